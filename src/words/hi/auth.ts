import { unreachable } from './common.ts';

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
export const lookOver = 'अब नया पासवर्ड चुनें। फिर अपने खाते में नाम और फ़ोन नंबर देख लें: हो सकता है वे किसी और ने भरे हों।';

export const password = 'पासवर्ड';
export const passwordAgain = 'पासवर्ड फिर से';
export const forgotPassword = 'पासवर्ड भूल गए?';
export const mailMeLink = 'मुझे साइन इन का लिंक ई-मेल करें';
export const sendAgain = 'ई-मेल फिर से भेजें';
export const success = 'हो गया!';
export const checkMail = 'अपना इनबॉक्स देखें और अपने ई-मेल की पुष्टि करें।';

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

export const usedLink = 'यह लिंक इस्तेमाल हो चुका है या इसका समय खत्म हो गया है। नया लिंक मँगाएँ।';
export const brokenLink = 'यह लिंक पूरा नहीं है। इसे ई-मेल से फिर खोलें, या नया लिंक मँगाएँ।';

export const tooSoon = 'एक मिनट रुकें, फिर दूसरा ई-मेल मँगाएँ।';
export const failedCheck = 'सुरक्षा जाँच पूरी नहीं हुई। फिर से कोशिश करें।';

export const calledOff = 'साइन इन रद्द हो गया। यहाँ से फिर शुरू करें।';
export const tookTooLong = 'साइन इन में बहुत समय लग गया। यहाँ से फिर शुरू करें।';
export const finishedAlready = 'यह साइन इन पहले ही पूरा हो चुका है, या कहीं और शुरू हुआ था। यहाँ से फिर शुरू करें।';
export const begunElsewhere = 'यह साइन इन कहीं और शुरू हुआ था। यहाँ से फिर शुरू करें।';
export const googleFailed = 'Google से साइन इन नहीं हो सका। यहाँ से फिर शुरू करें।';
export const confirmGoogle = 'पहले अपने Google खाते के ई-मेल की पुष्टि करें।';
export const noNewAccounts = 'अभी आप नया खाता नहीं बना सकते।';
export const emailExists = 'इस ई-मेल का खाता पहले से है।';
export const accountClosed = 'यह खाता बंद है। अगर आपको इसकी वजह नहीं पता, तो हमें लिखें।';
export const tooManyTries = 'बहुत बार कोशिश हुई। कुछ मिनट बाद फिर कोशिश करें।';
export const signInFailed = 'साइन इन नहीं हो सका। यहाँ से फिर शुरू करें।';

export const authServiceTooManyTries = 'बहुत बार कोशिश हुई। कुछ मिनट रुककर फिर कोशिश करें।';
export const wrongAppCode = 'यह वह कोड नहीं है जो ऐप अभी दिखा रहा है, या यह इस्तेमाल हो चुका है। अगला कोड लिखें।';
export const googleUnreachable = 'Google से साइन इन नहीं हो सका';

export const signedOut = 'आप साइन आउट हो गए हैं। फिर से साइन इन करें।';
const authServiceNotNow = 'यह अभी नहीं हो सका। थोड़ी देर में फिर से कोशिश करें।';
const noSuchEmail = 'इस पते पर ई-मेल नहीं भेजा जा सकता। कोई दूसरा लिखें।';
const appNotFound = 'यह ऐप आपके खाते में नहीं मिला। पेज रीफ़्रेश करें।';
const unreadable = 'लिखी हुई जानकारी में कुछ ठीक नहीं है। उसे देखकर फिर से कोशिश करें।';

