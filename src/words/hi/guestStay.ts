import { counted } from '../../domain/stay.ts';
import { hindiOn } from '../times.ts';
import { inIndia, refundDays } from './common.ts';
import { guests } from './language.ts';
import { formatTime } from './party.ts';

export const yourStay = 'आपकी बुकिंग';
export const description = 'आपकी बुकिंग: तारीखें, रास्ता, भुगतान, होटल के लिए संदेश, और बदलने या रद्द करने का तरीका।';
export const needsScript =
  'आपकी बुकिंग दिखाने के लिए JavaScript ज़रूरी है। आप अपने बुकिंग रेफ़रेंस के साथ हमें लिख भी सकते हैं। वह हमारे हर ई-मेल में है।';
export const alsoOffline = 'आपकी बुकिंग, बिना इंटरनेट के भी: तारीखें, रास्ता, भुगतान, और होटल के लिए संदेश।';
export const opening = 'आपकी बुकिंग खुल रही है…';
export const bookingIsSafe = 'आपकी बुकिंग सुरक्षित है।';
export const loading = 'खुल रहा है…';

export const asOf = (moment: string) => `${moment}${inIndia} तक की जानकारी`;
export const offline = 'आप ऑफ़लाइन हैं।';
export const serverAway = 'सर्वर से संपर्क नहीं हो पा रहा।';
export const tryNow = 'फिर से कोशिश करें';
export const asItWas = 'आप अपनी बुकिंग वैसी देख रहे हैं जैसी उस समय थी। इंटरनेट लौटने पर आप बदलाव कर सकेंगे।';
export const sharedAsItWas = 'आप बुकिंग वैसी देख रहे हैं जैसी उस समय थी।';

export const yourStayAt = (hotel: string) => `${hotel} में आपकी बुकिंग`;
export const reference = 'रेफ़रेंस';
export const messageHotel = 'होटल को लिखें';
export const messageUs = 'हमें लिखें';
export const addToCalendar = 'कैलेंडर में जोड़ें';
export const removeFromCalendar = 'कैलेंडर से हटाएँ';
export const share = 'शेयर करें';
export const print = 'प्रिंट करें';
export const isShared = 'जिसके पास आपका शेयर किया लिंक है, वह यह बुकिंग देख सकता है। उसे बंद करने के लिए “शेयर करें” चुनें।';
export const findAnother = 'दूसरा होटल खोजें';
export const moneyOfCancelled = 'भुगतान और रिफ़ंड';
export const theStay = 'आपकी बुकिंग';
export const houseRules = 'होटल के नियम';

export const priceWhenCancelled = 'रद्द होते समय का किराया';
export const price = 'किराया';

export const ifPlansChange = 'प्लान बदल जाए तो';
export const cancelledNow = (sentences: string) => `अभी रद्द करने पर: ${sentences}`;
export const changingNeedsNetwork = 'इंटरनेट लौटने पर आप बुकिंग बदल या रद्द कर सकेंगे।';
export const changeStay = 'बुकिंग बदलें';
export const payOrWithdraw = 'आपके बदलाव का भुगतान बाकी है। बुकिंग फिर से बदलने से पहले भुगतान करें, या बदलाव वापस लें।';
export const cancelStay = 'बुकिंग रद्द करें';
export const beginsToday = 'आपका चेक-इन आज है। बदलने या रद्द करने के लिए होटल से बात करें।';
export const hasBegun = 'आपके ठहरने के दिन शुरू हो चुके हैं। बदलने या रद्द करने के लिए होटल से बात करें।';
export const bookedUnder = (day: string) => [`आपने हमारे ${day} के `, 'नियम और शर्तें', ' मानकर बुकिंग की थी।'] as const;

export const tellHotel = 'होटल को बताएँ';
export const readyFrom = (time: string, day: string) => `आपका कमरा ${day} को ${time} से तैयार रहेगा।`;
export const notSaid = 'अभी नहीं बताया';
export const guest = 'मेहमान';
export const tellingNeedsNetwork = 'इंटरनेट लौटने पर आप होटल को बता सकेंगे।';
export const sayMore = 'पहुँचने का समय या खास ज़रूरतें बताएँ';
export const sendToHotel = 'होटल को भेजें';

export const onThisDevice = 'इस फ़ोन या कंप्यूटर पर';
export const opensUntil = (day: string) => `${day} तक आप यह बुकिंग यहाँ बिना लिंक के खोल सकते हैं।`;
export const opensUntilSignedOut = (day: string) =>
  `${day} तक, या साइन आउट करने तक, आप यह बुकिंग यहाँ बिना लिंक के खोल सकते हैं।`;
export const opensWithoutLink = 'यहाँ सहेजने पर आप यह बुकिंग बिना लिंक और बिना इंटरनेट के खोल सकेंगे, होम स्क्रीन से भी।';
export const whoeverSees = [
  'जो भी यह फ़ोन या कंप्यूटर इस्तेमाल करता है, वह यह बुकिंग देख सकता है।',
  'फिर जो भी यह फ़ोन या कंप्यूटर इस्तेमाल करेगा, वह यह बुकिंग देख सकेगा। कई लोगों के फ़ोन या कंप्यूटर पर ऐसा न करें।',
] as const;
export const whoeverChanges = [
  'जो भी यह फ़ोन या कंप्यूटर इस्तेमाल करता है, वह यह बुकिंग देख, बदल और रद्द कर सकता है।',
  'फिर जो भी यह फ़ोन या कंप्यूटर इस्तेमाल करेगा, वह यह बुकिंग देख, बदल और रद्द कर सकेगा। कई लोगों के फ़ोन या कंप्यूटर पर ऐसा न करें।',
] as const;
export const keptHere = 'इस फ़ोन या कंप्यूटर पर सहेज ली गई';
export const keepsNothing = 'आपका ब्राउज़र इस साइट के लिए कुछ नहीं सहेजता';
export const notKept = 'इस फ़ोन या कंप्यूटर से हटा दी गई';
export const doNotKeep = 'इस फ़ोन या कंप्यूटर से हटाएँ';
export const keepHere = 'इस फ़ोन या कंप्यूटर पर सहेजें';
export const openAnother = 'दूसरी बुकिंग खोलें';

export const howWasIt = 'आपका ठहरना कैसा रहा?';
export const yourReview = 'आपकी समीक्षा';
export const helpsNext = 'आपकी समीक्षा से दूसरे मेहमानों को होटल चुनने में मदद मिलती है।';
export const noReviewHere = 'इस बुकिंग की समीक्षा यहाँ नहीं हो सकती।';
export const writeReview = 'समीक्षा लिखें';

