export const title = 'बुकिंग रद्द करें';
export const done = 'आपकी बुकिंग रद्द हो गई';
export const doneWithRefund = (amount: string) => `आपकी बुकिंग रद्द हो गई। आपको ${amount} वापस मिलेंगे।`;
export const keepStay = 'बुकिंग रहने दें';
export const cancelling = 'रद्द कर रहे हैं…';
export const cancelIt = 'बुकिंग रद्द करें';
export const stayLine = (hotel: string, checkIn: string, checkOut: string) => `${hotel}, ${checkIn} से ${checkOut} तक`;
export const whatFollows =
  'आपकी रातें तुरंत दूसरों के लिए खाली हो जाएँगी, और आपके लिए रोकी नहीं जा सकेंगी। होटल को बता दिया जाएगा।';
export const policy = (words: string) => `आपकी बुकिंग रद्द करने की शर्तें। ${words}`;
export const why = 'क्यों? होटल इसे पढ़ेगा।';
export const atMost = (characters: number) => `ज़्यादा से ज़्यादा ${characters} अक्षर।`;
