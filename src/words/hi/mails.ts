import site from '../../../content/hi/site.json' with { type: 'json' };
import { hindiOn } from '../times.ts';

export const welcomeTo = (brand: string) => `${brand} में आपका स्वागत है`;
export const welcomePreview = 'आपके ई-मेल की पुष्टि हो गई है और आपका खाता तैयार है।';
export const goodToHaveYou = 'आपका साथ मिला, अच्छा लगा';
export const accountReady = (brand: string) => `आपके ई-मेल की पुष्टि हो गई है और ${brand} में आपका खाता तैयार है।`;
export const whatNext =
  'होटल बुक करने के लिए अपनी तारीखें चुनिए और खाली कमरे देखिए। अपनी प्रॉपर्टी जोड़ने के लिए आठ कदम हैं। आप जब चाहें बीच में सहेज सकते हैं।';
export const findStay = 'होटल खोजें';
export const listProperty = 'अपनी प्रॉपर्टी जोड़ें';

export const haveAccount = (brand: string) => `${brand} में आपका खाता पहले से है`;
export const somebodyTried = 'किसी ने आपके ई-मेल से एक और खाता बनाने की कोशिश की।';
export const haveAlready = 'आपका खाता पहले से है';
export const nothingMade =
  'किसी ने, शायद आप ही ने, इस ई-मेल से खाता बनाने की कोशिश की। आपका खाता पहले से है, इसलिए नया नहीं बना, और कुछ नहीं बदला। अपने पासवर्ड से साइन इन कीजिए, या नया पासवर्ड चुनिए।';
export const nobodyTold = 'अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं। उस व्यक्ति को आपके खाते के बारे में नहीं बताया गया है।';
export const signIn = 'साइन इन करें';

export const notYou = 'अगर यह आप नहीं थे, तो अभी नया पासवर्ड चुनिए, फिर इस ई-मेल का जवाब दीजिए। हम आपकी मदद करेंगे।';
export const notYouAnswer = 'अगर यह आप नहीं थे, तो अभी इस ई-मेल का जवाब दीजिए। हम आपकी मदद करेंगे।';
export const newPassword = 'नया पासवर्ड चुनें';
export const seeAccount = 'अपना खाता देखें';
export const onMoment = (moment: string) => `${hindiOn(moment)} बदला गया।`;

export const passwordChanged = 'आपका पासवर्ड बदला गया है';
export const passwordChangedOn = (brand: string, moment: string) =>
  `${brand} में आपके खाते का पासवर्ड ${hindiOn(moment)} बदला गया। आप और जहाँ भी साइन इन थे, वहाँ से साइन आउट हो गए हैं।`;
export const nothingToDo = 'अगर आपने ही बदला है, तो कुछ नहीं करना है।';

export const passwordGuessed = (brand: string) => `${brand} में आपके खाते के लिए कई गलत पासवर्ड`;
export const noneWasRight = 'वह साइन इन नहीं कर सका।';
export const guessedSince = (moment: string) => `किसी ने ${moment} तक एक घंटे में आपके खाते के लिए 20 गलत पासवर्ड डाले।`;
export const whileTheyGuess =
  'जब तक यह चलता है, साइन इन धीमा रहेगा। अगर आपका पासवर्ड न चले, तो 5 मिनट रुककर फिर से डालिए। ई-मेल से मिला साइन इन का लिंक तुरंत काम करता है।';
export const strongerThanGuesses =
  '10 या ज़्यादा अक्षरों का पासवर्ड रखिए, जो और कहीं न हो। अपने खाते के पेज पर दो चरणों में साइन इन चालू कीजिए।';
export const guessedByYou = 'अगर यह आपने किया, तो कुछ नहीं करना है।';

export const emailChanged = 'आपके खाते का ई-मेल बदला गया है';
export const emailChangedOn = (brand: string, moment: string) =>
  `${brand} में आपके खाते का ई-मेल ${hindiOn(moment)} बदला गया। अब नए ई-मेल से साइन इन कीजिए। हमारे ई-मेल भी उसी पर आएँगे।`;
export const before = 'पहले';
export const now = 'अब';

export const factorOn = 'दो चरणों में साइन इन चालू है';
export const factorOnPreview = (moment: string) => `इसे ${hindiOn(moment)} चालू किया गया।`;
export const factorOnSince = (brand: string, moment: string) =>
  `${brand} में आपका खाता ${moment} से ऑथेंटिकेटर ऐप का कोड भी माँगता है। अगर आपने ही चालू किया है, तो रिकवरी कोड ऐसी जगह रखिए, जहाँ वे फ़ोन के बिना भी मिल जाएँ।`;

export const factorOff = 'दो चरणों में साइन इन बंद है';
export const factorOffPreview = (moment: string) => `इसे ${hindiOn(moment)} बंद किया गया।`;
const off = (brand: string, how: string, moment: string) =>
  `${brand} में आपके खाते के लिए दो चरणों में साइन इन ${hindiOn(moment)} ${how} बंद किया गया। अब खाता सिर्फ़ पासवर्ड से खुलता है।`;
export const factorOffBy = {
  admin: (brand: string, moment: string) => off(brand, 'अनुरोध पर हमारी ओर से', moment),
  recovery_code: (brand: string, moment: string) => off(brand, 'आपके एक रिकवरी कोड से', moment),
  person: (brand: string, moment: string) => off(brand, 'आपके खाते के पेज से', moment),
};
export const signedOutElsewhere = 'आप और जहाँ भी साइन इन थे, वहाँ से साइन आउट हो गए हैं।';
export const setUpAgain = 'अगर आपने ही बंद किया है, तो इसे अपने खाते के पेज पर फिर से चालू कीजिए। वहाँ नए रिकवरी कोड मिलेंगे।';
export const setItUp = 'फिर से चालू करें';

