import { rooms as roomCount } from './language.ts';

export const completeBooking = 'अपनी बुकिंग पूरी करें';
export const description = 'गोवा में होटल बुक करें: आपकी जानकारी, आपकी तारीखें, और रुपयों में पूरा किराया, बुकिंग से पहले ही।';
export const needsScript =
  'बुकिंग के लिए JavaScript ज़रूरी है, ताकि ताज़ा किराया और खाली कमरे दिखें। इसे चालू करें, या हमें लिखें, हम आपके लिए बुक कर देंगे।';

export const loadingRoom = 'आपका कमरा खुल रहा है…';
export const roomNotFound = 'कमरा नहीं मिला';
export const roomMayBeOld = 'हो सकता है लिंक पुराना हो, या होटल अब यह कमरा न देता हो। दूसरे कमरे खोजें।';
export const searchStays = 'होटल खोजें';
export const roomFailed = 'यह कमरा नहीं खुल सका';

export const guestInformation = 'मेहमान की जानकारी';
export const stayDetails = 'कब और कितने लोग';
export const choosePrice = 'अपना किराया चुनें';
export const addRoomType = 'दूसरी तरह का कमरा जोड़ें';
export const moreRooms = 'और कमरे';
export const notEnoughOf = (name: string) => `${name}: इन तारीखों पर इतने कमरे नहीं हैं`;
export const extras = 'अतिरिक्त सेवाएँ';
export const extrasLead = 'जो जोड़ना हो, चुनें। आप होटल में भी माँग सकते हैं।';
export const specialRequests = 'खास ज़रूरतें';
export const fullName = 'पूरा नाम';
export const phoneHint = 'आपकी बुकिंग के बारे में कुछ पूछना हो तो।';
export const anythingToKnow = 'होटल को कुछ बताना है?';
export const requestsHint =
  'जैसे जल्दी पहुँचना, बच्चे का पालना या शांत कमरा। होटल इसे आपकी बुकिंग के साथ देखता है। खास ज़रूरतों की गारंटी नहीं है।';
export const charactersOf = (used: string, most: string) => `${most} में से ${used} अक्षर`;
export const adults = 'वयस्क';
export const children = 'बच्चे';
export const rooms = 'कमरे';
export const eachTakes = (guests: number) => `हर कमरे में ${guests} मेहमान तक`;

export const room = 'कमरा';
export const rate = 'रेट प्लान';
export const nights = 'रातें';
export const dates = 'तारीखें';
export const guests = 'मेहमान';
export const notChosen = 'अभी नहीं चुनीं';
export const chooseToSee = 'किराया देखने के लिए तारीखें चुनें।';
export const chooseOtherDates = 'किराया देखने के लिए दूसरी तारीखें चुनें।';
export const updatingPrice = 'नया किराया देखा जा रहा है…';
export const priceFailed = 'किराया नहीं दिखाया जा सका';
export const soldOut = 'इन तारीखों में कोई कमरा खाली नहीं है।';
export const onlyLeft = (free: string) => `इन तारीखों में सिर्फ़ ${free} ${free.startsWith('1 ') ? 'बचा है' : 'बचे हैं'}।`;
export const leftOfKind = (free: number) =>
  free === 1 ? 'इन तारीखों में इस प्रकार का सिर्फ़ 1 कमरा बचा है।' : `इन तारीखों में इस प्रकार के सिर्फ़ ${roomCount(free)} बचे हैं।`;
export const notEnough = 'आपकी तारीखों में इस प्रकार के इतने कमरे खाली नहीं हैं';

export const yourStay = 'आपकी बुकिंग';
export const chooseDates = 'अपनी तारीखें चुनें';
export const detailsOf = (nights: string) => `${nights}, जानकारी`;
export const chargedAs = (rupees: string) => `रुपयों में ${rupees}`;
export const showBooking = '। अपनी बुकिंग देखें';

export const submit = 'भुगतान के लिए आगे बढ़ें';
export const creating = 'बुकिंग हो रही है…';
export const expiresWithoutAdvance = (hours: number, isWhole: boolean) =>
  `${hours} घंटे में ${isWhole ? 'पूरा किराया' : 'एडवांस'} न मिले, तो आपकी बुकिंग खत्म हो जाएगी।`;
export const agree = (terms: string) => `बुक करके आप हमारे ${terms} मानते हैं।`;
export const whatWeKeep = 'हम आपके बारे में क्या रखते हैं';

export const oneMoment = 'एक पल रुकें';
export const priceUpdating = 'नया किराया देखा जा रहा है। उसे देख लें, फिर आगे बढ़ें।';
export const bookingFailed = 'बुकिंग नहीं हो सकी';
export const unexpected = 'कुछ गड़बड़ हो गई। फिर से कोशिश करें।';

export const onlineAgain = 'इंटरनेट वापस आ गया है।';
export const noAnswer = 'सर्वर से कोई जवाब नहीं मिला';
export const maybeBooked = 'हमें नहीं पता कि आपकी बुकिंग हुई या नहीं।';
export const nothingBooked = 'कुछ बुक नहीं हुआ।';
export const pressAgain = (button: string) => `“${button}” फिर से चुनें। बुकिंग एक ही बार होगी। आपका लिखा हुआ यहीं है।`;
export const pressAgainOnline = (button: string) =>
  `इंटरनेट वापस आते ही “${button}” फिर से चुनें। बुकिंग एक ही बार होगी। आपका लिखा हुआ यहीं है।`;
export const priceFailedKept = 'किराया नहीं दिखाया जा सका। आपका लिखा हुआ यहीं है।';
export const bookedBefore = 'पहले की बुकिंग: ';

