import { counted } from '../../domain/stay.ts';
import { guests } from './counts.ts';
import { stayRefusal } from './stayRefusal.ts';

export { amenityName } from './amenities.ts';

/** Before what stands behind them, rooms and nights are called otherwise: "2 कमरे", but "2 कमरों में". */
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
export const whatGuestsSay = 'मेहमान क्या कहते हैं';
export const verified = 'यहाँ ठहर चुके हैं';
export const replyFrom = (hotel: string, day: string) => `${hotel} का जवाब, ${day}`;
export const reviewsFailed = 'समीक्षाएँ नहीं खुल सकीं';
export const loadingReviews = 'समीक्षाएँ खुल रही हैं…';
export const moreReviews = 'और समीक्षाएँ देखें';
export const shownOf = (shown: number, count: number) =>
  `${counted(count, 'समीक्षा', 'समीक्षाओं')} में से ${shown} दिख रही हैं`;

export const chooseRoom = 'कमरा चुनें';
export const noRooms = 'अभी यहाँ कोई कमरा बुक नहीं हो सकता।';
export const openRoomPhotos = (count: number, room: string) => `${room} की ${count} फ़ोटो खोलें`;
export const upToGuests = (count: number) => `${guests(count)} तक`;
export const roomSize = (size: string) => size.replace('m²', 'वर्ग मीटर').replace('sq ft', 'वर्ग फ़ुट');
export const roomsOfKind = (count: number) => `इस तरह ${ofRooms(count)} ${countRooms(count)}`;
export const forNights = (count: number) => `${counted(count, 'रात', 'रातों')} के लिए`;
export const timesRooms = (count: number) => ` × ${count} कमरे`;
export const available = 'खाली है';
export const roomsLeft = areLeft;
export const roomsLeftThen = (count: number) => `इन तारीखों में सिर्फ़ ${areLeft(count)}`;
export const askedFor = (rooms: number) => `आपने ${rooms} कमरे माँगे हैं।`;
export const kindTakes = (count: number) =>
  `इस तरह के सभी कमरों में कुल ${guests(count)} ठहर सकते हैं। दूसरी तरह का कमरा चुनें या मेहमान कम करें।`;
export const guestsFitKind = (count: number, rooms: number) =>
  `इस तरह के ${inRooms(rooms)} में ${guests(count)} ठहर सकते हैं।`;

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
  `यहाँ किसी भी एक तरह के कमरों में ${guests} नहीं ठहर सकते। मेहमान कम करें, या हमें लिखें: हम आपके लिए अलग-अलग तरह के कमरे बुक कर देंगे।`;
export const noKindHas = (rooms: number) => `यहाँ किसी भी एक तरह के ${countRooms(rooms)} नहीं हैं।`;
export const guestsFitNot = (guests: string, rooms: number) => `${inRooms(rooms)} में ${guests} नहीं ठहर सकते।`;
export const selectDates = 'कौन-से कमरे खाली हैं और किराया कितना है, यह देखने के लिए तारीखें चुनें';
export const otherDates = 'दूसरी तारीखें चुनें';
export const tryOtherDates = 'दूसरी तारीखें आज़माएँ।';
export const toDay = 'से';
export const chargedInRupees = (day: string) => ` भुगतान रुपयों में होता है। डॉलर का हिसाब ${day} की दर से है।`;
