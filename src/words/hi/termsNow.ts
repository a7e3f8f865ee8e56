export const freeUntil = (moment: string) => `${moment} तक रद्द करने पर पूरी रकम वापस; उसके बाद दी हुई रकम वापस नहीं मिलती।`;
export const partUntil = (percent: number, moment: string) =>
  `${moment} तक रद्द करने पर दी हुई रकम का ${percent}% वापस; उसके बाद कुछ नहीं।`;
export const nothingBack = 'इन तारीखों के लिए रद्द करने पर दी हुई रकम वापस नहीं मिलती।';
