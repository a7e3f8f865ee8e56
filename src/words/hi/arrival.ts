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

export const arrivalRefused = {
  not_found: 'यह लिंक अब काम नहीं करता।',
  rate_limited: 'आपके कनेक्शन से बहुत बार कोशिश हुई है। एक मिनट बाद फिर से कोशिश करें।',
  busy: 'यह फ़ॉर्म अभी कोई और भर रहा है। थोड़ी देर में फिर से कोशिश करें।',
  invalid_form: 'फ़ॉर्म नहीं भेजा जा सका। आपने जो भरा है, उसे देख लें।',
  reported: 'होटल इस मेहमान की सूचना दे चुका है। कुछ ठीक करना हो, तो होटल को बताएँ।',
  by_house: 'यह फ़ॉर्म होटल ने भर दिया है। कुछ ठीक करना हो, तो होटल को बताएँ।',
  too_many: 'आपकी बुकिंग के हर मेहमान का फ़ॉर्म पहले से भरा है।',
} as const;
export const formNotOpened = 'आपका फ़ॉर्म नहीं खुल सका। अपना इंटरनेट देखें और फिर से कोशिश करें।';
export const formNotSaved = 'फ़ॉर्म सहेजा नहीं जा सका। आपका लिखा हुआ यहीं है। अपना इंटरनेट देखें और फिर से कोशिश करें।';

export const countriesIn = 'hi';

export const nameAndHome = 'नाम और घर';
export const givenNames = 'नाम';
export const asInPassport = 'जैसा पासपोर्ट में है, अंग्रेज़ी (लैटिन) अक्षरों में, A से Z।';
export const inLatin = 'अंग्रेज़ी (लैटिन) अक्षरों में, A से Z।';
export const latinOnly = 'अंग्रेज़ी (लैटिन) अक्षरों में लिखें, A से Z, जैसा पासपोर्ट में छपा है।';
export const surname = 'उपनाम';
export const emptyIfNone = 'पासपोर्ट में न हो, तो खाली छोड़ें।';
export const sex = 'लिंग';
export const sexes = { female: 'महिला', male: 'पुरुष', other: 'अन्य' } as const;
export const birthDate = 'जन्म की तारीख';
export const nationality = 'नागरिकता';
export const homeAddress = 'घर का पता';
export const town = 'शहर';
export const country = 'देश';

export const passport = 'पासपोर्ट';
export const passportOrCard = 'पासपोर्ट या पहचान पत्र';
export const number = 'नंबर';
export const issuedBy = 'किस देश ने जारी किया';
export const placeOfIssue = 'जारी होने की जगह';
export const placeIfPrinted = 'शहर या दफ़्तर, अगर छपा हो।';
export const issuedOn = 'जारी होने की तारीख';
export const validUntil = 'कब तक मान्य है';

export const visa = 'वीज़ा';
export const enterWith = 'भारत में प्रवेश का दस्तावेज़';
export const entries = { visa: 'वीज़ा या e-Visa', oci: 'OCI कार्ड', free: 'दोनों में से कोई ज़रूरी नहीं' } as const;
export const ociNumber = 'OCI कार्ड का नंबर';
export const visaNumber = 'वीज़ा का नंबर';
export const visaNumberHint = 'e-Visa पर: ETA या वीज़ा का नंबर।';
export const visaKind = 'वीज़ा का प्रकार';
/** Includes the word that is printed on the visa. */
export const visaTypes = {
  'e-Tourist': 'e-Tourist: पर्यटन',
  Tourist: 'Tourist: पर्यटन',
  'e-Business': 'e-Business: कारोबार',
  Business: 'Business: कारोबार',
  'e-Medical': 'e-Medical: इलाज',
  Medical: 'Medical: इलाज',
  'e-Conference': 'e-Conference: सम्मेलन',
  Conference: 'Conference: सम्मेलन',
  Student: 'Student: पढ़ाई',
  Employment: 'Employment: नौकरी',
  'Entry (X)': 'Entry (X): प्रवेश',
  Research: 'Research: शोध',
  Journalist: 'Journalist: पत्रकार',
  Transit: 'Transit: रास्ते में',
  'Diplomatic or official': 'राजनयिक या सरकारी',
  Other: 'कोई और',
} as const;
export const ifPrinted = 'अगर छपी हो।';
export const countryOfIssue = 'किस देश में जारी हुआ';

