export const payment = 'भुगतान';
export const amount = 'रकम';
export const paidInFull = 'आपकी बुकिंग की पूरी रकम मिल गई है।';

export const confirmedSubject = (hotel: string) => `एडवांस मिल गया, बुकिंग पक्की है: ${hotel}`;
export const confirmedAt = (hotel: string) => `${hotel} में आपकी बुकिंग पक्की है`;
export const receivedSubject = (hotel: string) => `भुगतान मिल गया: ${hotel}`;
export const receivedHeading = 'आपका भुगतान मिल गया है';
export const partSubject = (hotel: string) => `एडवांस का एक हिस्सा मिल गया: ${hotel}`;
export const partHeading = 'आपके एडवांस का एक हिस्सा मिल गया है';
export const received = (amount: string) => `हमें ${amount} मिल गए हैं, धन्यवाद।`;
export const receivedConfirms = (amount: string) => `हमें ${amount} मिल गए हैं। आपकी बुकिंग पक्की है, और अब खत्म नहीं होगी।`;
export const receivedForEnded = (amount: string, isNoShow: boolean) =>
  `हमें ${amount} एक ऐसी बुकिंग के लिए मिले हैं जो ${isNoShow ? 'खत्म' : 'रद्द'} हो चुकी है।`;
export const questions = 'अपने भुगतान के बारे में कुछ पूछना हो, तो इस ई-मेल का जवाब दीजिए।';

export const refundSubject = (amount: string, hotel: string) => `${amount} का रिफ़ंड भेजा गया: ${hotel}`;
export const refundPreview = (amount: string) => `आपके भुगतान में से ${amount} का रिफ़ंड भेजा गया है।`;
export const refunded = (amount: string) => `${amount} का रिफ़ंड भेजा गया है`;
const yourBooking = { kept: 'आपकी बुकिंग', cancelled: 'आपकी रद्द हुई बुकिंग', missed: 'आपकी खत्म हुई बुकिंग' } as const;
export const weRefunded = (amount: string, booking: keyof typeof yourBooking) =>
  `हमने ${yourBooking[booking]} के भुगतान में से ${amount} का रिफ़ंड भेज दिया है।`;
export const hotelRefunded = (hotel: string, amount: string, way: string, booking: keyof typeof yourBooking) =>
  `${hotel} ने दर्ज किया है कि ${yourBooking[booking]} के भुगतान में से ${amount} का रिफ़ंड ${way && `${way} `}दे दिया गया है।`;
export const bankTakesDays = 'आपके बैंक में यह दिखने में कुछ दिन लग सकते हैं।';
export const moreDue = (amount: string) => `आपको ${amount} का रिफ़ंड और मिलेगा।`;
export const moreDueBy = (amount: string, day: string) => `आपको ${day} तक ${amount} का रिफ़ंड और मिलेगा।`;
export const allRefunded = 'अब कोई रिफ़ंड बाकी नहीं है।';
export const refund = 'रिफ़ंड';
export const paymentReference = 'रिफ़ंड का रेफ़रेंस';
export const recorded = 'कब दर्ज हुआ';
export const notArrived = 'रकम न पहुँचे, या आपके हिसाब से रकम कुछ और हो, तो इस ई-मेल का जवाब दीजिए।';

export const paymentCorrected = 'भुगतान के हिसाब में सुधार';
export const paymentReversed = (amount: string) =>
  `हमने आपको ई-मेल किया था कि आपकी बुकिंग के लिए ${amount} मिल गए हैं। हमने यह हिसाब सुधार दिया है: यह रकम मिली हुई नहीं मानी जाती।`;
export const refundCorrected = 'रिफ़ंड के हिसाब में सुधार';
export const refundReversed = (amount: string) =>
  `हमने आपको ई-मेल किया था कि ${amount} का रिफ़ंड भेजा गया है। हमने यह हिसाब सुधार दिया है: यह रिफ़ंड भेजा हुआ नहीं माना जाता।`;
export const correctedSubject = (heading: string, hotel: string) => `${heading}: ${hotel}`;
export const showPayment =
  'अगर आपने भुगतान किया है, तो इस ई-मेल का जवाब भुगतान के स्क्रीनशॉट के साथ दीजिए। हम आपके साथ मिलकर देखेंगे।';
