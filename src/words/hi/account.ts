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
export const findBooking = 'बुकिंग खोजें';
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

export const emailWords = 'आप इसी ई-मेल से साइन इन करते हैं। इसे बदलने के लिए पुराने और नए, दोनों पतों से पुष्टि करें।';
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
export const otherDevicesWords = 'अगर फ़ोन खो गया है या आपने किसी और का कंप्यूटर इस्तेमाल किया था, तो वहाँ से यहीं साइन आउट करें।';
export const signOutOthers = 'बाकी सब जगह से साइन आउट करें';
export const signedOutOthers = 'आप बाकी सब जगह से साइन आउट हो गए हैं।';
