import { refundDays } from './cancellation.ts';

export const weLookAlso = (claimed: string) => `आपने बताया था कि आपने ${claimed} दिए हैं; हम इन्हें भी ढूँढ रहे हैं।`;
export const weLook = (claimed: string) =>
  `आपने बताया था कि आपने ${claimed} दिए हैं; हम इन्हें ढूँढ रहे हैं। मिलते ही हम आपको लिखेंगे कि इसमें से कितनी रकम वापस मिलेगी।`;
export const wasRefunded = (amount: string) => `आपकी दी हुई रकम में से ${amount} वापस कर दिए गए।`;
export const endedUnpaid = (advance: string) => `${advance} का एडवांस समय पर नहीं मिला, इसलिए यह बुकिंग अपने आप खत्म हो गई।`;
export const noPayment = 'इसके लिए कोई भुगतान नहीं मिला था।';
export const nothingToPay =
  'अब कुछ नहीं देना है। फिर भी आपने रकम दे दी है? अपने रेफ़रेंस के साथ हमें लिखिए, हम आपके साथ मिलकर पता लगाएँगे।';
export const termsBooked = (terms: string) => `बुकिंग इन शर्तों पर हुई थी। ${terms}`;
export const askOfRest = (gone: string) =>
  `आपकी दी हुई रकम में से ${gone} आपको वापस कर दिए गए। अपने रेफ़रेंस के साथ हमें लिखिए, हम बताएँगे कि बाकी में से कितनी रकम वापस मिलेगी।`;
export const askWhatComesBack = 'अपने रेफ़रेंस के साथ हमें लिखिए, हम बताएँगे कि आपकी दी हुई रकम में से कितनी वापस मिलेगी।';
export const cancelledOn = (moment: string) => `यह बुकिंग ${moment} को रद्द हुई`;
export const endedOn = (moment: string) => `यह बुकिंग ${moment} को खत्म हुई`;
export const nothingBack = (when: string) => `${when}। आपकी दी हुई रकम वापस नहीं मिलेगी।`;
const within = (day: string | null) => `${refundDays} में${day ? ` (${day} तक)` : ''}`;
export const backInAll = (when: string, back: string, gone: string, other: string, day: string | null) =>
  `${when}। आपकी दी हुई रकम में से कुल ${back} आपको वापस मिलेंगे: ${gone} वापस किए जा चुके हैं, बाकी ${other} ${within(day)} मिल जाएँगे।`;
export const back = (when: string, amount: string, day: string | null) =>
  `${when}। आपकी दी हुई रकम में से ${amount} आपको ${within(day)} वापस मिलेंगे।`;
