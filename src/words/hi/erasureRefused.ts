export const refundOwed = (amount: string, reference: string, day: string) =>
  `आपकी बुकिंग ${reference} के ${amount} अभी आपको वापस मिलने हैं, ${day} तक। रकम वापस मिल जाने पर आप खाता मिटा सकते हैं: पहले मिटाने पर किसी को पता नहीं रहेगा कि रकम किसे देनी है।`;
export const claimOpen = (amount: string, reference: string) =>
  `आपने बताया था कि बुकिंग ${reference} के लिए आपने ${amount} दिए हैं; हम इन्हें अभी ढूँढ रहे हैं। इसका पता चल जाने पर आप खाता मिटा सकते हैं। अगर आपने भुगतान नहीं किया है, तो कृपया हमें लिखिए।`;