export const journey = 'सफ़र';
export const arrivalInIndia = 'भारत पहुँचने की तारीख';
export const purpose = 'आने की वजह';
export const purposes = {
  Holiday: 'छुट्टियाँ',
  'Visiting friends or family': 'दोस्तों या परिवार से मिलना',
  Business: 'कारोबार',
  Conference: 'सम्मेलन',
  'Medical treatment': 'इलाज',
  'Yoga or study': 'योग या पढ़ाई',
  Work: 'काम',
  Pilgrimage: 'तीर्थयात्रा',
  Transit: 'रास्ते में रुकना',
  Other: 'कुछ और',
} as const;
export const fromTown = 'कहाँ से आ रहे हैं: शहर';
export const fromTownHint = 'इस होटल से पहले की आखिरी जगह।';
export const fromCountry = 'कहाँ से आ रहे हैं: देश';
export const fromPlace = 'कहाँ से आ रहे हैं: जगह';
export const fromPlaceHint = 'एयरपोर्ट, होटल या पता।';
export const toTown = 'कहाँ जाएँगे: शहर';
export const toTownHint = 'इस होटल के बाद जहाँ जाएँगे।';
export const toCountry = 'कहाँ जाएँगे: देश';
export const toState = 'कहाँ जाएँगे: राज्य';
export const toAddress = 'कहाँ जाएँगे: पता';
export const toAddressHint = 'होटल या कोई पता, अगर मालूम हो।';
export const worksInIndia = 'भारत में काम करते हैं';
export const yes = 'हाँ';
export const no = 'नहीं';
export const phoneInIndia = 'भारत का फ़ोन नंबर';
export const phoneAtHome = 'घर का फ़ोन नंबर';

export const optionalFields = 'और जानकारी, अगर हो';
export const pleaseChoose = 'चुनें';
export const takeOver = 'जानकारी कॉपी करें';
export const sameHome = (name: string) => `घर और सफ़र की जानकारी ${name} से कॉपी करें?`;
export const toLookAt = (n: number) => `ऊपर ${n} जगह जानकारी ठीक करें।`;
export const oneMoment = 'एक पल…';
export const notNow = 'रहने दें';

export const called = {
  surname: 'उपनाम',
  given_name: 'नाम',
  sex: 'लिंग, जैसा पासपोर्ट में है',
  birth_date: 'जन्म की तारीख',
  nationality: 'नागरिकता',
  home_address: 'घर का पता',
  home_city: 'घर का शहर',
  home_country: 'देश',
  entry: 'भारत में प्रवेश का दस्तावेज़',
  passport_number: 'नंबर',
  passport_city: 'जारी होने की जगह',
  passport_country: 'जारी करने वाला देश',
  passport_issued: 'जारी होने की तारीख',
  passport_until: 'खत्म होने की तारीख',
  visa_number: 'नंबर',
  visa_city: 'जारी होने की जगह',
  visa_country: 'जारी करने वाला देश',
  visa_issued: 'जारी होने की तारीख',
  visa_until: 'खत्म होने की तारीख',
  visa_type: 'वीज़ा का प्रकार',
  from_place: 'जगह',
  from_city: 'शहर',
  from_country: 'देश',
  india_date: 'भारत पहुँचने की तारीख',
  employed: 'मेहमान भारत में काम करते हैं या नहीं',
  purpose: 'आने की वजह',
  next_place: 'पता',
  next_city: 'शहर',
  next_state: 'राज्य',
  next_country: 'देश',
  phone_india: 'भारत का फ़ोन नंबर',
  phone_home: 'घर का फ़ोन नंबर',
} as const;
export const pleaseEnter = (field: string) => `लिखें: ${field}।`;
export const pleaseChooseField = (field: string) => `चुनें: ${field}।`;
export const tooLong = (most: number) => `ज़्यादा से ज़्यादा ${most} अक्षर लिखें।`;
export const wrongYear = '1900 से 2099 के बीच का साल लिखें।';
export const wrongDate = 'पूरी तारीख लिखें।';
export const wrongNumber = 'सिर्फ़ अंग्रेज़ी अक्षर और अंक लिखें, जैसे छपे हैं।';
export const noCitizens = 'भारत के नागरिकों का फ़ॉर्म न भरें: यह सिर्फ़ विदेशी मेहमानों के लिए है।';
export const entryNeeded = 'इस देश के नागरिकों को वीज़ा या OCI कार्ड चाहिए।';
export const bornInPast = 'जन्म की तारीख आज से पहले की लिखें।';
export const stillToCome = 'यह तारीख अभी आई नहीं है।';
export const mustBeValid = {
  passport: 'चेक-इन के दिन पासपोर्ट मान्य होना चाहिए।',
  visa: 'चेक-इन के दिन वीज़ा मान्य होना चाहिए।',
} as const;
export const beforeIssue = 'यह जारी होने की तारीख से पहले की है।';
export const afterStay = 'यह तारीख चेक-आउट के बाद की है।';
export const beforeBirth = 'यह जन्म की तारीख से पहले की है।';
export const cannotBeReported = 'इसकी सूचना नहीं दी जा सकती। इसे देख लें।';

export const endsBefore = (paper: 'passport' | 'visa', until: string, checkOut: string) =>
  `${paper === 'passport' ? 'पासपोर्ट' : 'वीज़ा'} ${until} को खत्म हो जाएगा, ${checkOut} के चेक-आउट से पहले।`;
export const isDateRight = 'तारीख देख लें। फ़ॉर्म फिर भी सहेजा जा सकता है।';
