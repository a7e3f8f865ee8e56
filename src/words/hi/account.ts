export const account = 'खाता';
export const description =
  'आपका नाम, आपका पासवर्ड, रिकवरी कोड के साथ दो चरणों में साइन इन, और वे फ़ोन और कंप्यूटर जिन पर आप साइन इन हैं।';
export const needsScript = 'आपके खाते के लिए JavaScript ज़रूरी है। कृपया उसे चालू करें।';
export const loadFailed = 'आपका खाता नहीं खुल सका। कृपया फिर से कोशिश करें।';
export const loading = 'आपका खाता खुल रहा है';

export const roles = { user: 'मेहमान', owner: 'मालिक', admin: 'एडमिन' } as const;

export const myStays = 'मेरी बुकिंग';
export const bookedWith = (email: string) =>
  [
    `${email} से की गई बुकिंग यहाँ हैं। किसी और पते से की गई बुकिंग `,
    'उसके रेफ़रेंस से',
    ' खुलती है। जो होटल आपको पसंद आए, वे आपके ',
    'सहेजे हुए होटलों',
    ' में हैं।',
  ] as const;
export const loadingStays = 'आपकी बुकिंग खुल रही हैं';
export const noStays = 'इस पते से अभी कोई बुकिंग नहीं है।';
export const searchStays = 'होटल खोजें';
export const findBooking = 'बुकिंग खोजें';
export const toCome = 'आगे की';
export const over = 'बीती हुई और रद्द';
export const loadingMore = 'खुल रहा है…';
export const showMore = (count: number) => `और दिखाएँ (${count})`;
export const nightsFromTo = (nights: number, from: string, to: string) =>
  `${from} से ${to}, ${nights} ${nights === 1 ? 'रात' : 'रातें'}`;

export const profile = 'आपके बारे में';
export const mailsIn = 'मेल की भाषा';
export const saveProfile = 'सहेजें';
export const profileSaved = 'आपकी जानकारी सहेज ली गई है।';

export const emailWords = 'इससे आप साइन इन करते हैं। बदलने से पहले दोनों पतों पर पूछा जाता है, हर एक पर मेल भेजकर।';
export const changeEmail = 'ई-मेल बदलें';
export const newEmail = 'नया ई-मेल';
export const sameEmail = 'यह तो पहले से आपका ई-मेल है।';
export const choosePasswordFirst = 'Google से खाता बनाया था? पहले नीचे पासवर्ड चुनें।';
export const lookIntoBoth = 'कृपया दोनों मेल देखें';
export const wroteToBoth = (now: string, next: string) =>
  `हमने ${now} और ${next} पर मेल भेजी हैं। कृपया एक घंटे के अंदर दोनों के लिंक खोलें; तब तक ${now} ही रहेगा।`;

export const password = 'पासवर्ड';
export const chooseOne = 'पासवर्ड चुनें';
export const passwordWords = 'नया पासवर्ड चुनने पर आप बाकी सब जगह से साइन आउट हो जाते हैं।';

export const otherDevices = 'दूसरे फ़ोन और कंप्यूटर';
export const otherDevicesWords = 'फ़ोन खो गया, या कंप्यूटर आपका नहीं था? वहाँ का साइन इन यहीं से बंद करें।';
export const signOutOthers = 'बाकी सब जगह से साइन आउट करें';
export const signedOutOthers = 'बाकी सब जगह से साइन आउट हो गया।';