export const checkAgain = 'फिर से देखें';
export const checking = 'आपका भुगतान देख रहे हैं…';
export const visitBackReceived = 'आपका भुगतान मिल गया, धन्यवाद।';
export const confirmedByIt = 'आपकी बुकिंग पक्की हो गई।';
export const paidByIt = 'आपकी बुकिंग की पूरी रकम मिल गई।';
export const weEmail = 'हम आपको ई-मेल भी करेंगे।';
export const receiptIsBelow = 'रसीद नीचे किराए के साथ है।';
export const balanceStillDue = (amount: string) =>
  `${amount} देने हैं। अगर आपने भुगतान नहीं किया, तो आपसे कुछ नहीं लिया गया। आप नीचे भुगतान कर सकते हैं। अगर कर दिया है, तो यहाँ दिखने में कुछ मिनट लग सकते हैं। हम देखते रहेंगे और आपको ई-मेल करेंगे।`;
export const receivedSoFar = (amount: string) => `आपके एडवांस में से अब तक ${amount} मिले हैं।`;
export const stillDue = (amount: string) =>
  `${amount} और देने हैं। अगर आपने इनका भुगतान नहीं किया, तो आपसे कुछ नहीं लिया गया। आप नीचे भुगतान कर सकते हैं। अगर कर दिया है, तो यहाँ दिखने में कुछ मिनट लग सकते हैं। हम देखते रहेंगे और आपको ई-मेल करेंगे।`;
export const noneYet = 'अभी तक कोई भुगतान नहीं मिला है।';
export const whatNow =
  'अगर आपने भुगतान नहीं किया, तो आपसे कुछ नहीं लिया गया। बुकिंग खत्म होने से पहले नीचे भुगतान करें। अगर कर दिया है, तो यहाँ दिखने में कुछ मिनट लग सकते हैं। हम देखते रहेंगे और आपको ई-मेल करेंगे।';

export const title = 'बुकिंग रद्द करें?';
export const done = 'बुकिंग रद्द हो गई';
export const doneWithRefund = (amount: string) => `बुकिंग रद्द हो गई। आपको ${amount} वापस मिलेंगे।`;
export const keepStay = 'बुकिंग रहने दें';
export const cancelling = 'रद्द कर रहे हैं…';
export const cancelIt = 'बुकिंग रद्द करें';
export const visitCancelStayLine = (hotel: string, checkIn: string, checkOut: string) =>
  `${hotel}, ${checkIn} से ${checkOut} तक`;
export const whatFollows = 'आपके कमरे तुरंत दूसरों के लिए खुल जाएँगे। हम उन्हें रोककर नहीं रख सकेंगे। होटल को हम बता देंगे।';
export const policy = (words: string) => `आपकी बुकिंग रद्द करने की शर्तें: ${words.replace(': ', ', यानी ')}`;
export const why = 'रद्द करने का कारण (होटल इसे देखेगा)';
export const atMost = (characters: number) => `ज़्यादा से ज़्यादा ${characters} अक्षर।`;

export const othersMove = (room: string, others: string) =>
  `नीचे के मेहमान और कमरे ${room} के लिए हैं। ${others}: ये कमरे भी नई तारीखों पर जाएँगे।`;
export const dropRooms = 'कमरे हटाएँ';
export const dropTitle = 'कमरे हटाएँ?';
export const whatFollowsDropped = 'हटाए गए कमरे तुरंत दूसरों के लिए खुल जाएँगे। होटल को हम बता देंगे।';
export const whichRooms = 'कौन से कमरे हटाने हैं';
export const priceFalls = (before: string, after: string) => `किराया ${before} से घटकर ${after} होगा।`;
export const dropKept = (amount: string) => `आपकी रद्द करने की शर्तों में इन कमरों के ${amount} लगते हैं। नए किराए में यह शामिल है।`;
export const dropRefund = (amount: string) => `आपको ${amount} वापस मिलेंगे, 5–7 कामकाजी दिनों में।`;
export const dropNothing = (price: string) => `रिफ़ंड नहीं मिलेगा। बचे हुए कमरों के लिए किराया ${price} ही रहेगा।`;
export const noRefundNow = 'अभी रिफ़ंड नहीं मिलेगा।';
export const dropped = 'कमरे हट गए';
export const droppedWithRefund = (amount: string) => `कमरे हट गए। आपको ${amount} वापस मिलेंगे।`;
export const notInBooking = 'ये कमरे अब आपकी बुकिंग में नहीं हैं। बुकिंग अब जैसी है, वैसी दिख रही है।';
export const hasType = 'इस तरह का कमरा आपकी बुकिंग में पहले से है।';
export const dropLost = 'सर्वर से संपर्क नहीं हुआ। पता नहीं कि कमरे हटे या नहीं। अपनी बुकिंग देखें, फिर दोबारा कोशिश करें।';

export const isCancelled = 'यह बुकिंग रद्द है';
export const cancelledOn = (moment: string) => `यह बुकिंग ${hindiOn(moment)} रद्द हुई`;
export const isNoShow = (hotel: string) => `${hotel} का कहना है कि आप नहीं पहुँचे`;
export const ifYouWereThere = 'अगर आप होटल में ठहरे थे, या पहुँचने पर आपको लौटा दिया गया, तो हमें बताएँ। फिर हम होटल से पूछेंगे।';
export const iWasThere = 'मैं वहाँ था / थी';
export const weLookIntoIt = 'आपने बताया कि आप वहाँ थे। हम होटल से पूछकर आपको ई-मेल करेंगे।';
export const didYouCancel = (hotel: string) => `${hotel} का कहना है कि आपने यह बुकिंग रद्द की। क्या यह सही है?`;
export const otherwiseAll = (moment: string, amount: string) =>
  `अगर आपने रद्द नहीं की, तो “नहीं” चुनें। तब पूरे ${amount} आपको वापस मिलेंगे। ${moment} तक जवाब न देने पर भी ऐसा ही होगा।`;
export const yesICancelled = 'हाँ, मैंने रद्द की';
export const noIDidNot = 'नहीं, मैंने नहीं की';

export const yourStays = 'आपकी बुकिंग';
export const visitKeptKeptHere = 'इस फ़ोन या कंप्यूटर पर सहेजी हुई।';
export const fromTo = (checkIn: string, checkOut: string) => `${checkIn} से ${checkOut} तक`;
export const another = 'दूसरी बुकिंग का लिंक मँगाएँ';

export const documents = 'दस्तावेज़';
export const receipt = 'दी गई रकम की रसीद';
export const saveReceipt = 'रसीद PDF में सहेजें';
export const saveAsPdf = (number: string) => `${number} को PDF में सहेजें`;
export const lettersMissing = (letters: string) => `PDF नहीं बन सका: उसमें ये अक्षर नहीं दिख सकते: ${letters}। उसे होटल से माँगें।`;
export const notMade = 'PDF नहीं बन सका। फिर से कोशिश करें।';
export const making = 'PDF बन रहा है…';

