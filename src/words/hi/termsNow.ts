export const freeUntil = (moment: string) => `${moment} तक रद्द करने पर पूरी रकम वापस मिलेगी। उसके बाद रिफ़ंड नहीं मिलेगा।`;
export const partUntil = (percent: number, moment: string) =>
  `${moment} तक रद्द करने पर दी हुई रकम का ${percent}% वापस मिलेगा। उसके बाद रिफ़ंड नहीं मिलेगा।`;
export const noRefund = 'इन तारीखों के लिए रद्द करने पर रिफ़ंड नहीं मिलेगा।';
