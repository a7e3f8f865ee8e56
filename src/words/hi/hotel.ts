import { petFriendly } from '../../domain/pets.ts';
import { counted } from '../../domain/stay.ts';
import { stayRefusal } from './guestStay.ts';
import { dateTag, guests } from './language.ts';
import { formatTime } from './party.ts';

/** The oblique case before a postposition: "2 कमरे", but "2 कमरों में". */
const inRooms = (count: number) => counted(count, 'कमरे', 'कमरों');
const countRooms = (count: number) => counted(count, 'कमरा', 'कमरे');
const ofRooms = (count: number) => (count === 1 ? 'का' : 'के');
const areLeft = (count: number) => `${countRooms(count)} ${count === 1 ? 'बचा है' : 'बचे हैं'}`;

export const hotel = 'होटल';
export const hotelNotFound = 'होटल नहीं मिला';
export const mayHaveLeft = 'हो सकता है कि यह होटल अब सूची में न हो, या लिंक अधूरा हो।';
export const backToSearch = 'खोज पर वापस';
export const notLoaded = 'यह होटल नहीं खुल सका';
export const loadingHotel = 'होटल खुल रहा है…';

export const staysIn = (city: string) => `${city} में होटल`;

export const overview = 'जानकारी';
export const rooms = 'कमरे';
export const amenities = 'सुविधाएँ';
export const reviews = 'समीक्षाएँ';
export const aboutHotel = (hotel: string) => `${hotel} के बारे में`;

export const noPhotos = 'अभी कोई फ़ोटो नहीं';
export const openPhoto = (place: number, count: number, words: string) => `${count} में से फ़ोटो ${place} खोलें: ${words}`;
export const showPhoto = 'फ़ोटो देखें';
export const showPhotos = (count: number) => `सभी ${count} फ़ोटो देखें`;
export const photosFailed = 'फ़ोटो नहीं खुल सकीं। फिर से कोशिश करें।';

export const starHotel = (stars: number) => `${stars}-स्टार होटल`;
export const featured = 'चुनिंदा';
export const ratedBefore = 'रेटिंग: 5 में से ';
export const ratedAfter = '';
export const rated = (rating: string | number) => `रेटिंग: 5 में से ${rating}`;
export const countReviews = (count: number) => counted(count, 'समीक्षा', 'समीक्षाएँ');
export const sharedHotel = (hotel: string, city: string, brand: string) => `${hotel}, ${city}: ${brand} पर`;

export const aboutStay = 'होटल के बारे में';
export const arriving = 'चेक-इन और चेक-आउट';
export const fromTime = (time: string) => `${time} से`;
export const untilTime = (time: string) => `${time} तक`;
export const whereItIs = 'लोकेशन';
export const policies = 'नियम';
export const whatIsThere = 'सुविधाएँ';
export const noAmenities = 'होटल ने अभी अपनी सुविधाएँ नहीं बताई हैं।';

export const noReviews = 'अभी कोई समीक्षा नहीं';
export const reviewsComeFrom = 'समीक्षाएँ वही मेहमान लिखते हैं जो यहाँ ठहर चुके हैं। पहली समीक्षा उनके ठहरने के बाद यहाँ दिखेगी।';
export const latestBelow = (count: number) => `, सबसे नई ${count} नीचे`;
export const withDemo = 'इनमें काल्पनिक डेमो समीक्षाएँ भी हैं।';
export const whatGuestsSay = 'मेहमान क्या कहते हैं';
export const verified = 'यहाँ ठहर चुके हैं';
export const replyFrom = (hotel: string, day: string) => `${hotel} का जवाब, ${day}`;
export const reviewsFailed = 'समीक्षाएँ नहीं खुल सकीं';
export const loadingReviews = 'समीक्षाएँ खुल रही हैं…';
export const moreReviews = 'और समीक्षाएँ देखें';
export const shownOf = (shown: number, count: number) =>
  `${counted(count, 'समीक्षा', 'समीक्षाओं')} में से ${shown} दिख रही हैं`;

