import { inIndia } from './moment.ts';

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
export const serverAway = 'सर्वर तक पहुँच नहीं हो पा रही।';
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

export const wouldHaveCost = 'मूल किराया';
export const price = 'किराया';

export const ifPlansChange = 'प्लान बदल जाए तो';
export const askForTerms = 'होटल से उसकी रद्द करने की शर्तें पूछें।';
export const cancelledNow = (sentences: string) => `अभी रद्द करने पर: ${sentences}`;
export const changingNeedsNetwork = 'इंटरनेट लौटने पर आप बुकिंग बदल या रद्द कर सकेंगे।';
export const changeStay = 'बुकिंग बदलें';
export const payOrWithdraw = 'आपके बदलाव का भुगतान बाकी है। बुकिंग फिर से बदलने से पहले उसका भुगतान करें या उसे वापस लें।';
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

export const onThisDevice = 'इस फ़ोन या कंप्यूटर पर';
export const opensUntil = (day: string) => `${day} तक आप यह बुकिंग यहाँ बिना लिंक के खोल सकते हैं।`;
export const opensUntilSignedOut = (day: string) =>
  `${day} तक, या साइन आउट करने तक, आप यह बुकिंग यहाँ बिना लिंक के खोल सकते हैं।`;
export const opensWithoutLink = 'फिर आप बुकिंग बिना लिंक और बिना इंटरनेट के खोल सकेंगे, होम स्क्रीन से भी।';
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
