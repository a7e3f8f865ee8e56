export const linkOnce = 'यह लिंक एक ही बार, एक घंटे के अंदर, और उसी ब्राउज़र में काम करता है जिससे इसे माँगा गया था।';
export const notAsked = 'अगर आपने यह नहीं माँगा, तो आपको कुछ करने की ज़रूरत नहीं।';
export const askedFor = 'वह लिंक जो आपने माँगा था।';

export const confirmSubject = 'कृपया अपने ई-मेल की पुष्टि कीजिए';
export const confirmPreview = 'पुष्टि होते ही आपका खाता तैयार है।';
export const confirmHeading = 'कृपया अपने पते की पुष्टि कीजिए';
export const confirmIsYours = (brand: string) =>
  `${brand} में आपका स्वागत है। पुष्टि कीजिए कि यह पता आपका है, और आपका खाता तैयार है।`;
export const confirmLink =
  'लिंक एक घंटे तक काम करता है। जिस ब्राउज़र में आपने खाता बनाया, उसमें इससे साइन इन हो जाता है और आप वहीं लौटते हैं जहाँ थे। एक घंटे के बाद अपने पासवर्ड से साइन इन कीजिए और नया लिंक माँगिए।';
export const notSignedUp =
  'अगर यह खाता आपने नहीं बनाया, तो कृपया बटन मत दबाइए: उसके बिना आपके पते से कोई साइन इन नहीं कर सकता।';
export const confirmButton = 'मेरे ई-मेल की पुष्टि करें';

export const yourWayIn = 'आपके साइन इन का लिंक';
export const linkSignsIn = (brand: string) => `इस लिंक से ${brand} में बिना पासवर्ड के साइन इन हो जाता है।`;
export const signIn = 'साइन इन करें';

export const passwordSubject = 'नया पासवर्ड चुनिए';
export const passwordAsked = (brand: string) => `किसी ने, उम्मीद है आप ही ने, ${brand} में आपके खाते के लिए नया पासवर्ड माँगा है।`;
export const passwordStays = 'आपका पासवर्ड वही रहता है।';
export const passwordButton = 'नया पासवर्ड चुनें';

export const changeSubject = 'कृपया ई-मेल बदलने की पुष्टि कीजिए';
export const changePreview = 'पुराने और नए, दोनों पतों पर पूछा जाता है।';
export const changeAsked = (brand: string) =>
  `${brand} के एक खाते में साइन इन किए हुए किसी ने उसका ई-मेल बदलना चाहा है। उसके पुराने और नए, दोनों पतों पर ऐसी मेल आती है: दोनों की पुष्टि होने के बाद नए ई-मेल से साइन इन होता है। तब तक पुराना ही रहता है।`;
export const newEmail = 'नया ई-मेल';
export const changeLinks = 'दोनों लिंक एक घंटे तक काम करते हैं।';
export const changeNotYou =
  'आप नहीं थे? तो कोई पुष्टि मत कीजिए, ताकि कुछ न बदले, और नया पासवर्ड चुनिए: हो सकता है, आपका पासवर्ड किसी को पता हो।';
export const changeButton = 'बदलने की पुष्टि करें';
