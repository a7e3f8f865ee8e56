export const didNotWork = 'यह लिंक काम नहीं आया';
export const oneMoreLink = 'एक लिंक और';
export const doesNothing = 'यह लिंक यहाँ काम नहीं करता';
export const whyNothing =
  'या तो यह यहाँ इस्तेमाल हो चुका है, या एक घंटे से पुराना है, या किसी और जगह से मँगाया गया था: तब कृपया इसे उसी फ़ोन या कंप्यूटर पर और उसी ब्राउज़र में खोलें जहाँ से आपने मँगाया था, क्योंकि किसी और के भेजे लिंक से आपका साइन इन नहीं होना चाहिए। या यहाँ से नया लिंक मँगाएँ।';
export const strange = 'यह लिंक ऐसे खाते का है जिसके लिए इस ब्राउज़र से कोई लिंक नहीं मँगाया गया था। इससे किसी का साइन इन नहीं हुआ।';
export const tryAgain = 'फिर कोशिश करें';
export const staySignedInAs = (email: string) => `${email} से ही साइन इन रहें`;
export const goToSignIn = 'साइन इन पर जाएँ';
export const putsInPlace = (email: string) => `आप ${email} से साइन इन हैं: इस लिंक से उसकी जगह कोई दूसरा खाता खुल सकता है। `;

export const signupTitle = 'अपने ई-मेल की पुष्टि करें';
export const signupButton = 'मेरे ई-मेल की पुष्टि करें';
export const signupAsk =
  'एक बार दबाइए, और जिस पते पर मेल आई उसकी पुष्टि हो जाएगी। अगर आपने उससे इसी ब्राउज़र में खाता बनाया था, तो साइन इन भी हो जाएगा।';
export const signupElsewhere =
  'क्या आपने हमारे यहाँ खाता बनाया है? एक बार दबाइए, और उसके ई-मेल की पुष्टि हो जाएगी। इससे यहाँ आपका साइन इन नहीं होगा। अगर यह आप नहीं थे, तो यह पेज बंद कर दें।';
export const signupDone = 'आपके पते की पुष्टि हो गई';
export const signupConfirmed = (email: string) =>
  `${email} की पुष्टि हो गई। इससे किसी का साइन इन नहीं हुआ: पिछले एक घंटे में इस ब्राउज़र से उसका खाता नहीं बना था।`;
export const goOnThere = 'जहाँ खाता बनाया था, वहीं आगे बढ़ें।';
export const signInOrGoOn = 'यहाँ साइन इन करें, या जहाँ खाता बनाया था वहीं आगे बढ़ें।';
export const signupAgain =
  'अगर आपके पते की पुष्टि अभी नहीं हुई है, तो अपने पासवर्ड से साइन इन करें: तब हम नया लिंक भेजने का बटन दिखाएँगे।';

export const signIn = 'साइन इन करें';
export const signInAsk = 'आपने साइन इन का लिंक मँगाया था। एक बार दबाइए, और जिस पते पर मेल आई उसके खाते में साइन इन हो जाएगा।';

export const choosePassword = 'नया पासवर्ड चुनें';
export const choosePasswordAsk = 'आपने नया पासवर्ड माँगा था। एक बार दबाइए, और जिस पते पर मेल आई उसके खाते का नया पासवर्ड चुनिए।';

export const emailTitle = 'ई-मेल बदलने की पुष्टि करें';
export const emailButton = 'बदलने की पुष्टि करें';
export const emailAsk =
  'हमारे यहाँ आपके खाते का ई-मेल बदलने को कहा गया है। आपके पुराने और नए, दोनों पतों पर पूछा जाता है। अगर यह आप नहीं थे, तो यह पेज बंद कर दें: तब कुछ नहीं बदलेगा।';
export const emailDone = 'आपका ई-मेल बदल गया';
export const useNewEmail = 'अब से हर जगह नए पते से साइन इन करें।';
export const signInWithNewEmail = 'अब से नए पते से साइन इन करें, यहाँ या जहाँ आपने इसे बदला था।';
export const emailHalf = 'इस पते की पुष्टि हो गई। कृपया दूसरे पते पर आई मेल का लिंक भी खोलें; तब तक पुराना पता ही रहेगा।';
export const emailAgain = 'अपने खाते के पेज पर ई-मेल फिर से बदलें।';
