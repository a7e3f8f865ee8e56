export const skip = 'सीधे पेज पर जाएँ';
export const home = 'होम';
export const homeOf = (brand: string) => `${brand}, होम`;
export const main = 'मुख्य';
export const mainMenu = 'मुख्य मेन्यू';
export const menu = 'मेन्यू';
export const ourProperties = 'हमारे होटल';
export const blog = 'ब्लॉग';
export const ourStory = 'हमारी कहानी';
export const contactUs = 'संपर्क करें';
export const signIn = 'साइन इन';
export const account = 'खाता';
export const listYourProperty = 'अपनी प्रॉपर्टी जोड़ें';
export const admin = 'एडमिन';
export const myStays = 'मेरी बुकिंग';
export const savedStays = 'सहेजे हुए होटल';
export const myListings = 'मेरी प्रॉपर्टी';
export const signOut = 'साइन आउट';

export const stay = 'होटल';
export const allStays = 'गोवा में सभी होटल';
export const staysByPlace = 'जगह के हिसाब से होटल';
export const findBooking = 'अपनी बुकिंग खोजें';
export const about = 'हमारे बारे में';
export const smallPrint = 'नियम';
export const terms = 'नियम और शर्तें';
export const privacy = 'निजता';
export const cookies = 'कुकीज़';
export const impressions = 'चित्र कलाकार की कल्पना हैं';

export const notices = 'सूचनाएँ';
export const newerVersion = 'इस पेज का नया रूप आ गया है।';
export const reload = 'पेज रीफ़्रेश करें';
export const breadcrumb = 'आप यहाँ हैं';

export const pricesIn = 'किराया किस मुद्रा में दिखाएँ';
export const rupees = 'भारतीय रुपये';
export const dollars = 'अमेरिकी डॉलर';

export const returnHome = 'होम पर लौटें';
export const noProperty = 'होटल नहीं मिला';
export const noPropertyDescription = 'इस पते पर हमारा कोई होटल नहीं है। गोवा में हमारे अपने होटल देखें।';
export const noHouse = 'इस पते पर हमारा कोई होटल नहीं है। ये हमारे होटल हैं:';
export const houseIn = (kind: string, place: string) => `${place} में ${kind}`;
export const backHome = 'होम पर लौटें';

export const northGoa = 'उत्तरी गोवा';
export const goa = 'गोवा';
export const post = (minutes: number) => `ब्लॉग, पढ़ने में ${minutes} मिनट`;

export const searchQuestions = 'सवालों में खोजें';
export const noQuestions = 'ऐसा कोई सवाल नहीं मिला।';
export const questions = (n: number) => `${n} सवाल`;

export function ratingWords(rating: number | null, reviewCount: number): [string, string] {
  if (rating === null) return ['नया', 'अभी कोई समीक्षा नहीं'];
  return [`${rating.toFixed(1)}/5`, `${reviewCount} ${reviewCount === 1 ? 'समीक्षा' : 'समीक्षाएँ'}`];
}

export const feedOf = (brand: string) => `${brand}, ब्लॉग`;
export const readMore = 'आगे पढ़ें';
export const sharePost = 'यह लेख शेयर करें';
export const minutesToRead = (minutes: number) => `पढ़ने में ${minutes} मिनट`;
export const morePosts = 'और लेख';
export const previous = 'पिछला';
export const next = 'अगला';
export const privacyLine = ['हम आपके बारे में क्या रखते हैं, यह ', 'निजता', ' के पेज पर है।'] as const;
export const writeLine = ['', ' पर लिखें, हम आपको जोड़ लेंगे।'] as const;

export const lastUpdated = 'पिछला बदलाव:';
export const onThisPage = 'इस पेज पर';
export const textInEnglish: string = 'यह पाठ अंग्रेज़ी में है; वही मान्य है।';

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
export const state = 'गोवा';
export const country = 'भारत';
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

export const emailMissing = 'अपना ई-मेल लिखें।';
export const subscriptionFailed = 'आपका ई-मेल नहीं भेजा जा सका। फिर से कोशिश करें।';
export const tooMany = 'इस कनेक्शन से बहुत बार न्यूज़लेटर माँगा गया है। एक घंटे बाद फिर कोशिश करें।';
export const sending = 'भेजा जा रहा है…';

export const description = 'कमरे, फ़ोटो, मेहमानों की समीक्षाएँ और आपकी तारीखों का पूरा किराया।';
export const needsScript = 'इस पेज के लिए JavaScript चाहिए';
export const needsScriptLine = ['JavaScript चालू करें, हमें ', ' पर फ़ोन करें या ', ' पर लिखें।'] as const;

export const moreStays = 'और होटल';
export const moreStaysIn = ['', ' और पूरे ', ' में और होटल'] as const;
export const withoutScript = [
  'यहाँ तारीखें चुनने और बुक करने के लिए JavaScript चालू करें। या ऐसे बुक करें: ',
  ' पर, फ़ोन से (',
  ') या ',
  ' पर ई-मेल लिखकर। किराया एक रात का है, टैक्स समेत, इस पेज के पिछले अपडेट के समय का।',
] as const;

export const hotelPhotosOf = (hotel: string) => `${hotel} की फ़ोटो`;
export const photo = 'फ़ोटो ';

export const propertyTypes = {
  hotel: 'होटल',
  resort: 'रिज़ॉर्ट',
  homestay: 'होमस्टे',
  apartment: 'अपार्टमेंट',
  villa: 'विला',
  guest_house: 'गेस्ट हाउस',
};

export const stays = 'होटल';
export const searchAll = 'सभी होटल खोजें';
export const staysIn = (place: string) => `${place} में ठहरने की जगहें`;
export const countIn = (stays: string, place: string) => `${place} में ${stays}`;
export const mapOf = (place: string) => `${place} का नक्शा, वहाँ के होटलों के साथ`;
export const demoNote = 'जिन होटलों पर “डेमो” लिखा है, वे काल्पनिक हैं। वे दिखाते हैं कि यह साइट कैसे चलती है। वहाँ आप ठहर नहीं सकते।';
export const allIn = (place: string) => `${place} के सभी होटल, फ़िल्टर के साथ`;
export const elsewhereIn = (place: string) => `${place} में और जगहें`;
export const placesIn = (place: string) => `${place} की जगहें`;

export const datesIn = (place: string) => `${place} में ठहरने की तारीखें`;
export const seeFree = 'खाली कमरे देखें';
export const noPhoto = 'अभी कोई फ़ोटो नहीं';

export const nearYou = 'आपके आसपास के होटल';
export const results = 'खोज के नतीजे';
export const inGoa = 'गोवा के होटल';
export const hotelsFor = (text: string) => `“${text}” के लिए होटल`;
export const hotelsIn = (places: string) => `${places} के होटल`;
export const hotelsNear = (places: string) => `${places} के पास के होटल`;

export const title = 'गोवा के होटल: तारीखें, कमरे और किराया';
export const searchPageDescription =
  'आपकी तारीखों के लिए गोवा के होटल: खाली कमरे, टैक्स समेत किराया, और ठहर चुके मेहमानों की समीक्षाएँ।';
export const searchPageNeedsScript = 'खोज के लिए JavaScript चाहिए';
export const writeOrCall = (phone: string, hours: string) =>
  `ब्राउज़र में JavaScript चालू करें, हमें WhatsApp पर लिखें, या ${phone} पर फ़ोन करें: ${hours}।`;
export const searchPageChat = 'WhatsApp पर लिखें';
