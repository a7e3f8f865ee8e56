export const remainingAtHotel = (amount: string) => `बाकी ${amount} होटल में देने हैं।`;
export const reported = (amount: string) =>
  `आपने ${amount} के भुगतान की सूचना दी है। हम अपने बैंक खाते में इसकी जाँच कर रहे हैं, आम तौर पर एक कामकाजी दिन में, और आपको ई-मेल करेंगे।`;
export const moreDue = (amount: string) => `एडवांस के बाकी ${amount} पहुँचने से पहले देने हैं।`;
export const moreDueLater = (amount: string) =>
  `एडवांस के बाकी ${amount} पहुँचने से पहले देने हैं। पहला भुगतान मिल जाने पर आप इन्हें यहीं दे सकते हैं।`;
export const wholePrice = 'पूरा किराया';
export const ofTotal = (percent: number) => `कुल का ${percent}%`;
const which = (part: string | null) => (part ? ` (${part})` : '');
export const advanceIsDue = (advance: string, part: string | null) =>
  `${advance} का एडवांस${which(part)} पहुँचने से पहले देना है। तब तक न दिया हो, तो होटल में देना होगा। आपकी बुकिंग खत्म नहीं होगी।`;
export const advanceIsDueBy = (advance: string, part: string | null, moment: string) =>
  `${advance} का एडवांस${which(part)} ${moment} तक देना है। न मिलने पर आपकी बुकिंग खत्म हो जाएगी।`;
export const partReceived = (advance: string, part: string | null, paid: string, due: string) =>
  `${advance} के एडवांस${which(part)} में से ${paid} मिल गए हैं। बाकी ${due} पहुँचने से पहले देने हैं। आपकी बुकिंग अब खत्म नहीं होगी।`;
export const partReceivedBy = (advance: string, part: string | null, paid: string, due: string, moment: string) =>
  `${advance} के एडवांस${which(part)} में से ${paid} मिल गए हैं। बाकी ${due} ${moment} तक देने हैं। न मिलने पर आपकी बुकिंग खत्म हो जाएगी।`;
export const paidInFullThanks = 'आपकी बुकिंग की पूरी रकम मिल गई है, धन्यवाद।';
export const refunded = 'आपकी दी हुई रकम का रिफ़ंड हो गया।';
export const partRefunded = 'आपकी दी हुई रकम के एक हिस्से का रिफ़ंड हो गया।';
export const advanceReceived = (paid: string) => `आपका ${paid} का एडवांस मिल गया, धन्यवाद।`;
export const received = (paid: string) => `${paid} मिल गए, धन्यवाद।`;
export const nothingDue = (amount: string) => `पहुँचने से पहले कुछ नहीं देना है। ${amount} होटल में देने हैं।`;
export const balanceIsDue = (amount: string) => `आपकी बुकिंग के ${amount} अभी बाकी हैं।`;
export const balanceAtHotel = 'यह रकम होटल में दीजिए।';
export const moreOfBalance = (amount: string) => `${amount} और देने हैं।`;
export const moreOfBalanceLater = (amount: string) => `${amount} और देने हैं। पहला भुगतान मिल जाने पर आप इन्हें यहीं दे सकते हैं।`;
export const orByUpi = 'या UPI से हमारे खाते में दें';

export const loading = 'खुल रहा है';
export const qrToPay = (amount: string, upiId: string) => `UPI से ${upiId} को ${amount} देने का QR कोड`;
export const payWithApp = (amount: string) => `UPI ऐप से ${amount} दें`;
export const noAnswerToButton = 'कोई ऐप नहीं खुला?';
export const payByUpi = (amount: string, upiId: string, note: string, scan: string) =>
  `UPI से ${amount} ${upiId} पर भेजें। नोट में ${note} लिखें।${scan}`;
export const orScan = ' या यह कोड किसी भी UPI ऐप से स्कैन करें: उसमें रकम और रेफ़रेंस भरे हुए मिलेंगे।';
export const fromAnotherPhone = 'दूसरे फ़ोन से दें';
