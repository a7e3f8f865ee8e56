export const twoFactor = 'दो चरणों में साइन इन';
export const twoFactorWords =
  'पासवर्ड के बाद आप अपने फ़ोन के एक ऐप का कोड डालते हैं। जिनकी प्रॉपर्टी यहाँ है, उन सबको हम इसकी सलाह देते हैं।';
export const isOff = 'दो चरणों में साइन इन बंद है: आपका खाता सिर्फ़ पासवर्ड से खुलता है।';
export const switchedOff = 'दो चरणों में साइन इन बंद है।';
export const switchedOn = 'दो चरणों में साइन इन चालू है।';
export const appOf = (day: string) => `ऐप, ${day}`;
export const someApp = 'ऑथेंटिकेटर ऐप';

export const pressButton = 'अपना ऑथेंटिकेटर ऐप खोलने के लिए बटन दबाएँ, जैसे वह ऐप जो आपके फ़ोन में पहले से है।';
export const openApp = 'अपने फ़ोन पर कोई ऑथेंटिकेटर ऐप खोलें, जैसे वह जो फ़ोन में पहले से है।';
export const copyKeyInto = 'अगर ऐप नहीं खुला, तो नीचे की कुंजी कॉपी करके उसमें डालें।';
export const scanPicture = 'यह QR कोड स्कैन करें, या उसके नीचे की कुंजी लिखें।';
export const enterDigits = 'ऐप तब जो छह अंक दिखाए, उन्हें यहाँ लिखें।';
export const openInApp = 'ऐप में खोलें';
export const otherDevice = 'अगर ऐप किसी दूसरे फ़ोन में है, तो उससे यह QR कोड स्कैन करें।';
export const qrCode = 'आपके ऑथेंटिकेटर ऐप के लिए QR कोड';
export const firstCode = 'पहला कोड';
export const switchOn = 'चालू करें';
export const cancel = 'रहने दें';
export const key = 'कुंजी';
export const copyKey = 'कुंजी कॉपी करें';
export const copied = 'कॉपी हो गई';
export const notCopied = 'कॉपी नहीं हो सका';
export const selectKey = 'कुंजी को चुनकर कॉपी करें, या उसे लिखें।';

export const onSince = (moment: string) => `${moment} से चालू`;
export const remove = 'हटाएँ';
export const removeApp = 'यह ऐप हटाएँ?';
export const keepIt = 'रहने दें';
export const removeIt = 'ऐप हटाएँ';
export const offThen = 'तब दो चरणों में साइन इन बंद हो जाएगा: आपका खाता सिर्फ़ पासवर्ड से खुलेगा।';
export const codesOfNoLonger = (app: string) => `तब “${app}” के कोड काम नहीं आएँगे।`;

export const noCodes = 'आपके पास कोई रिकवरी कोड नहीं है। ऐप खो गया, तो आप साइन इन नहीं कर पाएँगे।';
export const codesLeft = (count: number) => `${count} रिकवरी कोड ${count === 1 ? 'बचा है' : 'बचे हैं'}।`;
export const makeCodes = 'नए रिकवरी कोड बनाएँ';
export const yourCodes = 'आपके रिकवरी कोड';
export const keepCodes =
  'ये कोड अभी सहेज लें: हम इन्हें सिर्फ़ एक बार दिखाते हैं। फ़ोन खो जाने पर हर कोड एक बार काम आता है। इन्हें पासपोर्ट की तरह सँभालकर रखें।';
export const recoveryCodes = 'रिकवरी कोड';
export const copy = 'कॉपी करें';
export const keptThem = 'मैंने इन्हें सहेज लिया है';
export const codesCopied = 'रिकवरी कोड कॉपी हो गए।';
export const selectCodes = 'कोड चुनकर कॉपी करें, या लिख लें।';
