export const forAboutOnChat = (about: string) => `: ${about}, WhatsApp पर`;
export const linkCopied = 'लिंक कॉपी हो गया!';
export const linkNotCopied = 'लिंक कॉपी नहीं हो सका';

export const rating = 'रेटिंग: ';

export const fewer = (label: string) => `${label}: कम करें`;
export const more = (label: string) => `${label}: बढ़ाएँ`;

export const checkIn = 'चेक-इन';
export const checkOut = 'चेक-आउट';
export const required = '(ज़रूरी)';
export const addDate = 'तारीख चुनें';
export const chooseDates = 'अपनी तारीखें चुनें';
export const loadingCalendar = 'कैलेंडर खुल रहा है…';
export const done = 'हो गया';
export const optional = '(ज़रूरी नहीं)';
export const close = 'बंद करें';
export const retry = 'फिर से कोशिश करें';
export const demo = 'डेमो';
export const notAPicture = 'JPG, PNG या WebP फ़ोटो चुनें।';

export const usesFirst = (phone: string) => `आपने एक से ज़्यादा नंबर लिखे हैं। हम ${phone} लेंगे।`;
export const usePhone = (phone: string) => `इसकी जगह ${phone} लें`;
export const didYouMean = (email: string) => `क्या आपका मतलब ${email} था?`;
