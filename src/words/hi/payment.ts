export const groupsFrom = (count: number) => `${count} या ज़्यादा कमरों की बुकिंग पर`;
export const staysWithNight = (from: string, to: string) => `बुकिंग में ${from} से ${to} तक की कोई रात हो, तो`;
export const payAllInAdvance = (who: readonly string[]) => `${who.join(', या ')} पूरी रकम एडवांस में देनी होती है।`;
export const payInAdvance = (who: readonly string[], percent: number) =>
  `${who.join(', या ')} ${percent}% एडवांस देना होता है।`;

export const askHow = (phone: string, email: string) =>
  `एडवांस देने के लिए अपना बुकिंग रेफ़रेंस WhatsApp (${phone}) पर या ${email} पर भेजिए। हम भुगतान के तरीके बताएँगे।`;

export const booksAndTellsMore =
  'इस बटन से आपकी बुकिंग हो जाती है। अभी कुछ नहीं देना है। कितना और कब तक देना है, यह अगले पेज पर है।';
export const booksAndPaysThere = 'इस बटन से आपकी बुकिंग हो जाती है। अभी कुछ नहीं देना है। रकम होटल में चेक-इन के समय देनी है।';
export const booksWithAdvance = (advance: string) =>
  `इस बटन से आपकी बुकिंग हो जाती है। अभी कुछ नहीं देना है। ${advance} का एडवांस हमें कैसे देना है, यह अगले पेज पर है।`;
export const booksWithAdvanceWithin = (advance: string, hours: number) =>
  `इस बटन से आपकी बुकिंग हो जाती है। अभी कुछ नहीं देना है। ${advance} का एडवांस हमें ${hours} घंटे के अंदर देना है। कैसे देना है, यह अगले पेज पर है।`;
export const booksWithAll = (total: string) =>
  `इस बटन से आपकी बुकिंग हो जाती है। अभी कुछ नहीं देना है। पूरा किराया ${total} हमें कैसे देना है, यह अगले पेज पर है।`;
export const booksWithAllWithin = (total: string, hours: number) =>
  `इस बटन से आपकी बुकिंग हो जाती है। अभी कुछ नहीं देना है। पूरा किराया ${total} हमें ${hours} घंटे के अंदर देना है। कैसे देना है, यह अगले पेज पर है।`;

export const freeUntil = (moment: string) => `${moment} तक रद्द करने पर पूरी रकम वापस मिलेगी। उसके बाद रिफ़ंड नहीं मिलेगा।`;
export const partUntil = (percent: number, moment: string) =>
  `${moment} तक रद्द करने पर दी हुई रकम का ${percent}% वापस मिलेगा। उसके बाद रिफ़ंड नहीं मिलेगा।`;
export const noRefund = 'इन तारीखों के लिए रद्द करने पर रिफ़ंड नहीं मिलेगा।';
export const noRefundByPlan = 'इस किराए पर रद्द करने पर रिफ़ंड नहीं मिलेगा।';
export const askPolicy = 'इस होटल में बुकिंग रद्द करने की शर्तें हमसे पूछें।';

export const pageUnreachable = 'भुगतान का पेज नहीं खुल रहा। कोई भुगतान नहीं हुआ। थोड़ी देर में फिर से कोशिश करें।';
export const notSetUp = 'ऑनलाइन भुगतान अभी बंद है। किसी और तरीके से दें, या हमें WhatsApp पर लिखें।';
export const nothingToPay = 'यह बुकिंग पूरी या रद्द हो चुकी है। इसके लिए यहाँ कुछ नहीं देना है।';
export const nothingDue = 'कुछ देना बाकी नहीं है।';
export const noChange = 'इस बदलाव के भुगतान का समय निकल चुका है, और कोई भुगतान नहीं हुआ। उसे फिर से चुनें।';
export const beingChecked =
  'आपने जिस भुगतान की सूचना दी है, हम उसकी जाँच कर रहे हैं। अगर भुगतान नहीं किया है, तो पहले सूचना वापस लें, या हमें लिखें।';
export const paidOften = 'आपने भुगतान का पेज आज 20 बार खोला है। हमें WhatsApp पर लिखें, हम भुगतान करने में आपकी मदद करेंगे।';
export const payFailed = 'सर्वर से संपर्क नहीं हो सका। कोई भुगतान नहीं हुआ। अपना इंटरनेट देखें और फिर से कोशिश करें।';
export const backFailed = 'हम आपका भुगतान नहीं देख सके। अगर आपने भुगतान कर दिया है, तो आपकी रकम सुरक्षित है। हम जाँच करते रहेंगे।';

export const paidInFull = 'पूरी रकम मिल गई';
export const paidInPart = 'कुछ रकम मिल गई';
export const paidInFullInAdvance = 'पूरी रकम एडवांस में दी गई';
export const advancePaid = 'एडवांस दिया गया';
export const paid = 'दी गई रकम';
export const advanceBeingChecked = 'एडवांस की जाँच हो रही है';
export const advanceStillDue = 'एडवांस देना बाकी';
export const refundToCome = 'आपको रिफ़ंड मिलेगा';
export const refundDue = (amount: string, day: string | null) => `आपको ${day ? `${day} तक ` : ''}${amount} वापस मिलेंगे।`;
export const balanceDue = 'बाकी रकम';
export const balanceBeingChecked = 'बाकी रकम की जाँच हो रही है';
export const balanceStillDue = (amount: string) => `${amount} बाकी हैं`;

export const hotelChanged = 'होटल ने आपकी बुकिंग बदली';
export const priceRaised = (before: string, now: string) => `होटल ने किराया ${before} से बढ़ाकर ${now} किया।`;
export const fullRefund = 'जब तक आप इसे मंज़ूर नहीं करते, पहुँचने से पहले रद्द करने पर पूरी रकम वापस मिलेगी।';
export const movedUp = (before: string, now: string) =>
  `होटल ने आपके पहुँचने का दिन ${before} से बदलकर ${now} किया। मंज़ूर करने के बाद बुकिंग रद्द करने की शर्तें उसी दिन से गिनी जाएँगी।`;
export const acceptChange = 'बदलाव मंज़ूर करें';
export const accepted = 'आपने बदलाव मंज़ूर किया';

export const invoiceKinds = {
  invoice: 'टैक्स इनवॉइस',
  bill_of_supply: 'बिल ऑफ़ सप्लाई',
  credit_note: 'क्रेडिट नोट',
  receipt_voucher: 'रसीद वाउचर',
  refund_voucher: 'रिफ़ंड वाउचर',
} as const;
