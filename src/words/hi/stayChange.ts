import { guests } from './counts.ts';

export const changeTitle = 'बुकिंग बदलें';
export const cancel = 'रहने दें';
export const changing = 'बदल रहे हैं…';
export const changeIt = 'बुकिंग बदलें';
export const payAndChange = (amount: string) => `${amount} देकर बदलें`;
export const changeWaits = 'बदलाव पक्का करने के लिए भुगतान करें';
export const holdingNights = 'नई तारीखें रोक रहे हैं…';
export const changed = 'बुकिंग बदल गई';
export const onHoldOnline = 'भुगतान करते समय हम नई तारीखें 20 मिनट तक आपके लिए रोककर रखते हैं।';
export const onHoldByUpi = 'भुगतान की आख़िरी घड़ी तक हम नई तारीखें आपके लिए रोककर रखते हैं। वह आपकी बुकिंग के पेज पर दिखेगी।';
export const adults = 'वयस्क';
export const children = 'बच्चे';
export const rooms = 'कमरे';
export const eachTakes = (most: number) => `हर कमरे में ${guests(most)} तक`;
export const priceToBe = 'नया किराया';
export const notFree = 'इन तारीखों पर कमरा उपलब्ध नहीं है। आपकी बुकिंग नहीं बदली है।';
export const nothingChanged = 'अभी कुछ नहीं बदला है।';
export const askingPrice = 'किराया देखा जा रहा है…';
export const chooseBoth = 'दोनों तारीखें चुनें।';
export const inRupees =
  'किराया रुपयों में है। जो रातें आप बुक कर चुके हैं, उनका किराया इसी तरह के कमरे में वही रहता है। बदलाव पक्का होने तक वे आपके पास रहती हैं।';

export const room = 'कमरे का प्रकार';
export const yoursNow = 'अभी आपका यही है। ';
export const upToARoom = (most: number) => `एक कमरे में ${most} तक`;
export const ofWholeStay = 'किराया सब रातों का है, टैक्स समेत।';

export const takesUpTo = (most: number) => `एक कमरे में ${guests(most)} तक`;
export const thereAre = (rooms: number) => (rooms === 1 ? 'ऐसा एक ही कमरा है' : `ऐसे ${rooms} ही कमरे हैं`);
export const notForStay = 'इस बुकिंग के लिए उपलब्ध नहीं';
export const onlyLeft = (rooms: number) =>
  rooms === 1 ? 'इन रातों के लिए एक ही बचा है' : `इन रातों के लिए ${rooms} ही बचे हैं`;
export const soldOut = 'इन रातों के लिए सब बुक हैं';
export const samePrice = 'किराया वही';
export const amountMore = (amount: string) => `${amount} ज़्यादा`;
export const amountLess = (amount: string) => `${amount} कम`;

export const refund = (amount: string) => `आपको ${amount} वापस मिलेंगे।`;
export const anotherRefund = (amount: string) => `आपको ${amount} और वापस मिलेंगे।`;
export const refundUsed = (amount: string) => `आपको वापस मिलने वाली रकम में से ${amount} इसी बुकिंग में लग जाएँगे।`;
export const dueInAdvance = (amount: string, by: string | null) =>
  by ? `${by} तक ${amount} एडवांस में देने हैं। न मिलने पर आपकी बुकिंग खत्म हो जाएगी।` : `${amount} एडवांस में देने हैं।`;
export const advanceBecomes = (advance: string, due: string, by: string | null) =>
  `एडवांस अब ${advance} हो जाएगा। ${dueInAdvance(due, by)}`;
export const payWithChange = (advance: string, due: string) =>
  `एडवांस अब ${advance} हो जाएगा। अभी ${due} दीजिए, तो हम आपकी बुकिंग बदल देंगे। भुगतान न होने पर वह जैसी है वैसी रहेगी।`;
export const restAtHotel = (amount: string) => `${amount} होटल में देने हैं।`;
export const nothingLeft = 'अब कुछ देना बाकी नहीं है।';