export const accountDeleted = 'आपका खाता मिटा दिया गया है';
export const dataErased = 'आपकी जानकारी मिटा दी गई है';
export const lastMail = 'यह हमारा आखिरी ई-मेल है।';
export const erasedOn = (brand: string, moment: string) =>
  `आपके कहने पर हमने ${brand} में आपकी जानकारी ${hindiOn(moment)} मिटा दी। यह ई-मेल भेजने के बाद हम यह पता भी मिटा देते हैं।`;
export const erasedWithAccount = (brand: string, moment: string) =>
  `आपके कहने पर हमने ${brand} में आपका खाता और आपकी जानकारी ${hindiOn(moment)} मिटा दी। यह ई-मेल भेजने के बाद हम यह पता भी मिटा देते हैं।`;
export const staysKept =
  'आपकी बुकिंग की तारीखें और रकम हम आपके नाम के बिना रखते हैं: टैक्स के कानून के मुताबिक हमें ये सालाना रिटर्न के बाद छह साल तक रखनी होती हैं।';
export const erasedNotYou = 'अगर यह आप नहीं थे, तो अभी इस ई-मेल का जवाब दीजिए। हमारे साथ रहने के लिए धन्यवाद।';
export const whatWeKeep = 'हम आपके बारे में क्या रखते हैं';

export const showTheWay = 'रास्ता देखें';
export const messageHotel = 'WhatsApp पर होटल को लिखें';
export const messageUs = 'WhatsApp पर हमें लिखें';
export const contact = 'संपर्क';

export const beforeAt = (hotel: string, day: string) => `पहुँचने से पहले: ${hotel}, ${day}`;
export const beforePreview = 'रास्ता, समय और भुगतान।';
export const expectedAt = (hotel: string) => `${hotel} पहुँचने का दिन पास है`;
export const begins = (day: string) => `आपका चेक-इन ${day} को है।`;
export const youArriveAt = 'पहुँचने का समय';
export const arrivalUnknown = 'अभी पता नहीं। होटल को अपनी बुकिंग के पेज पर बता दीजिए।';
export const rules = 'होटल के नियम';
export const lateOr = (contact: string) =>
  `अगर पहुँचने में देर हो या किसी चीज़ की ज़रूरत हो, तो इस ई-मेल का जवाब दीजिए या होटल से संपर्क कीजिए: ${contact}`;

export const welcomeFrom = (hotel: string, time: string) => `आज चेक-इन ${time} से: ${hotel}`;
export const oneTap = 'एक टैप में होटल को मैसेज कीजिए।';
export const mailArrivalWelcomeTo = (hotel: string) => `${hotel} में आपका स्वागत है`;
export const todayYours = (room: string, time: string) =>
  `आप आज ${time} से ${room} में चेक-इन कर सकते हैं। देर हो रही हो या रास्ता न मिल रहा हो, तो नीचे का बटन दबाइए। इससे WhatsApp खुलता है, जिसमें आपकी बुकिंग की जानकारी पहले से लिखी होती है।`;

export const papersAreAsked =
  'कानून के मुताबिक होटल को विदेशी मेहमानों की सूचना देनी होती है (Form C)। अगर आप में से कोई भारत का नागरिक नहीं है, तो होटल को आपके पहुँचने से पहले पासपोर्ट और वीज़ा की जानकारी चाहिए। इसके लिए होटल एक लिंक भेजेगा।';
export const papersSpareDesk =
  'कानून के मुताबिक होटल को विदेशी मेहमानों की सूचना पहुँचने के 24 घंटे के भीतर देनी होती है (Form C)। पासपोर्ट और वीज़ा की जानकारी अभी भर दीजिए, ताकि चेक-इन पर समय न लगे। नीचे का लिंक सिर्फ़ इस बुकिंग के मेहमानों के लिए है।';
export const fillInPapers = 'पासपोर्ट और वीज़ा की जानकारी भरें';
export const papersLeft = (filled: number, guests: number) =>
  `पासपोर्ट और वीज़ा की जानकारी (Form C): ${guests} में से ${filled} फ़ॉर्म ${filled === 1 ? 'भरा गया है' : 'भरे गए हैं'}। फ़ॉर्म का लिंक हमारे पहले के ई-मेल में है। नए लिंक के लिए इस ई-मेल का जवाब दीजिए।`;

export const papersSubject = (hotel: string) => `पासपोर्ट और वीज़ा की जानकारी चाहिए: ${hotel}`;
export const papersPreview = 'कानून के मुताबिक होटल को विदेशी मेहमानों की सूचना देनी होती है। हर फ़ॉर्म में करीब पाँच मिनट लगते हैं।';
export const papersHeading = 'पहुँचने से पहले पासपोर्ट और वीज़ा की जानकारी';
export const whyPapers = (hotel: string) =>
  `कानून के मुताबिक ${hotel} को हर विदेशी मेहमान की सूचना पहुँचने के 24 घंटे के भीतर देनी होती है (Form C)। आप में से जो भारत के नागरिक नहीं हैं, उनमें से हर एक के लिए एक फ़ॉर्म भरिए, बच्चों के लिए भी। हर फ़ॉर्म में करीब पाँच मिनट लगते हैं, और इससे चेक-इन पर समय बचता है।`;
export const house = 'होटल';
export const yourStay = 'तारीखें';
export const papersKept =
  'हम यह जानकारी एन्क्रिप्ट करके रखते हैं और आपके ठहरने के एक साल बाद मिटा देंगे। यह सिर्फ़ होटल और सरकारी दफ़्तर को मिलेगी। यह लिंक सिर्फ़ अपनी बुकिंग के मेहमानों को दीजिए। नया लिंक बनने पर यह बंद हो जाता है।';
export const allIndian = 'अगर आप सब भारत के नागरिक हैं, तो इस ई-मेल का जवाब दीजिए। होटल इसे दर्ज कर लेगा।';

export const linkOnce = 'यह लिंक एक ही बार, एक घंटे के अंदर, और उसी ब्राउज़र में काम करता है जिससे आपने इसे मँगाया था।';
export const notAsked = 'अगर यह आपने नहीं माँगा, तो इस ई-मेल पर ध्यान न दीजिए।';
export const askedFor = 'यह रहा आपका मँगाया हुआ लिंक।';

