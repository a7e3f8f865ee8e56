export const language = 'hi';

export const check = 'जाँच कि आप इंसान हैं';
export const checkedHere = 'Cloudflare यहाँ जाँचता है कि आप इंसान हैं।';
export const again = 'जाँच फिर से करें';
export const blocked =
  'आपके इंसान होने की जाँच नहीं खुल सकी। क्या नेटवर्क चला गया है, या इस ब्राउज़र में कुछ challenges.cloudflare.com को रोक रहा है? आपने जो लिखा है, वह यहीं है।';
export const failed = 'आपके इंसान होने की जाँच पूरी नहीं हुई। आपने जो लिखा है, वह यहीं है।';
export const unsupported = 'यह ब्राउज़र इस जाँच के लिए बहुत पुराना है। कृपया कोई दूसरा ब्राउज़र इस्तेमाल करें।';
export const interactive = 'कृपया इस फ़ॉर्म में जाँच का जवाब दें, फिर बटन दोबारा दबाएँ।';
