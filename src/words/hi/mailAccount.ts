export const welcomeTo = (brand: string) => `${brand} में आपका स्वागत है`;
export const welcomePreview = 'आपके ई-मेल की पुष्टि हो गई है और आपका खाता तैयार है।';
export const goodToHaveYou = 'आपका साथ मिला, अच्छा लगा';
export const accountReady = (brand: string) => `आपके ई-मेल की पुष्टि हो गई है और ${brand} में आपका खाता तैयार है।`;
export const whatNext =
  'होटल बुक करने के लिए अपनी तारीखें चुनिए और खाली कमरे देखिए। अपनी प्रॉपर्टी जोड़ने के लिए आठ कदम हैं। आप जब चाहें बीच में सहेज सकते हैं।';
export const findStay = 'होटल खोजें';
export const listProperty = 'अपनी प्रॉपर्टी जोड़ें';

export const haveAccount = (brand: string) => `${brand} में आपका खाता पहले से है`;
export const somebodyTried = 'किसी ने आपके ई-मेल से एक और खाता बनाने की कोशिश की।';
export const haveAlready = 'आपका खाता पहले से है';
export const nothingMade =
  'किसी ने, शायद आप ही ने, इस ई-मेल से खाता बनाने की कोशिश की। आपका खाता पहले से है, इसलिए नया नहीं बना, और कुछ नहीं बदला। अपने पासवर्ड से साइन इन कीजिए, या नया पासवर्ड चुनिए।';
export const nobodyTold = 'अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं। उस व्यक्ति को आपके खाते के बारे में नहीं बताया गया है।';
export const signIn = 'साइन इन करें';

export const notYou = 'अगर यह आप नहीं थे, तो अभी नया पासवर्ड चुनिए, फिर इस ई-मेल का जवाब दीजिए। हम आपकी मदद करेंगे।';
export const notYouAnswer = 'अगर यह आप नहीं थे, तो अभी इस ई-मेल का जवाब दीजिए। हम आपकी मदद करेंगे।';
export const newPassword = 'नया पासवर्ड चुनें';
export const seeAccount = 'अपना खाता देखें';
export const onMoment = (moment: string) => `${moment} को बदला गया।`;

export const passwordChanged = 'आपका पासवर्ड बदला गया है';
export const passwordChangedOn = (brand: string, moment: string) =>
  `${brand} में आपके खाते का पासवर्ड ${moment} को बदला गया। आप और जहाँ भी साइन इन थे, वहाँ से साइन आउट हो गए हैं।`;
export const nothingToDo = 'अगर आपने ही बदला है, तो कुछ नहीं करना है।';

export const passwordGuessed = (brand: string) => `${brand} में आपके खाते के लिए कई गलत पासवर्ड`;
export const noneWasRight = 'वे साइन इन नहीं कर सके।';
export const guessedSince = (moment: string) => `किसी ने ${moment} तक एक घंटे में आपके खाते के लिए 20 गलत पासवर्ड डाले।`;
export const whileTheyGuess =
  'जब तक यह चलता है, साइन इन धीमा रहेगा। अगर आपका पासवर्ड न चले, तो 5 मिनट रुककर फिर से डालें। ई-मेल से मिला साइन-इन लिंक तुरंत काम करता है।';
export const strongerThanGuesses =
  '10 या ज़्यादा अक्षरों का पासवर्ड रखें, जो और कहीं न हो। अपने खाते के पेज पर दो चरणों में साइन इन चालू करें।';
export const guessedByYou = 'अगर यह आपने किया, तो कुछ नहीं करना है।';

export const emailChanged = 'आपके खाते का ई-मेल बदला गया है';
export const emailChangedOn = (brand: string, moment: string) =>
  `${brand} में आपके खाते का ई-मेल ${moment} को बदला गया। अब नए ई-मेल से साइन इन कीजिए। हमारे ई-मेल भी उसी पर आएँगे।`;
export const before = 'पहले';
export const now = 'अब';

export const factorOn = 'दो चरणों में साइन इन चालू है';
export const factorOnPreview = (moment: string) => `इसे ${moment} को चालू किया गया।`;
export const factorOnSince = (brand: string, moment: string) =>
  `${brand} में आपका खाता ${moment} से ऑथेंटिकेटर ऐप का कोड भी माँगता है। अगर आपने ही चालू किया है, तो रिकवरी कोड ऐसी जगह रखिए, जहाँ वे फ़ोन के बिना भी मिल जाएँ।`;

export const factorOff = 'दो चरणों में साइन इन बंद है';
export const factorOffPreview = (moment: string) => `इसे ${moment} को बंद किया गया।`;
const off = (brand: string, how: string, moment: string) =>
  `${brand} में आपके खाते के लिए दो चरणों में साइन इन ${moment} को ${how} बंद किया गया। अब खाता सिर्फ़ पासवर्ड से खुलता है।`;
export const factorOffBy = {
  admin: (brand: string, moment: string) => off(brand, 'अनुरोध पर हमारी ओर से', moment),
  recovery_code: (brand: string, moment: string) => off(brand, 'आपके एक रिकवरी कोड से', moment),
  person: (brand: string, moment: string) => off(brand, 'आपके खाते के पेज से', moment),
};
export const signedOutElsewhere = 'आप और जहाँ भी साइन इन थे, वहाँ से साइन आउट हो गए हैं।';
export const setUpAgain = 'अगर आपने ही बंद किया है, तो इसे अपने खाते के पेज पर फिर से चालू कीजिए। वहाँ नए रिकवरी कोड मिलेंगे।';
export const setItUp = 'फिर से चालू करें';

export const accountDeleted = 'आपका खाता मिटा दिया गया है';
export const dataErased = 'आपकी जानकारी मिटा दी गई है';
export const lastMail = 'यह हमारा आखिरी ई-मेल है।';
export const erasedOn = (brand: string, moment: string) =>
  `आपके कहने पर हमने ${brand} में आपकी जानकारी ${moment} को मिटा दी। यह ई-मेल भेजने के बाद हम यह पता भी मिटा देते हैं।`;
export const erasedWithAccount = (brand: string, moment: string) =>
  `आपके कहने पर हमने ${brand} में आपका खाता और आपकी जानकारी ${moment} को मिटा दी। यह ई-मेल भेजने के बाद हम यह पता भी मिटा देते हैं।`;
export const staysKept =
  'आपकी बुकिंग की तारीखें और रकम हम आपके नाम के बिना रखते हैं: टैक्स के कानून के मुताबिक हमें ये सालाना रिटर्न के बाद छह साल तक रखनी होती हैं।';
export const erasedNotYou = 'अगर यह आप नहीं थे, तो अभी इस ई-मेल का जवाब दीजिए। हमारे साथ रहने के लिए धन्यवाद।';
export const whatWeKeep = 'हम क्या रखते हैं, और क्यों';
