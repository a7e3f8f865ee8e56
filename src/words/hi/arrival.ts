export const beforeYouArrive = 'आने से पहले';
export const aboutArrival = 'विदेशी मेहमान, होटल के भेजे हुए लिंक से, आने से पहले ही पासपोर्ट और वीज़ा की जानकारी भर देते हैं।';
export const arrivalNeedsScript =
  'इस फ़ॉर्म के लिए JavaScript ज़रूरी है। पासपोर्ट और वीज़ा की जानकारी पहुँचने पर होटल के रिसेप्शन पर भी दी जा सकती है।';

export const openYourLink = 'अपने होटल का लिंक खोलें';
export const openYourLinkHow = 'होटल के ई-मेल या मैसेज में दिया लिंक खोलें। विदेशी मेहमान पासपोर्ट और वीज़ा की जानकारी उसी से भरते हैं।';
export const linkEnded = 'यह लिंक अब काम नहीं करता';
export const linkEndedWhy =
  'होटल का नया ई-मेल या मैसेज देखें, या होटल से पूछें। होटल के नया लिंक भेजने पर, या चेक-आउट के तीन दिन बाद लिंक बंद हो जाता है। बुकिंग रद्द होने पर, या होटल के इस साइट पर न रहने पर भी।';
export const openingForm = 'आपका फ़ॉर्म खुल रहा है…';

export const beforeYouArriveAt = (hotel: string) => `${hotel} पहुँचने से पहले`;
export const whyAsked =
  'आपमें से जो भी भारत के नागरिक नहीं हैं, उनमें हर एक के लिए एक फ़ॉर्म भरें, बच्चों के लिए भी। इससे चेक-इन में समय बचेगा। कानून के हिसाब से होटल को विदेशी मेहमान के पहुँचने के 24 घंटे के अंदर उनकी सूचना देनी होती है (Form C; Immigration and Foreigners Act 2025)।';
export const whatHappens = 'आपकी जानकारी कैसे सुरक्षित रहती है';
export const encrypted = (hotel: string) =>
  `आपकी जानकारी एन्क्रिप्ट होकर जाती है और एन्क्रिप्ट करके ही रखी जाती है। इसे सिर्फ़ ${hotel} में खोला जा सकता है, और हर बार देखना दर्ज होता है।`;
export const passedOn = 'होटल इसे सिर्फ़ विदेशी पंजीकरण दफ़्तर (Foreigners Regional Registration Office) को देता है।';
export const keptUntil = (day: string) =>
  `हम इसे ${day} तक रखते हैं, यानी ठहरने के एक साल बाद तक, जैसा कानून कहता है। बुकिंग रद्द हो जाए, तो हम इसे तुरंत मिटा देते हैं, जब तक कि होटल ने आपकी सूचना न दे दी हो।`;
export const nothingStays = 'आप जो लिखते हैं, वह इस फ़ोन या कंप्यूटर पर नहीं रहता। सहेजने से पहले पेज बंद किया, तो सब चला जाएगा।';
export const whatWeKeep = 'हम आपके बारे में क्या रखते हैं';

export const savedTitle = 'सहेजे गए';
export const savedFor = (name: string) => `${name} का फ़ॉर्म सहेज लिया गया है।`;
export const reportedByHouse = 'होटल ने सूचना दे दी है। कुछ ठीक करना हो, तो होटल को बताएँ।';
export const filledByHouse = 'होटल ने भरा है। कुछ ठीक करना हो, तो होटल को बताएँ।';
export const fillAnew = 'फिर से भरें';
export const fillAnewFor = (name: string) => `फिर से भरें: ${name}`;
export const notShownAgain = 'सहेजा हुआ फ़ॉर्म फिर नहीं दिखाया जाता, आपको भी नहीं।';

export const guestOf = (place: number, count: number) => `${count} में से मेहमान ${place}`;
export const yourDetails = 'आपकी जानकारी';
export const thatIsAll = 'धन्यवाद';
export const save = 'सहेजें';
export const moreExpected = (n: number) => `होटल को ${n} और विदेशी ${n === 1 ? 'मेहमान' : 'मेहमानों'} के आने की उम्मीद है।`;
export const houseHasAll =
  'होटल को जो चाहिए था, मिल गया। पासपोर्ट और वीज़ा साथ लाएँ: रिसेप्शन पर चेक-इन के समय इन्हें देखा जाता है।';
export const fillNext = 'अगला फ़ॉर्म भरें';
export const somebodyElse = 'एक और विदेशी मेहमान जोड़ें';
