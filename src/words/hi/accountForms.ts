export const emailMissing = 'कृपया अपना ई-मेल लिखें।';
export const phoneMissing = 'कृपया अपना फ़ोन नंबर लिखें।';
export const nameMissing = 'कृपया अपना पूरा नाम लिखें।';
export const passwordMissing = 'कृपया अपना पासवर्ड लिखें।';
export const proofMissing = 'कृपया अपनी पहचान की पुष्टि करें।';
export const sixDigitsMissing = 'कृपया अपने ऐप का छह अंकों का कोड लिखें।';
export const recoveryCodeMissing = 'कृपया अपना कोई रिकवरी कोड लिखें।';

export const atMost = (characters: number) => `कृपया ज़्यादा से ज़्यादा ${characters} अक्षर लिखें।`;
export const atLeast = (characters: number) => `कृपया कम से कम ${characters} अक्षर लिखें।`;
export const passwordTooShort = (characters: number) => `पासवर्ड में कम से कम ${characters} अक्षर हों`;
export const commonPassword = 'यह पासवर्ड बहुत लोग रखते हैं। कृपया कोई और चुनें।';
export const mismatch = 'दोनों पासवर्ड एक जैसे नहीं हैं';

export const tooShort = 'बहुत छोटा';
export const easyToGuess = 'आसानी से पता चल सकता है';
export const fair = (better: number) => `ठीक है: ${better} या उससे ज़्यादा अक्षर बेहतर हैं`;
export const good = 'अच्छा';
export const strong = 'मज़बूत';
