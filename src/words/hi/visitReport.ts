export const reported = (amount: string) => `${amount} के भुगतान की सूचना मिल गई`;
export const weLookForIt = 'हम अपने बैंक खाते में इसकी जाँच कर रहे हैं और आपको ई-मेल करेंगे।';
export const reportByLinkToo =
  'हम इसकी जाँच कर रहे हैं और आपको ई-मेल करेंगे। हमारे ई-मेल का लिंक खोलकर UTR वहाँ भी बताइए। तब जाँच पूरी होने तक आपकी बुकिंग खत्म नहीं होगी।';
export const utrOfPayment = 'आपके भुगतान का UTR';
export const utrHint = 'आपके UPI ऐप में ये 12 अंक UTR या UPI रेफ़रेंस के नाम से दिखते हैं। अक्षरों वाली ट्रांज़ैक्शन आईडी दूसरा नंबर है।';
export const reporting = 'भेज रहे हैं…';
export const report = 'भुगतान की सूचना दें';
export const cancel = 'रहने दें';

export const withdraw = 'सूचना वापस लें';
export const withdrawTitle = 'सूचना वापस लें?';
export const withdrawn = 'सूचना वापस ले ली गई';
export const whatFollows =
  'आपने जिस भुगतान की सूचना दी थी, हम उसकी जाँच बंद कर देंगे। एडवांस फिर से देना होगा। नई आख़िरी तारीख इस पेज पर दिखेगी।';
