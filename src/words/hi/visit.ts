import { inIndia } from './moment.ts';

export const yourStay = 'आपकी बुकिंग';
export const description =
  'हमारी मेल के लिंक से आपकी बुकिंग: तारीखें, रास्ता, कितना देना है, होटल के लिए संदेश, और बदलने या रद्द करने का तरीका।';
export const needsScript =
  'आपकी बुकिंग दिखाने के लिए इस पेज को JavaScript चाहिए। आपका रेफ़रेंस, जो हमारी हर मेल में है, हमारे लिए काफ़ी है: हमें लिखिए, हम तुरंत मदद करेंगे।';
export const alsoOffline = 'आपकी बुकिंग, बिना इंटरनेट के भी: तारीखें, रास्ता, कितना देना है, और होटल के लिए संदेश।';
export const opening = 'आपकी बुकिंग खुल रही है…';
export const bookingIsSafe = 'आपकी बुकिंग हमारे पास सुरक्षित है।';
export const loading = 'खुल रहा है…';

export const asOf = (moment: string) => `${moment}${inIndia} तक की जानकारी`;
export const offline = 'आप ऑफ़लाइन हैं।';
export const serverAway = 'सर्वर तक पहुँच नहीं हो पा रही।';
export const tryNow = 'फिर से कोशिश करें';
export const asItWas = 'यह आपकी बुकिंग है, जैसी उस समय थी; जिस काम के लिए इंटरनेट चाहिए, वह इंटरनेट लौटने पर हो सकेगा।';
export const sharedAsItWas = 'यह बुकिंग है, जैसी उस समय थी।';

export const yourStayAt = (hotel: string) => `${hotel} में आपकी बुकिंग`;
export const reference = 'रेफ़रेंस';
export const messageHotel = 'होटल को लिखें';
export const messageUs = 'हमें लिखें';
export const addToCalendar = 'कैलेंडर में जोड़ें';
export const removeFromCalendar = 'कैलेंडर से हटाएँ';
export const share = 'शेयर करें';
export const print = 'प्रिंट करें';
export const isShared = 'आपके साथ जाने वाले यह बुकिंग एक लिंक से देख सकते हैं। इसे “शेयर करें” में जाकर बंद किया जा सकता है।';
export const findAnother = 'दूसरा होटल खोजें';
export const moneyOfCancelled = 'भुगतान और वापसी';
export const theStay = 'बुकिंग';
export const houseRules = 'होटल के नियम';

export const wouldHaveCost = 'कितना किराया होता';
export const price = 'किराया';

export const ifPlansChange = 'प्लान बदल जाए तो';
export const askForTerms = 'बुकिंग रद्द करने की शर्तें होटल से पूछें।';
export const cancelledNow = (sentences: string) => `अभी रद्द करने पर: ${sentences}`;
export const changingNeedsNetwork = 'बदलने और रद्द करने के लिए इंटरनेट चाहिए।';
export const changeStay = 'बुकिंग बदलें';
export const payOrWithdraw = 'एक बदलाव के लिए भुगतान बाकी है। उसका भुगतान करें या उसे वापस लें, फिर बुकिंग दोबारा बदल सकते हैं।';
export const cancelStay = 'बुकिंग रद्द करें';
export const beginsToday = 'आपकी बुकिंग आज से है: कृपया होटल से बात करें।';
export const hasBegun = 'आपके ठहरने के दिन शुरू हो चुके हैं: कृपया होटल से बात करें।';
export const bookedUnder = (day: string) => [`आपने हमारे ${day} के `, 'नियम और शर्तें', ' मानकर बुकिंग की थी।'] as const;

export const tellHotel = 'होटल को बताएँ';
export const readyFrom = (time: string, day: string) => `आपका कमरा ${day} को ${time} से तैयार रहेगा।`;
export const notSaid = 'अभी नहीं बताया';
export const guest = 'मेहमान';
export const tellingNeedsNetwork = 'होटल को बताने के लिए इंटरनेट चाहिए।';
export const sayMore = 'बताएँ कि आप कब पहुँचेंगे, या क्या चाहिए';

export const onThisDevice = 'इस फ़ोन या कंप्यूटर पर';
export const opensUntil = (day: string) => `यह बुकिंग यहाँ ${day} तक बिना लिंक के खुलेगी।`;
export const opensUntilSignedOut = (day: string) => `यह बुकिंग यहाँ ${day} तक, या आपके साइन आउट करने तक, बिना लिंक के खुलेगी।`;
export const opensWithoutLink = 'बुकिंग बिना लिंक और बिना इंटरनेट के खुलेगी, आपकी होम स्क्रीन से भी।';
export const whoeverSees = [
  'जो भी यह फ़ोन या कंप्यूटर इस्तेमाल करता है, वह यह बुकिंग देख सकता है।',
  'फिर जो भी यह फ़ोन या कंप्यूटर इस्तेमाल करेगा, वह यह बुकिंग देख सकेगा: इसलिए जिसे कई लोग इस्तेमाल करते हों, उस पर ऐसा न करें।',
] as const;
export const whoeverChanges = [
  'जो भी यह फ़ोन या कंप्यूटर इस्तेमाल करता है, वह यह बुकिंग देख, बदल और रद्द कर सकता है।',
  'फिर जो भी यह फ़ोन या कंप्यूटर इस्तेमाल करेगा, वह यह बुकिंग देख, बदल और रद्द कर सकेगा: इसलिए जिसे कई लोग इस्तेमाल करते हों, उस पर ऐसा न करें।',
] as const;
export const keptHere = 'यहाँ रख ली गई';
export const keepsNothing = 'आपका ब्राउज़र इस साइट के लिए कुछ नहीं रखता';
export const notKept = 'अब यहाँ नहीं रखी है';
export const doNotKeep = 'यहाँ न रखें';
export const keepHere = 'यहाँ रखें';
export const openAnother = 'दूसरी बुकिंग खोलें';

export const howWasIt = 'कैसा रहा?';
export const yourReview = 'आपकी समीक्षा';
export const helpsNext = 'आपके शब्दों से अगले मेहमान को सही होटल चुनने में मदद मिलती है।';
export const noReviewHere = 'इस बुकिंग की समीक्षा यहाँ नहीं हो सकती।';
export const writeReview = 'समीक्षा लिखें';
