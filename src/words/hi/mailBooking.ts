export const openYourStay = 'अपनी बुकिंग खोलें';
export const seeYourBooking = 'अपनी बुकिंग देखें';
export const linkIsYours =
  'यह लिंक किसी और को न दीजिए: जिसके पास यह हो, वह आपकी बुकिंग देख, बदल और रद्द कर सकता है। साथ सफ़र करने वालों को बुकिंग दिखानी हो, तो अपनी बुकिंग के पेज पर “शेयर करें” चुनिए।';
export const linkIsYoursToRead = 'यह लिंक किसी और को न दीजिए: जिसके पास यह हो, वह आपकी बुकिंग देख सकता है।';
export const entryComes = 'साथ की फ़ाइल खोलने से यह बुकिंग आपके कैलेंडर में जुड़ या बदल जाती है।';
export const entryGoes = 'साथ की फ़ाइल खोलने से यह बुकिंग आपके कैलेंडर से हट जाती है।';

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
  'आप इसे अपनी बुकिंग के पेज पर कार्ड, UPI या नेट बैंकिंग से दे सकते हैं। इसके बाद आपकी बुकिंग तुरंत पक्की हो जाती है।';
export const orPayByUpi = (upi: string) =>
  `या UPI से ${upi} पर दीजिए, नोट में अपना बुकिंग रेफ़रेंस लिखिए, और UTR हमें उसी पेज पर बता दीजिए।`;
export const payByUpi = (upi: string) =>
  `आप इसे UPI से ${upi} पर दे सकते हैं; नोट में अपना बुकिंग रेफ़रेंस लिखिए। फिर अपनी बुकिंग के पेज पर UTR बताइए।`;

export const restAtHotel = (rest: string) => `बाकी ${rest} होटल में देने हैं।`;
export const reported = (amount: string) =>
  `आपने ${amount} के भुगतान की सूचना दी है। हम इसे अपने बैंक खाते में देख रहे हैं और आपको ई-मेल भेजेंगे।`;
export const moreDueOnline = (more: string) =>
  `एडवांस के और ${more} आपके पहुँचने से पहले देने हैं। आप इन्हें अपनी बुकिंग के पेज पर दे सकते हैं।`;
export const moreDueLater = (more: string) =>
  `एडवांस के और ${more} आपके पहुँचने से पहले देने हैं। पहला भुगतान मिल जाने पर आप इन्हें अपनी बुकिंग के पेज पर दे सकते हैं।`;
export const paidInFull = 'आपकी बुकिंग की पूरी रकम मिल गई है, धन्यवाद।';
export const partRefunded = 'आपके भुगतान का एक हिस्सा रिफ़ंड किया जा चुका है।';
export const allRefunded = 'आपका भुगतान रिफ़ंड किया जा चुका है।';
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
  no_show: 'होटल ने आपका न पहुँचना (नो-शो) दर्ज किया था, और अब उसे हटा दिया है। आपकी बुकिंग पहले जैसी ही है।',
  cancelled: 'आपकी बुकिंग रद्द हो गई थी या उसका समय निकल गया था। अब वह बहाल कर दी गई है।',
} as const;

export const linkSubject = (hotel: string) => `आपकी बुकिंग का लिंक: ${hotel}`;
export const linkPreview = 'इसे खोलते ही पहले के ई-मेल के लिंक बंद हो जाते हैं।';
export const newLink = 'आपकी बुकिंग का नया लिंक';
export const hereIsLink = 'यह रहा आपकी बुकिंग का नया लिंक। आपने इसे हमारी साइट पर माँगा था।';
export const earlierLinksEnd =
  'इसे खोलते ही पहले के ई-मेल के लिंक बंद हो जाते हैं। जो लिंक आपने औरों के साथ शेयर किए हैं, वे तब तक चलते हैं, जब तक आप उन्हें “शेयर करें” में बंद न करें।';
export const linkNotAsked = 'अगर यह आपने नहीं माँगा, तो किसी के पास आपका बुकिंग रेफ़रेंस और ई-मेल पता है। यह लिंक उसे नहीं मिला है।';

export const advanceDueSubject = (hotel: string) => `एडवांस देना बाकी है: ${hotel}`;
export const payBy = (by: string) => `इसे ${by} तक दे दीजिए।`;
export const advanceStillDue = 'आपका एडवांस देना बाकी है';
export const advanceNotReceived = (hotel: string, advance: string, by: string) =>
  `${hotel} में आपकी बुकिंग के लिए ${advance} का एडवांस देना बाकी है। इसे ${by} तक दे दीजिए। न मिलने पर बुकिंग खत्म हो जाएगी, और कमरे दूसरों के लिए खुल जाएँगे।`;
export const advanceLeft = (hotel: string, due: string) => `${hotel} में आपकी बुकिंग के एडवांस में से ${due} देना बाकी है।`;
export const notBookedByYou =
  'अगर यह बुकिंग आपने नहीं की, तो इस ई-मेल पर ध्यान न दीजिए। आपको कुछ नहीं देना है। कुछ पूछना हो, तो इस ई-मेल का जवाब दीजिए।';

