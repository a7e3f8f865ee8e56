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
export const passwordAdvice = 'कम से कम 6 अक्षर; 10 या उससे ज़्यादा हों तो बेहतर।';
export const hidePassword = 'पासवर्ड छिपाएँ';
export const showPassword = 'पासवर्ड दिखाएँ';
export const continueWithGoogle = 'Google से आगे बढ़ें';
export const googleOpens =
  'आपका खाता Google से खुलता है, इसलिए पूछने को कोई पासवर्ड नहीं है: ज़रूरी है कि आपने पिछले दस मिनट में साइन इन किया हो।';

export const changePassword = 'पासवर्ड बदलें';
export const savePassword = 'नया पासवर्ड सहेजें';
export const newPassword = 'नया पासवर्ड';
export const newPasswordAgain = 'नया पासवर्ड फिर से';
export const noneCounts =
  'इस पते की पुष्टि की मेल एक से ज़्यादा बार मँगाई गई, शायद किसी और ने भी। इसलिए पहले का कोई पासवर्ड नहीं चलेगा।';
export const passwordSaved = 'आपका नया पासवर्ड सहेज लिया गया है।';
export const setUpTwoFactor = 'दो चरणों में साइन इन चालू करें';
