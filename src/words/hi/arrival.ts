export const beforeYouArrive = 'आने से पहले';
export const aboutArrival = 'विदेश से आने वाले मेहमान, होटल के भेजे हुए लिंक से, आने से पहले ही पासपोर्ट और वीज़ा की जानकारी भर देते हैं।';
export const arrivalNeedsScript =
  'आप जो भरते हैं, उसे सहेजने के लिए इस पेज को JavaScript चाहिए। पासपोर्ट और वीज़ा की जानकारी होटल के रिसेप्शन पर भी दी जा सकती है, जब आप पहुँचें।';

export const openYourLink = 'कृपया अपने होटल का लिंक खोलें';
export const openYourLinkHow =
  'विदेश से आने वाले मेहमान यहाँ पासपोर्ट और वीज़ा की जानकारी भरते हैं, उस लिंक से जो होटल ने उन्हें भेजा है। मेल या मैसेज में उसे एक बार फिर खोलें।';
export const linkEnded = 'यह लिंक अब काम नहीं करता';
export const linkEndedWhy =
  'लिंक बंद हो जाता है: ठहरने के तीन दिन बाद, बुकिंग रद्द होने पर, होटल के इस साइट पर न रहने पर, और होटल के नया लिंक भेजने पर। तब सबसे नया लिंक ही चलता है। कृपया नई मेल या मैसेज देखें, या होटल से पूछें।';
export const openingForm = 'आपका फ़ॉर्म खुल रहा है…';

export const beforeYouArriveAt = (hotel: string) => `${hotel} पहुँचने से पहले`;
export const whyAsked =
  'भारत के कानून के हिसाब से हर होटल को, विदेश से आए मेहमान के पहुँचने के 24 घंटे के अंदर, पासपोर्ट और वीज़ा के साथ उनकी सूचना देनी होती है (Form C; Immigration and Foreigners Act 2025)। अभी भर देंगे तो रिसेप्शन पर नहीं भरना पड़ेगा। आपमें से जो भी भारत के नागरिक नहीं हैं, उनमें हर एक के लिए एक फ़ॉर्म भरें, बच्चों के लिए भी।';
export const whatHappens = 'इस जानकारी का क्या होता है';
export const encrypted = (hotel: string) =>
  `यह एन्क्रिप्ट होकर जाती है और एन्क्रिप्ट करके ही रखी जाती है। इसे सिर्फ़ ${hotel} में खोला जा सकता है, और हर बार देखना दर्ज होता है।`;
export const passedOn = 'होटल इसे विदेशी पंजीकरण दफ़्तर (Foreigners Regional Registration Office) को देता है, और किसी को नहीं।';
export const keptUntil = (day: string) =>
  `यह ${day} तक रखी जाती है, यानी ठहरने के एक साल बाद तक, जैसा कानून कहता है। बुकिंग रद्द हो जाए, तो यह तुरंत मिटा दी जाती है, जब तक कि होटल ने आपकी सूचना न दे दी हो।`;
export const nothingStays =
  'आप जो लिखते हैं, उसमें से कुछ भी इस फ़ोन या कंप्यूटर पर नहीं रहता: सहेजने से पहले पेज बंद किया, तो सब चला जाएगा।';
export const whatWeKeep = 'हम आपके बारे में क्या रखते हैं';

export const savedTitle = 'सहेजे गए';
export const savedFor = (name: string) => `${name} की जानकारी सहेज ली गई है।`;
export const reportedByHouse = 'होटल ने सूचना दे दी है: कुछ गलत हो, तो कृपया होटल को बताएँ';
export const filledByHouse = 'होटल ने भरा है: कुछ गलत हो, तो कृपया होटल को बताएँ';
export const fillAnew = 'फिर से भरें';
export const fillAnewFor = (name: string) => `फिर से भरें: ${name}`;
export const notShownAgain = 'जो सहेजा गया, वह फिर नहीं दिखाया जाता, आपको भी नहीं।';

export const guestOf = (place: number, count: number) => `मेहमान ${place}, कुल ${count}`;
export const yourDetails = 'आपकी जानकारी';
export const thatIsAll = 'धन्यवाद, सब हो गया';
export const save = 'सहेजें';
export const moreExpected = (n: number) => `होटल को विदेश से ${n} और ${n === 1 ? 'मेहमान' : 'मेहमानों'} के आने की उम्मीद है।`;
export const houseHasAll =
  'होटल को जो चाहिए था, मिल गया। कृपया पासपोर्ट और वीज़ा साथ लाएँ: रिसेप्शन पर इन्हें एक बार देखा जाता है।';
export const fillNext = 'अगला फ़ॉर्म भरें';
export const somebodyElse = 'विदेश से कोई और भी साथ आ रहा है';
