import { formatDay } from '../../domain/moment.ts';
import { nights as nightsWords, rooms as roomCount } from './language.ts';

// Booking screen ------------------------------------------------------------------------------------------------------
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
export const agree = (terms: string) => `बुक करके आप हमारे ${terms} मानते हैं।`;
export const terms = 'नियम और शर्तें';
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

// Booking form --------------------------------------------------------------------------------------------------------
export const fieldsMissing = 'कुछ ज़रूरी जानकारी बाकी है';
export const fillAllIn = 'कृपया सभी ज़रूरी जानकारी भरें।';
export const datesInvalid = 'तारीखें ठीक नहीं हैं';

export const tooLong = (characters: number) => `ज़्यादा से ज़्यादा ${characters.toLocaleString('en-IN')} अक्षर लिखें।`;
export const nameMissing = 'अपना पूरा नाम लिखें।';
export const emailMissing = 'अपना ई-मेल लिखें।';
export const phoneInvalid = '7 से 15 अंकों का फ़ोन नंबर लिखें, या इसे खाली छोड़ दें।';
export const checkInMissing = 'चेक-इन की तारीख चुनें।';
export const checkOutMissing = 'चेक-आउट की तारीख चुनें।';
export const oneAdult = 'कम से कम 1 वयस्क चुनें।';
export const tooManyAdults = (most: number) => `ज़्यादा से ज़्यादा ${most} वयस्क।`;
export const childrenBelowNone = 'बच्चों की संख्या 0 से कम नहीं हो सकती।';
export const tooManyChildren = 'कमरों में इतने बच्चों की जगह नहीं है।';
export const oneRoom = 'कम से कम 1 कमरा चुनें।';
export const tooManyRooms = (rooms: number) => `होटल में ऐसे कुल ${rooms} कमरे ही हैं।`;
export const partyTooLarge = (guests: number) => `हर कमरे में ${guests} मेहमान तक रह सकते हैं। एक कमरा और जोड़ें या मेहमान कम करें।`;

// Booking calls -------------------------------------------------------------------------------------------------------
export const bookingCallsRoomFailed = 'सर्वर तक पहुँच नहीं हो सकी। अपना इंटरनेट देखें और फिर से कोशिश करें।';
export const humanNeeded = 'पहले पुष्टि करें कि आप रोबोट नहीं हैं, फिर दोबारा कोशिश करें।';
export const createFailed = 'बुकिंग करने में गड़बड़ हुई। कृपया फिर से कोशिश करें।';
export const bookingNotFound = 'इस रेफ़रेंस की कोई बुकिंग नहीं मिली।';
export const tooManyTried = 'आपके कनेक्शन से बहुत बार रेफ़रेंस डाला गया है।';
export const manyAsk = 'अभी बहुत लोग बुकिंग खोल रहे हैं। थोड़ी देर में फिर से कोशिश करें।';
export const bookingCallsBookingFailed = 'आपकी बुकिंग नहीं खुल सकी। अपना इंटरनेट देखें और फिर से कोशिश करें।';
export const textsChanged = 'हमारे नियम बदल गए हैं। पेज रीफ़्रेश करें।';
export const offerOver =
  'होटल का यह ऑफ़र खत्म हो गया है, या किसी और बुकिंग का है। होटल से नया ऑफ़र माँगें, या आज के किराए पर बुक करें।';
export const bookingErased =
  'इस बुकिंग के मेहमान की जानकारी मिटा दी गई है, उनके कहने पर या कानून के अनुसार। अब सिर्फ़ बुकिंग की तारीखें और रकम बची हैं।';

