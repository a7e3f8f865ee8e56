export const skip = 'Skip to content';
export const home = 'Home';
export const homeOf = (brand: string) => `${brand}, home`;
export const main = 'Main';
export const mainMenu = 'Main menu';
export const menu = 'Menu';
export const ourProperties = 'Our Properties';
export const blog = 'Blog';
export const ourStory = 'Our Story';
export const contactUs = 'Contact us';
export const signIn = 'Sign in';
export const account = 'Account';
export const listYourProperty = 'List Your Property';
export const admin = 'Admin';
export const myStays = 'My bookings';
export const savedStays = 'Saved hotels';
export const myListings = 'My listings';
export const signOut = 'Sign out';

export const stay = 'Stay';
export const allStays = 'All hotels in Goa';
export const staysByPlace = 'Stays by place';
export const findBooking = 'Find your booking';
export const about = 'About';
export const smallPrint = 'Small print';
export const terms = 'Terms & Conditions';
export const privacy = 'Privacy';
export const cookies = 'Cookies';
export const impressions = 'Pictures are artist’s impressions';

export const notices = 'Notices';
export const newerVersion = 'There is a newer version of this page.';
export const reload = 'Reload';
export const breadcrumb = 'Breadcrumb';

export const pricesIn = 'Show prices in';
export const rupees = 'Indian rupees';
export const dollars = 'US dollars';

// Not found -----------------------------------------------------------------------------------------------------------
export const returnHome = 'Return to Home';
export const noProperty = 'Property Not Found';
export const noPropertyDescription = 'We have no hotel at this address. Look at our own hotels in Goa.';
export const noHouse = 'We have no hotel at this address. These are our hotels:';
export const houseIn = (kind: string, place: string) => `${kind} in ${place}`;
export const backHome = 'Go Back Home';

// Images of shared links ----------------------------------------------------------------------------------------------
export const northGoa = 'North Goa';
export const goa = 'Goa';
export const post = (minutes: number) => `Blog, ${minutes} min read`;

// Faq -----------------------------------------------------------------------------------------------------------------
export const searchQuestions = 'Search the questions';
export const noQuestions = 'No questions found matching your search.';
export const questions = (n: number) => (n === 1 ? '1 question' : `${n} questions`);

// Figures -------------------------------------------------------------------------------------------------------------
/** Returns `4.7/5` and `from 89 reviews`. */
export function ratingWords(rating: number | null, reviewCount: number): [string, string] {
  if (rating === null) return ['New', 'no reviews yet'];
  return [`${rating.toFixed(1)}/5`, `from ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`];
}

// Blog ----------------------------------------------------------------------------------------------------------------
export const feedOf = (brand: string) => `${brand}, the blog`;
export const readMore = 'Read More';
export const sharePost = 'Share this post';
export const minutesToRead = (minutes: number) => `${minutes} min read`;
export const morePosts = 'More posts';
export const previous = 'Previous';
export const next = 'Next';
/** Texts before, in and after the link. */
export const privacyLine = ['What we keep about you is on the page about ', 'privacy', '.'] as const;
export const writeLine = ['Write to ', ' and we will add you.'] as const;

// Legal ---------------------------------------------------------------------------------------------------------------
/** The legal texts are in English only. */

export const lastUpdated = 'Last updated:';
export const onThisPage = 'On this page';
/** Shown if the page around it is in another language. */
export const textInEnglish: string = '';

// Houses --------------------------------------------------------------------------------------------------------------
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
export const aNightOnAverage = 'a night on average';
export const priceFrom = 'From';
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
export const state = 'Goa';
export const country = 'India';
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

// Newsletter ----------------------------------------------------------------------------------------------------------
export const emailMissing = 'Enter your email.';
export const subscriptionFailed = 'We could not send your email. Try again.';
export const tooMany = 'Too many subscriptions from your connection. Try again in one hour.';
export const sending = 'Sending…';

// Hotel pages ---------------------------------------------------------------------------------------------------------
export const description = 'Rooms, photos, reviews and the price for your dates.';
export const needsScript = 'This page needs JavaScript';
export const needsScriptLine = ['Switch it on, call us on ', ' or write to ', '.'] as const;

export const moreStays = 'More hotels';
export const moreStaysIn = ['More hotels in ', ' and all over ', ''] as const;
export const withoutScript = [
  'To choose dates and book here, switch JavaScript on. Or book by ',
  ', by phone (',
  ') or by email to ',
  '. Prices are for one night, taxes included, from the last update of this page.',
] as const;

// Hotel photos --------------------------------------------------------------------------------------------------------
export const hotelPhotosOf = (hotel: string) => `Photos of ${hotel}`;
export const photo = 'Photo ';

// Property types ------------------------------------------------------------------------------------------------------
/** In the order of the database. */
export const propertyTypes = {
  hotel: 'Hotel',
  resort: 'Resort',
  homestay: 'Homestay',
  apartment: 'Apartment',
  villa: 'Villa',
  guest_house: 'Guest house',
} as const;

// Places --------------------------------------------------------------------------------------------------------------
export const stays = 'Stays';
export const searchAll = 'Search all hotels';
export const staysIn = (place: string) => `Stays in ${place}`;
export const countIn = (stays: string, place: string) => `${stays} in ${place}`;
export const mapOf = (place: string) => `Map of ${place} with its hotels`;
export const demoNote = 'Hotels marked “Demo” are fictional. They show how this site works. You cannot stay there.';
export const allIn = (place: string) => `All hotels in ${place}, with filters`;
export const elsewhereIn = (place: string) => `Elsewhere in ${place}`;
export const placesIn = (place: string) => `Places in ${place}`;

export const datesIn = (place: string) => `Dates in ${place}`;
export const seeFree = 'See available rooms';
export const noPhoto = 'No photo yet';

// Search title --------------------------------------------------------------------------------------------------------
export const nearYou = 'Hotels near you';
export const results = 'Search Results';
export const inGoa = 'Hotels in Goa';
export const hotelsFor = (text: string) => `Hotels for “${text}”`;
export const hotelsIn = (places: string) => `Hotels in ${places}`;
export const hotelsNear = (places: string) => `Hotels near ${places}`;

// Search page ---------------------------------------------------------------------------------------------------------
export const title = 'Hotels in Goa: dates, rooms and prices';
export const searchPageDescription =
  'Hotels in Goa for your dates: available rooms, prices including taxes, and reviews by guests who stayed.';
export const searchPageNeedsScript = 'Search needs JavaScript';
export const writeOrCall = (phone: string, hours: string) =>
  `Switch JavaScript on in your browser, message us on WhatsApp, or call ${phone}: ${hours}.`;
export const searchPageChat = 'WhatsApp us';