export const payAdvance = (amount: string) => `एडवांस दें: ${amount}`;
export const payBalance = (amount: string) => `बाकी रकम दें: ${amount}`;
export const openingPage = 'भुगतान का पेज खुल रहा है…';
export const payNow = (amount: string) => `${amount} दें`;
export const howItIsPaid =
  'भुगतान के पेज पर कार्ड, UPI या नेट बैंकिंग से दें। फिर आप यहीं लौट आएँगे। आपके कार्ड की जानकारी हम कभी नहीं देखते, और भुगतान तुरंत पक्का हो जाता है।';

export const reportedOn = (moment: string) => `, ${hindiOn(moment)} सूचना दी`;
export const ifYouPaid = 'भुगतान करने के बाद अपने UPI ऐप का 12 अंकों का UTR बताएँ, ताकि हम आपका भुगतान ढूँढ सकें।';
export const notFound = (amount: string) =>
  `आपने ${amount} के जिस भुगतान की सूचना दी थी, वह हमें नहीं मिला। अगर आपने भुगतान कर दिया है, तो अपने UPI ऐप में UTR देखकर दोबारा बताएँ।`;
export const correctUtr = 'UTR ठीक करें';
export const iHavePaid = 'मैंने भुगतान कर दिया है';

export const visitReportReported = (amount: string) => `${amount} के भुगतान की सूचना मिल गई`;
export const weLookForIt = 'हम अपने बैंक खाते में इसकी जाँच कर रहे हैं और आपको ई-मेल करेंगे।';
export const reportByLinkToo =
  'हमारे ई-मेल का लिंक खोलकर UTR वहाँ भी बताएँ। तब हमारी जाँच पूरी होने तक आपकी बुकिंग खत्म नहीं होगी।';
export const utrOfPayment = 'आपके भुगतान का UTR';
export const utrHint = 'आपके UPI ऐप में ये 12 अंक UTR या UPI रेफ़रेंस के नाम से दिखते हैं। अक्षरों वाली ट्रांज़ैक्शन आईडी दूसरा नंबर है।';
export const reporting = 'भेज रहे हैं…';
export const report = 'भुगतान की सूचना दें';
export const cancel = 'रहने दें';

export const withdraw = 'सूचना वापस लें';
export const withdrawTitle = 'सूचना वापस लें?';
export const withdrawn = 'सूचना वापस ले ली गई';
export const visitReportWhatFollows =
  'आपने जिस भुगतान की सूचना दी थी, हम उसकी जाँच बंद कर देंगे। एडवांस फिर से देना होगा। कब तक देना है, यह इस पेज पर दिखेगा।';

export const stayAt = (hotel: string) => `${hotel} में बुकिंग`;
export const bookedBy = (name: string) => `बुकिंग ${name} की है, जिन्होंने इसे आपके साथ शेयर किया है।`;
/** "रात करीब 9:30 बजे": "about" follows the part of the day. */
export const arrivalPlanned = (time: string) => ` ${time.replace(/ (?=\d)/, ' करीब ')} पहुँचने की योजना है।`;
export const cancelled = 'रद्द';

export const shareTitle = 'साथ सफ़र करने वालों के साथ शेयर करें';
export const ourStayAt = (hotel: string) => `${hotel} में हमारी बुकिंग`;
export const notCopied = 'आपके ब्राउज़र ने कॉपी नहीं करने दिया';
export const endedAll = 'शेयर किए गए लिंक बंद हो गए';
export const endAll = 'शेयर किए गए सब लिंक बंद करें';
export const shareLink = 'लिंक शेयर करें';
export const whatTheySee =
  'जिसके पास यह लिंक है, वह होटल और वहाँ का रास्ता, तारीखें, कमरा, मेहमानों की संख्या और पहुँचने का समय देख सकता है। उसे आपका पहला नाम और उपनाम का पहला अक्षर दिखता है। उसे किराया, रेफ़रेंस या आपका फ़ोन और ई-मेल नहीं दिखता, और वह कुछ बदल नहीं सकता। लिंक चेक-आउट के तीन दिन बाद बंद हो जाता है।';
export const link = 'लिंक';
export const makingLink = 'लिंक बन रहा है';

export const inDays = (days: number) => `चेक-इन ${days} दिन बाद`;
export const tomorrow = 'चेक-इन कल';
export const today = 'चेक-इन आज';
export const nightOf = (night: number, nights: number) => `${nights} में से रात ${night}`;
export const leavingToday = 'आज चेक-आउट है';
export const pastStay = 'बीती हुई बुकिंग';

export const stayLine = (checkIn: string, checkOut: string, room: string, guests: string) =>
  `${checkIn} से ${checkOut} तक, ${room}, ${guests}।`;
export const isCancelledStay = (stay: string) => `यह बुकिंग रद्द हो चुकी है: ${stay} `;
export const isMissedStay = (stay: string) => `इस बुकिंग पर नो-शो दर्ज है: ${stay} `;
export const arrivingAbout = (time: string) => `हम ${time.replace(/ (?=\d)/, ' करीब ')} पहुँचेंगे। `;

export const noneReceived = 'आपने अभी कुछ नहीं दिया है। आपको कुछ देना नहीं होगा, और कोई रिफ़ंड नहीं है।';
export const received = (amount: string) => `इस बुकिंग के लिए हमें ${amount} मिले हैं।`;
export const hotelDecides = 'बुकिंग रद्द करने की होटल की अपनी शर्तें हैं। कितना रिफ़ंड मिलेगा, यह होटल तय करता है।';
export const noRefund = 'बुकिंग रद्द करने की शर्तों के हिसाब से रिफ़ंड नहीं मिलेगा।';
export const amountBack = (amount: string) => `${refundDays} में आपको ${amount} वापस मिल जाएँगे।`;
export const holdsUntil = (moment: string) => `यह रिफ़ंड ${moment} तक रद्द करने पर ही मिलेगा। उसके बाद रिफ़ंड नहीं मिलेगा।`;
export const reported = (amount: string) => `आपने ${amount} के भुगतान की सूचना दी है; वह हमें अभी तक नहीं मिला है।`;
export const hotelDecidesOnceFound = 'मिल जाने पर होटल तय करेगा कि कितना रिफ़ंड मिलेगा।';
export const noRefundOnceFound = 'बुकिंग रद्द करने की शर्तों के हिसाब से इसका रिफ़ंड नहीं मिलेगा।';
export const amountBackOnceFound = (amount: string) => `मिल जाने पर ${refundDays} में आपको ${amount} वापस मिल जाएँगे।`;

