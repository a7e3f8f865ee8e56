export const bookNow = 'अभी बुक करें';
export const bookByChat = 'WhatsApp पर बुक करें';
export const bookYourStay = 'अभी बुक करें';
export const explore = 'हमारे होटल देखें';
export const checkDates = 'तारीखें और किराया देखें';
export const atHouse = (house: string) => `, ${house}`;
export const viewDetails = 'पूरी जानकारी';
export const viewDetailsOf = (name: string) => `पूरी जानकारी: ${name}`;
export const ofName = (name: string) => `: ${name}`;
export const getDirections = 'रास्ता देखें';
export const directionsTo = (house: string) => `रास्ता देखें: ${house}`;
export const chat = 'WhatsApp पर बात करें';
export const ask = 'WhatsApp पर पूछें';
export const phone = 'फ़ोन';
export const email = 'ई-मेल';
export const whatsapp = 'WhatsApp';
export const aNight = 'प्रति रात';
export const aNightOnAverage = 'औसतन प्रति रात';
export const priceFrom = 'शुरुआती किराया';
export const from = 'किराया';
export const fromNight = 'प्रति रात से शुरू';
export const roomTypesLabel = 'कमरों के प्रकार';
export const kindIn = (kind: string, place: string) => `${kind}, ${place}`;
export const properties = 'होटल';

export const highlights = 'खास बातें';
export const carousel = 'स्लाइड शो';
export const slide = 'स्लाइड';
export const placeOf = (place: number, count: number) => `${count} में से ${place}`;
export const slideNamed = (place: number, title: string) => `स्लाइड ${place}: ${title}`;
export const previousSlide = 'पिछली स्लाइड';
export const nextSlide = 'अगली स्लाइड';
export const pauseSlides = 'स्लाइड रोकें';
export const playSlides = 'स्लाइड चलाएँ';

export const photosOf = (house: string) => `${house} की फ़ोटो`;
export const rowToScroll = (name: string) => `${name}, आगे-पीछे खिसकाएँ`;
export const ofCount = (count: number) => `/ ${count}`;
export const previousPhotoOf = (house: string) => `${house} की पिछली फ़ोटो`;
export const nextPhotoOf = (house: string) => `${house} की अगली फ़ोटो`;
export const pausePhotosOf = (house: string) => `${house} की फ़ोटो रोकें`;
export const playPhotosOf = (house: string) => `${house} की फ़ोटो चलाएँ`;

export const allPhotos = (photos: string) => `सभी ${photos}`;
export const fromNightAnd = 'प्रति रात से शुरू,';
export const shareHotel = 'शेयर करें';
export const share = 'शेयर करें';
export const sharedHouse = (house: string, place: string, brand: string) => `${house}, ${place}: ${brand} पर`;
export const roomAt = (room: string, house: string) => `${room}, ${house}`;

export const theHouse = 'होटल';
export const roomsAndPrices = 'कमरे और किराया';
export const aboutHouse = 'होटल के बारे में';
export const amenities = 'सुविधाएँ';
export const goodToKnow = 'जानने लायक बातें';
export const checkIn = 'चेक-इन';
export const checkOut = 'चेक-आउट';
export const fromTime = (time: string) => `${time} से`;
export const untilTime = (time: string) => `${time} तक`;
export const fromTimeTo = (from: string, to: string) => `${from} से ${to} तक`;
export const breakfast = 'नाश्ता';
export const breakfastRule = (from: string, to: string) => `नाश्ता: ${from} से ${to} तक।`;
export const cancellation = 'बुकिंग रद्द करना';
export const payment = 'भुगतान';
export const groups = 'समूह';
export const pets = 'पालतू जानवर';
export const agesLabel = 'उम्र';
export const houseRules = 'होटल के नियम';
export const pleaseNote = 'ध्यान दें';

export const theRooms = 'कमरे';
export const roomsNote =
  'किराया एक कमरे का, एक रात के लिए है। अपनी तारीखों का पूरा किराया, टैक्स समेत, “तारीखें और किराया देखें” में देखें।';
export const lookAtPhotos = (room: string) => `${room} की फ़ोटो देखें`;
export const upTo = (guests: string) => `${guests} तक`;
export const upToWithChildren = (guests: string) => `${guests} तक, बच्चे भी शामिल`;
export const galleryCount = (photos: number) => `फ़ोटो (${photos})`;
export const guestsLabel = 'मेहमान';
export const price = 'किराया';
export const priceNote = 'प्रति रात, सीज़न के हिसाब से';
export const inTheRoom = 'कमरे में';
export const close = 'बंद करें';

export const aroundTheHouse = 'होटल की सैर';
export const questionsAsked = 'मेहमान जो पूछते हैं';
export const gettingHere = 'यहाँ कैसे पहुँचें';

export const demo = 'डेमो';
