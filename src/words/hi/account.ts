export const account = 'खाता';
export const description =
  'आपका नाम, आपका पासवर्ड, रिकवरी कोड के साथ दो चरणों में साइन इन, और वे फ़ोन और कंप्यूटर जिन पर आप साइन इन हैं।';
export const needsScript = 'आपके खाते के लिए JavaScript ज़रूरी है। अपने ब्राउज़र में उसे चालू करें।';
export const loadFailed = 'आपका खाता नहीं खुल सका। इंटरनेट कनेक्शन देखें और फिर से कोशिश करें।';
export const loading = 'आपका खाता खुल रहा है';

export const roles = { user: 'मेहमान', owner: 'मालिक', admin: 'एडमिन' } as const;

export const myStays = 'मेरी बुकिंग';
export const bookedWith = (email: string) =>
  [
    `${email} से की गई बुकिंग यहाँ हैं। किसी और ई-मेल से की गई बुकिंग खोलने के लिए `,
    'उसका रेफ़रेंस',
    ' डालें। आपकी पसंद के होटल आपके ',
    'सहेजे हुए होटलों',
    ' में हैं।',
  ] as const;
export const loadingStays = 'आपकी बुकिंग खुल रही हैं';
export const noStays = 'इस ई-मेल से अभी कोई बुकिंग नहीं है।';
export const searchStays = 'होटल खोजें';
export const findBooking = 'अपनी बुकिंग खोजें';
export const toCome = 'आने वाली';
export const over = 'बीती हुई और रद्द';
export const loadingMore = 'खुल रहा है…';
export const showMore = (count: number) => `और दिखाएँ (${count})`;
export const nightsFromTo = (nights: number, from: string, to: string) =>
  `${from} से ${to}, ${nights} ${nights === 1 ? 'रात' : 'रातें'}`;

export const profile = 'आपके बारे में';
export const mailsIn = 'ई-मेल की भाषा';
export const saveProfile = 'सहेजें';
export const profileSaved = 'आपकी जानकारी सहेज ली गई है।';

export const emailWords = 'आप इसी ई-मेल से साइन इन करते हैं। इसे बदलने के लिए हम पुराने और नए, दोनों पतों पर लिंक भेजते हैं: दोनों खोलें।';
export const changeEmail = 'ई-मेल बदलें';
export const newEmail = 'नया ई-मेल';
export const sameEmail = 'यह तो पहले से आपका ई-मेल है।';
export const choosePasswordFirst = 'अगर आपने Google से खाता बनाया था, तो पहले नीचे पासवर्ड चुनें।';
export const lookIntoBoth = 'दोनों पतों के ई-मेल देखें';
export const wroteToBoth = (now: string, next: string) =>
  `हमने ${now} और ${next} पर ई-मेल भेजे हैं। एक घंटे के अंदर दोनों के लिंक खोलें। तब तक आप ${now} से ही साइन इन करेंगे।`;

export const password = 'पासवर्ड';
export const chooseOne = 'पासवर्ड चुनें';
export const passwordWords = 'पासवर्ड बदलने पर आप बाकी सब जगह से साइन आउट हो जाते हैं।';

export const otherDevices = 'दूसरे फ़ोन और कंप्यूटर';
export const otherDevicesWords =
  'अगर फ़ोन खो गया है या आपने किसी और का कंप्यूटर इस्तेमाल किया था, तो उस पर साइन आउट यहाँ से कर सकते हैं।';
export const signOutOthers = 'बाकी सब जगह से साइन आउट करें';
export const signedOutOthers = 'आप बाकी सब जगह से साइन आउट हो गए हैं।';

export const codesFailed = 'रिकवरी कोड नहीं बन सके। बाद में फिर कोशिश करें।';
export const wrongCode = 'यह आपके बचे हुए रिकवरी कोडों में से नहीं है।';
export const tooManyCodes = 'बहुत बार कोशिश हुई। एक घंटे बाद फिर कोशिश करें।';
export const tryAgain = 'फिर से कोशिश करें।';
export const deletionUnclear =
  'हमें साफ़ जवाब नहीं मिला, इसलिए पता नहीं कि आपका खाता मिटा या नहीं। फिर से कोशिश करें। अगर अब साइन इन नहीं होता, तो खाता मिट चुका है और हमने आपको ई-मेल भेज दिया है।';