export const confirmSubject = 'अपने ई-मेल की पुष्टि कीजिए';
export const confirmPreview = 'पुष्टि होते ही आपका खाता तैयार है।';
export const confirmHeading = 'अपने ई-मेल की पुष्टि कीजिए';
export const confirmIsYours = (brand: string) =>
  `${brand} में आपका स्वागत है। पुष्टि कीजिए कि यह ई-मेल आपका है, और आपका खाता तैयार है।`;
export const confirmLink =
  'लिंक एक घंटे तक काम करता है। जिस ब्राउज़र में आपने खाता बनाया, उसमें इससे साइन इन भी हो जाता है। एक घंटे के बाद अपने पासवर्ड से साइन इन कीजिए और नया लिंक मँगाइए।';
export const notSignedUp = 'अगर यह खाता आपने नहीं बनाया, तो बटन मत दबाइए। उसके बिना आपके ई-मेल से कोई साइन इन नहीं कर सकता।';
export const confirmButton = 'मेरे ई-मेल की पुष्टि करें';

export const yourWayIn = 'आपके साइन इन का लिंक';
export const linkSignsIn = (brand: string) => `इस लिंक से ${brand} में बिना पासवर्ड के साइन इन हो जाता है।`;

export const passwordSubject = 'नया पासवर्ड चुनिए';
export const passwordAsked = (brand: string) => `किसी ने, शायद आप ही ने, ${brand} में आपके खाते के लिए नया पासवर्ड माँगा है।`;
export const passwordStays = 'आपका पासवर्ड नहीं बदलेगा।';
export const passwordButton = 'नया पासवर्ड चुनें';

export const changeSubject = 'ई-मेल बदलने की पुष्टि कीजिए';
export const changePreview = 'पुराने और नए, दोनों ई-मेल से पुष्टि कीजिए।';
export const changeAsked = (brand: string) =>
  `${brand} के एक खाते में साइन इन करके किसी ने उसका ई-मेल बदलने को कहा है। हमने पुराने और नए, दोनों पतों पर लिखा है। दोनों की पुष्टि होने के बाद नए ई-मेल से साइन इन होगा। तब तक पुराना ही रहेगा।`;
export const newEmail = 'नया ई-मेल';
export const changeLinks = 'दोनों लिंक एक घंटे तक काम करते हैं।';
export const changeNotYou =
  'अगर यह आप नहीं थे, तो पुष्टि मत कीजिए। तब कुछ नहीं बदलेगा। नया पासवर्ड चुनिए: हो सकता है, आपका पासवर्ड किसी को पता हो।';
export const changeButton = 'बदलने की पुष्टि करें';

export const openYourStay = 'अपनी बुकिंग खोलें';
export const seeYourBooking = 'अपनी बुकिंग देखें';
export const linkIsYours =
  'यह लिंक किसी और को न दीजिए: जिसके पास यह हो, वह आपकी बुकिंग देख, बदल और रद्द कर सकता है। साथ सफ़र करने वालों को बुकिंग दिखानी हो, तो अपनी बुकिंग के पेज पर “शेयर करें” चुनिए।';
export const linkIsYoursToRead = 'यह लिंक किसी और को न दीजिए: जिसके पास यह हो, वह आपकी बुकिंग देख सकता है।';
export const entryComes = 'बुकिंग को अपने कैलेंडर में जोड़ने या अपडेट करने के लिए साथ की फ़ाइल खोलिए।';
export const entryGoes = 'बुकिंग को अपने कैलेंडर से हटाने के लिए साथ की फ़ाइल खोलिए।';

export const reference = 'बुकिंग रेफ़रेंस';
export const status = 'स्थिति';
export const hotel = 'होटल';
export const checkIn = 'चेक-इन';
export const checkOut = 'चेक-आउट';
export const dayFrom = (day: string, time: string) => `${day}, ${time} से`;
export const dayUntil = (day: string, time: string) => `${day}, ${time} तक`;
export const room = 'कमरा';
export const rooms = 'कमरे';
export const guests = 'मेहमान';
export const guest = 'बुकिंग का नाम';
export const phone = 'फ़ोन';
export const payment = 'भुगतान';
export const none = 'कुछ नहीं';
export const yourRequests = 'खास ज़रूरतें';
export const requestsPassedOn = 'होटल को बता दी गई हैं।';
export const cancellation = 'बुकिंग रद्द करना';
export const price = 'किराया';
export const gstIncluded = 'इसमें GST';
export const advance = 'एडवांस';
export const paidSoFar = 'अब तक दी गई रकम';
export const total = 'कुल';
export const totalWithTaxes = 'कुल, सभी टैक्स समेत';
export const changedFrom = (now: string, before: string) => `${now}\nपहले: ${before}`;

export const payOnline =
  'आप इसे अपनी बुकिंग के पेज पर कार्ड, UPI या नेट बैंकिंग से दे सकते हैं। इसके बाद आपकी बुकिंग तुरंत पक्की हो जाती है।';
export const orPayByUpi = (upi: string) =>
  `या UPI से ${upi} पर दीजिए, नोट में अपना बुकिंग रेफ़रेंस लिखिए, और UTR हमें उसी पेज पर बता दीजिए।`;
export const payByUpi = (upi: string) =>
  `आप इसे UPI से ${upi} पर दे सकते हैं; नोट में अपना बुकिंग रेफ़रेंस लिखिए। फिर अपनी बुकिंग के पेज पर UTR बताइए।`;

export const moreDueOnline = (more: string) =>
  `एडवांस के और ${more} आपके पहुँचने से पहले देने हैं। आप इन्हें अपनी बुकिंग के पेज पर दे सकते हैं।`;
export const moreDueLater = (more: string) =>
  `एडवांस के और ${more} आपके पहुँचने से पहले देने हैं। पहला भुगतान मिल जाने पर आप इन्हें अपनी बुकिंग के पेज पर दे सकते हैं।`;