// Booking refusals ----------------------------------------------------------------------------------------------------
export const refusals = {
  sold_out: 'आपकी कम से कम एक रात के लिए ये कमरे अभी-अभी बुक हो गए। दूसरी तारीखें या दूसरा कमरा चुनें।',
  price_changed: 'इस बुकिंग का किराया बदल गया है। आगे बढ़ने से पहले नया कुल किराया देख लें।',
  too_many_guests: 'इन कमरों में इतने मेहमान नहीं आ सकते। एक कमरा और जोड़ें या मेहमान कम करें।',
  too_many_rooms: 'होटल में ऐसे इतने कमरे नहीं हैं।',
  invalid_guests: 'मेहमानों और कमरों की संख्या देख लें।',
  invalid_guest: 'अपना नाम, ई-मेल और फ़ोन देख लें।',
  room_not_found: 'कमरा नहीं मिला',
  held_unpaid:
    'ऐसे बहुत से कमरे उन बुकिंग के लिए रुके हैं जिनका एडवांस अभी नहीं मिला है। अगर उनमें से कोई बुकिंग आपकी है, तो पहले उसका एडवांस दें। नहीं तो कम कमरे या दूसरी तारीखें चुनें, या हमें लिखें।',
  key_reused: 'इस फ़ॉर्म से पहले ही एक और बुकिंग हो चुकी है। पेज रीफ़्रेश करें और दोबारा कोशिश करें।',
  rate_limited: 'आपके कनेक्शन से बहुत बार बुकिंग की कोशिश हुई है। कुछ मिनट रुककर फिर से कोशिश करें।',
  busy: 'अभी बहुत से मेहमान यह कमरा बुक कर रहे हैं। थोड़ी देर में फिर से कोशिश करें।',
} as const;

// Booking refused -----------------------------------------------------------------------------------------------------
export const earlierBooked = 'आपकी पहली कोशिश में बुकिंग हो गई थी';
export const seeBooking = 'वह बुकिंग देखें';
export const earlierReference = (reference: string) =>
  `उसका रेफ़रेंस ${reference} है। नीचे तभी आगे बढ़ें जब आपको बदली हुई जानकारी के साथ दूसरी बुकिंग चाहिए।`;
export const priceChanged = 'किराया बदल गया है';
export const acceptAndBook = (total: string) => `${total} मंज़ूर है, बुक करें`;
export const retry = 'फिर से कोशिश करें';
export const itWas = (before: string) => `पहले ${before} था। कुछ बुक नहीं हुआ, और आपने जो लिखा है, वह बना हुआ है।`;
export const itWasAndIs = (before: string, now: string) =>
  `पहले ${before} था, अब ${now} है। कुछ बुक नहीं हुआ, और आपने जो लिखा है, वह बना हुआ है।`;
export const roomGone = 'यह कमरा अब उपलब्ध नहीं है';
export const otherRooms = 'इन तारीखों पर दूसरे कमरे';
export const takenOff = 'जब आप बुकिंग कर रहे थे, होटल ने यह कमरा देना बंद कर दिया। कुछ बुक नहीं हुआ।';
export const notBooked = 'अभी बुकिंग नहीं हुई';
export const reload = 'पेज रीफ़्रेश करें';
export const typedIsKept = 'आपने जो लिखा है, वह बना हुआ है।';

// Advance -------------------------------------------------------------------------------------------------------------
export const groupsFrom = (count: number) => `${count} या ज़्यादा कमरों की बुकिंग`;
export const staysWithNight = (from: string, to: string) => `${from} से ${to} के बीच की किसी रात वाली बुकिंग`;
export const payAllInAdvance = (who: readonly string[]) => `${who.join(' और ')} पर पूरी रकम एडवांस में देनी होती है।`;
export const payInAdvance = (who: readonly string[], percent: number) =>
  `${who.join(' और ')} पर ${percent}% एडवांस देना होता है।`;

export const askHow = (phone: string, email: string) =>
  `एडवांस देने के लिए अपना बुकिंग रेफ़रेंस WhatsApp (${phone}) पर या ${email} पर भेजिए। हम भुगतान के तरीके बताएँगे।`;

