export const payment = 'भुगतान';
export const stayPaidInFull = 'आपकी बुकिंग की पूरी रकम मिल गई है।';

export const confirmedAt = (hotel: string) => `${hotel} में आपकी बुकिंग पक्की है`;
export const confirmedSubject = (hotel: string) => `${hotel} में आपकी बुकिंग पक्की है: एडवांस मिल गया`;
export const paymentSubject = (hotel: string) => `आपका भुगतान मिल गया है: ${hotel}`;
export const partSubject = (hotel: string) => `आपके एडवांस का एक हिस्सा मिल गया है: ${hotel}`;
export const paymentHasCome = 'आपका भुगतान मिल गया है';
export const partHasCome = 'आपके एडवांस का एक हिस्सा मिल गया है';
export const hasCome = (amount: string) => `${amount} मिल गए हैं, धन्यवाद।`;
export const hasComeForAll = (amount: string) =>
  `${amount} मिल गए हैं, धन्यवाद: आपकी बुकिंग पक्की है, और अब अपने आप खत्म नहीं होगी।`;
export const hasComeForOff = (amount: string, isNoShow: boolean) =>
  `${amount} एक ऐसी बुकिंग के लिए मिले हैं जो ${isNoShow ? 'खत्म' : 'रद्द'} हो चुकी है।`;
export const questions = 'अपने भुगतान के बारे में कुछ पूछना है? इस मेल का जवाब दीजिए।';

export const refundSubject = (amount: string, hotel: string) => `रकम वापस भेजी गई: ${amount}, ${hotel}`;
export const refundPreview = (amount: string) => `आपकी दी हुई रकम में से ${amount} आपको वापस भेजे गए हैं।`;
export const goneBack = (amount: string) => `${amount} आपको वापस भेजे गए हैं`;
const yourStay = { kept: 'अपनी बुकिंग', cancelled: 'अपनी रद्द हुई बुकिंग', missed: 'अपनी खत्म हुई बुकिंग' } as const;
export const weSent = (amount: string, stay: keyof typeof yourStay) =>
  `आपने ${yourStay[stay]} के लिए जो रकम दी थी, उसमें से ${amount} हमने आपको वापस भेज दिए हैं।`;
export const hotelGave = (hotel: string, amount: string, way: string, stay: keyof typeof yourStay) =>
  `${hotel} ने दर्ज किया है कि आपने ${yourStay[stay]} के लिए जो रकम दी थी, उसमें से ${amount} आपको ${way && `${way} `}वापस दे दिए गए हैं।`;
export const bankTakesDays = 'आपके बैंक में यह दिखने में कुछ दिन लग सकते हैं।';
export const moreComes = (amount: string) => `आपको ${amount} और वापस मिलेंगे।`;
export const moreComesBy = (amount: string, day: string) => `आपको ${day} तक ${amount} और वापस मिलेंगे।`;
export const allSent = 'आपको जितना वापस मिलना था, सब भेज दिया गया है।';
export const refund = 'वापस भेजी रकम';
export const paymentReference = 'भुगतान का रेफ़रेंस';
export const noted = 'कब दर्ज हुआ';
export const notCome = 'रकम नहीं पहुँची, या आपके हिसाब से कुछ और बनती है? इस मेल का जवाब दीजिए।';

export const paymentCorrected = 'आपके भुगतान के हिसाब में सुधार';
export const comeTakenBack = (amount: string) =>
  `हमने आपको लिखा था कि आपकी बुकिंग के लिए ${amount} मिल गए हैं। यह हिसाब अब सुधार दिया गया है: यह रकम मिली हुई नहीं मानी जाती।`;
export const refundCorrected = 'आपको वापस भेजी रकम के हिसाब में सुधार';
export const backTakenBack = (amount: string) =>
  `हमने आपको लिखा था कि ${amount} आपको वापस भेजे गए हैं। यह हिसाब अब सुधार दिया गया है: यह रकम वापस की हुई नहीं मानी जाती।`;
export const correctionSubject = (heading: string, hotel: string) => `${heading}: ${hotel} में आपकी बुकिंग`;
export const showPayment = 'भुगतान कर दिया है? इस मेल का जवाब भुगतान की तस्वीर के साथ दीजिए, हम आपके साथ देख लेंगे।';
export const showRefund = 'रकम फिर भी आपके पास पहुँच गई है? इस मेल का जवाब दीजिए, हम आपके साथ देख लेंगे।';

export const notFoundSubject = (hotel: string) => `आपका भुगतान हमें नहीं मिला: ${hotel} में आपकी बुकिंग`;
export const lookAtUtr = 'कृपया उसका UTR एक बार फिर देख लीजिए।';
export const notFound = 'आपका भुगतान हमें नहीं मिला';
export const youToldUs = (at: string, amount: string, hotel: string) =>
  `आपने ${at} को हमें बताया कि आपने ${hotel} में अपनी बुकिंग के लिए ${amount} दे दिए हैं। हमने अपने बैंक में देखा, पर यह रकम हमें नहीं मिली।`;
export const haveYouPaid =
  'भुगतान कर दिया है? तो कृपया अपने UPI ऐप में UTR एक बार फिर देखिए, और उसे अपनी बुकिंग के पेज पर हमें बताइए; या भुगतान की तस्वीर हमें WhatsApp पर भेजिए।';
export const notPaidYet = (way: string) => `अभी भुगतान नहीं किया है? ${way}`;
export const dueBy = (by: string) => `इसे ${by} तक देना है; न मिलने पर बुकिंग तब अपने आप खत्म हो जाती है।`;
