/** The pages of our own hotels, and the gallery. */

export const bookNow = 'Book Now';
export const bookByChat = 'Book Now via WhatsApp';
export const bookYourStay = 'Book Your Stay Now';
export const explore = 'Explore Our Properties';
export const checkDates = 'Check dates and prices';
export const atHouse = (house: string) => ` at ${house}`;
export const viewDetails = 'View Details';
export const viewDetailsOf = (name: string) => `View Details of ${name}`;
export const ofName = (name: string) => ` of ${name}`;
export const getDirections = 'Get Directions';
export const directionsTo = (house: string) => `Get Directions to ${house}`;
export const chat = 'Chat on WhatsApp';
export const ask = 'Ask on WhatsApp';
export const phone = 'Phone';
export const email = 'Email';
export const whatsapp = 'WhatsApp';
export const aNight = 'a night';
/** The price of a night where nights differ: of the stay, and without dates. */
export const aNightOnAverage = 'a night on average';
export const priceFrom = 'From';
/** Before and after the lowest price. */
export const from = 'From';
export const fromNight = 'a night';
export const roomTypesLabel = 'Room types';
export const kindIn = (kind: string, place: string) => `${kind}, ${place}`;
export const properties = 'Properties';

export const highlights = 'Highlights';
export const carousel = 'carousel';
export const slide = 'slide';
export const placeOf = (place: number, count: number) => `${place} of ${count}`;
export const slideNamed = (place: number, title: string) => `Slide ${place}: ${title}`;
export const previousSlide = 'Previous slide';
export const nextSlide = 'Next slide';
export const pauseSlides = 'Pause slides';
export const playSlides = 'Play slides';

export const photosOf = (house: string) => `Photos of ${house}`;
export const rowToScroll = (name: string) => `${name}, scrollable row`;
export const ofCount = (count: number) => `of ${count}`;
export const previousPhotoOf = (house: string) => `Previous photo of ${house}`;
export const nextPhotoOf = (house: string) => `Next photo of ${house}`;
export const pausePhotosOf = (house: string) => `Pause the photos of ${house}`;
export const playPhotosOf = (house: string) => `Play the photos of ${house}`;

export const allPhotos = (photos: string) => `All ${photos}`;
export const fromNightAnd = 'a night,';
export const shareHotel = 'Share Hotel';
export const share = 'Share';
export const sharedHouse = (house: string, place: string, brand: string) => `${house} in ${place}, on ${brand}`;
export const roomAt = (room: string, house: string) => `${room} at ${house}`;

/** The two pages of a house, as tabs. */
export const theHouse = 'The hotel';
export const roomsAndPrices = 'Rooms and prices';
export const aboutHouse = 'About the hotel';
export const amenities = 'Amenities';
export const goodToKnow = 'Good to know';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const fromTime = (time: string) => `From ${time}`;
export const untilTime = (time: string) => `Until ${time}`;
export const fromTimeTo = (from: string, to: string) => `${from} to ${to}`;
export const breakfast = 'Breakfast';
/** The last of the house rules. */
export const breakfastRule = (from: string, to: string) => `Breakfast ${from} to ${to}.`;
export const cancellation = 'Cancellation';
export const payment = 'Payment';
export const groups = 'Groups';
export const pets = 'Pets';
export const agesLabel = 'Ages';
export const houseRules = 'House rules';
export const pleaseNote = 'Please note';

export const theRooms = 'The rooms';
export const roomsNote =
  'Prices are for one room for one night. Select “Check dates and prices” for the total for your dates, taxes included.';
export const lookAtPhotos = (room: string) => `Look at the photos of ${room}`;
export const upTo = (guests: string) => `Up to ${guests}`;
export const upToWithChildren = (guests: string) => `Up to ${guests}, children included`;
export const galleryCount = (photos: number) => `Gallery (${photos})`;
export const guestsLabel = 'Guests';
export const price = 'Price';
export const priceNote = 'a night, depending on the season';
export const inTheRoom = 'In the room';
export const close = 'Close';

export const aroundTheHouse = 'Around the hotel';
export const questionsAsked = 'Questions guests ask';
export const gettingHere = 'Getting here';

export const demo = 'Demo';