export const booksAndTellsMore = 'इससे आपकी बुकिंग हो जाती है। अभी कुछ नहीं देना है। कितना और कब तक देना है, यह अगले पेज पर है।';
export const booksAndPaysThere = 'इससे आपकी बुकिंग हो जाती है। अभी कुछ नहीं देना है। रकम होटल में देनी है।';
export const booksWithAdvance = (advance: string) =>
  `इससे आपकी बुकिंग हो जाती है। अभी कुछ नहीं देना है। ${advance} का एडवांस कैसे देना है, यह अगले पेज पर है।`;
export const booksWithAdvanceWithin = (advance: string, hours: number) =>
  `इससे आपकी बुकिंग हो जाती है। अभी कुछ नहीं देना है। ${hours} घंटे के अंदर ${advance} का एडवांस कैसे देना है, यह अगले पेज पर है।`;

// Terms now -----------------------------------------------------------------------------------------------------------
export const freeUntil = (moment: string) => `${moment} तक रद्द करने पर पूरी रकम वापस मिलेगी। उसके बाद रिफ़ंड नहीं मिलेगा।`;
export const partUntil = (percent: number, moment: string) =>
  `${moment} तक रद्द करने पर दी हुई रकम का ${percent}% वापस मिलेगा। उसके बाद रिफ़ंड नहीं मिलेगा।`;
export const noRefund = 'इन तारीखों के लिए रद्द करने पर रिफ़ंड नहीं मिलेगा।';

// Confirmation --------------------------------------------------------------------------------------------------------
export const confirmationDescription = 'रेफ़रेंस से आपकी बुकिंग: तारीखें, कमरा, किराया, और आगे क्या होगा।';
export const confirmationNeedsScript =
  'आपकी बुकिंग दिखाने के लिए JavaScript ज़रूरी है। आप ऊपर पते में लिखे रेफ़रेंस के साथ हमें लिख भी सकते हैं।';
export const created = 'आपकी बुकिंग हो गई!';
export const yourReferenceIs = (reference: string) => `आपका बुकिंग रेफ़रेंस ${reference} है`;
export const loadingBooking = 'आपकी बुकिंग खुल रही है…';
export const protectsGuests = 'बुकिंग सुरक्षित रखने के लिए रेफ़रेंस खोजने की एक सीमा है। एक मिनट बाद फिर से कोशिश करें।';
export const bookingIsSafe = 'आपकी बुकिंग सुरक्षित है।';
export const home = 'होम';

export const titles = {
  asked: 'आपकी बुकिंग होटल के पास है',
  due: 'आपकी बुकिंग हो गई है',
  booked: 'आपकी बुकिंग हो गई है',
  confirmed: 'आपकी बुकिंग पक्की है',
  cancelled: 'यह बुकिंग रद्द हो गई',
  missed: 'यह बुकिंग खत्म हो गई',
  expired: 'इस बुकिंग का समय निकल गया',
  stayed: 'हमारे यहाँ ठहरने के लिए धन्यवाद',
} as const;
export const keepReference = 'यह रेफ़रेंस सँभालकर रखें: इससे यह पेज किसी भी फ़ोन या कंप्यूटर पर खुलता है।';
export const stillOpens = 'रेफ़रेंस से यह पेज अब भी खुलता है।';
export const shortenedElsewhere = 'दूसरे फ़ोन या कंप्यूटर पर आपका नाम और संपर्क अधूरा दिखता है।';
export const shortenedHere = 'आपकी सुरक्षा के लिए इस पेज पर नाम और संपर्क अधूरे दिखते हैं।';
export const bookingReference = 'बुकिंग रेफ़रेंस';
export const guest = 'मेहमान';
export const name = 'नाम';
export const payment = 'भुगतान';
export const bookedOn = 'बुकिंग की तारीख';
export const price = 'किराया';
export const aboutTheMoney = 'भुगतान और रिफ़ंड';
export const howWas = (hotel: string) => `${hotel} कैसा लगा?`;
export const sayByLink = 'चेक-आउट के अगले दिन हम आपको समीक्षा का लिंक ई-मेल करते हैं।';
export const sendLinkAgain = 'नया लिंक मँगाएँ';