export const ways = {
  cash: 'नकद',
  card: 'कार्ड से',
  upi: 'UPI से',
  bank: 'बैंक ट्रांसफ़र से',
  other: '',
  online: 'ऑनलाइन',
} as const;
export const waysOnline: Readonly<Record<string, string>> = {
  card: 'कार्ड से',
  upi: 'UPI से',
  netbanking: 'नेट बैंकिंग से',
  wallet: 'वॉलेट से',
};
const said = (...words: string[]) => words.filter((word) => word).join(' ');
export const paidToUs = (way: string) => said('हमें', way, 'दिए गए');
export const paidAtHotel = (way: string) => said('होटल में', way, 'दिए गए');
export const refundedByUs = 'हमने रिफ़ंड दिया';
export const refundedByHotel = (way: string) => said('होटल ने', way, 'रिफ़ंड दिया');
export const refundSent = 'हमने रिफ़ंड भेजा';
export const refundDue = (day: string | null) => said(day ? `${day} तक` : '', 'रिफ़ंड मिलेगा');
export const byDay = (day: string) => `${day} तक`;
export const payers = { site: 'हम देंगे', property: 'होटल देगा' } as const;

export const invalidTime = 'समय ऐसे लिखें: 21:30, या खाली छोड़ दें।';
export const requestsTooLong = 'ज़्यादा से ज़्यादा 1,000 अक्षर लिखें।';
export const invalidUtr = 'UTR में 12 अंक होते हैं, जैसे 4267 0011 2233। वह आपके UPI ऐप में भुगतान के साथ दिखता है।';
export const invalidReference = 'रेफ़रेंस में चार-चार के चार समूहों में 16 अक्षर और अंक होते हैं, जैसे 7KQM-2XWD-9RTB-HC4N।';
export const emailMissing = 'वह ई-मेल लिखें जिससे आपने बुकिंग की थी।';

export const notChangeable = 'यह बुकिंग अब यहाँ नहीं बदली जा सकती। होटल से बात करें।';
export const invalidNote = 'यह नहीं भेजा जा सका। आपने जो लिखा है, उसे देख लें।';
export const toldOften = 'आज आप होटल को 10 बार कुछ बता चुके हैं। होटल को फ़ोन करें, या कल फिर से कोशिश करें।';
export const sharedOften = 'आज यह बुकिंग 20 बार शेयर हो चुकी है। कल फिर से कोशिश करें।';

export const nothingDue = 'कुछ देना बाकी नहीं है।';
export const guestDeedsInvalidUtr = 'UTR में 12 अंक होते हैं। वह आपके UPI ऐप में भुगतान के साथ दिखता है।';
export const receivedAlready = 'यह भुगतान हमें पहले ही मिल चुका है। बाकी रकम वाले भुगतान का UTR लिखें।';
export const reportedOften =
  'इस बुकिंग के लिए और UTR नहीं बताए जा सकते। हमें WhatsApp पर लिखें, हम आपके साथ मिलकर आपका भुगतान ढूँढ लेंगे।';
export const linkNeeded = 'इस बुकिंग के एक भुगतान की जाँच पहले से हो रही है। दूसरा UTR बताने के लिए हमारे ई-मेल का लिंक खोलें।';
export const nothingReported = 'इस बुकिंग के किसी भुगतान की जाँच नहीं हो रही। ताज़ा जानकारी के लिए पेज रीफ़्रेश करें।';
export const reportLost = 'सर्वर से संपर्क नहीं हो सका। फिर से कोशिश करें: भुगतान दो बार दर्ज नहीं होगा।';

export const begun = 'आपके चेक-इन का समय हो चुका है। बदलने या रद्द करने के लिए होटल से बात करें।';
export const roomNotLet = 'यह कमरा अब उपलब्ध नहीं है। दूसरा कमरा चुनें, या होटल से बात करें।';
export const invalidGuests = 'कम से कम 1 वयस्क और 1 कमरा चुनें।';
export const tooManyRooms = 'होटल में इस प्रकार के इतने कमरे नहीं हैं।';
export const tooManyGuests = 'इन कमरों में इतने मेहमान नहीं आ सकते। दूसरा कमरा चुनें, या मेहमान कम करें।';
export const quoteFailed = 'किराया नहीं दिख सका। अपना इंटरनेट देखें और फिर से कोशिश करें।';

export const changedMeanwhile = 'आपकी बुकिंग बदल चुकी है। उसे देख लें, फिर दोबारा कोशिश करें।';
export const priceChanged = 'किराया बदल गया है। उसे देख लें, फिर दोबारा पुष्टि करें।';
export const dueChanged = 'देने की रकम बदल गई है। उसे देख लें, फिर दोबारा पुष्टि करें।';
export const changeWaits = 'पिछले बदलाव का भुगतान बाकी है। पहले भुगतान करें, या बदलाव वापस लें।';
export const tooLateToPay = 'चेक-इन बहुत पास है, इसलिए इस बदलाव का भुगतान यहाँ नहीं हो सकता। बुकिंग बदलने के लिए होटल से कहें।';
export const noChange = 'भुगतान के लिए कोई बदलाव बाकी नहीं है। आपकी बुकिंग वैसी है जैसी यहाँ दिखती है।';
export const soldOut = 'इन तारीखों के कमरे अभी-अभी किसी और ने बुक कर लिए। आपकी बुकिंग नहीं बदली है।';
export const heldUnpaid =
  'इस प्रकार के बहुत से कमरे उन बुकिंग के लिए रुके हैं जिनका एडवांस अभी नहीं मिला है। अगर आपका एडवांस बाकी है, तो पहले उसे दें। नहीं तो कम कमरे या दूसरी तारीखें चुनें, या होटल से पूछें।';
export const changedOften = 'आज यह बुकिंग 5 बार बदली जा चुकी है। होटल से बात करें, या कल फिर से कोशिश करें।';
export const notMailed = 'आज इसे फिर से बदलने के लिए अपनी बुकिंग हमारे ई-मेल के लिंक से खोलें।';
export const changeLost = 'सर्वर से संपर्क नहीं हो सका, और पता नहीं कि आपकी बुकिंग बदली या नहीं। उसे देख लें, फिर दोबारा कोशिश करें।';

export const refundChanged = 'रिफ़ंड की रकम बदल गई है। रद्द करने से पहले उसे फिर से देखें।';
export const reasonTooLong = 'ज़्यादा से ज़्यादा 300 अक्षर लिखें।';
export const cancelLost =
  'सर्वर से संपर्क नहीं हो सका, और पता नहीं कि आपकी बुकिंग रद्द हुई या नहीं। फिर से कोशिश करें: बुकिंग एक ही बार रद्द होती है।';