export const bookingCallsRoomFailed = 'सर्वर से संपर्क नहीं हो सका। अपना इंटरनेट देखें और फिर से कोशिश करें।';
export const humanNeeded = 'पहले पुष्टि करें कि आप रोबोट नहीं हैं, फिर दोबारा कोशिश करें।';
export const createFailed = 'बुकिंग करने में गड़बड़ हुई। फिर से कोशिश करें।';
export const bookingNotFound = 'इस रेफ़रेंस की कोई बुकिंग नहीं मिली।';
export const tooManyTried = 'आपके कनेक्शन से बहुत बार रेफ़रेंस डाला गया है।';
export const manyAsk = 'अभी बहुत लोग बुकिंग खोल रहे हैं। थोड़ी देर में फिर से कोशिश करें।';
export const bookingCallsBookingFailed = 'आपकी बुकिंग नहीं खुल सकी। अपना इंटरनेट देखें और फिर से कोशिश करें।';
export const textsChanged = 'हमारे नियम और शर्तें बदल गई हैं। पेज रीफ़्रेश करें।';
export const offerOver =
  'होटल का यह ऑफ़र खत्म हो गया है, या किसी और बुकिंग का है। होटल से नया ऑफ़र माँगें, या आज के किराए पर बुक करें।';
export const bookingErased =
  'इस बुकिंग के मेहमान की जानकारी मिटा दी गई है, उनके कहने पर या कानून के अनुसार। अब सिर्फ़ बुकिंग की तारीखें और रकम बची हैं।';

const codeOver = 'यह कोड अब नहीं चलेगा। आगे बढ़ने से पहले नया कुल किराया देख लें।';
export const refusals = {
  sold_out: 'आपकी कम से कम एक रात के लिए ये कमरे अभी-अभी बुक हो गए। दूसरी तारीखें या दूसरा कमरा चुनें।',
  price_changed: 'इस बुकिंग का किराया बदल गया है। आगे बढ़ने से पहले नया कुल किराया देख लें।',
  extra_gone: 'आपकी चुनी हुई कोई अतिरिक्त सेवा होटल अब नहीं देता। आगे बढ़ने से पहले अतिरिक्त सेवाएँ और नया कुल किराया देख लें।',
  plan_gone: 'होटल अब इस किराए पर कमरा नहीं देता। आगे बढ़ने से पहले किराए और नया कुल किराया देख लें।',
  code_unknown: codeOver,
  code_early: codeOver,
  code_expired: codeOver,
  code_nights: codeOver,
  code_used_up: codeOver,
  invalid_extras: 'हर अतिरिक्त सेवा की संख्या देख लें।',
  invalid_rooms: 'हर तरह का कमरा एक बार चुनें, ज़्यादा से ज़्यादा पाँच तरह के।',
  too_many_guests: 'इन कमरों में इतने मेहमान नहीं आ सकते। एक कमरा और जोड़ें या मेहमान कम करें।',
  too_many_rooms: 'होटल में इस प्रकार के इतने कमरे नहीं हैं।',
  invalid_guests: 'मेहमानों और कमरों की संख्या देख लें।',
  invalid_guest: 'अपना नाम, ई-मेल और फ़ोन देख लें।',
  room_not_found: 'कमरा नहीं मिला',
  held_unpaid:
    'इस प्रकार के बहुत से कमरे उन बुकिंग के लिए रुके हैं जिनका एडवांस अभी नहीं मिला है। अगर उनमें से कोई बुकिंग आपकी है, तो पहले उसका एडवांस दें। नहीं तो कम कमरे या दूसरी तारीखें चुनें, या हमें लिखें।',
  key_reused: 'इस फ़ॉर्म से पहले ही एक और बुकिंग हो चुकी है। पेज रीफ़्रेश करें और दोबारा कोशिश करें।',
  rate_limited:
    'आपके कनेक्शन से बहुत बार बुकिंग की कोशिश हुई है। एक घंटे बाद फिर से कोशिश करें। तब भी न हो, तो कल कोशिश करें या हमें लिखें।',
  busy: 'अभी बहुत से मेहमान यह कमरा बुक कर रहे हैं। थोड़ी देर में फिर से कोशिश करें।',
} as const;

export const earlierBooked = 'आपकी पहली कोशिश में बुकिंग हो गई थी';
export const seeBooking = 'वह बुकिंग देखें';
export const earlierReference = (reference: string) =>
  `उसका रेफ़रेंस ${reference} है। नीचे तभी आगे बढ़ें जब आपको बदली हुई जानकारी के साथ दूसरी बुकिंग चाहिए।`;
export const priceChanged = 'किराया बदल गया है';
export const acceptAndBook = (total: string) => `${total} मंज़ूर है, बुक करें`;
export const retry = 'फिर से कोशिश करें';
export const itWas = (before: string) => `पहले ${before} था। कुछ बुक नहीं हुआ। आपका लिखा हुआ यहीं है।`;
export const itWasAndIs = (before: string, now: string) =>
  `पहले ${before} था, अब ${now} है। कुछ बुक नहीं हुआ। आपका लिखा हुआ यहीं है।`;
export const roomGone = 'यह कमरा अब उपलब्ध नहीं है';
export const otherRooms = 'इन तारीखों में दूसरे कमरे';
export const takenOff = 'जब आप बुकिंग कर रहे थे, होटल ने यह कमरा देना बंद कर दिया। कुछ बुक नहीं हुआ।';
export const notBooked = 'अभी बुकिंग नहीं हुई';
export const reload = 'पेज रीफ़्रेश करें';
export const typedIsKept = 'आपका लिखा हुआ यहीं है।';
