import { rooms as roomCount } from './counts.ts';

export const completeBooking = 'अपनी बुकिंग पूरी करें';
export const description = 'गोवा में होटल बुक करें: आपकी जानकारी, आपकी तारीखें, और रुपयों में पूरा किराया, बुकिंग से पहले ही।';
export const needsScript =
  'बुकिंग के लिए JavaScript ज़रूरी है, ताकि ताज़ा किराया और खाली कमरे दिखें। इसे चालू करें, या हमें लिखिए, हम आपके लिए बुक कर देंगे।';

export const loadingRoom = 'आपका कमरा खुल रहा है…';
export const roomNotFound = 'कमरा नहीं मिला';
export const roomMayBeOld = 'हो सकता है लिंक पुराना हो, या होटल अब यह कमरा न देता हो। दूसरे कमरे खोजें।';
export const searchStays = 'होटल खोजें';
export const roomFailed = 'यह कमरा नहीं खुल सका';

export const guestInformation = 'मेहमान की जानकारी';
export const stayDetails = 'कब और कितने लोग';
export const specialRequests = 'खास ज़रूरतें';
export const fullName = 'पूरा नाम';
export const email = 'ई-मेल';
export const phone = 'फ़ोन';
export const phoneHint = 'आपकी बुकिंग के बारे में कुछ पूछना हो तो।';
export const anythingToKnow = 'होटल को कुछ बताना है?';
export const requestsHint = 'जैसे जल्दी पहुँचना, बच्चे का पालना या शांत कमरा। होटल आपके आने से पहले इसे पढ़ लेता है।';
export const charactersOf = (used: string, most: string) => `${most} में से ${used} अक्षर`;
export const checkIn = 'चेक-इन';
export const checkOut = 'चेक-आउट';
export const adults = 'वयस्क';
export const children = 'बच्चे';
export const rooms = 'कमरे';
export const eachTakes = (guests: number) => `हर कमरे में ${guests} मेहमान तक`;

export const room = 'कमरा';
export const nights = 'रातें';
export const dates = 'तारीखें';
export const guests = 'मेहमान';
export const notChosen = 'अभी नहीं चुनीं';
export const chooseToSee = 'किराया देखने के लिए तारीखें चुनें।';
export const updatingPrice = 'नया किराया देखा जा रहा है…';
export const priceFailed = 'किराया नहीं दिखाया जा सका';
export const soldOut = 'इन तारीखों पर कोई कमरा खाली नहीं है।';
export const onlyLeft = (free: string) => `इन तारीखों पर बस ${free} खाली।`;
export const leftOfKind = (free: number) =>
  `इन तारीखों पर इस तरह ${free === 1 ? 'का' : 'के'} बस ${roomCount(free)} बाकी।`;
export const notEnough = 'आपकी तारीखों पर इस तरह के इतने कमरे खाली नहीं हैं';

export const yourBooking = 'आपकी बुकिंग';
export const yourStay = 'आपकी बुकिंग';
export const chooseDates = 'अपनी तारीखें चुनें';
export const detailsOf = (nights: string) => `${nights}, जानकारी`;
export const chargedAs = (rupees: string) => `${rupees} देने हैं`;
export const showBooking = '। अपनी बुकिंग देखें';

export const submit = 'भुगतान के लिए आगे बढ़ें';
export const creating = 'बुकिंग हो रही है…';
export const expiresWithoutAdvance = (hours: number) => `${hours} घंटे में एडवांस न मिले, तो आपकी बुकिंग खत्म हो जाती है।`;
export const agreeBefore = 'बुक करके आप हमारे ';
export const terms = 'नियम और शर्तें';
export const agreeAfter = ' मानते हैं।';
export const whatWeKeep = 'हम आपके बारे में क्या रखते हैं';

export const oneMoment = 'एक पल रुकिए';
export const priceUpdating = 'नया किराया देखा जा रहा है। उसे देख लें, फिर आगे बढ़ें।';
export const bookingFailed = 'बुकिंग नहीं हो सकी';
export const unexpected = 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।';

export const onlineAgain = 'इंटरनेट वापस आ गया है।';
export const noAnswer = 'सर्वर से कोई जवाब नहीं मिला';
export const maybeBooked = 'हमें नहीं पता कि आपकी बुकिंग हुई या नहीं।';
export const nothingBooked = 'कुछ बुक नहीं हुआ।';
export const pressAgain = (button: string) =>
  `“${button}” फिर से चुनें। बुकिंग एक ही बार होगी, और आपने जो लिखा है, वह बना हुआ है।`;
export const pressAgainOnline = (button: string) =>
  `इंटरनेट वापस आते ही “${button}” फिर से चुनें। बुकिंग एक ही बार होगी, और आपने जो लिखा है, वह बना हुआ है।`;
export const priceFailedKept = 'किराया नहीं दिखाया जा सका। आपने जो लिखा है, वह बना हुआ है।';
export const bookedBefore = 'पहले की बुकिंग: ';