export const lastAdmin = 'आप इस साइट के अकेले एडमिन हैं। पहले किसी और को एडमिन बनाएँ।';
export const liveHotels = 'मेहमान अब भी आपकी प्रॉपर्टी बुक कर सकते हैं। पहले “मेरी प्रॉपर्टी” में उसे मेहमानों से छिपाएँ।';
export const bookingsToCome =
  'आपकी प्रॉपर्टी में मेहमानों की आने वाली बुकिंग हैं। आप आखिरी चेक-आउट के बाद खाता मिटा सकते हैं, या जब हम वे बुकिंग रद्द कर दें।';
export const staysToCome =
  'आपकी एक बुकिंग आने वाली है, और होटल को पता होना चाहिए कि कौन आ रहा है। आप ठहरने के बाद खाता मिटा सकते हैं, या वह बुकिंग रद्द करने के बाद।';
export const myStaysFailed = 'आपकी बुकिंग नहीं खुल सकीं। इंटरनेट कनेक्शन देखें और फिर से कोशिश करें।';

export const emailMissing = 'अपना ई-मेल लिखें।';
export const phoneMissing = 'अपना फ़ोन नंबर लिखें।';
export const nameMissing = 'अपना पूरा नाम लिखें।';
export const passwordMissing = 'अपना पासवर्ड लिखें।';
export const proofMissing = 'अपनी पहचान की पुष्टि करें।';
export const sixDigitsMissing = 'अपने ऐप का छह अंकों का कोड लिखें।';
export const recoveryCodeMissing = 'अपना कोई रिकवरी कोड लिखें।';

export const atMost = (characters: number) => `ज़्यादा से ज़्यादा ${characters} अक्षर लिखें।`;
export const atLeast = (characters: number) => `कम से कम ${characters} अक्षर लिखें।`;
export const passwordTooShort = (characters: number) => `पासवर्ड में कम से कम ${characters} अक्षर हों`;
export const commonPassword = 'यह पासवर्ड बहुत लोग रखते हैं। कोई और चुनें।';
export const mismatch = 'दोनों पासवर्ड एक जैसे नहीं हैं';

export const tooShort = 'बहुत छोटा';
export const easyToGuess = 'आसानी से पता चल सकता है';
export const fair = (better: number) => `ठीक है: ${better} या उससे ज़्यादा अक्षर बेहतर हैं`;
export const good = 'अच्छा';
export const strong = 'मज़बूत';

export const accountOf = (initials: string, name: string) => `${initials}, ${name} का खाता`;
export const signedOut = 'आप साइन आउट हो गए हैं।';

export const failed = 'नहीं हो सका';
export const sending = 'भेजा जा रहा है…';
export const saving = 'सहेजा जा रहा है…';
export const checking = 'जाँच हो रही है…';
export const oneMoment = 'एक पल…';

export const email = 'ई-मेल';
export const fullName = 'पूरा नाम';
export const phone = 'फ़ोन';

export const sixDigitCode = 'छह अंकों का कोड';
export const codeOfApp = 'आपके ऐप का छह अंकों का कोड';
export const yourPassword = 'आपका पासवर्ड';
export const passwordAdvice = 'कम से कम 6 अक्षर लिखें। 10 या उससे ज़्यादा बेहतर हैं।';
export const hidePassword = 'पासवर्ड छिपाएँ';
export const showPassword = 'पासवर्ड दिखाएँ';
export const continueWithGoogle = 'Google से आगे बढ़ें';
export const googleOpens =
  'आप Google से साइन इन करते हैं, इसलिए आपके खाते का पासवर्ड नहीं है। आगे बढ़ने के लिए ज़रूरी है कि आपने पिछले 10 मिनट में साइन इन किया हो।';

export const changePassword = 'पासवर्ड बदलें';
export const savePassword = 'नया पासवर्ड सहेजें';
export const newPassword = 'नया पासवर्ड';
export const newPasswordAgain = 'नया पासवर्ड फिर से';
export const noneCounts =
  'इस पते की पुष्टि का ई-मेल एक से ज़्यादा बार मँगाया गया, और हो सकता है किसी और ने मँगाया हो। इसलिए पहले के पासवर्ड अब काम नहीं करेंगे।';
export const passwordSaved = 'आपका नया पासवर्ड सहेज लिया गया है।';
export const setUpTwoFactor = 'दो चरणों में साइन इन चालू करें';

