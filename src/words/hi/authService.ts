export const tooManyTries = 'बहुत बार कोशिश हुई। कुछ मिनट रुककर फिर कोशिश करें।';
export const wrongAppCode = 'यह वह कोड नहीं है जो ऐप अभी दिखा रहा है, या यह इस्तेमाल हो चुका है। अगला कोड लिखें।';
export const emailExists = 'इस ई-मेल का खाता पहले से है।';
export const googleUnreachable = 'Google से साइन इन नहीं हो सका';

const signInAgain = 'आपका साइन इन खत्म हो गया है। कृपया फिर से साइन इन करें।';
const notNow = 'यह अभी नहीं हो सका। कृपया थोड़ी देर में फिर से कोशिश करें।';
const noSuchEmail = 'इस पते पर ई-मेल नहीं भेजा जा सकता। कृपया कोई दूसरा लिखें।';
const appNotFound = 'यह ऐप आपके खाते में नहीं मिला। कृपया पेज रीफ़्रेश करें।';
const unreadable = 'जो लिखा गया, उसमें कुछ ठीक नहीं है। कृपया देखकर फिर से कोशिश करें।';

export const saidByServer: Readonly<Record<string, string>> = {
  // What the client in the browser says by itself has no code: that there is no session.
  '': signInAgain,
  bad_jwt: signInAgain,
  busy: 'अभी बहुत लोग खाता बना रहे हैं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  captcha_failed: 'सुरक्षा जाँच पूरी नहीं हुई। कृपया फिर से कोशिश करें।',
  common_password: 'यह पासवर्ड उनमें से है जो सबसे ज़्यादा लोग रखते हैं। कृपया कोई और चुनें।',
  conflict: notNow,
  email_address_invalid: noSuchEmail,
  email_address_not_authorized: noSuchEmail,
  email_not_confirmed: 'आपके ई-मेल की पुष्टि अभी नहीं हुई है।',
  email_provider_disabled: 'अभी ई-मेल से साइन इन नहीं हो सकता।',
  failed: 'सर्वर तक पहुँच नहीं हो सकी। कृपया फिर से कोशिश करें।',
  insufficient_aal: 'इसके लिए पहले ऐप के कोड से साइन इन करना ज़रूरी है। कृपया फिर से साइन इन करें।',
  invalid_credentials: 'ई-मेल या पासवर्ड सही नहीं है।',
  invalid_request: unreadable,
  mailbox_limited: 'इस ई-मेल के मेलबॉक्स से बहुत सारे खाते बनाए गए हैं। कृपया कल फिर कोशिश करें।',
  mfa_challenge_expired: 'इस कोड में बहुत समय लग गया। कृपया नया कोड लिखें।',
  mfa_factor_name_conflict: 'इस नाम का ऐप आपके खाते में पहले से है।',
  mfa_factor_not_found: appNotFound,
  mfa_ip_address_mismatch: 'बीच में आपका नेटवर्क बदल गया। कृपया फिर से शुरू करें।',
  mfa_totp_enroll_not_enabled: 'अभी नया ऐप नहीं जोड़ा जा सकता।',
  mfa_verification_rejected: 'यह कोड नहीं लिया गया। कृपया अगला कोड लिखें।',
  no_authorization: signInAgain,
  over_email_send_rate_limit: 'कृपया एक मिनट रुकें, फिर दूसरा ई-मेल मँगाएँ।',
  over_request_rate_limit: tooManyTries,
  rate_limited: 'यहाँ से, या इस ई-मेल से, बहुत सारे खाते बनाए गए हैं। कृपया एक घंटे बाद फिर कोशिश करें।',
  reauthentication_needed: signInAgain,
  refresh_token_already_used: signInAgain,
  refresh_token_not_found: signInAgain,
  request_timeout: notNow,
  same_password: 'नया पासवर्ड पुराने से अलग होना चाहिए।',
  session_expired: signInAgain,
  session_not_found: signInAgain,
  signed_out: 'कृपया फिर से साइन इन करें।',
  signup_disabled: 'अभी नए खाते नहीं बन सकते।',
  texts_changed: 'हमारे नियम बदल गए हैं। कृपया पेज रीफ़्रेश करें।',
  too_many_enrolled_mfa_factors: 'आपके खाते में और ऐप नहीं जोड़े जा सकते। पहले एक हटाएँ।',
  unexpected_failure: notNow,
  user_banned: 'यह खाता बंद है। अगर आपको इसकी उम्मीद नहीं थी, तो कृपया हमें लिखें।',
  user_not_found: 'यह खाता नहीं मिला।',
  validation_failed: unreadable,
  weak_password: 'यह पासवर्ड आसानी से पता चल सकता है। कृपया कोई और चुनें।',
};

export const waitADay =
  'आपका पासवर्ड या ऑथेंटिकेटर ऐप एक दिन के अंदर बदला गया है। आपकी सुरक्षा के लिए वह बदलने के एक दिन बाद ही यहाँ काम करता है।';
export const googleOnceMore =
  'आपको साइन इन किए 10 मिनट से ज़्यादा हो गए हैं। फिर से Google से साइन इन करें, फिर दोबारा कोशिश करें।';
export const confirmOnceMore = 'बहुत समय बीत गया। फिर से पुष्टि करें कि यह आप ही हैं।';
export const signedOut = 'आप साइन आउट हो गए हैं। कृपया फिर से साइन इन करें।';
export const wrongPassword = 'यह आपके खाते का पासवर्ड नहीं है।';
export const noApp = 'इस खाते में कोई ऑथेंटिकेटर ऐप नहीं है।';
