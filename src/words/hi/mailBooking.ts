export const openYourStay = 'अपनी बुकिंग खोलें';
export const seeYourBooking = 'अपनी बुकिंग देखें';
export const linkIsYours =
  'यह लिंक सिर्फ़ आपके लिए है: जिसके पास यह हो, वह आपकी बुकिंग देख सकता है, बदल सकता है और रद्द कर सकता है। साथ सफ़र करने वालों को दिखाना हो, तो बुकिंग के पेज से शेयर कीजिए।';
export const linkIsYoursToRead = 'यह लिंक सिर्फ़ आपके लिए है: जिसके पास यह हो, वह आपकी बुकिंग देख सकता है।';
export const entryComes = 'साथ की फ़ाइल से आपकी बुकिंग, जैसी वह अब है, आपके कैलेंडर में आ जाती है।';
export const entryGoes = 'साथ की फ़ाइल से यह बुकिंग आपके कैलेंडर से हट जाती है।';

export const reference = 'बुकिंग रेफ़रेंस';
export const status = 'स्थिति';
export const hotel = 'होटल';
export const checkIn = 'चेक-इन';
export const checkOut = 'चेक-आउट';
export const dayFrom = (day: string, time: string) => `${day}, ${time} से`;
export const dayUntil = (day: string, time: string) => `${day}, ${time} तक`;
export const room = 'कमरा';
export const guests = 'मेहमान';
export const guest = 'बुकिंग का नाम';
export const phone = 'फ़ोन';
export const payment = 'भुगतान';
export const none = 'कुछ नहीं';
export const yourRequests = 'आपकी खास ज़रूरतें';
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
  'आप इसे अपनी बुकिंग के पेज पर कार्ड, UPI या नेट बैंकिंग से दे सकते हैं। भुगतान होते ही आपकी बुकिंग पक्की हो जाती है।';
export const orPayByUpi = (upi: string) =>
  `या UPI से ${upi} पर दीजिए, नोट में अपना बुकिंग रेफ़रेंस लिखिए, और UTR हमें उसी पेज पर बता दीजिए।`;
export const payByUpi = (upi: string) =>
  `आप इसे UPI से ${upi} पर दे सकते हैं; नोट में अपना बुकिंग रेफ़रेंस लिखिए। फिर अपनी बुकिंग के पेज पर UTR बताइए।`;

export const restAtHotel = (rest: string) => `बाकी ${rest} होटल में देने हैं।`;
export const reported = (amount: string) =>
  `आपने ${amount} के भुगतान की सूचना दी है। हम इसे अपने बैंक में देख रहे हैं और आपको मेल करेंगे।`;
export const moreDueOnline = (more: string) =>
  `एडवांस के और ${more} आपके पहुँचने से पहले देने हैं। आप इन्हें अपनी बुकिंग के पेज पर दे सकते हैं।`;
export const moreDueLater = (more: string) =>
  `एडवांस के और ${more} आपके पहुँचने से पहले देने हैं। पहला भुगतान मिल जाने पर आप इन्हें अपनी बुकिंग के पेज पर दे सकते हैं।`;
export const paidInFull = 'आपकी बुकिंग की पूरी रकम मिल गई है, धन्यवाद।';
export const partRefunded = 'आपकी दी हुई रकम का एक हिस्सा वापस किया जा चुका है।';
export const allRefunded = 'आपकी दी हुई रकम वापस की जा चुकी है।';
export const nothingDue = (rest: string) => `पहुँचने से पहले कुछ नहीं देना है। ${rest} होटल में देने हैं।`;
export const advanceReceived = (advance: string) => `आपका ${advance} का एडवांस मिल गया है। आपकी बुकिंग पक्की है।`;
export const receivedConfirms = (paid: string) => `हमें ${paid} मिल गए हैं। आपकी बुकिंग पक्की है।`;
export const received = (paid: string) => `हमें ${paid} मिल गए हैं, धन्यवाद।`;
export const partReceived = (advance: string, paid: string, due: string) =>
  `${advance} के एडवांस में से ${paid} मिल गए हैं। बाकी ${due} देने हैं।`;
export const partReceivedUntilArrival = (advance: string, paid: string, due: string) =>
  `${advance} के एडवांस में से ${paid} मिल गए हैं। बाकी ${due} पहुँचने से पहले देने हैं। आपकी बुकिंग अब खत्म नहीं होगी।`;
export const advanceDue = (advance: string) =>
  `${advance} का एडवांस पहुँचने से पहले देना है। तब तक न दिया हो, तो होटल में देना होगा। आपकी बुकिंग खत्म नहीं होगी।`;
export const advanceDueBy = (advance: string, by: string) =>
  `${advance} का एडवांस ${by} तक देना है। न मिलने पर आपकी बुकिंग खत्म हो जाएगी।`;

