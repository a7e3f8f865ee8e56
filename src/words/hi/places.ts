export const stays = 'होटल';
export const searchAll = 'सभी होटल खोजें';
export const staysIn = (place: string) => `${place} में ठहरने की जगहें`;
export const countIn = (stays: string, place: string) => `${place} में ${stays}`;
export const mapOf = (place: string) => `${place} का नक्शा, वहाँ के होटलों के साथ`;
export const demoNote = 'जिन होटलों पर “डेमो” लिखा है, वे काल्पनिक हैं। वे दिखाते हैं कि यह साइट कैसे चलती है। वहाँ आप ठहर नहीं सकते।';
export const allIn = (place: string) => `${place} के सभी होटल, फ़िल्टर के साथ`;
export const elsewhereIn = (place: string) => `${place} में और जगहें`;
export const placesIn = (place: string) => `${place} की जगहें`;

export const datesIn = (place: string) => `${place} में ठहरने की तारीखें`;
export const seeFree = 'खाली कमरे देखें';
export const noPhoto = 'अभी कोई फ़ोटो नहीं';