export const showRefund = 'अगर रकम आपके पास पहुँच गई है, तो इस ई-मेल का जवाब दीजिए। हम आपके साथ मिलकर देखेंगे।';

export const reportedSubject = (hotel: string) => `भुगतान की सूचना मिली: ${hotel}`;
export const reportedHeading = 'हम भुगतान की जाँच कर रहे हैं';
export const reported = (amount: string, hotel: string) =>
  `आपने ${hotel} में अपनी बुकिंग के लिए ${amount} के भुगतान की सूचना दी है।`;
export const reportedByReference = (amount: string, hotel: string) =>
  `किसी ने ${hotel} में आपकी बुकिंग के लिए ${amount} के भुगतान की सूचना दी है, सिर्फ़ बुकिंग रेफ़रेंस से।`;
export const reportByLinkToo =
  'अगर यह आपने दी है, तो नीचे के बटन से अपनी बुकिंग खोलिए और नंबर वहाँ भी बताइए। तब तक आपकी बुकिंग में कुछ नहीं बदलता।';
export const weLookForIt = 'हम यह भुगतान अपने बैंक खाते में देखते हैं, आम तौर पर एक कामकाजी दिन में। फिर आपको ई-मेल भेजते हैं।';
export const ifNumberDiffers =
  'नीचे लिखे UTR को अपने UPI ऐप से मिलाइए। नंबर अलग हो, तो उसे अपनी बुकिंग के पेज पर ठीक कीजिए। भुगतान न किया हो, तो वहीं सूचना वापस लीजिए।';
export const notReportedByYou = 'अगर यह सूचना आपने नहीं दी, तो इस ई-मेल का जवाब दीजिए।';

export const notFoundSubject = (hotel: string) => `भुगतान नहीं मिला: ${hotel}`;
export const checkUtr = 'UTR देखकर भुगतान की सूचना दोबारा दीजिए।';
export const notFound = 'आपका भुगतान हमें नहीं मिला';
export const youReported = (at: string, amount: string, hotel: string) =>
  `आपका ${amount} का भुगतान हमें अपने बैंक खाते में नहीं मिला। इसकी सूचना आपने ${at} को ${hotel} में अपनी बुकिंग के लिए दी थी।`;
export const ifPaid =
  'अगर आपने भुगतान कर दिया है, तो अपने UPI ऐप में UTR देखिए। फिर उसे अपनी बुकिंग के पेज पर दोबारा बताइए, या भुगतान का स्क्रीनशॉट हमें WhatsApp पर भेजिए।';
export const ifNotPaid = 'अगर आपने भुगतान नहीं किया है, तो एडवांस अभी देना है।';
export const ifNotPaidBy = (by: string) =>
  `अगर आपने भुगतान नहीं किया है, तो एडवांस ${by} तक देना है। न मिलने पर आपकी बुकिंग खत्म हो जाएगी।`;
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
  'भुगतान मिलते ही हम आपकी बुकिंग बदल देंगे। तब तक वह जैसी है वैसी रहेगी। अगर तब तक नई तारीखों के कमरे भर गए, तो हम पूरा रिफ़ंड देंगे।';
export const changeNotMade =
  'आपकी बुकिंग नहीं बदली है। अगर आपने भुगतान कर दिया है, तो भुगतान के स्क्रीनशॉट के साथ इस ई-मेल का जवाब दीजिए। फिर हम आपकी बुकिंग बदल देंगे, या पूरा रिफ़ंड देंगे।';
export const notChangedSubject = (hotel: string) => `बदलाव नहीं हो सका, रिफ़ंड मिलेगा: ${hotel}`;
export const notChangedHeading = 'हम आपकी बुकिंग नहीं बदल सके';
export const notChanged = (amount: string) =>
  `आपकी बुकिंग बदलने के लिए हमें ${amount} मिले। पर भुगतान मिलने तक वह बदलाव मुमकिन नहीं रहा था।`;
export const allBack = (amount: string, day: string | null) =>
  day ? `आपको ${day} तक पूरे ${amount} का रिफ़ंड मिलेगा।` : `आपको पूरे ${amount} का रिफ़ंड मिलेगा।`;
export const asItWas = 'आपकी बुकिंग जैसी थी वैसी ही रहेगी।';