export const pickRoom = 'दूसरे कमरे के साथ बुक करें';
export const pickedRoom = 'चुना गया';
export const pickAnother = 'दोनों साथ बुक करने के लिए दूसरी तरह का कमरा चुनें।';
export const bookPicked = (types: number) => `${types} तरह के कमरे बुक करें`;
export const chooseRoom = 'कमरा चुनें';
export const noRooms = 'अभी यहाँ कोई कमरा बुक नहीं हो सकता।';
export const openRoomPhotos = (count: number, room: string) => `${room} की ${count} फ़ोटो खोलें`;
export const upToGuests = (count: number) => `${guests(count)} तक`;
export const roomSize = (size: string) => size.replace('m²', 'वर्ग मीटर').replace('sq ft', 'वर्ग फ़ुट');
export const roomsOfKind = (count: number) => `इस प्रकार ${ofRooms(count)} ${countRooms(count)}`;
export const forNights = (count: number) => `${counted(count, 'रात', 'रातों')} के लिए`;
export const timesRooms = (count: number) => ` × ${count} कमरे`;
export const available = 'खाली है';
export const roomsLeft = areLeft;
export const roomsLeftThen = (count: number) => `इन तारीखों में सिर्फ़ ${areLeft(count)}`;
export const askedFor = (rooms: number) => `आपने ${rooms} कमरे माँगे हैं।`;
export const kindTakes = (count: number) =>
  `इस प्रकार के सभी कमरों में कुल ${guests(count)} ठहर सकते हैं। दूसरे प्रकार का कमरा चुनें या मेहमान कम करें।`;
export const guestsFitKind = (count: number, rooms: number) =>
  `इस प्रकार के ${inRooms(rooms)} में ${guests(count)} ठहर सकते हैं।`;

export const yourStay = 'ठहरने के दिन';
export const contact = 'संपर्क';
export const priceAndStep = 'किराया और अगला कदम';
export const seeRooms = 'कमरे देखें';
export const chooseDates = 'तारीखें चुनें';
export const changeGuests = 'मेहमान बदलें';
export const chooseRooms = (count: number) => `${countRooms(count)} चुनें`;
export const checking = 'देख रहे हैं कि कमरे खाली हैं या नहीं…';
export const notChecked = 'पता नहीं चल सका कि कमरे खाली हैं या नहीं';
export const noRoomsToBook = 'बुक करने के लिए कोई कमरा नहीं';
export const whyNot = (why: string | null) => (why ? stayRefusal(why) : 'इन तारीखों में कोई कमरा खाली नहीं');
export const seeOtherDates = 'दूसरी तारीखें देखें';
export const fewerRooms = 'इतने कमरे नहीं हैं';
export const tooSmall = 'सभी मेहमानों के लिए जगह कम है';
export const from = 'शुरुआती किराया';
export const fromForNights = (count: number) => `शुरुआती किराया, ${counted(count, 'रात', 'रातें')}`;
export const ofKindLeft = (count: number) => `सिर्फ़ ${areLeft(count)}`;
export const ofKindLeftThen = (count: number) => `इन तारीखों में सिर्फ़ ${areLeft(count)}`;
export const guestsFitHere = (guests: string, _count: number, rooms: number) =>
  `यहाँ ${inRooms(rooms)} में ${guests} ठहर सकते हैं`;
export const noKindTakes = (guests: string) =>
  `यहाँ एक ही प्रकार के कमरों में ${guests} नहीं ठहर सकते। मेहमान कम करें, या हमें लिखें: हम आपके लिए अलग-अलग प्रकार के कमरे बुक कर देंगे।`;
export const noKindHas = (rooms: number) => `यहाँ एक ही प्रकार के ${countRooms(rooms)} नहीं हैं।`;
export const guestsFitNot = (guests: string, rooms: number) => `${inRooms(rooms)} में ${guests} नहीं ठहर सकते।`;
export const selectDates = 'कौन-से कमरे खाली हैं और किराया कितना है, यह देखने के लिए तारीखें चुनें';
export const otherDates = 'दूसरी तारीखें चुनें';
export const tryOtherDates = 'दूसरी तारीखें देखें।';
export const toDay = 'से';
export const chargedInRupees = (day: string) => ` भुगतान रुपयों में होता है। डॉलर का हिसाब ${day} की दर से है।`;

