export const refundDue = (amount: string, reference: string, day: string) =>
  `आपकी बुकिंग ${reference} का ${amount} का रिफ़ंड आपको ${day} तक मिलेगा। उसके बाद आप खाता मिटा सकते हैं: तब तक हमें पता होना चाहिए कि रकम किसे देनी है।`;
export const cancellationOpen = (reference: string) =>
  `होटल का कहना है कि बुकिंग ${reference} आपने रद्द की। पहले हमारे ई-मेल का लिंक खोलकर जवाब दीजिए: तब तक हमें पता होना चाहिए कि रकम किसे देनी है।`;
export const paymentReported = (amount: string, reference: string) =>
  `आपने बुकिंग ${reference} के लिए ${amount} के भुगतान की सूचना दी थी, हम अभी उसकी जाँच कर रहे हैं। जब हम आपको नतीजा ई-मेल कर दें, तब आप खाता मिटा सकते हैं। अगर आपने भुगतान नहीं किया है, तो अपनी बुकिंग के पेज पर सूचना वापस लीजिए, या हमें लिखिए।`;
