export const addDates = '। किराए में टैक्स शामिल है। खाली कमरे और पूरा किराया देखने के लिए तारीखें चुनें।';
export const addCheckIn = '। किराए में टैक्स शामिल है। खाली कमरे और पूरा किराया देखने के लिए चेक-इन की तारीख चुनें।';
export const addCheckOut = '। किराए में टैक्स शामिल है। खाली कमरे और पूरा किराया देखने के लिए चेक-आउट की तारीख चुनें।';
export const fromTo = (from: string, to: string) => `${from} से ${to}`;
export const nights = (n: number) => (n === 1 ? '1 रात' : `${n} रातें`);

export const changeSearch = 'खोज बदलें: ';
export const anyDates = 'कोई भी तारीख';
export const searchInstead = (typed: string) => `इसकी जगह “${typed}” खोजें`;
export const nearInstead = (place: string) => `इसकी जगह ${place} के पास खोजें`;
export const unnamed = (words: string) => `“${words}” नाम की कोई जगह या होटल नहीं मिला।`;
export const showing = (place: string) => `ये ${place} के नतीजे हैं। `;
export const noneHere = (places: string, kilometres: number, isNearestFirst: boolean) =>
  `${places} में अभी कोई होटल नहीं है। ये होटल वहाँ से सीधी रेखा में ${kilometres} किमी के अंदर हैं${isNearestFirst ? ', सबसे पास वाले पहले' : ''}।`;
export const within = (places: string | null, kilometres: number, isNearestFirst: boolean) =>
  `${places ?? 'आप जहाँ हैं, वहाँ'} से सीधी रेखा में ${kilometres} किमी के अंदर${isNearestFirst ? ', सबसे पास वाले पहले' : ''}।`;

export const filters = 'फ़िल्टर';
export const activeFilters = 'चुने हुए फ़िल्टर';
export const removeFilter = 'फ़िल्टर हटाएँ: ';
export const clearAll = 'सब हटाएँ';
export const sortBy = 'क्रम';
export const priceANight = 'प्रति रात किराया';
export const lowestPrice = 'प्रति रात कम से कम किराया';
export const noLowest = 'कम से कम की कोई सीमा नहीं';
export const highestPrice = 'प्रति रात ज़्यादा से ज़्यादा किराया';
export const noHighest = 'ज़्यादा से ज़्यादा की कोई सीमा नहीं';
export const anyPrice = 'कोई भी किराया';
export const upTo = (price: string) => `${price} तक`;
export const fromPrice = (price: string) => `${price} या ज़्यादा`;
export const guestScore = 'मेहमानों की रेटिंग';
export const anyScore = 'कोई भी रेटिंग';
export const ratedAtLeast = (rating: number) => `${rating} या ज़्यादा`;
export const cancellation = 'बुकिंग रद्द करना';
export const freeCancellation = 'रद्द करने पर पूरी रकम वापस';
export const propertyType = 'ठहरने की जगह';
export const starRating = 'स्टार रेटिंग';
export const stars = (n: number) => `${n} स्टार`;
export const amenities = 'सुविधाएँ';
export const noAmenities = 'इन होटलों ने कोई सुविधा नहीं बताई है।';
export const showHotels = 'होटल दिखाएँ';
export const showSome = (n: number) => `${n} होटल दिखाएँ`;

export const hotels = 'होटल';
export const loading = 'होटल खोजे जा रहे हैं…';
export const noAnswer = 'अभी जवाब नहीं आया';
export const found = (n: number) => `${n} होटल ${n === 1 ? 'मिला' : 'मिले'}`;
export const foundBefore = (n: number) => `पिछली खोज में ${n} होटल ${n === 1 ? 'मिला था' : 'मिले थे'}`;
export const noHotels = 'कोई होटल नहीं मिला';
export const savedStays = 'सहेजे हुए होटल: ';
export const showResults = 'नतीजे कैसे दिखाएँ';
export const list = 'सूची';
export const map = 'नक्शा';
export const mapFailed = 'नक्शा नहीं खुल सका।';
export const withoutDates = 'बिना तारीख के खोजें';
export const changeGuests = 'आप 1,000 वयस्क, 1,000 बच्चे और 1,000 कमरे तक खोज सकते हैं।';
export const changeStay = 'आप बिना तारीख के भी खोज सकते हैं।';
export const demoNote = 'जिन होटलों पर “डेमो” लिखा है, वे काल्पनिक हैं। वे दिखाते हैं कि यह साइट कैसे चलती है। वहाँ आप ठहर नहीं सकते।';
export const pages = 'पेज';
export const previousPage = 'पिछला पेज';
export const nextPage = 'अगला पेज';
export const page = 'पेज ';

