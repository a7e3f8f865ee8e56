export const title = 'साइन इन करें या खाता बनाएँ';
export const description =
  'अपनी प्रॉपर्टी जोड़ने, उसकी जाँच का हाल जानने और अपना खाता सँभालने के लिए साइन इन करें। कमरा बुक करने के लिए खाते की ज़रूरत नहीं।';
export const back = 'वापस';
export const needsScript = 'साइन इन के लिए JavaScript ज़रूरी है। अपने ब्राउज़र में उसे चालू करें।';

export const welcome = 'आपका स्वागत है';
export const makeAccount = 'खाता बनाएँ';
export const signIn = 'साइन इन';
export const signUp = 'खाता बनाएँ';
export const signingIn = 'साइन इन हो रहा है…';
export const signingUp = 'खाता बन रहा है…';
export const or = 'या';
export const backToSignIn = 'साइन इन पर वापस';

export const welcomeBack = 'फिर से स्वागत है!';
export const welcomeFirst = 'आपका स्वागत है!';
export const nowSignedIn = 'आपके ई-मेल की पुष्टि हो गई है, और आप साइन इन हैं।';
export const choosePassword = 'नया पासवर्ड चुनें';
export const lookOver = 'कृपया अब नया पासवर्ड चुनें। फिर अपने खाते में नाम और फ़ोन नंबर देख लें: हो सकता है वे किसी और ने भरे हों।';

export const password = 'पासवर्ड';
export const passwordAgain = 'पासवर्ड फिर से';
export const forgotPassword = 'पासवर्ड भूल गए?';
export const mailMeLink = 'मुझे साइन इन का लिंक ई-मेल करें';
export const sendAgain = 'ई-मेल फिर से भेजें';
export const success = 'हो गया!';
export const checkMail = 'कृपया अपना इनबॉक्स देखें और अपने ई-मेल की पुष्टि करें।';

export const allNeeded = 'सभी जानकारी भरना ज़रूरी है।';
export const agreement = [
  'खाता बनाकर आप हमारे ',
  'नियम और शर्तें',
  ' मानते हैं। हम आपके बारे में क्या रखते हैं, यह ',
  'निजता के पेज',
  ' पर लिखा है।',
] as const;
export const mailSent = (email: string) =>
  `हमने ${email} पर ई-मेल भेजा है। अपने पते की पुष्टि और साइन इन के लिए उसका लिंक इसी ब्राउज़र में खोलें। अगर आपका खाता पहले से है, तो ई-मेल में यह लिखा होगा।`;
export const nothingCame = 'अगर ई-मेल नहीं आया, तो स्पैम में देखें। या अपने पासवर्ड से साइन इन करें: तब आप ई-मेल फिर से भेज सकेंगे।';

export const forgottenPassword = 'पासवर्ड भूल गए';
export const askForPassword = 'हम आपको नया पासवर्ड चुनने का लिंक ई-मेल करेंगे।';
export const passwordLinkSent = (email: string) =>
  `अगर ${email} का कोई खाता है, तो हमने उस पर नया पासवर्ड चुनने का लिंक भेजा है। लिंक इसी ब्राउज़र में खोलें।`;
export const signInByMail = 'ई-मेल से साइन इन';
export const askForLink = 'हम आपको एक लिंक ई-मेल करेंगे, जिससे बिना पासवर्ड के साइन इन हो जाएगा।';
export const signInLinkSent = (email: string) =>
  `अगर ${email} का कोई खाता है, तो हमने उस पर साइन इन का लिंक भेजा है। लिंक इसी ब्राउज़र में खोलें।`;
export const lookIntoMail = 'अपना इनबॉक्स देखें';
export const sendLink = 'मुझे लिंक भेजें';

export const oneMoreStep = 'बस एक कदम और';
export const askForCode = 'वह कोड लिखें जो आपका ऑथेंटिकेटर ऐप अभी दिखा रहा है।';
export const askForRecoveryCode =
  'रिकवरी कोड एक ही बार काम आता है। इससे ऐप आपके खाते से हट जाता है, ताकि आप उसे फिर से जोड़ सकें।';
export const useApp = 'इसकी जगह ऐप का कोड लिखें';
export const useRecoveryCode = 'रिकवरी कोड लिखें';
export const someoneElse = 'किसी और खाते से साइन इन करें';
export const enterCode = 'कोड लिखें';
export const recoveryCode = 'रिकवरी कोड';
export const goOn = 'आगे बढ़ें';

export const withGoogle = 'Google से आगे बढ़ें?';
export const replaceByGoogle = (email: string) => `आप ${email} से साइन इन हैं। क्या अभी चुने हुए Google खाते से आगे बढ़ना है?`;
export const staySignedIn = 'इसी खाते में रहें';

export const longerPassword = 'ज़्यादा लंबा पासवर्ड चुनें';
export const whyLonger = (characters: number) =>
  `आपके खाते से बैंक की जानकारी और मेहमानों की बुकिंग देखी जा सकती है। इसके लिए ज़्यादा लंबा पासवर्ड या दो चरणों में साइन इन ज़रूरी है। पासवर्ड में कम से कम ${characters} अक्षर हों, और वह आम पासवर्डों में से न हो।`;
export const twoFactorInstead = 'इसकी जगह दो चरणों में साइन इन चालू करें';
export const notNow = 'अभी नहीं';
