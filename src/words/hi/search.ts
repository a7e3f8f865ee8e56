export const addDates = '। खाली कमरे और पूरा किराया देखने के लिए तारीखें चुनें।';
export const addCheckIn = '। खाली कमरे और पूरा किराया देखने के लिए चेक-इन की तारीख चुनें।';
export const addCheckOut = '। खाली कमरे और पूरा किराया देखने के लिए चेक-आउट की तारीख चुनें।';
export const fromTo = (from: string, to: string) => `${from} से ${to}`;
export const nights = (n: number) => (n === 1 ? '1 रात' : `${n} रातें`);

export const changeSearch = 'खोज बदलें: ';
export const anyDates = 'कोई भी तारीख';
export const searchInstead = (typed: string) => `इसकी जगह “${typed}” खोजें`;
export const nearInstead = (place: string) => `इसकी जगह ${place} के पास खोजें`;
export const unnamed = (words: string) => `“${words}” नाम का कुछ नहीं मिला।`;
export const beforeShown = '';
export const afterShown = ' के नतीजे दिखाए जा रहे हैं। ';
export const noneHere = (places: string, kilometres: number, isNearestFirst: boolean) =>
  `${places} में अभी कोई होटल नहीं है। ये वहाँ से सीधी रेखा में ${kilometres} किमी के अंदर हैं${isNearestFirst ? ', सबसे पास वाले पहले' : ''}।`;
export const within = (places: string | null, kilometres: number, isNearestFirst: boolean) =>
  `${places ?? 'आप जहाँ हैं, वहाँ'} से सीधी रेखा में ${kilometres} किमी के अंदर${isNearestFirst ? ', सबसे पास वाले पहले' : ''}।`;

export const filters = 'फ़िल्टर';
export const activeFilters = 'चुने हुए फ़िल्टर';
export const removeFilter = 'फ़िल्टर हटाएँ: ';
export const clearAll = 'सब हटाएँ';
export const sortBy = 'किस क्रम में';
export const priceANight = 'प्रति रात किराया';
export const lowestPrice = 'प्रति रात कम से कम किराया';
export const noLowest = 'कम से कम की कोई सीमा नहीं';
export const highestPrice = 'प्रति रात ज़्यादा से ज़्यादा किराया';
export const noHighest = 'ज़्यादा से ज़्यादा की कोई सीमा नहीं';
export const anyPrice = 'कोई भी किराया';
export const upTo = (price: string) => `${price} तक`;
export const fromPrice = (price: string) => `${price} से`;
export const guestScore = 'मेहमानों की रेटिंग';
export const anyScore = 'कोई भी रेटिंग';
export const ratedAtLeast = (rating: number) => `${rating} या ज़्यादा`;
export const cancellation = 'रद्द करना';
export const freeCancellation = 'मुफ़्त में रद्द करना';
export const propertyType = 'ठहरने की जगह';
export const starRating = 'स्टार रेटिंग';
export const stars = (n: number) => `${n} स्टार`;
export const amenities = 'सुविधाएँ';
export const noAmenities = 'यहाँ चुनने के लिए कोई सुविधा नहीं है।';
export const showHotels = 'होटल दिखाएँ';
export const showSome = (n: number) => `${n} होटल दिखाएँ`;

export const hotels = 'होटल';
export const loading = 'होटल खोजे जा रहे हैं…';
export const noAnswer = 'अभी जवाब नहीं आया';
export const found = (n: number) => `${n} होटल ${n === 1 ? 'मिला' : 'मिले'}`;
export const foundBefore = (n: number) => `पहले ${n} होटल ${n === 1 ? 'मिला था' : 'मिले थे'}`;
export const noHotels = 'कोई होटल नहीं मिला';
export const savedStays = 'सहेजे हुए होटल: ';
export const showResults = 'नतीजे कैसे दिखाएँ';
export const list = 'सूची';
export const map = 'नक्शा';
export const mapFailed = 'नक्शा नहीं खुल सका।';
export const withoutDates = 'बिना तारीख के खोजें';
export const changeGuests = 'ऊपर मेहमान और कमरे बदलें।';
export const changeStay = 'ऊपर तारीखें या मेहमान बदलें, या पहले सभी होटल देखें।';
export const demoNote =
  'जिन होटलों पर “डेमो” लिखा है, वे काल्पनिक हैं: वे दिखाते हैं कि यह साइट कैसे चलती है, और वहाँ कोई ठहर नहीं सकता।';
export const pages = 'पेज';
export const previousPage = 'पिछला पेज';
export const nextPage = 'अगला पेज';
export const page = 'पेज ';

export const noPhoto = 'अभी कोई तस्वीर नहीं';
export const starHotel = '-स्टार होटल';
export const featured = 'चुनिंदा';
export const unrated = 'नया';
export const rated = 'रेटिंग ';
export const outOfFive = ' (5 में से),';
export const reviews = (n: number) => (n === 1 ? '1 समीक्षा' : `${n} समीक्षाएँ`);
export const moreAmenities = ' और';
export const startingFrom = 'किराया';
export const aNight = 'प्रति रात से शुरू';
export const forNights = ' में ';
export const taxesIncluded = ', टैक्स समेत';

export const listOfBefore = 'नीचे के होटल आपकी पिछली खोज के हैं, अभी जो चुना है उसके नहीं। ';
export const searchKept = 'आपकी खोज और फ़िल्टर यहीं हैं।';
export const listStays = ' जो पहले मिला था, वह भी यहीं है।';
export const trying = ' हम कोशिश करते रहेंगे।';