export const referenceCopied = 'रेफ़रेंस कॉपी हो गया';
export const copyingNotAllowed = 'आपके ब्राउज़र ने कॉपी नहीं करने दिया';
export const openStay = 'अपनी बुकिंग खोलें';
export const manageStay = 'बुकिंग देखें या बदलें';
export const howToPay = (advance: string) => `${advance} का एडवांस कैसे दूँ?`;
export const askHowToPay = 'भुगतान का तरीका WhatsApp पर पूछें';
export const messageUs = 'WhatsApp पर हमें लिखें';
export const removeFromCalendar = 'कैलेंडर से हटाएँ';
export const addToCalendar = 'कैलेंडर में जोड़ें';
export const print = 'प्रिंट करें';
export const copyReference = 'रेफ़रेंस कॉपी करें';

export const notFound = 'यह बुकिंग नहीं मिली';
export const findYours = 'अपनी बुकिंग देखें';
export const typeReference = 'रेफ़रेंस आपकी बुकिंग के हर ई-मेल में है। इसमें चार-चार अक्षरों और अंकों के चार समूह होते हैं।';
export const compareReference =
  'रेफ़रेंस को अपनी बुकिंग के ई-मेल से एक-एक अक्षर मिलाकर देखें। इसमें चार-चार के चार समूह होते हैं। अंक 0 और 1 और अक्षर I और O कभी नहीं होते।';
export const referenceLooks = 'रेफ़रेंस में 16 अक्षर और अंक चार समूहों में होते हैं, जैसे 7KQM-2XWD-9RTB-HC4N।';
export const find = 'बुकिंग ढूँढें';
export const stillNothing = 'फिर भी नहीं मिली?';
export const askUs = 'WhatsApp पर हमसे पूछें';
export const cannotFindIt = (askUs: string) => `${askUs}। हम उसे आपके नाम और तारीखों से ढूँढ लेंगे।`;
export const cannotFind = (brand: string, reference: string) =>
  `नमस्ते ${brand}! मुझे अपनी बुकिंग नहीं मिल रही। मेरा रेफ़रेंस ${reference} है।`;

// Next steps ----------------------------------------------------------------------------------------------------------
export const whatHappensNext = 'आगे क्या होगा';
export const theAdvance = 'एडवांस';
export const thePayment = 'भुगतान';
export const yourBookingPage = 'अपनी बुकिंग का पेज';
export const changeOrCancel = (page: string) => `तारीखें और मेहमान बदलने या बुकिंग रद्द करने के लिए ${page} खोलें।`;
export const changedByHotel = 'अब बदलने या रद्द करने के लिए होटल से बात करें।';
export const bookedUnder = (terms: string, day: string) => `आपने हमारे ${day} के ${terms} मानकर बुकिंग की थी।`;
export const ifPlansChange = 'प्लान बदल जाए तो';
export const askTerms = 'इस होटल की रद्द करने की शर्तें हमसे पूछें।';
export const houseRules = 'होटल के नियम';

// Pay online ----------------------------------------------------------------------------------------------------------
export const pageUnreachable = 'भुगतान का पेज नहीं खुल रहा। कोई भुगतान नहीं हुआ। थोड़ी देर में फिर से कोशिश करें।';
export const notSetUp = 'ऑनलाइन भुगतान अभी बंद है। किसी और तरीके से दें, या हमें WhatsApp पर लिखें।';
export const nothingToPay = 'यह बुकिंग पूरी या रद्द हो चुकी है। इसके लिए यहाँ कुछ नहीं देना है।';
export const nothingDue = 'कुछ देना बाकी नहीं है।';
export const noChange = 'इस बदलाव के भुगतान का समय निकल चुका है, और कोई भुगतान नहीं हुआ। उसे फिर से चुनें।';
export const beingChecked =
  'आपने जिस भुगतान की सूचना दी है, हम उसकी जाँच कर रहे हैं। अगर भुगतान नहीं किया है, तो पहले सूचना वापस लें, या हमें लिखें।';