export const bookedAt = (hotel: string) => `${hotel} में आपकी बुकिंग हो गई है`;
export const yourReferenceIs = (reference: string) => `आपका बुकिंग रेफ़रेंस ${reference} है।`;
export const thanks = 'बुकिंग के लिए धन्यवाद।';
export const madeForYou = (hotel: string) => `${hotel} ने यह बुकिंग आपके लिए की है।`;
export const didNotAsk = 'अगर यह बुकिंग आपने नहीं करवाई, तो इस मेल का जवाब दीजिए।';
export const keepForLink =
  'कृपया यह मेल सँभालकर रखिए: इसके लिंक से आप अपनी बुकिंग देख सकते हैं, होटल को बता सकते हैं कि कब पहुँचेंगे, और प्लान बदल जाए तो तारीखें बदल सकते हैं या बुकिंग रद्द कर सकते हैं।';
export const keepForLinkOnly =
  'कृपया यह मेल सँभालकर रखिए: इसके लिंक से आप अपनी बुकिंग देख सकते हैं और होटल को बता सकते हैं कि कब पहुँचेंगे। अब बुकिंग बदलने या रद्द करने के लिए कृपया होटल से बात कीजिए।';
export const keepForReference =
  'कृपया यह मेल सँभालकर रखिए: रेफ़रेंस से आप अपनी बुकिंग कभी भी देख सकते हैं, और वह भी देख सकता है जिसे आप यह रेफ़रेंस दें।';
export const questionsTo = (contact: string) =>
  `अपनी बुकिंग के बारे में कुछ पूछना है? इस मेल का जवाब दीजिए या होटल से संपर्क कीजिए: ${contact}`;

export const standsAgain = (hotel: string) => `${hotel} में आपकी बुकिंग बहाल हो गई है`;
export const confirmedAgain = {
  no_show: 'होटल ने आपके न पहुँचने (नो-शो) की बात वापस ले ली है। आपकी बुकिंग पहले जैसी ही है।',
  cancelled: 'आपकी बुकिंग खत्म हो गई थी; अब वह बहाल कर दी गई है।',
} as const;

export const linkSubject = (hotel: string) => `${hotel} में आपकी बुकिंग का लिंक`;
export const linkPreview = 'इसे खोलते ही पहले की मेल के लिंक बंद हो जाते हैं।';
export const newLink = 'आपका नया लिंक';
export const hereIsLink = 'यह रहा आपकी बुकिंग का नया लिंक। आपने इसे हमारी साइट पर माँगा था।';
export const earlierLinksEnd =
  'इसे खोलते ही पहले की मेल के लिंक बंद हो जाते हैं। जो लिंक आपने औरों के साथ शेयर किए हैं, वे तब तक चलते हैं, जब तक आप उन्हें पेज पर बंद न करें।';
export const linkNotAsked = 'आपने यह नहीं माँगा? तो किसी को आपका रेफ़रेंस और ई-मेल पता है; यह लिंक उसके पास नहीं पहुँचा है।';

export const advanceDueSubject = (hotel: string) => `एडवांस देना बाकी है: ${hotel}`;
export const payBy = (by: string) => `इसे ${by} तक दे दीजिए।`;
export const advanceStillDue = 'आपका एडवांस देना बाकी है';
export const advanceNotReceived = (hotel: string, advance: string, by: string) =>
  `${hotel} में आपकी बुकिंग का ${advance} का एडवांस हमें अभी नहीं मिला है। इसे ${by} तक देना है। न मिलने पर आपकी बुकिंग खत्म हो जाएगी, और कमरे दूसरों के लिए खुल जाएँगे।`;
export const advanceLeft = (hotel: string, due: string) => `${hotel} में आपकी बुकिंग के एडवांस में से ${due} देना बाकी है।`;
export const notBookedByYou =
  'अगर यह बुकिंग आपने नहीं की, तो कुछ करने की ज़रूरत नहीं: कुछ भी देना नहीं है। कुछ पूछना हो, तो इस मेल का जवाब दीजिए।';

export const changedAt = (hotel: string) => `${hotel} में आपकी बुकिंग बदल गई है`;
export const whatChanged = (facts: string) => `${facts}।`;
export const howItStands = 'आपकी बुकिंग बदल गई है। बदलाव नीचे लिखे हैं।';
export const refundUsed = (amount: string) => `आपको वापस मिलने वाली रकम में से ${amount} आपकी बुकिंग के किराए में लग गए हैं।`;
export const changeNotAsked = 'यह बदलाव आपने नहीं माँगा? इस मेल का जवाब दीजिए।';
export const changeNotAskedOr = (contact: string) =>
  `यह बदलाव आपने नहीं माँगा? इस मेल का जवाब दीजिए या होटल से संपर्क कीजिए: ${contact}`;