export const bookingConfirmed = 'आपकी बुकिंग पक्की है।';
export const advanceReceived = (advance: string) => `आप ${advance} का एडवांस दे चुके हैं। ${bookingConfirmed}`;
export const receivedConfirms = (paid: string) => `आप अब तक ${paid} दे चुके हैं। ${bookingConfirmed}`;

export const bookedSubject = (hotel: string, day: string) => `बुकिंग हो गई: ${hotel}, ${day}`;
export const bookedAt = (hotel: string) => `${hotel} में आपकी बुकिंग हो गई है`;
export const yourReferenceIs = (reference: string) => `आपका बुकिंग रेफ़रेंस ${reference} है।`;
export const thanks = 'बुकिंग के लिए धन्यवाद।';
export const madeForYou = (hotel: string) => `${hotel} ने यह बुकिंग आपके लिए की है।`;
export const didNotAsk = 'अगर यह बुकिंग आपने नहीं करवाई, तो इस ई-मेल का जवाब दीजिए।';
export const keepForLink =
  'यह ई-मेल सँभालकर रखिए। इसके लिंक से आपकी बुकिंग खुलती है। वहाँ आप होटल को बता सकते हैं कि कब पहुँचेंगे, तारीखें बदल सकते हैं या बुकिंग रद्द कर सकते हैं।';
export const keepForLinkOnly =
  'यह ई-मेल सँभालकर रखिए। इसके लिंक से आपकी बुकिंग खुलती है। वहाँ आप होटल को बता सकते हैं कि कब पहुँचेंगे। अब बुकिंग बदलने या रद्द करने के लिए होटल से संपर्क कीजिए।';
export const keepForReference =
  'यह ई-मेल सँभालकर रखिए। रेफ़रेंस से आप अपनी बुकिंग कभी भी देख सकते हैं। जिसे आप रेफ़रेंस देंगे, वह भी उसे देख सकेगा।';
export const questionsTo = (contact: string) =>
  `अपनी बुकिंग के बारे में कुछ पूछना हो, तो इस ई-मेल का जवाब दीजिए या होटल से संपर्क कीजिए: ${contact}`;

export const againSubject = (hotel: string, day: string) => `बुकिंग बहाल हो गई: ${hotel}, ${day}`;
export const standsAgain = (hotel: string) => `${hotel} में आपकी बुकिंग बहाल हो गई है`;
export const confirmedAgain = {
  no_show: 'होटल ने दर्ज किया था कि आप नहीं पहुँचे (नो-शो)। अब उसने यह हटा दिया है। आपकी बुकिंग पहले जैसी ही है।',
  cancelled: 'आपकी बुकिंग रद्द या खत्म हो गई थी। अब वह बहाल कर दी गई है।',
} as const;

export const linkSubject = (hotel: string) => `आपकी बुकिंग का लिंक: ${hotel}`;
export const linkPreview = 'इसे खोलते ही पहले के ई-मेल के लिंक बंद हो जाते हैं।';
export const newLink = 'आपकी बुकिंग का नया लिंक';
export const hereIsLink = 'यह रहा आपकी बुकिंग का नया लिंक। आपने इसे हमारी साइट पर मँगाया था।';
export const earlierLinksEnd =
  'इसे खोलते ही पहले के ई-मेल के लिंक बंद हो जाते हैं। जो लिंक आपने औरों के साथ शेयर किए हैं, वे तब तक चलते हैं, जब तक आप उन्हें “शेयर करें” में बंद न करें।';
export const linkNotAsked = 'अगर यह आपने नहीं मँगाया, तो किसी को आपका बुकिंग रेफ़रेंस और ई-मेल मालूम है। यह लिंक उसे नहीं मिला है।';

export const advanceDueSubject = (hotel: string) => `एडवांस देना बाकी है: ${hotel}`;
export const payBy = (by: string) => `इसे ${by} तक दे दीजिए।`;
export const advanceStillDue = 'आपका एडवांस देना बाकी है';
export const advanceNotReceived = (hotel: string, advance: string, by: string) =>
  `${hotel} में आपकी बुकिंग के लिए ${advance} का एडवांस देना बाकी है। इसे हमें ${by} तक दे दीजिए। न मिलने पर बुकिंग खत्म हो जाएगी, और कमरे दूसरों के लिए खुल जाएँगे।`;
export const advanceLeft = (hotel: string, due: string) => `${hotel} में आपकी बुकिंग के एडवांस में से ${due} देना बाकी है।`;
export const notBookedByYou =
  'अगर यह बुकिंग आपने नहीं की, तो इस ई-मेल पर ध्यान न दीजिए। आपको कुछ नहीं देना है। कुछ पूछना हो, तो इस ई-मेल का जवाब दीजिए।';

export const mailBookingChangeSubject = (hotel: string, day: string) => `बुकिंग बदल गई: ${hotel}, ${day}`;
export const changedAt = (hotel: string) => `${hotel} में आपकी बुकिंग बदल गई है`;
export const whatChanged = (facts: string) => `${facts}।`;
export const howItStands = 'बदलाव नीचे लिखे हैं।';
export const refundUsed = (amount: string) => `हमने आपके रिफ़ंड में से ${amount} आपकी बुकिंग के भुगतान में लगा लिए हैं।`;
export const changeNotAsked = 'अगर यह बदलाव आपने नहीं माँगा, तो इस ई-मेल का जवाब दीजिए।';
export const changeNotAskedOr = (contact: string) =>
  `अगर यह बदलाव आपने नहीं माँगा, तो इस ई-मेल का जवाब दीजिए या होटल से संपर्क कीजिए: ${contact}`;