export const twoFactor = 'दो चरणों में साइन इन';
export const twoFactorWords =
  'पासवर्ड के बाद आप अपने फ़ोन के एक ऐप का कोड डालते हैं। जिनकी प्रॉपर्टी यहाँ है, उन सबको हम इसकी सलाह देते हैं।';
export const isOff = 'दो चरणों में साइन इन बंद है: आपका खाता सिर्फ़ पासवर्ड से खुलता है।';
export const switchedOff = 'दो चरणों में साइन इन बंद है।';
export const switchedOn = 'दो चरणों में साइन इन चालू है।';
export const appOf = (day: string) => `${day} को जोड़ा गया ऐप`;
export const someApp = 'ऑथेंटिकेटर ऐप';

export const pressButton = 'अपना ऑथेंटिकेटर ऐप खोलने के लिए बटन दबाएँ। फ़ोन में पहले से मौजूद ऐप भी चलेगा।';
export const openApp = 'अपने फ़ोन पर कोई ऑथेंटिकेटर ऐप खोलें। फ़ोन में पहले से मौजूद ऐप भी चलेगा।';
export const copyKeyInto = 'अगर ऐप नहीं खुला, तो नीचे की कुंजी कॉपी करके उसमें डालें।';
export const scanPicture = 'यह QR कोड स्कैन करें, या उसके नीचे की कुंजी लिखें।';
export const enterDigits = 'फिर ऐप में दिखने वाले छह अंक यहाँ लिखें।';
export const openInApp = 'ऐप में खोलें';
export const otherDevice = 'अगर ऐप किसी दूसरे फ़ोन में है, तो उससे यह QR कोड स्कैन करें।';
export const qrCode = 'आपके ऑथेंटिकेटर ऐप के लिए QR कोड';
export const firstCode = 'पहला कोड';
export const switchOn = 'चालू करें';
export const cancel = 'रहने दें';
export const key = 'कुंजी';
export const copyKey = 'कुंजी कॉपी करें';
export const copied = 'कॉपी हो गई';
export const notCopied = 'कॉपी नहीं हो सकी';
export const selectKey = 'कुंजी को चुनकर कॉपी करें, या उसे लिखें।';

export const onSince = (moment: string) => `${moment} से चालू`;
export const remove = 'हटाएँ';
export const removeApp = 'यह ऐप हटाएँ?';
export const keepIt = 'रहने दें';
export const removeIt = 'ऐप हटाएँ';
export const offThen = 'तब दो चरणों में साइन इन बंद हो जाएगा: आपका खाता सिर्फ़ पासवर्ड से खुलेगा।';
export const codesOfNoLonger = (app: string) => `तब “${app}” के कोड काम नहीं आएँगे।`;

export const noCodes = 'आपके पास कोई रिकवरी कोड नहीं है। ऐप खो गया, तो आप साइन इन नहीं कर पाएँगे।';
export const codesLeft = (count: number) => `${count} रिकवरी कोड ${count === 1 ? 'बचा है' : 'बचे हैं'}।`;
export const makeCodes = 'नए रिकवरी कोड बनाएँ';
export const yourCodes = 'आपके रिकवरी कोड';
export const keepCodes =
  'ये कोड अभी सहेज लें: हम इन्हें सिर्फ़ एक बार दिखाते हैं। फ़ोन खो जाने पर हर कोड एक बार काम आता है। इन्हें पासपोर्ट की तरह सँभालकर रखें।';
export const recoveryCodes = 'रिकवरी कोड';
export const copy = 'कॉपी करें';
export const keptThem = 'मैंने इन्हें सहेज लिया है';
export const codesCopied = 'रिकवरी कोड कॉपी हो गए।';
export const selectCodes = 'कोड चुनकर कॉपी करें, या लिख लें।';

export const bookingMailsIn = {
  en: 'इस बुकिंग के ई-मेल अंग्रेज़ी में आते हैं।',
  hi: 'इस बुकिंग के ई-मेल हिन्दी में आते हैं।',
};
export const sendInThis = 'हिन्दी में भेजें';
export const mailsCome = 'अब इस बुकिंग के ई-मेल हिन्दी में आएँगे';
export const chosenOften = 'आप आज 20 बार भाषा बदल चुके हैं। कल फिर कोशिश करें।';