export const changeSubject = (hotel: string, day: string) => `बुकिंग बदल गई: ${hotel}, ${day}`;
export const changedAt = (hotel: string) => `${hotel} में आपकी बुकिंग बदल गई है`;
export const whatChanged = (facts: string) => `${facts}।`;
export const howItStands = 'आपकी बुकिंग बदल गई है। बदलाव नीचे लिखे हैं।';
export const refundUsed = (amount: string) => `आपके रिफ़ंड में से ${amount} आपकी बुकिंग के किराए में लग गए हैं।`;
export const changeNotAsked = 'अगर यह बदलाव आपने नहीं माँगा, तो इस ई-मेल का जवाब दीजिए।';
export const changeNotAskedOr = (contact: string) =>
  `अगर यह बदलाव आपने नहीं माँगा, तो इस ई-मेल का जवाब दीजिए या होटल से संपर्क कीजिए: ${contact}`;

export const expiredSubject = (hotel: string, day: string) => `बुकिंग का समय निकल गया: ${hotel}, ${day}`;
export const expiredAt = (hotel: string) => `${hotel} में आपकी बुकिंग का समय निकल गया है`;
export const cancelledSubject = (hotel: string, day: string) => `बुकिंग रद्द हो गई: ${hotel}, ${day}`;
export const cancelledAt = (hotel: string) => `${hotel} में आपकी बुकिंग रद्द हो गई है`;
export const bookingExpired = (reference: string) => `आपकी बुकिंग ${reference} का समय निकल गया है।`;
export const bookingCancelled = (reference: string) => `आपकी बुकिंग ${reference} रद्द हो गई है।`;
export const youCancelled = 'आपने यह बुकिंग रद्द कर दी है। कमरे अब दूसरों के लिए खुल गए हैं।';
export const expired = 'इस बुकिंग का समय निकल गया है। कमरे अब दूसरों के लिए खुल गए हैं।';
export const cancelled = 'यह बुकिंग रद्द हो गई है। कमरे अब दूसरों के लिए खुल गए हैं।';
export const noShowSubject = (hotel: string, day: string) => `नहीं पहुँचे (नो-शो): ${hotel}, ${day}`;
export const noShowAt = (hotel: string) => `${hotel} ने आपका न पहुँचना (नो-शो) दर्ज किया है`;
export const bookingNoShow = (reference: string) => `आपकी बुकिंग ${reference} खत्म हो गई है।`;
export const noShow =
  'होटल का कहना है कि आप नहीं पहुँचे (नो-शो), इसलिए यह बुकिंग खत्म हो गई है। अगर आप वहाँ थे, तो नीचे के बटन से हमें बताइए। इस ई-मेल का जवाब होटल को नहीं, हमें मिलेगा।';
export const hotelSays = (words: string) => `होटल का कहना है: “${words}”`;
export const notExpected = 'अगर आपको इसका पता नहीं था, तो इस ई-मेल का जवाब दीजिए। हम आपके साथ मिलकर देखेंगे।';
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

export const noShowFee = 'न पहुँचने का शुल्क';
export const feeBalance = 'बाकी रकम';
export const feeSubject = (amount: string, hotel: string) => `न पहुँचने का शुल्क ${amount}: ${hotel}`;
export const feeCharged = (hotel: string, amount: string) => `${hotel} ने न पहुँचने का शुल्क ${amount} लगाया है`;
export const feeText = (hotel: string, day: string, amount: string) =>
  `${hotel} का कहना है कि आप ${day} को नहीं पहुँचे। इसके लिए होटल ने ${amount} का शुल्क लगाया है। आप जो रकम दे चुके हैं, वह इसी में गिनी जाएगी।`;
export const feeReason = (reason: string) => `वजह: ${reason}`;
export const howToPayFee = (amount: string, hotel: string, phone: string | null) =>
  `${amount} देना बाकी है। यह रकम सीधे ${hotel} को दी जाती है। कैसे देनी है, यह पूछने के लिए इस ई-मेल का जवाब दीजिए${phone ? ` या ${phone} पर फ़ोन कीजिए` : ''}।`;
export const howToObject = (contact: string) =>
  `अगर आप वहाँ थे, तो अपनी बुकिंग खोलिए और “मैं वहाँ था / थी” चुनिए। अगर आप इस शुल्क से सहमत नहीं हैं, तो हमें लिखिए: ${contact}। हम होटल के साथ मिलकर पता लगाएँगे।`;
export const feeWaivedSubject = (hotel: string) => `न पहुँचने का शुल्क माफ़: ${hotel}`;
export const feeWaived = (hotel: string) => `${hotel} ने न पहुँचने का शुल्क माफ़ कर दिया है`;
export const feeWaivedText = (hotel: string) => `${hotel} अब आपसे न पहुँचने का शुल्क नहीं लेगा।`;
export const keptByPolicy = (hotel: string, amount: string) =>
  `${hotel} आपके भुगतान में से ${amount} रखेगा, जैसा बुकिंग रद्द करने की शर्तों में है।`;