export const expiredSubject = (hotel: string, day: string) => `बुकिंग खत्म हो गई: ${hotel}, ${day}`;
export const expiredAt = (hotel: string) => `${hotel} में आपकी बुकिंग खत्म हो गई है`;
export const cancelledSubject = (hotel: string, day: string) => `बुकिंग रद्द हो गई: ${hotel}, ${day}`;
export const cancelledAt = (hotel: string) => `${hotel} में आपकी बुकिंग रद्द हो गई है`;
export const bookingExpired = (reference: string) => `आपकी बुकिंग ${reference} खत्म हो गई है।`;
export const bookingCancelled = (reference: string) => `आपकी बुकिंग ${reference} रद्द हो गई है।`;
export const youCancelled = 'आपने यह बुकिंग रद्द कर दी है।';
export const roomsFree = 'कमरे अब दूसरों के लिए खुल गए हैं।';
export const noShowSubject = (hotel: string, day: string) => `नो-शो: ${hotel}, ${day}`;
export const noShowAt = (hotel: string) => `${hotel} ने दर्ज किया है कि आप नहीं पहुँचे (नो-शो)`;
export const bookingNoShow = (reference: string) => `आपकी बुकिंग ${reference} नो-शो के रूप में बंद हो गई है।`;
export const noShow =
  'होटल का कहना है कि आप नहीं पहुँचे (नो-शो)। अगर आप वहाँ थे, तो नीचे के बटन से हमें बताइए। इस ई-मेल का जवाब होटल को नहीं, हमें मिलेगा।';
export const hotelSays = (words: string) => `होटल का कहना है: “${words}”`;
export const notExpected = 'अगर आपको लगे कि यह ठीक नहीं है, तो इस ई-मेल का जवाब दीजिए। हम आपके साथ मिलकर देखेंगे।';
export const orContactHotel = (contact: string) => `आप होटल से भी संपर्क कर सकते हैं: ${contact}`;
export const findAnother = 'दूसरा होटल खोजें';

export const pay = (amount: string) => `${amount} दें`;
export const didYouCancel = (hotel: string, by: string, amount: string) =>
  `${hotel} का कहना है कि आपने बुकिंग रद्द की। ${by} तक हमें बताइए कि यह सही है या नहीं। जवाब न देने पर यह माना जाएगा कि होटल ने रद्द की। तब आपको पूरे ${amount} का रिफ़ंड मिलेगा।`;
export const answer = 'बताइए: क्या आपने रद्द की?';
export const iWasThere = 'मैं वहाँ था / थी';

export const balanceDue = (amount: string) => `आपकी बुकिंग के ${amount} अभी बाकी हैं।`;
export const payBalanceOnPage = 'आप यह रकम अपनी बुकिंग के पेज पर या होटल में दे सकते हैं।';
export const payBalanceAtHotel = 'यह रकम होटल में दीजिए।';

export const noShowFee = 'नो-शो शुल्क';
export const feeBalance = 'बाकी रकम';
export const feeSubject = (amount: string, hotel: string) => `नो-शो शुल्क ${amount}: ${hotel}`;
export const feeCharged = (hotel: string, amount: string) => `${hotel} ने ${amount} का नो-शो शुल्क लगाया है`;
export const feeText = (hotel: string, day: string, amount: string) =>
  `${hotel} का कहना है कि आप ${day} को नहीं पहुँचे। इसके लिए होटल ने ${amount} का नो-शो शुल्क लगाया है। आप जो रकम दे चुके हैं, वह इसी में गिनी जाएगी।`;
export const feeReason = (reason: string) => `वजह: ${reason}`;
export const howToPayFee = (amount: string, hotel: string, phone: string | null, isToHotel: boolean) =>
  `अब आपको ${amount} देने हैं। यह रकम सीधे ${hotel} को दीजिए। कैसे देनी है, यह पूछने के लिए इस ई-मेल का जवाब दीजिए${phone ? ` या ${phone} पर फ़ोन कीजिए` : ''}।${isToHotel ? ' आपका जवाब होटल को मिलेगा।' : ''}`;
export const howToObject = (contact: string) =>
  `अगर आप वहाँ थे, तो अपनी बुकिंग खोलिए और “मैं वहाँ था / थी” चुनिए। अगर आप इस शुल्क से सहमत नहीं हैं, तो हमें लिखिए: ${contact}। हम होटल के साथ मिलकर पता लगाएँगे।`;
export const feeWaivedSubject = (hotel: string) => `नो-शो शुल्क माफ़: ${hotel}`;
export const feeWaived = (hotel: string) => `${hotel} ने नो-शो शुल्क माफ़ कर दिया है`;
export const feeWaivedText = (hotel: string) => `${hotel} अब आपसे नो-शो शुल्क नहीं लेगा।`;
export const keptByPolicy = (hotel: string, amount: string) =>
  `${hotel} आपके भुगतान में से ${amount} रखेगा, जैसा बुकिंग रद्द करने की शर्तों में है।`;

export const hello = 'नमस्ते,';
export const helloTo = (name: string) => `नमस्ते ${name},`;
export const { tagline, office_hours: officeHours } = site;

export const amount = 'रकम';
export const mailMoneyPaidInFull = 'आपकी बुकिंग की पूरी रकम मिल गई है।';

export const confirmedSubject = (hotel: string) => `एडवांस मिल गया, बुकिंग पक्की है: ${hotel}`;
export const confirmedAt = (hotel: string) => `${hotel} में आपकी बुकिंग पक्की है`;
export const receivedSubject = (hotel: string) => `भुगतान मिल गया: ${hotel}`;
export const receivedHeading = 'आपका भुगतान मिल गया है';
export const partSubject = (hotel: string) => `एडवांस का एक हिस्सा मिल गया: ${hotel}`;
export const partHeading = 'आपके एडवांस का एक हिस्सा मिल गया है';
export const mailMoneyReceived = (amount: string) => `हमें ${amount} मिल गए हैं, धन्यवाद।`;
export const mailMoneyReceivedConfirms = (amount: string) =>
  `हमें ${amount} मिल गए हैं। आपकी बुकिंग पक्की है, और अब खत्म नहीं होगी।`;
export const receivedForEnded = (amount: string, isNoShow: boolean) =>
  isNoShow
    ? `हमें ${amount} उस बुकिंग के लिए मिले हैं जिस पर होटल ने नो-शो दर्ज किया है।`
    : `हमें ${amount} आपकी रद्द हुई बुकिंग के लिए मिले हैं।`;