export const credentialsIncorrect = 'ई-मेल या पासवर्ड सही नहीं है।';
export const saidByServer: Readonly<Record<string, string>> = {
  // The browser client's own error, that there is no session, has no code.
  '': signedOut,
  bad_jwt: signedOut,
  busy: 'अभी बहुत लोग खाता बना रहे हैं। थोड़ी देर में फिर से कोशिश करें।',
  captcha_failed: failedCheck,
  common_password: 'यह पासवर्ड उनमें से है जो सबसे ज़्यादा लोग रखते हैं। कोई और चुनें।',
  conflict: authServiceNotNow,
  email_address_invalid: noSuchEmail,
  email_address_not_authorized: noSuchEmail,
  email_not_confirmed: 'आपके ई-मेल की पुष्टि अभी नहीं हुई है।',
  email_provider_disabled: 'अभी ई-मेल से साइन इन नहीं हो सकता।',
  failed: unreachable,
  insufficient_aal: 'इसके लिए ऐप के कोड से साइन इन करना ज़रूरी है। फिर से साइन इन करें।',
  invalid_request: unreadable,
  mailbox_limited: 'इस ई-मेल के मेलबॉक्स से बहुत सारे खाते बनाए गए हैं। कल फिर कोशिश करें।',
  mfa_challenge_expired: 'इस कोड का समय खत्म हो गया। नया कोड लिखें।',
  mfa_factor_name_conflict: 'इस नाम का ऐप आपके खाते में पहले से है।',
  mfa_factor_not_found: appNotFound,
  mfa_ip_address_mismatch: 'बीच में आपका नेटवर्क बदल गया। फिर से शुरू करें।',
  mfa_totp_enroll_not_enabled: 'अभी नया ऐप नहीं जोड़ा जा सकता।',
  mfa_verification_rejected: 'यह कोड नहीं चला। अगला कोड लिखें।',
  no_authorization: signedOut,
  over_email_send_rate_limit: tooSoon,
  over_request_rate_limit: authServiceTooManyTries,
  rate_limited: 'यहाँ से, या इस ई-मेल से, बहुत सारे खाते बनाए गए हैं। एक घंटे बाद फिर कोशिश करें।',
  reauthentication_needed: signedOut,
  refresh_token_already_used: signedOut,
  refresh_token_not_found: signedOut,
  request_timeout: authServiceNotNow,
  same_password: 'नया पासवर्ड पुराने से अलग होना चाहिए।',
  session_expired: signedOut,
  session_not_found: signedOut,
  signed_out: signedOut,
  signup_disabled: 'अभी नए खाते नहीं बन सकते।',
  texts_changed: 'हमारे नियम और शर्तें बदल गई हैं। पेज रीफ़्रेश करें।',
  too_many_enrolled_mfa_factors: 'आपके खाते में और ऐप नहीं जोड़े जा सकते। पहले एक हटाएँ।',
  unexpected_failure: authServiceNotNow,
  user_banned: accountClosed,
  user_not_found: 'यह खाता नहीं मिला।',
  validation_failed: unreadable,
  weak_password: 'यह पासवर्ड आसानी से पता चल सकता है। कोई और चुनें।',
};

export const waitADay =
  'आपका पासवर्ड या ऑथेंटिकेटर ऐप एक दिन के अंदर बदला गया है। आपकी सुरक्षा के लिए वह बदलने के एक दिन बाद ही यहाँ काम करता है।';
export const googleOnceMore =
  'आपको साइन इन किए 10 मिनट से ज़्यादा हो गए हैं। फिर से Google से साइन इन करें, फिर दोबारा कोशिश करें।';
export const confirmOnceMore = 'बहुत समय बीत गया। फिर से पुष्टि करें कि यह आप ही हैं।';
export const wrongPassword = 'यह आपके खाते का पासवर्ड नहीं है।';
export const noApp = 'इस खाते में कोई ऑथेंटिकेटर ऐप नहीं है।';

export const didNotWork = 'यह लिंक नहीं चला';
export const oneMoreLink = 'दूसरे ई-मेल की भी पुष्टि करें';
export const doesNothing = 'यह लिंक यहाँ काम नहीं करता';
export const whyNothing =
  'यह लिंक इस्तेमाल हो चुका है, एक घंटे से पुराना है, या किसी और फ़ोन, कंप्यूटर या ब्राउज़र से मँगाया गया था। इसे वहीं खोलें जहाँ से आपने मँगाया था, या यहाँ से नया लिंक मँगाएँ।';