export const linkRefusals = {
  not_found: 'यह लिंक अब काम नहीं करता। नया लिंक मँगाएँ।',
  shared_link: 'इस लिंक से बुकिंग सिर्फ़ देखी जा सकती है। उसे वही बदल सकते हैं जिन्होंने बुकिंग की है।',
  rate_limited: 'आपके कनेक्शन से बहुत बार कोशिश हुई है। एक मिनट बाद फिर से कोशिश करें।',
  busy: 'इस बुकिंग को अभी कोई और बदल रहा है। थोड़ी देर में फिर से कोशिश करें।',
} as const;
export const linkFailed = 'सर्वर से संपर्क नहीं हो सका। कुछ खोया नहीं है। अपना इंटरनेट देखें और फिर से कोशिश करें।';
export const stayNotLoaded = 'आपकी बुकिंग नहीं खुल सकी। अपना इंटरनेट देखें और फिर से कोशिश करें।';

export const arrivesAt = 'पहुँचने का समय';
export const specialRequests = 'खास ज़रूरतें';

export const balanceDueAtHotel = (amount: string) => `किराए के बाकी ${amount} होटल में चेक-इन के समय देने हैं।`;
export const moneyAheadReported = (amount: string) =>
  `आपने ${amount} के भुगतान की सूचना दी है। हम अपने बैंक खाते में इसकी जाँच कर रहे हैं, आम तौर पर एक कामकाजी दिन में, और आपको ई-मेल करेंगे।`;
export const moreDue = (amount: string) => `एडवांस के बाकी ${amount} पहुँचने से पहले देने हैं।`;
export const moreDueLater = (amount: string) =>
  `एडवांस के बाकी ${amount} पहुँचने से पहले देने हैं। पहला भुगतान मिल जाने पर आप इन्हें यहीं दे सकते हैं।`;
export const wholePrice = 'पूरा किराया';
export const ofTotal = (percent: number) => `कुल का ${percent}%`;
const which = (part: string | null) => (part ? ` (${part})` : '');
export const advanceIsDue = (advance: string, part: string | null) =>
  `${advance} का एडवांस${which(part)} हमें पहुँचने से पहले देना है। तब तक न दिया हो, तो होटल में देना होगा। आपकी बुकिंग खत्म नहीं होगी।`;
export const advanceIsDueBy = (advance: string, part: string | null, moment: string) =>
  `${advance} का एडवांस${which(part)} हमें ${moment} तक देना है। न मिलने पर आपकी बुकिंग खत्म हो जाएगी।`;
export const partReceived = (advance: string, part: string | null, paid: string, due: string) =>
  `${advance} के एडवांस${which(part)} में से आप अब तक ${paid} दे चुके हैं। एडवांस के बाकी ${due} हमें पहुँचने से पहले देने हैं। तब तक न दिए हों, तो होटल में देने होंगे। आपकी बुकिंग अब खत्म नहीं होगी।`;
export const partReceivedBy = (advance: string, part: string | null, paid: string, due: string, moment: string) =>
  `${advance} के एडवांस${which(part)} में से आप अब तक ${paid} दे चुके हैं। एडवांस के बाकी ${due} हमें ${moment} तक देने हैं। न मिलने पर आपकी बुकिंग खत्म हो जाएगी।`;
export const paidInFullThanks = 'आपकी बुकिंग की पूरी रकम मिल गई है, धन्यवाद।';
export const refunded = 'आपकी दी हुई रकम का रिफ़ंड हो गया।';
export const partRefunded = 'आपकी दी हुई रकम के एक हिस्से का रिफ़ंड हो गया।';
export const advanceReceived = (paid: string) => `आप ${paid} का एडवांस दे चुके हैं, धन्यवाद।`;
export const moneyAheadReceived = (paid: string) => `आप अब तक ${paid} दे चुके हैं, धन्यवाद।`;
export const moneyAheadNothingDue = (amount: string) => `पहुँचने से पहले कुछ नहीं देना है। ${amount} होटल में चेक-इन के समय देने हैं।`;
export const balanceIsDue = (amount: string) => `आपकी बुकिंग के ${amount} अभी बाकी हैं।`;
export const balanceAtHotel = 'यह रकम होटल में दीजिए।';
export const moreOfBalance = (amount: string) => `${amount} और देने हैं।`;
export const moreOfBalanceLater = (amount: string) => `${amount} और देने हैं। पहला भुगतान मिल जाने पर आप इन्हें यहीं दे सकते हैं।`;
export const orByUpi = 'या UPI से हमारे खाते में दें';

export const moneyAheadLoading = 'खुल रहा है';
export const qrToPay = (amount: string, upiId: string) => `UPI से ${upiId} को ${amount} देने का QR कोड`;
export const payWithApp = (amount: string) => `UPI ऐप से ${amount} दें`;
export const noAnswerToButton = 'कोई ऐप न खुले, तो:';
export const payByUpi = (amount: string, upiId: string, note: string, scan: string) =>
  `UPI से ${amount} ${upiId} पर भेजें। नोट में ${note} लिखें।${scan}`;
export const orScan = ' या यह कोड किसी भी UPI ऐप से स्कैन करें: उसमें रकम और रेफ़रेंस भरे हुए मिलेंगे।';
export const fromAnotherPhone = 'दूसरे फ़ोन से दें';

export const changeTitle = 'बुकिंग बदलें';
export const changing = 'बदल रहे हैं…';
export const changeIt = 'बुकिंग बदलें';
export const payAndChange = (amount: string) => `${amount} देकर बदलें`;
export const stayChangeChangeWaits = 'बदलाव पक्का करने के लिए भुगतान करें';
export const holdingNights = 'नई तारीखें रोक रहे हैं…';
export const changed = 'बुकिंग बदल गई';
export const onHoldOnline = 'भुगतान करते समय हम नई तारीखें 20 मिनट तक आपके लिए रोककर रखेंगे।';
export const onHoldByUpi = 'भुगतान की समय-सीमा तक हम नई तारीखें आपके लिए रोककर रखेंगे। समय-सीमा आपकी बुकिंग के पेज पर दिखेगी।';
export const adults = 'वयस्क';
export const children = 'बच्चे';
export const rooms = 'कमरे';
export const eachTakes = (most: number) => `हर कमरे में ${guests(most)} तक`;
export const priceToBe = 'नया किराया';
export const notFree = 'इन तारीखों में कमरा उपलब्ध नहीं है। आपकी बुकिंग नहीं बदली है।';
export const nothingChanged = 'अभी कुछ नहीं बदला है।';
export const askingPrice = 'किराया देखा जा रहा है…';
export const chooseBoth = 'दोनों तारीखें चुनें।';
export const inRupees =
  'किराया रुपयों में है। कमरे का प्रकार न बदलें, तो आपकी बुक की हुई रातों का किराया वही रहेगा। बदलाव पक्का होने तक ये रातें आपके पास रहेंगी।';

export const room = 'कमरे का प्रकार';
export const yoursNow = 'अभी आपका यही है। ';
export const upToARoom = (most: number) => `एक कमरे में ${most} तक`;
export const ofWholeStay = 'किराया सब रातों का है, टैक्स समेत।';

