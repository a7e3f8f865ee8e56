export const soldOutOnDates = 'आपकी तारीखों पर यह कमरा खाली नहीं है';
export const oneLeft = (rooms: string) => `आपकी तारीखों पर इस तरह का सिर्फ़ ${rooms} बचा है`;
export const fewLeft = (rooms: string) => `आपकी तारीखों पर इस तरह के सिर्फ़ ${rooms} बचे हैं`;
export const datesStay = (from: string, to: string, nights: string) =>
  `${from} से ${to}, ${nights}। आपने जो लिखा है, वह यहीं रहेगा।`;
export const take = (rooms: string) => `${rooms} बुक करें`;
export const otherRooms = 'इन तारीखों पर दूसरे कमरे';
export const lookingForDates = 'सबसे पास की खाली तारीखें देख रहे हैं…';
export const nearestDates = 'इस कमरे के लिए सबसे पास की खाली तारीखें';
export const fromTo = (from: string, to: string) => `${from} से ${to}`;