export const checkConnection = 'अपना इंटरनेट कनेक्शन देखें और फिर से कोशिश करें।';
export const retry = 'फिर से कोशिश करें';
export const taxesIncluded = 'टैक्स समेत।';

export const roomsAndPrices = (name: string, city: string) => `${name}, ${city}: कमरे और किराया`;
export const offer = (kinds: number, price: string) =>
  `: ${kinds} प्रकार ${kinds === 1 ? 'का कमरा' : 'के कमरे'}, किराया ${price} प्रति रात से शुरू, टैक्स समेत`;
export const described = (name: string, city: string, offer: string, description: string) =>
  `${name}, ${city}${offer}। ${description}`;

export const soldOutOnDates = 'आपकी तारीखों में यह कमरा खाली नहीं है';
export const oneLeft = (rooms: string) => `आपकी तारीखों में इस प्रकार का सिर्फ़ ${rooms} बचा है`;
export const fewLeft = (rooms: string) => `आपकी तारीखों में इस प्रकार के सिर्फ़ ${rooms} बचे हैं`;
export const datesStay = (from: string, to: string, nights: string) =>
  `${from} से ${to}, ${nights}। आपका लिखा हुआ यहीं रहेगा।`;
export const take = (rooms: string) => `${rooms} बुक करें`;
export const otherRooms = 'इन तारीखों में दूसरे कमरे';
export const lookingForDates = 'सबसे पास की खाली तारीखें देख रहे हैं…';
export const nearestDates = 'इस कमरे के लिए सबसे पास की खाली तारीखें';
export const fromTo = (from: string, to: string) => `${from} से ${to}`;

export const monthIsFull = 'एक महीना आगे-पीछे भी कोई कमरा खाली नहीं। दूसरी तारीखें देखें।';
export const freeNearest = 'उतनी ही रातों के लिए सबसे पास की खाली तारीखें:';
export const dayToDay = (first: string, last: string) => `${first} से ${last}`;
export const fromPrice = 'शुरुआती किराया ';

export const tellMeThen = 'इन तारीखों में कमरा खाली हो तो मुझे ई-मेल करें';
export const writesOnce = (email: string) => `कमरा खाली होते ही हम ${email} पर एक ई-मेल भेजेंगे।`;
export const confirmFirst = (email: string) =>
  `अपना इनबॉक्स देखें और ${email} की पुष्टि करें। उसके बाद कमरा खाली होते ही हम एक ई-मेल भेजेंगे।`;
export const yourEmail = 'आपका ई-मेल';
export const forOneMail = 'कमरा खाली होने पर हम एक ई-मेल भेजेंगे। इस ई-मेल से कमरा बुक नहीं होता।';
export const tellMe = 'मुझे ई-मेल करें';
export const whatWeKeep = 'हम आपके बारे में क्या रखते हैं';

export const fewerGuests = 'मेहमान या कमरे कम चुनें।';
export const isFree = 'अब कमरा खाली है। बुक करने के लिए पेज रीफ़्रेश करें।';
export const notLet = 'इन तारीखों और इतने मेहमानों के लिए होटल अब बुकिंग नहीं ले रहा।';
export const tooManyWaits = 'आप ऐसी 20 सूचनाएँ माँग चुके हैं, इससे ज़्यादा नहीं माँग सकते। पहले किसी एक को उसके ई-मेल के लिंक से बंद करें।';
export const askedOften = 'इस कनेक्शन या ई-मेल से बहुत बार कोशिश हुई है। थोड़ी देर बाद फिर कोशिश करें।';
export const notNoted = 'हम आपका अनुरोध सहेज नहीं सके। आपका लिखा हुआ यहीं है। फिर से कोशिश करें।';
export const textsChanged = 'हमारे नियम और शर्तें बदल गई हैं। पेज रीफ़्रेश करें।';

export const priceOfNight = (price: string, isOne: boolean, inOneRoom: boolean) =>
  `${inOneRoom ? 'एक कमरे में ' : ''}प्रति रात ${price}${isOne ? '' : ' से शुरू'}`;
export const priceLegend = (isOne: boolean, inOneRoom: boolean) =>
  `${inOneRoom ? 'एक कमरे में ' : ''}एक रात का ${isOne ? '' : 'सबसे कम '}किराया, टैक्स समेत।`;
