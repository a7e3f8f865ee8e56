import { refundDays } from './cancellation.ts';

export const weLookAlso = (reported: string) => `हम आपके ${reported} के भुगतान की भी जाँच कर रहे हैं।`;
export const weLook = (reported: string) =>
  `हम आपके ${reported} के भुगतान की जाँच कर रहे हैं। मिलते ही हम आपको ई-मेल करेंगे कि कितना रिफ़ंड मिलेगा।`;
export const refunded = (amount: string) => `आपकी दी हुई रकम में से ${amount} वापस कर दिए गए।`;
export const expiredUnpaid = (advance: string) => `${advance} का एडवांस हमें समय पर नहीं मिला, इसलिए यह बुकिंग खत्म हो गई।`;
export const noPayment = 'इसके लिए कोई भुगतान नहीं मिला था।';
export const nothingDue = 'अब कुछ नहीं देना है। अगर आपने रकम दी है, तो अपने रेफ़रेंस के साथ हमें लिखिए। हम आपके साथ मिलकर पता लगाएँगे।';
export const policy = (words: string) => `आपकी बुकिंग रद्द करने की शर्तें। ${words}`;
export const askOfRest = (refunded: string) =>
  `आपकी दी हुई रकम में से ${refunded} वापस कर दिए गए। अपने रेफ़रेंस के साथ हमें लिखिए: हम बताएँगे कि बाकी में से कितनी रकम वापस मिलेगी।`;
export const askRefund = 'अपने रेफ़रेंस के साथ हमें लिखिए: हम बताएँगे कि आपकी दी हुई रकम में से कितनी वापस मिलेगी।';
export const cancelledOn = (moment: string) => `यह बुकिंग ${moment} को रद्द हुई।`;
export const fee = (amount: string) => `होटल ने न पहुँचने का शुल्क ${amount} लगाया है।`;
export const paidOfFee = (amount: string) => `आप ${amount} दे चुके हैं।`;
export const feeDue = (amount: string) => `${amount} देना बाकी है। यह रकम होटल को दी जाती है।`;
export const feePaid = 'इसकी पूरी रकम मिल चुकी है।';
export const endedOn = (moment: string) => `यह बुकिंग ${moment} को खत्म हुई।`;
export const noRefund = (when: string) => `${when} रिफ़ंड नहीं मिलेगा।`;
const within = (day: string | null) => `${refundDays} में${day ? ` (${day} तक)` : ''}`;
export const refundInAll = (when: string, inAll: string, refunded: string, other: string, day: string | null) =>
  `${when} आपको कुल ${inAll} वापस मिलेंगे। ${refunded} वापस किए जा चुके हैं। बाकी ${other} ${within(day)} मिल जाएँगे।`;
export const feeRefund = (amount: string, day: string | null) => `आपको ${amount} ${within(day)} वापस मिलेंगे।`;
export const refund = (when: string, amount: string, day: string | null) =>
  `${when} आपको ${amount} ${within(day)} वापस मिलेंगे।`;