export const strange = 'इस ब्राउज़र से इस खाते का लिंक नहीं मँगाया गया था। आपका साइन इन नहीं हुआ।';
export const tryAgain = 'फिर कोशिश करें';
export const staySignedInAs = (email: string) => `${email} से ही साइन इन रहें`;
export const goToSignIn = 'साइन इन पर जाएँ';
export const putsInPlace = (email: string) => `आप ${email} से साइन इन हैं। इस लिंक से उसकी जगह कोई दूसरा खाता खुल सकता है। `;

export const signupTitle = 'अपने ई-मेल की पुष्टि करें';
export const signupButton = 'मेरे ई-मेल की पुष्टि करें';
export const signupAsk = 'अपने ई-मेल की पुष्टि के लिए बटन दबाएँ। अगर आपने इसी ब्राउज़र में खाता बनाया था, तो साइन इन भी हो जाएगा।';
export const signupElsewhere =
  'अगर आपने हमारे यहाँ खाता बनाया है, तो उसके ई-मेल की पुष्टि के लिए बटन दबाएँ। इससे यहाँ आपका साइन इन नहीं होगा। अगर यह आप नहीं थे, तो यह पेज बंद कर दें। वरना जिसने आपके ई-मेल से खाता बनाया, वह उस खाते में जा सकेगा।';
export const signupDone = 'आपके ई-मेल की पुष्टि हो गई';
export const signupConfirmed = (email: string) =>
  `${email} की पुष्टि हो गई। आपका साइन इन नहीं हुआ, क्योंकि पिछले एक घंटे में इस ब्राउज़र से उसका खाता नहीं बना था।`;
export const goOnThere = 'जहाँ खाता बनाया था, वहीं आगे बढ़ें।';
export const signInOrGoOn =
  'यहाँ साइन इन करें, या जहाँ खाता बनाया था वहीं आगे बढ़ें। अगर खाता आपने नहीं बनाया था, तो “पासवर्ड भूल गए?” से अपना पासवर्ड चुनें। तब कोई और पासवर्ड नहीं चलेगा।';
export const signupAgain =
  'अगर आपके ई-मेल की पुष्टि अभी नहीं हुई है, तो अपने पासवर्ड से साइन इन करें। तब हम नया लिंक भेजने का बटन दिखाएँगे।';

export const linkScreenSignIn = 'साइन इन करें';
export const signInAsk = 'आपने साइन इन का लिंक मँगाया था। जिस पते पर ई-मेल आया, उसके खाते में साइन इन करने के लिए बटन दबाएँ।';
export const choosePasswordAsk =
  'आपने नया पासवर्ड माँगा था। जिस पते पर ई-मेल आया, उसके खाते का नया पासवर्ड चुनने के लिए बटन दबाएँ।';

export const emailTitle = 'ई-मेल बदलने की पुष्टि करें';
export const emailButton = 'बदलने की पुष्टि करें';
export const emailAsk =
  'हमारे यहाँ के एक खाते में साइन इन करके किसी ने उसका ई-मेल बदलने को कहा है। पुराने और नए, दोनों ई-मेल से पुष्टि ज़रूरी है। अगर यह आप नहीं थे, तो यह पेज बंद कर दें। तब कुछ नहीं बदलेगा।';
export const emailDone = 'आपका ई-मेल बदल गया';
export const useNewEmail = 'अब से हर जगह नए ई-मेल से साइन इन करें।';
export const signInWithNewEmail = 'अब से नए ई-मेल से साइन इन करें, यहाँ या जहाँ आपने इसे बदला था।';
export const emailHalf = 'इस ई-मेल की पुष्टि हो गई। अब दूसरे पते पर भेजा गया लिंक भी खोलें। तब तक पुराना ई-मेल ही रहेगा।';
export const emailAgain = 'अपने खाते के पेज पर ई-मेल फिर से बदलें।';