export const ifYouWereThere = 'अगर आप वहाँ थे, तो अपनी बुकिंग खोलिए और “मैं वहाँ था / थी” चुनिए।';
export const questions = 'अपने भुगतान के बारे में कुछ पूछना हो, तो इस ई-मेल का जवाब दीजिए।';

export const refundSubject = (amount: string, hotel: string) => `${amount} का रिफ़ंड भेजा गया: ${hotel}`;
export const refundPreview = (amount: string) => `आपके भुगतान में से ${amount} का रिफ़ंड भेजा गया है।`;
export const refunded = (amount: string) => `${amount} का रिफ़ंड भेजा गया है`;
const yourBooking = { kept: 'आपकी बुकिंग', cancelled: 'आपकी रद्द हुई बुकिंग', missed: 'नो-शो दर्ज हुई बुकिंग' } as const;
export const weRefunded = (amount: string, booking: keyof typeof yourBooking) =>
  `हमने ${yourBooking[booking]} के लिए आपको ${amount} का रिफ़ंड भेज दिया है।`;
export const hotelRefunded = (hotel: string, amount: string, way: string, booking: keyof typeof yourBooking) =>
  `${hotel} ने हमें बताया है कि उसने ${yourBooking[booking]} के लिए आपको ${way && `${way} `}${amount} का रिफ़ंड दे दिया है।`;
export const bankTakesDays = 'आपके बैंक में यह दिखने में कुछ दिन लग सकते हैं।';
export const moreDue = (amount: string) => `आपको ${amount} का रिफ़ंड और मिलेगा।`;
export const moreDueBy = (amount: string, day: string) => `आपको ${day} तक ${amount} का रिफ़ंड और मिलेगा।`;
export const mailMoneyAllRefunded = 'अब कोई रिफ़ंड बाकी नहीं है।';
export const refund = 'रिफ़ंड';
export const paymentReference = 'रिफ़ंड का रेफ़रेंस';
export const recorded = 'कब दर्ज हुआ';
export const notArrived = 'रकम न पहुँचे, या आपके हिसाब से रकम कुछ और हो, तो इस ई-मेल का जवाब दीजिए।';

export const paymentCorrected = 'भुगतान के हिसाब में सुधार';
export const paymentReversed = (amount: string) =>
  `हमने आपको ई-मेल किया था कि आपकी बुकिंग के लिए ${amount} मिल गए हैं। अब यह भुगतान हिसाब से हटा दिया गया है: यह रकम भुगतान में नहीं गिनी जाएगी। वजह पूछने के लिए इस ई-मेल का जवाब दीजिए।`;
export const refundCorrected = 'रिफ़ंड के हिसाब में सुधार';
export const refundReversed = (amount: string) =>
  `हमने आपको ई-मेल किया था कि ${amount} का रिफ़ंड भेजा गया है। अब यह रिफ़ंड हिसाब से हटा दिया गया है: यह रकम रिफ़ंड में नहीं गिनी जाएगी। वजह पूछने के लिए इस ई-मेल का जवाब दीजिए।`;
export const correctedSubject = (heading: string, hotel: string) => `${heading}: ${hotel}`;
export const showPayment = 'अगर आपने भुगतान किया है, तो अपने जवाब के साथ भुगतान का स्क्रीनशॉट भी भेजिए। हम आपके साथ मिलकर देखेंगे।';
export const showRefund = 'अगर रकम आपके पास पहुँच गई है, तो इस ई-मेल का जवाब दीजिए। हम आपके साथ मिलकर देखेंगे।';

export const reportedSubject = (hotel: string) => `भुगतान की सूचना मिली: ${hotel}`;
export const reportedHeading = 'हम भुगतान की जाँच कर रहे हैं';
export const mailMoneyReported = (amount: string, hotel: string) =>
  `आपने ${hotel} में अपनी बुकिंग के लिए ${amount} के भुगतान की सूचना दी है।`;
export const reportedByReference = 'यह सूचना सिर्फ़ बुकिंग रेफ़रेंस से दी गई है, इसलिए आपकी बुकिंग अब भी खत्म हो सकती है।';
export const reportByLinkToo = (amount: string, hotel: string) =>
  `अगर आपने ${hotel} में अपनी बुकिंग के लिए ${amount} के भुगतान की सूचना दी है, तो नीचे के बटन से अपनी बुकिंग खोलिए और UTR वहाँ भी बताइए।`;
export const weLookForIt = 'हम यह भुगतान अपने बैंक खाते में देखेंगे, आम तौर पर एक कामकाजी दिन में। फिर आपको ई-मेल भेजेंगे।';
export const ifNumberDiffers =
  'नीचे लिखे UTR को अपने UPI ऐप से मिलाइए। नंबर अलग हो, तो उसे अपनी बुकिंग के पेज पर ठीक कीजिए। भुगतान न किया हो, तो वहीं सूचना वापस लीजिए।';
export const notReportedByYou = 'अगर यह सूचना आपने नहीं दी, तो इस ई-मेल का जवाब दीजिए।';

export const notFoundSubject = (hotel: string) => `भुगतान नहीं मिला: ${hotel}`;
export const checkUtr = 'UTR देखकर भुगतान की सूचना दोबारा दीजिए।';
export const notFound = 'आपका भुगतान हमें नहीं मिला';
export const youReported = (at: string, amount: string, hotel: string) =>
  `आपका ${amount} का भुगतान हमें अपने बैंक खाते में नहीं मिला। इसकी सूचना आपने ${hindiOn(at)} ${hotel} में अपनी बुकिंग के लिए दी थी।`;
export const ifPaid =
  'अगर आपने भुगतान कर दिया है, तो अपने UPI ऐप में UTR देखिए। फिर उसे अपनी बुकिंग के पेज पर दोबारा बताइए, या भुगतान का स्क्रीनशॉट हमें WhatsApp पर भेजिए।';
