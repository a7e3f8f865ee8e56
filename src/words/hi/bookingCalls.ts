export const roomNotFound = 'कमरा नहीं मिला';
export const roomFailed = 'यह कमरा नहीं खुल सका। कृपया अपना इंटरनेट देखें और फिर से कोशिश करें।';
export const humanNeeded = 'पहले हमें देख लेने दें कि आप इंसान हैं; फिर से कोशिश करें।';
export const createFailed = 'बुकिंग करने में गड़बड़ हुई। कृपया फिर से कोशिश करें।';
export const bookingNotFound = 'इस रेफ़रेंस की कोई बुकिंग नहीं मिली।';
export const tooManyTried = 'यहाँ से बहुत सारे रेफ़रेंस आज़माए गए हैं।';
export const manyAsk = 'अभी बहुत लोग पूछ रहे हैं। कृपया थोड़ी देर में फिर से कोशिश करें।';
export const bookingFailed = 'आपकी बुकिंग नहीं खुल सकी। कृपया अपना इंटरनेट देखें और फिर से कोशिश करें।';
