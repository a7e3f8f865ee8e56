export const isCancelled = 'यह बुकिंग रद्द है';
export const cancelledOn = (moment: string) => `${moment} को रद्द हुई।`;
export const isNoShow = (hotel: string) => `${hotel} का कहना है कि आप नहीं पहुँचे`;
export const ifYouWereThere = 'अगर आप होटल में ठहरे थे, या पहुँचने पर आपको लौटा दिया गया, तो हमें बताइए। फिर हम होटल से पूछेंगे।';
export const iWasThere = 'मैं वहाँ था / थी';
export const weLookIntoIt = 'आपने बताया कि आप वहाँ थे। हम होटल से पूछकर आपको ई-मेल करेंगे।';
export const didYouCancel = (hotel: string) => `${hotel} का कहना है कि आपने यह बुकिंग रद्द की। क्या यह सही है?`;
export const otherwiseAll = (moment: string, amount: string) =>
  `अगर आपने रद्द नहीं की, तो “नहीं” चुनिए। तब पूरे ${amount} आपको वापस मिलेंगे। ${moment} तक जवाब न देने पर भी ऐसा ही होगा।`;
export const yesICancelled = 'हाँ, मैंने रद्द की';
export const noIDidNot = 'नहीं, मैंने नहीं की';