export const ifNotPaid = 'अगर आपने भुगतान नहीं किया है, तो एडवांस अभी देना है।';
export const ifNotPaidBy = (by: string) =>
  `अगर आपने भुगतान नहीं किया है, तो एडवांस हमें ${by} तक दीजिए। तब तक आपका भुगतान हमें न मिला, तो आपकी बुकिंग खत्म हो जाएगी।`;
export const balanceIfNotPaid = (amount: string) => `अगर आपने भुगतान नहीं किया है, तो आपकी बुकिंग के ${amount} अभी बाकी हैं।`;

export const invoiceSubject = (invoice: string, hotel: string) => `${invoice}: ${hotel}`;
export const invoiceIssued = (hotel: string, invoice: string) => `${hotel} ने आपकी बुकिंग का ${invoice} जारी किया है।`;
export const saveInvoice = 'आप इसे अपनी बुकिंग के पेज पर पढ़ सकते हैं और वहीं से सहेज सकते हैं।';
export const issuedOn = 'जारी होने की तारीख';
export const voucherTotals = {
  receipt_voucher: 'मिला हुआ एडवांस, टैक्स समेत',
  refund_voucher: 'रिफ़ंड किया गया एडवांस, टैक्स समेत',
} as const;
export const invoiceQuestions = 'इसमें कुछ ठीक न हो, तो इस ई-मेल का जवाब दीजिए।';

export const changedSubject = (hotel: string) => `भुगतान मिला, बुकिंग बदल गई: ${hotel}`;
export const changedHeading = 'हमें आपका भुगतान मिल गया और आपकी बुकिंग बदल गई';
export const receivedForChange = (amount: string) =>
  `हमें ${amount} मिल गए हैं, और आपकी बुकिंग वैसे ही बदल गई है जैसा आपने चाहा था।`;
export const changedOnceFound =
  'भुगतान मिलते ही हम आपकी बुकिंग बदल देंगे। तब तक वह जैसी है वैसी रहेगी। अगर तब तक नई तारीखों के कमरे भर गए, तो हम इस भुगतान का पूरा रिफ़ंड देंगे।';
export const changeNotMade =
  'आपकी बुकिंग नहीं बदली है। अगर आपने भुगतान कर दिया है, तो भुगतान के स्क्रीनशॉट के साथ इस ई-मेल का जवाब दीजिए। फिर हम आपकी बुकिंग बदल देंगे, या इस भुगतान का पूरा रिफ़ंड देंगे।';
export const notChangedSubject = (hotel: string) => `बदलाव नहीं हो सका, रिफ़ंड मिलेगा: ${hotel}`;
export const notChangedHeading = 'हम आपकी बुकिंग नहीं बदल सके';
export const notChanged = (amount: string) =>
  `आपकी बुकिंग बदलने के लिए हमें ${amount} मिले। जब भुगतान मिला, तब यह बदलाव मुमकिन नहीं रह गया था।`;
export const notChangedEnded = (amount: string, ended: string) =>
  `आपकी बुकिंग बदलने के लिए हमें ${amount} मिले। ${ended} इसलिए बदलाव नहीं हो सका।`;
export const allBack = (amount: string, day: string | null) =>
  `हम आपको ${day ? `${day} तक ` : ''}इस भुगतान के पूरे ${amount} का रिफ़ंड देंगे।`;
export const asItWas = 'आपकी बुकिंग जैसी थी वैसी ही रहेगी।';

export const stopLetters = 'न्यूज़लेटर बंद करें';

export const mailNewsletterConfirmSubject = (brand: string) => `सदस्यता की पुष्टि कीजिए: ${brand} का न्यूज़लेटर`;
export const mailNewsletterConfirmPreview = 'महीने में करीब एक बार न्यूज़लेटर पाने के लिए अपने ई-मेल की पुष्टि कीजिए।';
export const wouldYouLike = 'न्यूज़लेटर की सदस्यता की पुष्टि कीजिए';
export const somebodyAsked =
  'किसी ने, शायद आप ही ने, इस पते पर हमारा न्यूज़लेटर माँगा है। यह महीने में करीब एक बार आता है: मौसम, त्योहार, कभी-कभी कोई रेसिपी। इसे पाने के लिए पुष्टि कीजिए कि यह पता आपका है।';
export const worksForWeek =
  'यह लिंक एक हफ़्ते तक चलता है। अगर यह आपने नहीं माँगा, तो इस ई-मेल पर ध्यान न दीजिए। कोई न्यूज़लेटर नहीं आएगा।';
export const confirmAddress = 'सदस्यता की पुष्टि करें';

export const welcomeSubject = (brand: string) => `सदस्यता शुरू हो गई: ${brand} का न्यूज़लेटर`;
export const mailNewsletterWelcomePreview = 'हमारा न्यूज़लेटर महीने में करीब एक बार आएगा।';
export const mailNewsletterThanks = 'सदस्यता के लिए धन्यवाद';
export const onceAMonth =
  'आपके ई-मेल की पुष्टि हो गई है। हमारा न्यूज़लेटर महीने में करीब एक बार आएगा। आपका पता हम सिर्फ़ इसी के लिए इस्तेमाल करते हैं।';
export const untilThen = 'अगले न्यूज़लेटर तक हमारा ब्लॉग पढ़िए: मौसम, ट्रेनें, मछली की करी और पुरानी गलियाँ।';
export const onePress = 'हर न्यूज़लेटर में उसे बंद करने का लिंक होता है। बंद करने पर हम आपका पता मिटा देते हैं।';
export const readBlog = 'ब्लॉग पढ़ें';

export const stars = (rating: number) => `5 में से ${rating} ${rating === 1 ? 'सितारा' : 'सितारे'}`;
export const yourReview = 'आपकी समीक्षा';

