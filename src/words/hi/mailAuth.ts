export const linkOnce = 'यह लिंक एक ही बार, एक घंटे के अंदर, और उसी ब्राउज़र में काम करता है जिससे आपने इसे माँगा था।';
export const notAsked = 'अगर यह आपने नहीं माँगा, तो इस ई-मेल पर ध्यान न दीजिए।';
export const askedFor = 'यह रहा आपका माँगा हुआ लिंक।';

export const confirmSubject = 'अपने ई-मेल की पुष्टि कीजिए';
export const confirmPreview = 'पुष्टि होते ही आपका खाता तैयार है।';
export const confirmHeading = 'अपने ई-मेल की पुष्टि कीजिए';
export const confirmIsYours = (brand: string) =>
  `${brand} में आपका स्वागत है। पुष्टि कीजिए कि यह ई-मेल आपका है, और आपका खाता तैयार है।`;
export const confirmLink =
  'लिंक एक घंटे तक काम करता है। जिस ब्राउज़र में आपने खाता बनाया, उसमें इससे साइन इन भी हो जाता है। एक घंटे के बाद अपने पासवर्ड से साइन इन कीजिए और नया लिंक माँगिए।';
export const notSignedUp = 'अगर यह खाता आपने नहीं बनाया, तो बटन मत दबाइए। उसके बिना आपके ई-मेल से कोई साइन इन नहीं कर सकता।';
export const confirmButton = 'मेरे ई-मेल की पुष्टि करें';

export const yourWayIn = 'आपके साइन इन का लिंक';
export const linkSignsIn = (brand: string) => `इस लिंक से ${brand} में बिना पासवर्ड के साइन इन हो जाता है।`;
export const signIn = 'साइन इन करें';

export const passwordSubject = 'नया पासवर्ड चुनिए';
export const passwordAsked = (brand: string) => `किसी ने, शायद आप ही ने, ${brand} में आपके खाते के लिए नया पासवर्ड माँगा है।`;
export const passwordStays = 'आपका पासवर्ड नहीं बदलेगा।';
export const passwordButton = 'नया पासवर्ड चुनें';

export const changeSubject = 'ई-मेल बदलने की पुष्टि कीजिए';
export const changePreview = 'पुराने और नए, दोनों ई-मेल से पुष्टि कीजिए।';
export const changeAsked = (brand: string) =>
  `${brand} के एक खाते में साइन इन करके किसी ने उसका ई-मेल बदलने को कहा है। हमने पुराने और नए, दोनों पतों पर लिखा है। दोनों की पुष्टि होने के बाद नए ई-मेल से साइन इन होगा। तब तक पुराना ही रहेगा।`;
export const newEmail = 'नया ई-मेल';
export const changeLinks = 'दोनों लिंक एक घंटे तक काम करते हैं।';
export const changeNotYou =
  'अगर यह आप नहीं थे, तो पुष्टि मत कीजिए। तब कुछ नहीं बदलेगा। नया पासवर्ड चुनिए: हो सकता है, आपका पासवर्ड किसी को पता हो।';
export const changeButton = 'बदलने की पुष्टि करें';
