export const confirmationDescription = 'रेफ़रेंस से आपकी बुकिंग: तारीखें, कमरा, किराया, और आगे क्या होगा।';
export const confirmationNeedsScript =
  'आपकी बुकिंग दिखाने के लिए JavaScript ज़रूरी है। आप ऊपर पते में लिखे रेफ़रेंस के साथ हमें लिख भी सकते हैं।';
export const created = 'आपकी बुकिंग हो गई!';
export const yourReferenceIs = (reference: string) => `आपका बुकिंग रेफ़रेंस ${reference} है`;
export const loadingBooking = 'आपकी बुकिंग खुल रही है…';
export const protectsGuests = 'बुकिंग की सुरक्षा के लिए रेफ़रेंस बार-बार नहीं डाला जा सकता। एक मिनट बाद फिर से कोशिश करें।';
export const bookingIsSafe = 'आपकी बुकिंग सुरक्षित है।';
export const home = 'होम';

export const titles = {
  asked: 'आपकी बुकिंग होटल के पास है',
  due: 'आपकी बुकिंग हो गई है',
  booked: 'आपकी बुकिंग हो गई है',
  confirmed: 'आपकी बुकिंग पक्की है',
  cancelled: 'यह बुकिंग रद्द हो गई',
  missed: 'यह बुकिंग बंद हो गई',
  expired: 'यह बुकिंग खत्म हो गई',
  stayed: 'हमारे यहाँ ठहरने के लिए धन्यवाद',
} as const;
export const keepReference = 'यह रेफ़रेंस सँभालकर रखें: इससे यह बुकिंग किसी भी फ़ोन या कंप्यूटर पर दिखती है।';
export const stillOpens = 'रेफ़रेंस से यह बुकिंग अब भी दिखती है।';
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
export const sayByLink = 'समीक्षा उस लिंक से लिखें जो हम चेक-आउट के अगले दिन ई-मेल करते हैं।';
export const sendLinkAgain = 'नया लिंक मँगाएँ';

export const referenceCopied = 'रेफ़रेंस कॉपी हो गया';
export const copyingNotAllowed = 'आपके ब्राउज़र ने कॉपी नहीं करने दिया';
export const openStay = 'अपनी बुकिंग खोलें';
export const howToPay = (advance: string) => `${advance} का एडवांस कैसे दूँ?`;
export const askHowToPay = 'भुगतान का तरीका WhatsApp पर पूछें';
export const messageUs = 'WhatsApp पर हमें लिखें';
export const removeFromCalendar = 'कैलेंडर से हटाएँ';
export const addToCalendar = 'कैलेंडर में जोड़ें';
export const print = 'प्रिंट करें';
export const copyReference = 'रेफ़रेंस कॉपी करें';

export const notFound = 'यह बुकिंग नहीं मिली';
export const findYours = 'अपनी बुकिंग खोजें';
export const typeReference = 'रेफ़रेंस आपकी बुकिंग के हर ई-मेल में है। इसमें चार-चार अक्षरों और अंकों के चार समूह होते हैं।';
export const compareReference =
  'रेफ़रेंस को अपनी बुकिंग के ई-मेल से एक-एक अक्षर मिलाकर देखें। इसमें चार-चार अक्षरों और अंकों के चार समूह होते हैं। अंक 0 और 1 और अक्षर I और O कभी नहीं होते।';
export const referenceLooks = 'रेफ़रेंस में 16 अक्षर और अंक चार समूहों में होते हैं, जैसे 7KQM-2XWD-9RTB-HC4N।';
export const find = 'अपनी बुकिंग खोजें';
export const stillNothing = 'फिर भी न मिले, तो:';
export const askUs = 'WhatsApp पर हमसे पूछें';
export const cannotFindIt = (askUs: string) => `${askUs}। हम उसे आपके नाम और तारीखों से ढूँढ लेंगे।`;
export const cannotFind = (brand: string, reference: string) =>
  `नमस्ते ${brand}! मुझे अपनी बुकिंग नहीं मिल रही। मेरा रेफ़रेंस ${reference} है।`;

export const stepsBeforeArrival = 'पहुँचने से पहले';
export const theAdvance = 'एडवांस';
export const thePayment = 'भुगतान';
export const yourBookingPage = 'अपनी बुकिंग का पेज';
export const changeOrCancel = (page: string) => `तारीखें और मेहमान बदलने या बुकिंग रद्द करने के लिए ${page} खोलें।`;
export const changedByHotel = 'अब बदलने या रद्द करने के लिए होटल से बात करें।';
export const bookedUnder = (terms: string, day: string) => `आपने हमारे ${day} के ${terms} मानकर बुकिंग की थी।`;
export const ifPlansChange = 'प्लान बदल जाए तो';
export const houseRules = 'होटल के नियम';

export const stay = 'ठहरने के दिन';
export const fromTime = (time: string) => `${time} से`;
export const byTime = (time: string) => `${time} तक`;
export const whereItIs = 'होटल कहाँ है';
export const getDirections = 'रास्ता देखें';
export const calendarFailed = 'कैलेंडर की फ़ाइल नहीं बन सकी';
export const pleaseTryAgain = 'फिर से कोशिश करें।';
