export const remainingAtHotel = (amount: string) => `बाकी ${amount} होटल में देने हैं।`;
export const toldPaid = (claimed: string) =>
  `आपने बताया कि आपने ${claimed} दे दिए हैं। हम अपने बैंक में देख रहे हैं, और आम तौर पर एक कामकाजी दिन में आपको लिखेंगे; तब तक, ज़्यादा से ज़्यादा एक हफ़्ते, आपकी बुकिंग खत्म नहीं होगी।`;
export const anotherDue = (amount: string) => `एडवांस के बाकी ${amount} पहुँचने से पहले देने हैं।`;
export const anotherDueLater = (amount: string) =>
  `एडवांस के बाकी ${amount} पहुँचने से पहले देने हैं: पहला भुगतान मिल जाने पर आप इन्हें यहीं दे सकते हैं।`;
export const stayIsBooked = 'आपकी बुकिंग हो गई है।';
export const wholePrice = 'पूरा किराया';
export const ofTotal = (percent: number) => `कुल का ${percent}%`;
const which = (part: string | null) => (part ? ` (${part})` : '');
export const advanceIsDue = (advance: string, part: string | null) =>
  `इसके लिए ${advance} का एडवांस${which(part)} पहुँचने से पहले देना है।`;
export const advanceIsDueBy = (advance: string, part: string | null, moment: string) =>
  `इसके लिए ${advance} का एडवांस${which(part)} ${moment} तक देना है: न मिले तो बुकिंग तब अपने आप खत्म हो जाएगी।`;
export const partHasCome = (advance: string, part: string | null, paid: string, open: string) =>
  `${advance} के एडवांस${which(part)} में से ${paid} मिल गए हैं, और ${open} पहुँचने से पहले देने हैं। आपकी बुकिंग अब अपने आप खत्म नहीं होगी।`;
export const partHasComeBy = (advance: string, part: string | null, paid: string, open: string, moment: string) =>
  `${advance} के एडवांस${which(part)} में से ${paid} मिल गए हैं, और ${moment} तक ${open} देने हैं: न मिलें तो बुकिंग तब अपने आप खत्म हो जाएगी।`;
export const paidInFullThanks = 'आपकी बुकिंग की पूरी रकम मिल गई है, धन्यवाद।';
export const wasRefunded = 'आपकी दी हुई रकम वापस कर दी गई।';
export const partRefunded = 'आपकी दी हुई रकम का एक हिस्सा वापस कर दिया गया।';
export const advanceHasCome = (paid: string) => `आपका ${paid} का एडवांस मिल गया, धन्यवाद।`;
export const hasCome = (paid: string) => `${paid} मिल गए, धन्यवाद।`;
export const nothingDue = (amount: string) => `पहुँचने से पहले कुछ नहीं देना है; ${amount} होटल में देने हैं।`;
export const orByUpi = 'या UPI से हमारे खाते में दें';

export const loading = 'खुल रहा है';
export const qrToPay = (amount: string, upiId: string) => `UPI से ${upiId} को ${amount} देने का QR कोड`;
export const payWithApp = (amount: string) => `UPI ऐप से ${amount} दें`;
export const noAnswerToButton = 'बटन से कुछ नहीं खुला?';
export const payByUpi = (amount: string, upiId: string, note: string, scan: string) =>
  `UPI से ${amount} ${upiId} पर भेजें, और नोट में ${note} लिखें${scan}।`;
export const orScan = ', या इसे किसी भी UPI ऐप से स्कैन करें: रकम और रेफ़रेंस भरे हुए मिलेंगे';
export const fromAnotherPhone = 'दूसरे फ़ोन से दें';