export const noPhoto = 'अभी कोई फ़ोटो नहीं';
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
export const refundCostsMore = 'मुफ़्त में रद्द करने की सुविधा ज़्यादा किराए पर।';
export const taxesIncluded = ', टैक्स समेत';

export const listOfBefore = 'ये आपकी पिछली खोज के नतीजे हैं। ';
export const searchKept = 'आपकी खोज और फ़िल्टर यहीं हैं।';
export const listStays = ' नीचे के नतीजे यहीं रहेंगे।';
export const trying = ' हम अपने आप फिर से कोशिश करते रहेंगे।';

export const searchStays = 'होटल खोजें';
export const search = 'खोजें';
export const destination = 'कहाँ';
export const anywhere = 'गोवा में कहीं भी';
export const destinations = 'जगहें';
export const nearMe = 'मेरे आसपास';
export const asksFirst = 'ब्राउज़र पहले आपकी इजाज़त लेगा';
export const notFound = 'आपकी लोकेशन नहीं मिल सकी';
export const browserCannotTell = 'यह ब्राउज़र लोकेशन नहीं बता सकता। जगह का नाम लिखें।';
export const mayNotAsk = 'इस साइट के लिए लोकेशन बंद है। ब्राउज़र की सेटिंग में इजाज़त दें, या जगह का नाम लिखें।';
export const deviceDidNotSay = 'आपके फ़ोन या कंप्यूटर ने लोकेशन नहीं भेजी। फिर से कोशिश करें, या जगह का नाम लिखें।';
export const guestsAndRooms = 'मेहमान और कमरे';
export const adults = 'वयस्क';
export const children = 'बच्चे';
export const rooms = 'कमरे';
export const staysNearby = 'आसपास के होटल';
export const noStays = 'अभी कोई होटल नहीं';
export const stay = 'होटल';
export const nearTyped =
  /^\s*((hotels?|stays?)\s+)?(near\s*(me|by)|around\s+me)\s*$|^\s*(मेरे\s+)?(पास|नज़दीक|आस[\s-]?पास)(\s+(में|के\s+होटल))?\s*$/i;

export const otherPlace = 'कोई और जगह खोजकर देखें';
export const adjust = 'फ़िल्टर या खोज बदलकर देखें';
export const noneOnDates = 'आपकी तारीखों और मेहमानों के लिए यहाँ किसी होटल में कमरा खाली नहीं है। दूसरी तारीखें चुनें।';
export const nearestDates = 'सबसे पास की खाली तारीखें';
export const lookingNearby = 'सबसे पास की खाली तारीखें देख रहे हैं…';
export const clearFilters = 'फ़िल्टर हटाएँ';
export const allStays = 'गोवा में सभी होटल';
export const didYouMean = (places: string) => `क्या आप ${places} खोज रहे थे?`;
export const chooseRegion = 'कोई इलाका चुनें';
export const fitInto = (party: string, _guests: number, rooms: string) => `${party}: ${rooms} काफ़ी हैं`;
export const haveThem = (n: number) => `${n} ${n === 1 ? 'होटल' : 'होटलों'} में इतने कमरे हैं।`;
export const searchWith = (rooms: string) => `${rooms} लेकर खोजें`;
export const noneWithin = (place: string | null, kilometres: number) =>
  `${place ?? 'आप जहाँ हैं, वहाँ'} से ${kilometres} किमी के अंदर अभी कोई होटल नहीं है। सबसे पास: `;
export const awayWith = (distance: string, stays: string) => `, ${distance} दूर, ${stays}`;
export const freeHotels = (hotels: number) => `${hotels} होटल उपलब्ध`;
export const from = 'शुरुआती किराया';

export const mapOfResults = 'नतीजों का नक्शा';
export const twoPlaces = (one: string, other: string) => `${one} और ${other}`;
export const morePlaces = (one: string, other: string, more: number) =>
  `${one}, ${other} और ${more} और ${more === 1 ? 'जगह' : 'जगहें'}`;
export const placesFrom = (places: string) => `${places}: शुरुआती किराया `;
export const searchMapANight = 'प्रति रात';
export const searchMapForNights = (n: number) => `में ${n} ${n === 1 ? 'रात' : 'रातें'}`;
export const oneStay = '1 होटल';
export const stays = ' होटल';
export const zoomIn = '। पास से देखें';

export const fewerGuests = 'कम मेहमान या कम कमरे चुनें।';
export const fewerFilters = 'कुछ फ़िल्टर हटाकर फिर से खोजें।';
export const changeSearchAndTryAgain = 'खोज बदलकर फिर से कोशिश करें।';
export const searchFailed = 'होटल नहीं दिखाए जा सके।';
export const noSuggestions = 'सुझाव नहीं दिखाए जा सके।';
export const noOtherDates = 'दूसरी तारीखें नहीं दिखाई जा सकीं।';
export const noOtherDatesOfRoom = 'इस कमरे की दूसरी तारीखें नहीं दिखाई जा सकीं।';
export const noOtherDatesOfHotel = 'सबसे पास की खाली तारीखें नहीं दिखाई जा सकीं।';