export const expiredAt = (hotel: string) => `${hotel} में आपकी बुकिंग का समय निकल गया है`;
export const cancelledAt = (hotel: string) => `${hotel} में आपकी बुकिंग रद्द हो गई है`;
export const bookingExpired = (reference: string) => `आपकी बुकिंग ${reference} का समय निकल गया है।`;
export const bookingCancelled = (reference: string) => `आपकी बुकिंग ${reference} रद्द हो गई है।`;
export const youCancelled = 'आपने यह बुकिंग रद्द कर दी है। कमरे फिर दूसरों के लिए खुल गए हैं।';
export const expired = 'इस बुकिंग का समय निकल गया है, और कमरे फिर दूसरों के लिए खुल गए हैं।';
export const cancelled = 'यह बुकिंग रद्द हो गई है, और कमरे फिर दूसरों के लिए खुल गए हैं।';
export const noShowAt = (hotel: string) => `${hotel}: नहीं पहुँचे (नो-शो)`;
export const bookingNoShow = (reference: string) => `आपकी बुकिंग ${reference} खत्म हो गई है।`;
export const noShow =
  'होटल का कहना है कि आप नहीं पहुँचे (नो-शो), इसलिए यह बुकिंग खत्म हो गई है। अगर आप वहाँ थे, तो नीचे के बटन से हमें बताइए। इस मेल का जवाब होटल को नहीं, हमें मिलेगा।';
export const hotelSays = (words: string) => `होटल का कहना है: “${words}”`;
export const notExpected = 'आपको इसका पता नहीं था? इस मेल का जवाब दीजिए, हम आपके साथ मिलकर देखेंगे।';
export const orContactHotel = (contact: string) => `आप होटल से भी संपर्क कर सकते हैं: ${contact}`;
export const findAnother = 'दूसरा होटल खोजें';

export const pay = (amount: string) => `${amount} दें`;
export const didYouCancel = (hotel: string, by: string, amount: string) =>
  `${hotel} का कहना है कि आपने बुकिंग रद्द की। ${by} तक हमें बताइए कि यह सही है या नहीं। जवाब न देने पर यह माना जाएगा कि होटल ने रद्द की, और आपको पूरे ${amount} वापस मिलेंगे।`;
export const answer = 'बताइए: क्या आपने रद्द की?';
export const iWasThere = 'मैं वहाँ था / थी';

export const balanceDue = (amount: string) => `आपकी बुकिंग के ${amount} अभी बाकी हैं।`;
export const payBalanceOnPage = 'आप यह रकम अपनी बुकिंग के पेज पर या होटल में दे सकते हैं।';
export const payBalanceAtHotel = 'यह रकम होटल में दीजिए।';

export const noShowFee = 'न पहुँचने का शुल्क';
export const feeBalance = 'बाकी रकम';
export const feeSubject = (amount: string, hotel: string) => `न पहुँचने का शुल्क ${amount}: ${hotel}`;
export const feeCharged = (hotel: string, amount: string) => `${hotel} ने न पहुँचने का शुल्क ${amount} लगाया है`;
export const feeText = (hotel: string, day: string, amount: string) =>
  `${hotel} का कहना है कि आप ${day} को नहीं पहुँचे। इसके लिए होटल ने ${amount} का शुल्क लगाया है। आप जो रकम दे चुके हैं, वह इसी में गिनी जाएगी।`;
export const feeReason = (reason: string) => `वजह: ${reason}`;
export const howToPayFee = (amount: string, hotel: string, phone: string | null) =>
  `${amount} देना बाकी है। यह रकम सीधे ${hotel} को दी जाती है। कैसे देनी है, यह पूछने के लिए इस मेल का जवाब दीजिए${phone ? ` या ${phone} पर फ़ोन कीजिए` : ''}।`;
export const howToObject = (contact: string) =>
  `अगर आप वहाँ थे, तो अपनी बुकिंग खोलिए और “मैं वहाँ था” चुनिए। अगर आप इस शुल्क से सहमत नहीं हैं, तो हमें लिखिए: ${contact}। हम होटल के साथ मिलकर पता लगाएँगे।`;
export const feeWaivedSubject = (hotel: string) => `न पहुँचने का शुल्क माफ़: ${hotel}`;
export const feeWaived = (hotel: string) => `${hotel} ने न पहुँचने का शुल्क माफ़ कर दिया है`;
export const feeWaivedText = (hotel: string) => `${hotel} अब आपसे न पहुँचने का शुल्क नहीं लेगा।`;
export const keptByPolicy = (hotel: string, amount: string) =>
  `आपकी दी हुई रकम में से ${amount} ${hotel} के पास रहेंगे, जैसा बुकिंग रद्द करने की शर्तों में है।`;