export function longerStays(weekly: number, monthly: number, isOne: boolean): string {
  const less = (percent: number) => (isOne ? `${percent}% कम` : `${percent}% तक कम`);
  return [
    weekly > 0 && ` 7 या ज़्यादा रातों पर ${less(weekly)}।`,
    monthly > weekly && ` 28 या ज़्यादा रातों पर ${less(monthly)}।`,
  ]
    .filter(Boolean)
    .join('');
}
export const pricesFailed = 'किराया नहीं दिख सका। आप फिर भी तारीखें चुन सकते हैं।';

export const dayWords = (day: string) =>
  new Intl.DateTimeFormat(dateTag, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

export const asSentence = (words: string) => `${words}।`;

export const soldOut = 'कोई कमरा खाली नहीं';
export const bookedFrom = (day: string) => `चेक-इन ${dayWords(day)} से हो सकता है`;
export const bookedUntil = (day: string) => `चेक-इन अभी ${dayWords(day)} तक ही हो सकता है`;
export const noArrival = (day: string) => `${dayWords(day)} को चेक-इन नहीं होता`;
export const noDeparture = (day: string) => `${dayWords(day)} को चेक-आउट नहीं होता`;
export const noDepartureAfter = (day: string) => `${dayWords(day)} के बाद चेक-आउट नहीं हो सकता`;
export const soldOutOn = (day: string) => `${dayWords(day)} को कोई कमरा खाली नहीं`;
export const nightsAtLeast = (nights: number, arrival: string) =>
  `${dayWords(arrival)} को चेक-इन हो, तो कम से कम ${counted(nights, 'रात', 'रातें')}`;
export const nightsAtMost = (nights: number, arrival: string) =>
  `${dayWords(arrival)} को चेक-इन हो, तो ज़्यादा से ज़्यादा ${counted(nights, 'रात', 'रातें')}`;
export const nightsAtLeastWith = (nights: number, day: string) =>
  `${dayWords(day)} की रात शामिल हो तो कम से कम ${counted(nights, 'रात', 'रातें')}`;
export const nightsAtMostWith = (nights: number, day: string) =>
  `${dayWords(day)} की रात शामिल हो तो ज़्यादा से ज़्यादा ${counted(nights, 'रात', 'रातें')}`;
export const closedToday = (hour: number) => `आज की बुकिंग ${formatTime(`${hour}:00`)} (भारतीय समय) बंद हो गई`;
export const ruleAndWhy = (rule: string, why: string) => `${rule}, और ${why}`;

export const partOfPrice = 'किराए का हिस्सा';
export const asBooked = 'बुकिंग के समय';
export const now = 'अब';
export const costsTheSame = 'किराया नहीं बदलेगा।';
export const moreThanBefore = (amount: string) => `पहले से ${amount} ज़्यादा।`;
export const lessThanBefore = (amount: string) => `पहले से ${amount} कम।`;

/** By the English names that owners choose and the search filters by. An owner's own amenity is not translated. */
const names: Readonly<Record<string, string>> = {
  'Free WiFi': 'मुफ़्त Wi-Fi',
  'Air Conditioning': 'एयर कंडीशनर',
  'Swimming Pool': 'स्विमिंग पूल',
  'Gym/Fitness Center': 'जिम',
  Restaurant: 'रेस्तराँ',
  'Room Service': 'रूम सर्विस',
  Parking: 'पार्किंग',
  'Spa Services': 'स्पा',
  'Business Center': 'बिज़नेस सेंटर',
  'Conference Rooms': 'कॉन्फ़्रेंस रूम',
  'Airport Shuttle': 'एयरपोर्ट शटल',
  '24/7 Front Desk': '24 घंटे रिसेप्शन',
  Housekeeping: 'कमरे की सफ़ाई',
  'Laundry Service': 'लॉन्ड्री',
  'Balcony/Terrace': 'बालकनी/टेरेस',
  'Kitchen/Kitchenette': 'रसोई या छोटी रसोई',
  TV: 'टीवी',
  'Mini Bar': 'मिनी बार',
  Safe: 'लॉकर',
  'Hair Dryer': 'हेयर ड्रायर',
  'Ceiling Fan': 'छत का पंखा',
  'Private Bathroom': 'निजी बाथरूम',
  'Hot Water': 'गर्म पानी',
  'Sea View': 'समुद्र का नज़ारा',
  'Garden View': 'बगीचे का नज़ारा',
  Kitchenette: 'छोटी रसोई',
  Refrigerator: 'फ़्रिज',
  'Tea/Coffee Maker': 'चाय/कॉफ़ी मेकर',
  'Work Desk': 'काम करने की मेज़',
  Breakfast: 'नाश्ता',
  'Pet Friendly': 'पालतू जानवर आ सकते हैं',
};
export const amenityName = (name: string) => (Object.hasOwn(names, name) && names[name]) || name;

export const petWords = (amenities: readonly string[]) =>
  amenities.includes(petFriendly) ? 'पालतू जानवर आ सकते हैं' : 'पालतू जानवर नहीं रह सकते';

export function petsAt(places: readonly { name: string; amenities: readonly string[] }[]): string {
  const names = places.filter(({ amenities }) => amenities.includes(petFriendly)).map(({ name }) => name);
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' और ');
  return list ? `पालतू जानवर ${list} में आ सकते हैं` : 'पालतू जानवर नहीं रह सकते';
}