export const takesUpTo = (most: number) => `एक कमरे में ${guests(most)} तक`;
export const thereAre = (rooms: number) => (rooms === 1 ? 'इस प्रकार का एक ही कमरा है' : `इस प्रकार के ${rooms} ही कमरे हैं`);
export const notForStay = 'इस बुकिंग के लिए उपलब्ध नहीं';
export const onlyLeft = (rooms: number) =>
  rooms === 1 ? 'इन रातों के लिए एक ही बचा है' : `इन रातों के लिए ${rooms} ही बचे हैं`;
export const stayChangeSoldOut = 'इन रातों के लिए सब बुक हैं';
export const samePrice = 'किराया वही';
export const amountMore = (amount: string) => `${amount} ज़्यादा`;
export const amountLess = (amount: string) => `${amount} कम`;

export const refund = (amount: string) => `आपको ${amount} वापस मिलेंगे।`;
export const anotherRefund = (amount: string) => `आपको ${amount} और वापस मिलेंगे।`;
export const refundUsed = (amount: string) => `आपके रिफ़ंड में से ${amount} हम इस बदलाव के भुगतान में लगा लेंगे।`;
export const dueInAdvance = (amount: string, by: string | null) =>
  by ? `${by} तक ${amount} एडवांस में देने हैं। न मिलने पर आपकी बुकिंग खत्म हो जाएगी।` : `${amount} एडवांस में देने हैं।`;
export const advanceBecomes = (advance: string, due: string, by: string | null) =>
  `एडवांस अब ${advance} हो जाएगा। ${dueInAdvance(due, by)}`;
export const payWithChange = (advance: string, due: string) =>
  `एडवांस अब ${advance} हो जाएगा। अभी ${due} दें, तो हम आपकी बुकिंग बदल देंगे। भुगतान न होने पर वह जैसी है वैसी रहेगी।`;

export const weLookAlso = (reported: string) => `आपने ${reported} के जिस भुगतान की सूचना दी थी, हम उसकी भी जाँच कर रहे हैं।`;
export const weLook = (reported: string) => `आपने ${reported} के जिस भुगतान की सूचना दी थी, हम उसकी जाँच कर रहे हैं।`;
export const cancelledRefunded = (amount: string) => `आपकी दी हुई रकम में से ${amount} वापस कर दिए गए।`;
export const expiredUnpaid = (advance: string) => `${advance} का एडवांस हमें समय पर नहीं मिला, इसलिए आपकी बुकिंग खत्म हो गई।`;
export const noPayment = 'इस बुकिंग के लिए कोई भुगतान नहीं मिला था।';
export const cancelledNothingDue =
  'अब कुछ नहीं देना है। अगर आपने रकम दी है, तो अपने रेफ़रेंस के साथ हमें लिखिए। हम आपके साथ मिलकर पता लगाएँगे।';
export const askOfRest = (refunded: string) =>
  `आपकी दी हुई रकम में से ${refunded} वापस कर दिए गए। बाकी में से कितनी रकम वापस मिलेगी, यह होटल तय करता है। अपने रेफ़रेंस के साथ हमें लिखिए, हम होटल से पूछेंगे।`;
export const askRefund =
  'आपकी दी हुई रकम में से कितनी वापस मिलेगी, यह होटल तय करता है। अपने रेफ़रेंस के साथ हमें लिखिए, हम होटल से पूछेंगे।';
export const yourBookingCancelledOn = (moment: string) => `आपकी बुकिंग ${hindiOn(moment)} रद्द हुई।`;
export const youCancelledOn = (moment: string) => `आपने यह बुकिंग ${hindiOn(moment)} रद्द की।`;
export const fee = (amount: string) => `होटल ने ${amount} का नो-शो शुल्क लगाया है।`;
export const paidOfFee = (amount: string) => `आप ${amount} दे चुके हैं।`;
export const feeDue = (amount: string) => `अब आपको ${amount} देने हैं। यह रकम होटल को दीजिए।`;
export const feePaid = 'इसकी पूरी रकम मिल चुकी है।';
export const endedOn = (moment: string) => `आपकी बुकिंग ${hindiOn(moment)} नो-शो के रूप में बंद हुई।`;
export const cancelledNoRefund = (when: string) => `${when} रिफ़ंड नहीं मिलेगा।`;
const within = (day: string | null) => `${refundDays} में${day ? ` (${day} तक)` : ''}`;
export const refundInAll = (when: string, inAll: string, refunded: string, other: string, day: string | null) =>
  `${when} आपको कुल ${inAll} वापस मिलेंगे। ${refunded} वापस किए जा चुके हैं। ${within(day)} बाकी ${other} मिल जाएँगे।`;
export const feeRefund = (amount: string, day: string | null) => `${within(day)} आपको ${amount} वापस मिलेंगे।`;
export const cancelledRefund = (when: string, amount: string, day: string | null) =>
  `${when} ${within(day)} आपको ${amount} वापस मिलेंगे।`;

export const pendingChangeStayLine = (checkIn: string, checkOut: string, room: string, rooms: string, guests: string) =>
  `${checkIn} से ${checkOut}, ${room}, ${rooms}, ${guests}`;
export const waitsTitle = 'आपका बदलाव अभी पक्का नहीं हुआ';
export const payToChange = (amount: string, total: string, by: string) =>
  `इसे पक्का करने के लिए ${by} तक ${amount} दें। नया कुल किराया ${total} है।`;
export const onHold = 'तब तक हम नई तारीखें आपके लिए रोककर रखेंगे। भुगतान से पहले आपकी बुकिंग नहीं बदलेगी।';
export const pendingChangeWeLook = (amount: string, by: string) =>
  `आपने ${amount} के भुगतान की सूचना दी है। हम इसकी जाँच कर रहे हैं और आपको ई-मेल करेंगे। मिलते ही आपकी बुकिंग बदल देंगे। नई तारीखें हम ${by} तक आपके लिए रोककर रखेंगे।`;
export const pay = (amount: string) => `${amount} दें`;
export const pendingChangeWithdraw = 'बदलाव वापस लें';
export const pendingChangeWithdrawTitle = 'बदलाव वापस लें?';
export const pendingChangeWithdrawn = 'बदलाव वापस ले लिया गया';
export const withdrawWords = 'आपकी बुकिंग जैसी है वैसी रहेगी। नई तारीखें दूसरों के लिए खुल जाएँगी।';
export const ifPaid = 'अगर आपने भुगतान कर दिया है, तो उस भुगतान की पूरी रकम आपको वापस मिलेगी।';
export const paidAndChanged = 'भुगतान मिला, बुकिंग बदल गई';
export const changedTo = (stay: string) => `आपकी बुकिंग अब यह है: ${stay}। हम आपको ई-मेल भी करेंगे।`;
export const notPaid = 'अभी तक भुगतान नहीं मिला। आपकी बुकिंग नहीं बदली है।';
export const stillWaits = (by: string) =>
  `अगर आपने भुगतान कर दिया है, तो कुछ मिनट लग सकते हैं। हम देखते रहेंगे। नहीं किया, तो ${by} तक नीचे कर सकते हैं।`;