const isHindi = (typed: string) => /\p{Script=Devanagari}/u.test(typed);
const load = () => import('./placeNames.ts');

/** Place names are loaded only for a destination in Hindi. */
export const placeAsked = (typed: string): string | Promise<string> =>
  isHindi(typed) ? load().then(({ inEnglish }) => inEnglish(typed)) : typed;

type Caller = (name: string) => string;
const asItIs: Caller = (name) => name;
export const calledAsTyped = (typed: string): Caller | Promise<Caller> =>
  isHindi(typed) ? load().then(({ placeName }) => placeName) : asItIs;
export const placeTyped = (typed: string): string | Promise<string> => typed;

export const title = 'सहेजे हुए होटल';
export const description = 'गोवा के वे होटल जो आपने सहेजे हैं, अभी के किराए और खाली कमरों के साथ, और जो होटल आपने आखिर में देखे।';
export const needsScript = 'इस पेज के लिए JavaScript ज़रूरी है, क्योंकि आपके सहेजे हुए होटल आपके ब्राउज़र में हैं।';
export const withAccount = (email: string) => `आपके खाते ${email} में सहेजे हुए हैं। ये आपके हर फ़ोन और कंप्यूटर पर दिखेंगे।`;
export const signIn = 'साइन इन';
export const onDevice = (signIn: string) =>
  `सिर्फ़ इसी फ़ोन या कंप्यूटर पर सहेजे हुए हैं। ${signIn} करें, तो दूसरे फ़ोन और कंप्यूटर पर भी दिखेंगे।`;
export const nothing = 'आपने अभी कोई होटल नहीं सहेजा है। होटल पर बना दिल दबाएँ, वह यहाँ सहेज लिया जाएगा।';
export const saved = (n: number) => (n === 1 ? '1 होटल सहेजा हुआ है' : `${n} होटल सहेजे हुए हैं`);
export const showMore = 'और दिखाएँ';
export const notLoaded = 'आपके सहेजे हुए होटल नहीं दिखाए जा सके';
export const gone = 'आपका सहेजा हुआ एक होटल अभी सूची में नहीं है।';
export const forget = 'सूची से हटाएँ';

export const ratingOf = (rating: string, reviews: number) =>
  `5 में से ${rating}, ${reviews === 1 ? '1 समीक्षा' : `${reviews} समीक्षाएँ`}`;
export const datesFor = (from: string, to: string, party: string) => `${from} से ${to}, ${party}`;
export const datesOver = (party: string) => `आपकी तारीखें बीत चुकी हैं। ${party}`;
export const savedWithoutDates = (party: string) => `बिना तारीख के: ${party}`;
export const soldOut = 'इन तारीखों में कोई कमरा खाली नहीं। कमरा खाली होने पर ई-मेल पाने के लिए होटल का पेज खोलें।';
export const notLet = 'इन तारीखों और इतने मेहमानों के लिए उपलब्ध नहीं है।';
export const noRoom = 'इतने मेहमानों के लिए अभी कोई कमरा नहीं है।';
export const savedFrom = 'शुरुआती किराया ';
export const savedANight = 'प्रति रात, टैक्स समेत';
export const savedForNights = (nights: string) => `में ${nights}, टैक्स समेत`;

export const recentlySeen = 'हाल में देखे हुए';
export const clearList = 'यह सूची मिटाएँ';
export const recentNote = 'जो होटल आपने आखिर में खोले। यह सूची इसी फ़ोन या कंप्यूटर पर रहती है।';

export const savedOften = 'सहेजे हुए होटलों में बहुत बार बदलाव हुआ है। एक मिनट बाद फिर कोशिश करें।';
export const savedFailed = 'आपके सहेजे हुए होटल अपडेट नहीं हो सके। फिर से कोशिश करें।';
export const savedPricesFailed = 'किराया और खाली कमरे नहीं दिख सके। फिर से कोशिश करें।';
export const savedFull = (most: number) => `आप ${most} होटल तक सहेज सकते हैं।`;
export const takeOneOut = 'नया होटल सहेजने के लिए कोई एक हटाएँ।';

export const save = 'सहेजें ';
export const savingSaved = 'सहेजा हुआ ';
export const notKept = 'यह ब्राउज़र साइटों को जानकारी सहेजने नहीं देता, इसलिए होटल सहेजा नहीं जा सका।';
