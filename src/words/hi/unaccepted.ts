export const hotelChanged = 'होटल ने आपकी बुकिंग बदली';
export const priceRaised = (before: string, now: string) => `होटल ने किराया ${before} से बढ़ाकर ${now} किया।`;
export const fullRefund = 'जब तक आप इसे स्वीकार नहीं करते, पहुँचने से पहले रद्द करने पर पूरी रकम वापस मिलेगी।';
export const movedUp = (before: string, now: string) =>
  `होटल ने आपके पहुँचने का दिन ${before} से बदलकर ${now} किया। स्वीकार करने के बाद रद्द करने की शर्तें उसी दिन से गिनी जाएँगी।`;
export const acceptChange = 'बदलाव स्वीकार करें';
export const accepted = 'आपने बदलाव स्वीकार किया';
