export const language = 'hi';

export const check = 'पुष्टि करें कि आप रोबोट नहीं हैं';
export const checkedHere = 'Cloudflare यहाँ जाँचता है कि आप रोबोट नहीं हैं।';
export const again = 'जाँच फिर से करें';
export const blocked =
  'सुरक्षा जाँच नहीं खुल सकी। इंटरनेट कनेक्शन देखें, या इस ब्राउज़र में challenges.cloudflare.com को इजाज़त दें। आपका लिखा हुआ यहीं है।';
export const failed = 'सुरक्षा जाँच पूरी नहीं हुई। फिर से कोशिश करें। आपका लिखा हुआ यहीं है।';
export const unsupported = 'यह ब्राउज़र सुरक्षा जाँच के लिए बहुत पुराना है। कोई दूसरा ब्राउज़र इस्तेमाल करें।';
export const interactive = 'इस फ़ॉर्म में सुरक्षा जाँच पूरी करें, फिर बटन दोबारा दबाएँ।';