export const timeIsOver =
  'भुगतान का समय निकल चुका है। अगर आपने भुगतान कर दिया है, तो कुछ मिनट लग सकते हैं। फिर हम आपकी बुकिंग बदल देंगे या इस भुगतान की पूरी रकम वापस करेंगे।';
export const notChanged = 'भुगतान मिला, पर बुकिंग नहीं बदली जा सकी';
export const refundedInFull = (amount: string) =>
  `आपको 5–7 कामकाजी दिनों में पूरे ${amount} वापस मिलेंगे। जब भुगतान मिला, तब यह बदलाव मुमकिन नहीं रह गया था। आपकी बुकिंग जैसी थी वैसी है।`;

export const onlyHotelThen = 'इस बदलाव के बाद आपकी बुकिंग सिर्फ़ होटल ही बदल या रद्द कर सकता है।';
export const ofAgreedDay =
  'होटल ने आपकी तारीखें बदली हैं। बुकिंग रद्द करने की शर्तें अब भी उसी दिन से गिनी जाती हैं जिस पर आप राज़ी हुए थे।';
export const onlyHotelNow = 'अब आपकी बुकिंग सिर्फ़ होटल ही बदल या रद्द कर सकता है।';

const sentences: Readonly<Record<string, string>> = {
  'Your price includes a discount for a longer stay. Ask the hotel to shorten your booking.':
    'इस बुकिंग में ज़्यादा रातों वाला कम किराया लगा है। इसे छोटा करने के लिए होटल से कहें।',
  'The hotel set this price for fewer guests. Ask the hotel to add more.':
    'होटल ने यह किराया कम मेहमानों के लिए तय किया है। और मेहमान जोड़ने के लिए होटल से कहें।',
  'Your cancellation policy no longer refunds this in full. Ask the hotel, or cancel under that policy.':
    'बुकिंग रद्द करने की शर्तों के हिसाब से अब इसका पूरा रिफ़ंड नहीं मिलेगा। होटल से पूछें, या इन्हीं शर्तों पर बुकिंग रद्द करें।',
  'The hotel made this booking without an advance. Ask it for more rooms, more nights or a dearer room, or make a separate booking.':
    'होटल ने यह बुकिंग बिना एडवांस के की है। और कमरे, रातें या महँगा कमरा चाहिए, तो होटल से कहें, या अलग बुकिंग करें।',
  'The deadline for your advance has passed. Pay it first, or ask the hotel to change your dates.':
    'इस बुकिंग का एडवांस देने का समय निकल चुका है। पहले एडवांस दें, या होटल से तारीखें बदलने को कहें।',
  'We are checking the payment that you reported. You can change this here as soon as we email you the result. Until then, ask the hotel.':
    'आपने जिस भुगतान की सूचना दी है, हम उसकी जाँच कर रहे हैं। नतीजे का ई-मेल मिलते ही आप यहाँ यह बदल सकेंगे। तब तक होटल से पूछें।',
};

export const changeRefused = (sentence: string) => sentences[sentence] ?? stayRefusal(sentence);

const days = new Map([
  ['Mon', 'सोम'],
  ['Tue', 'मंगल'],
  ['Wed', 'बुध'],
  ['Thu', 'गुरु'],
  ['Fri', 'शुक्र'],
  ['Sat', 'शनि'],
  ['Sun', 'रवि'],
]);
const months = new Map([
  ['Jan', 'जनवरी'],
  ['Feb', 'फ़रवरी'],
  ['Mar', 'मार्च'],
  ['Apr', 'अप्रैल'],
  ['May', 'मई'],
  ['Jun', 'जून'],
  ['Jul', 'जुलाई'],
  ['Aug', 'अगस्त'],
  ['Sep', 'सितंबर'],
  ['Oct', 'अक्टूबर'],
  ['Nov', 'नवंबर'],
  ['Dec', 'दिसंबर'],
]);

/** Returns "शुक्र, 24 दिसंबर" for "Fri 24 Dec". */
const dayIn = (day: string) => {
  const [weekday = '', date = '', month = ''] = day.split(' ');
  return `${days.get(weekday) ?? weekday}, ${date} ${months.get(month) ?? month}`;
};
const timeIn = (time: string) => {
  const [hours = 0, minutes = ''] = time.slice(0, -3).split(':').map(Number);
  return formatTime(`${(Number(hours) % 12) + (time.endsWith('PM') ? 12 : 0)}:${minutes}`);
};
const nightsIn = (count: string) => counted(Number(count), 'रात', 'रातें');

/** Sentences of the server (`private.refuse_stay`) and their Hindi. */
const stayRefusalSentences: readonly (readonly [pattern: RegExp, say: (first: string, second: string) => string])[] = [
  [
    /^The earliest check-in is (\w+ \d+ \w+)\. Book this room at least (\d+) days? ahead\.$/,
    (day, ahead) => `सबसे पहला चेक-इन ${dayIn(day)} को हो सकता है। यह कमरा कम से कम ${ahead} दिन पहले बुक करें।`,
  ],
  [
    /^Check-in dates after (\w+ \d+ \w+) are not open for booking yet\.$/,
    (day) => `${dayIn(day)} के बाद के चेक-इन की बुकिंग अभी नहीं खुली है।`,
  ],
  [
    /^No check-in on (\w+ \d+ \w+)\. Choose another arrival date\.$/,
    (day) => `${dayIn(day)} को चेक-इन नहीं होता। आने की कोई और तारीख चुनें।`,
  ],
  [
    /^Minimum stay (\d+) nights? from (\w+ \d+ \w+)\.$/,
    (nights, day) => `${dayIn(day)} को चेक-इन हो, तो कम से कम ${nightsIn(nights)}।`,
  ],
  [
    /^Minimum stay (\d+) nights? if it includes (\w+ \d+ \w+)\.$/,
    (nights, day) => `${dayIn(day)} की रात शामिल हो तो कम से कम ${nightsIn(nights)}।`,
  ],
  [
    /^Maximum stay (\d+) nights? if it includes (\w+ \d+ \w+)\.$/,
    (nights, day) => `${dayIn(day)} की रात शामिल हो तो ज़्यादा से ज़्यादा ${nightsIn(nights)}।`,
  ],
  [
    /^Bookings for today closed at (\d+:\d\d [AP]M) IST\. Call the hotel, or choose another day\.$/,
    (time) => `आज की बुकिंग ${timeIn(time)} (भारतीय समय) बंद हो गई। होटल को फ़ोन करें या कोई और दिन चुनें।`,
  ],
  [
    /^Maximum stay (\d+) nights? from (\w+ \d+ \w+)\.$/,
    (nights, day) => `${dayIn(day)} को चेक-इन हो, तो ज़्यादा से ज़्यादा ${nightsIn(nights)}।`,
  ],
  [
    /^No check-out on (\w+ \d+ \w+)\. Choose another departure date\.$/,
    (day) => `${dayIn(day)} को चेक-आउट नहीं होता। जाने की कोई और तारीख चुनें।`,
  ],
  [
    /^The hotel holds this room for you until (\w+ \d+ \w+), (\d+:\d\d [AP]M) IST\.$/,
    (day, time) => `होटल ने यह कमरा आपके लिए ${dayIn(day)}, ${timeIn(time)} (भारतीय समय) तक रोक रखा है।`,
  ],
];