export const paidOften = 'आपने भुगतान का पेज आज 20 बार खोला है। हमें WhatsApp पर लिखें, हम भुगतान करने में आपकी मदद करेंगे।';
export const payFailed = 'सर्वर तक पहुँच नहीं हो सकी। कोई भुगतान नहीं हुआ। अपना इंटरनेट देखें और फिर से कोशिश करें।';
export const backFailed = 'हम आपका भुगतान नहीं देख सके। अगर आपने दे दिया है, तो वह खोया नहीं है: हम देखते रहेंगे।';

// Paid ----------------------------------------------------------------------------------------------------------------
export const paidInFull = 'पूरी रकम मिल गई';
export const paidInPart = 'कुछ रकम मिल गई';
export const paidInFullInAdvance = 'पूरी रकम एडवांस में दी गई';
export const advancePaid = 'एडवांस दिया गया';
export const paid = 'दी गई रकम';
export const advanceBeingChecked = 'एडवांस की जाँच हो रही है';
export const advanceStillDue = 'एडवांस में बाकी';
export const refundToCome = 'आपको रिफ़ंड मिलेगा';
export const refundDue = (amount: string, day: string | null) => `आपको ${day ? `${day} तक ` : ''}${amount} वापस मिलेंगे।`;
export const balanceDue = 'बाकी रकम';
export const balanceBeingChecked = 'बाकी रकम की जाँच हो रही है';
export const balanceStillDue = (amount: string) => `${amount} बाकी हैं`;

// Ticket --------------------------------------------------------------------------------------------------------------
export const stay = 'ठहरना';
export const fromTime = (time: string) => `${time} से`;
export const byTime = (time: string) => `${time} तक`;
export const whereItIs = 'होटल कहाँ है';
export const getDirections = 'रास्ता देखें';
export const calendarFailed = 'कैलेंडर की फ़ाइल नहीं बन सकी';
export const pleaseTryAgain = 'फिर से कोशिश करें।';

// Unaccepted ----------------------------------------------------------------------------------------------------------
export const hotelChanged = 'होटल ने आपकी बुकिंग बदली';
export const priceRaised = (before: string, now: string) => `होटल ने किराया ${before} से बढ़ाकर ${now} किया।`;
export const fullRefund = 'जब तक आप इसे स्वीकार नहीं करते, पहुँचने से पहले रद्द करने पर पूरी रकम वापस मिलेगी।';
export const movedUp = (before: string, now: string) =>
  `होटल ने आपके पहुँचने का दिन ${before} से बदलकर ${now} किया। स्वीकार करने के बाद रद्द करने की शर्तें उसी दिन से गिनी जाएँगी।`;
export const acceptChange = 'बदलाव स्वीकार करें';
export const accepted = 'आपने बदलाव स्वीकार किया';

// Channels ------------------------------------------------------------------------------------------------------------
export const unreadEntries = (count: number, from: string | null) =>
  `${count} ${count === 1 ? 'प्रविष्टि' : 'प्रविष्टियाँ'} पढ़ी नहीं जा ${count === 1 ? 'सकी' : 'सकीं'}${from ? `, ${formatDay(from)} से` : ''}`;
export const checkUnread = (channel: string) =>
  `बाकी सब प्रविष्टियाँ हमेशा की तरह ब्लॉक हैं। ${channel} पर ये बुकिंग देखें, और जो रातें यहाँ छूट गई हैं उन्हें ब्लॉक करें।`;
export const keptForUnread = (count: number) =>
  `पिछली बार पढ़ी हुई ${nightsWords(count)} ब्लॉक ${count === 1 ? 'रहेगी' : 'रहेंगी'}, क्योंकि ये प्रविष्टियाँ उन्हीं बुकिंग की हो सकती हैं।`;
export const releaseKept = (count: number) => `${nightsWords(count)} फिर बिक्री पर रखें`;
export const busyUntil = (channel: string, moment: string) => `${channel} अभी व्यस्त है। अगली कोशिश ${moment} पर।`;