export const reviewsByStars = 'सितारों के हिसाब से समीक्षाएँ';
export const countStars = (count: number) => counted(count, 'सितारा', 'सितारे');
export const ofReviews = (count: number) => (count === 1 ? 'समीक्षा' : 'समीक्षाएँ');
export const byAspect = (reviews: number) => `अलग-अलग बातों पर, ${counted(reviews, 'समीक्षा', 'समीक्षाओं')} से`;
export const ofFive = '(5 में से)';
export const checkLine = [
  'हर समीक्षा, छिपाई गई भी, एक सार्वजनिक सूची में दर्ज है। आप ',
  'इन आँकड़ों',
  ' की जाँच ',
  'एक छोटी स्क्रिप्ट',
  ' से कर सकते हैं।',
] as const;

export const guestPhoto = (month: string) => `एक मेहमान की फ़ोटो, ${month}`;
export const guestPhotoOf = (place: number, count: number, month: string) =>
  `मेहमान की फ़ोटो, ${count} में से ${place}, ${month}`;

export const chooseReviews = 'समीक्षाओं का क्रम और खोज';
export const sortBy = 'क्रम';
export const sorts = { newest: 'सबसे नई पहले', highest: 'सबसे ऊँची रेटिंग', lowest: 'सबसे कम रेटिंग' } as const;
export const whoStayed = 'कौन ठहरा';
export const everybody = 'सभी मेहमान';
export const searchReviews = 'समीक्षाओं में खोजें';
export const noneFound = 'ऐसी कोई समीक्षा नहीं मिली।';
export const showAll = 'सभी समीक्षाएँ दिखाएँ';

export const aspectNames = {
  clean: 'सफ़ाई',
  place: 'लोकेशन',
  people: 'लोगों का व्यवहार',
  value: 'पैसा वसूल',
} as const;

/** By English name. */
const bedsNames: Readonly<Record<string, string>> = {
  'Single Bed': 'सिंगल बेड',
  'Double Bed': 'डबल बेड',
  'Queen Bed': 'क्वीन बेड',
  'King Bed': 'किंग बेड',
  'Twin Beds': 'दो सिंगल बेड',
  'Sofa Bed': 'सोफ़ा बेड',
  'Bunk Bed': 'बंक बेड',
};
export const bedName = (name: string) => (Object.hasOwn(bedsNames, name) && bedsNames[name]) || name;

export const inEnglish = 'होटल ने यह जानकारी खुद अंग्रेज़ी में लिखी है।';
export const inGuestsLanguage = 'समीक्षाएँ उसी भाषा में हैं, जिसमें मेहमानों ने लिखीं।';
export const languageOf = (text: string): 'en' | undefined =>
  /[a-z]{2}/i.test(text) && !/\p{Script=Devanagari}/u.test(text) ? 'en' : undefined;