export const askSubject = (hotel: string) => `${hotel} में ठहरना कैसा रहा?`;
export const askPreview = 'आपकी समीक्षा से अगले मेहमान को होटल चुनने में मदद मिलती है।';
export const mailReviewThanks = (hotel: string) => `${hotel} में ठहरने के लिए धन्यवाद`;
export const youStayed = (hotel: string, from: string, to: string) =>
  `आप ${from} से ${to} तक ${hotel} में ठहरे। उम्मीद है, समय अच्छा बीता।`;
export const wouldYou =
  'कृपया समीक्षा लिखिए। एक मिनट लगता है। अपने ठहरने को और उसकी चार बातों को सितारे दीजिए, और चाहें तो कुछ शब्द लिखिए। समीक्षा आपके पहले नाम और उपनाम के पहले अक्षर के साथ दिखती है। होटल उसका जवाब दे सकता है।';
export const linkForOne = 'यह लिंक किसी और को न दीजिए। यह एक समीक्षा के लिए, ठहरने के 90 दिन बाद तक चलता है।';
export const linkIsMailed = 'समीक्षा आपकी बुकिंग के पेज पर लिखी जाती है। उस पेज का लिंक हम बुकिंग वाले ई-मेल पते पर भेजते हैं।';
export const notRight = 'कुछ ठीक न लगा हो, तो इस ई-मेल का जवाब दीजिए। वह सिर्फ़ होटल को मिलेगा।';
export const askedOnce = 'हर बुकिंग के लिए हम एक ही बार पूछते हैं। दोबारा याद नहीं दिलाएँगे।';
export const writeReview = 'समीक्षा लिखें';

export const repliedSubject = (house: string) => `आपकी समीक्षा का जवाब: ${house}`;
export const replyToYours = 'होटल ने आपकी समीक्षा का जवाब दिया है';
export const hasReplied = (house: string) => `${house} ने आपकी समीक्षा का जवाब दिया है। जवाब नीचे है।`;
export const replyFrom = (house: string) => `${house} का जवाब`;
export const allCanRead = 'यह जवाब आपकी समीक्षा के नीचे सब पढ़ सकते हैं। आपको कुछ नहीं करना है। इस बारे में और कोई ई-मेल नहीं आएगा।';
export const seeBoth = 'समीक्षा और जवाब देखें';

export const hiddenSubject = (house: string) => `आपकी समीक्षा छिपा दी गई: ${house}`;
export const takenAway = 'आपकी समीक्षा छिपा दी गई है';
export const weLooked = (house: string) =>
  `हमने ${house} के बारे में आपकी समीक्षा की जाँच की है। अब वह दूसरों को नहीं दिखती, और उसके सितारे नहीं गिने जाते।`;
export const why = 'वजह';
export const whyHidden = {
  stranger: 'हम पुष्टि नहीं कर सके कि यह इसी होटल में ठहरने के बारे में है।',
  insult: 'इसमें किसी का अपमान है या किसी को धमकी दी गई है।',
  personal: 'इसमें किसी की निजी जानकारी है।',
  spam: 'यह विज्ञापन है, या ठहरने के बजाय किसी और चीज़ के बारे में है।',
  other: 'इसमें कुछ ऐसा है जो सबके सामने की समीक्षा में नहीं होना चाहिए।',
} as const;
export const neverForHard =
  'समीक्षा छिपाने का फ़ैसला होटल नहीं, हम करते हैं। सिर्फ़ आलोचना होने की वजह से हम कोई समीक्षा नहीं छिपाते। अगर आप सहमत नहीं हैं, या वह हिस्सा निकालना चाहते हैं जो ऊपर बताया गया है, तो इस ई-मेल का जवाब दीजिए।';
export const seeReviews = 'समीक्षाएँ देखें';

export const where = 'होटल';
export const when = 'तारीखें';
export const who = 'मेहमान';
export const fromTo = (from: string, to: string) => `${from} से ${to}`;

export const mailWaitConfirmSubject = (house: string) => `पुष्टि कीजिए कि कमरा खाली होने पर ई-मेल चाहिए: ${house}`;
export const mailWaitConfirmPreview = 'अपने ई-मेल की पुष्टि कीजिए। कमरा खाली होते ही हम आपको एक ई-मेल भेजेंगे।';
export const shallWeTell = 'पुष्टि कीजिए कि कमरा खाली होने पर ई-मेल चाहिए';
export const mailWaitSomebodyAsked =
  'इन तारीखों के कमरे भरे हुए हैं। किसी ने, शायद आप ही ने, कहा है कि कमरा खाली होने पर इस पते पर ई-मेल भेजा जाए। पुष्टि कीजिए कि यह पता आपका है। फिर जैसे ही बुकिंग हो सकेगी, हम आपको एक ई-मेल भेजेंगे।';
export const mailWaitWorksForWeek =
  'यह लिंक एक हफ़्ते तक चलता है। अगर यह आपने नहीं माँगा, तो इस ई-मेल पर ध्यान न दीजिए। इस बारे में और कोई ई-मेल नहीं आएगा।';
export const yesTell = 'हाँ, मुझे ई-मेल भेजें';
export const noForget = 'नहीं, ई-मेल न भेजें';

export const freeSubject = (house: string, dates: string) => `कमरे खाली हैं: ${house}, ${dates}`;
export const freePreview = 'आपने जो तारीखें माँगी थीं, उनकी बुकिंग अब हो सकती है।';
export const roomAt = (house: string) => `${house} में आपकी तारीखों के कमरे खाली हैं`;
export const canBeBooked = 'आपने जो तारीखें माँगी थीं, उनकी बुकिंग अब हो सकती है।';
export const nobodyKeeps =
  'इस ई-मेल से कमरा रुकता नहीं है। इन तारीखों का इंतज़ार कर रहे सभी लोगों को यह ई-मेल मिलता है। जो पहले बुक करे, कमरा उसका।';
export const oneMail = 'इन तारीखों के बारे में यही एक ई-मेल है। हम आपका पता 30 दिन बाद मिटा देंगे, या नीचे के लिंक से तुरंत।';
export const seeAndBook = 'देखें और बुक करें';
export const stopMails = 'मेरा पता अभी मिटाएँ';