/** Unknown sentences stay in English. */
export function stayRefusal(sentence: string): string {
  for (const [pattern, say] of stayRefusalSentences) {
    const [, first = '', second = ''] = pattern.exec(sentence) ?? [];
    if (first) return say(first, second);
  }
  return sentence;
}

export const knowsIt = (hotel: string) => `${hotel} को बता दिया`;
export const mailTells = 'होटल को ई-मेल मिलेगा।';
export const nothingNew = 'भेजने को कुछ नया नहीं है';
export const knowsAll = (hotel: string) => `${hotel} को यह सब पहले से पता है।`;
export const arriveAbout = 'पहुँचने का समय';
export const arriveHint = 'चेक-इन के दिन करीब कितने बजे पहुँचेंगे, भारतीय समय से। आधी रात के बाद पहुँचना हो, तो खास ज़रूरतों में लिख दें।';
export const earlyHint = (checkIn: string) =>
  `कमरे ${checkIn} से तैयार मिलते हैं। उससे पहले आना हो, तो होटल बताएगा कि हो सकता है या नहीं। आधी रात के बाद पहुँचना हो, तो खास ज़रूरतों में लिख दें।`;
export const requestsHint = 'होटल इसे आपकी बुकिंग के साथ देखता है। खास ज़रूरतों की गारंटी नहीं है।';
export const name = 'बुकिंग का नाम';
export const phone = 'फ़ोन';
export const phoneHint = 'ताकि होटल रास्ते में आपसे बात कर सके।';
export const sending = 'भेज रहे हैं…';
export const leaveIt = 'रहने दें';

export const doesNotExpire = 'जाँच पूरी होने तक आपकी बुकिंग खत्म नहीं होगी।';
export const forAWeek =
  'जाँच पूरी होने तक, ज़्यादा से ज़्यादा एक हफ़्ते तक, आपकी बुकिंग खत्म नहीं होगी। तब तक भुगतान न मिला, तो हम आपको ई-मेल करेंगे, और एडवांस फिर से देना होगा।';
export const openLinkToKeep = (by: string) =>
  `हमारे ई-मेल का लिंक खोलें, तब आपके भुगतान की जाँच पूरी होने तक बुकिंग खत्म नहीं होगी। नहीं तो वह ${hindiOn(by)} खत्म हो जाएगी।`;
export const openThisToKeep = (by: string) =>
  `इस ई-मेल के बटन से अपनी बुकिंग खोलिए, तब आपके भुगतान की जाँच पूरी होने तक वह खत्म नहीं होगी। नहीं तो वह ${hindiOn(by)} खत्म हो जाएगी।`;
export const expiresBy = (by: string) => `अगर भुगतान हमें नहीं मिला, तो आपकी बुकिंग ${hindiOn(by)} खत्म हो जाएगी।`;

export const calendarFileStayAt = (hotel: string) => `${hotel} में बुकिंग`;
export const bookingReferenceIs = (reference: string) => `बुकिंग रेफ़रेंस: ${reference}`;
export const roomIs = (room: string) => `कमरा: ${room}`;

export const linkIsOver = 'यह लिंक अब काम नहीं करता';
export const whyOver =
  'इससे नया लिंक खोला जा चुका है, शेयर करना बंद कर दिया गया है, बुकिंग का ई-मेल बदल गया है, या बुकिंग बहुत पुरानी है। जिन्होंने बुकिंग की है, वे यहाँ नया लिंक मँगा सकते हैं।';
export const leadsToReview =
  'समीक्षा आपकी बुकिंग के पेज पर लिखी जाती है, ठहरने के एक साल बाद तक। अपनी जानकारी भरें, हम उस पेज का नया लिंक ई-मेल से भेजेंगे।';
export const opensByLink = 'बुकिंग के हर ई-मेल में उसे खोलने का लिंक है। वह खो गया हो, तो हम नया लिंक ई-मेल से भेज देते हैं।';
export const justPaid = 'क्या आपने अभी-अभी भुगतान किया है?';
export const doNotPayAgain =
  'दोबारा भुगतान न करें। आपका भुगतान मिलते ही हम आपको ई-मेल भेजेंगे। उस ई-मेल का लिंक आपकी बुकिंग खोलता है।';
export const lookIntoMailbox = 'अपना इनबॉक्स देखें';
export const onItsWay =
  'अगर इस रेफ़रेंस और इस ई-मेल की कोई बुकिंग है, तो नया लिंक भेजा जा रहा है। उसे खोलते ही पुराने लिंक बंद हो जाएँगे। ';
export const pressReview = 'खुलने वाले पेज पर “समीक्षा लिखें” चुनें। ';
export const nothingThere = 'अगर कुछ मिनट में न आए, तो स्पैम में देखें। रेफ़रेंस और ई-मेल को अपनी बुकिंग के ई-मेल से भी मिला लें।';
export const tryOnceMore = 'फिर से कोशिश करें';
export const sendLinkReference = 'बुकिंग रेफ़रेंस';
export const referenceHint = 'आपकी बुकिंग के हर ई-मेल में: चार-चार अक्षरों और अंकों के चार समूह।';
export const email = 'ई-मेल, जिससे बुकिंग की थी';
export const sendLink = 'मुझे नया लिंक भेजें';
export const otherWays = [
  'सिर्फ़ रेफ़रेंस से ',
  'बुकिंग देख सकते हैं',
  ', जिसमें आपका नाम छोटा करके दिखता है। अगर आपका खाता है, तो इसे ',
  'मेरी बुकिंग',
  ' में देखें। अगर न रेफ़रेंस है, न हमारा कोई ई-मेल, तो ',
  'हमसे WhatsApp पर पूछें',
  '।',
] as const;
export const cannotFind = (brand: string) => `नमस्ते ${brand}! मुझे अपनी बुकिंग का लिंक नहीं मिल रहा।`;
