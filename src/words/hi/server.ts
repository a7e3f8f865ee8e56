export const unreachable = 'सर्वर तक पहुँच नहीं हो सकी। कृपया फिर से कोशिश करें।';
export const unexpected = 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।';
export const busy = 'अभी बहुत लोग हमें लिख रहे हैं। कृपया थोड़ी देर में फिर से कोशिश करें।';
export const signInAgain = 'कृपया फिर से साइन इन करें।';
export const tooLarge = 'सर्वर इतना बड़ा नहीं ले सकता। कृपया इसे छोटा करें।';
export const notHuman = 'आपके इंसान होने की जाँच नहीं हो सकी। कृपया फिर से कोशिश करें।';
