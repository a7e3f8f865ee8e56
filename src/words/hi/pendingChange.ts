export const stayLine = (checkIn: string, checkOut: string, room: string, rooms: string, guests: string) =>
  `${checkIn} से ${checkOut}, ${room}, ${rooms}, ${guests}`;
export const waitsTitle = 'आपका बदलाव अभी पक्का नहीं हुआ';
export const payToChange = (amount: string, total: string, by: string) =>
  `इसे पक्का करने के लिए ${by} तक ${amount} दें। नया कुल किराया ${total} है।`;
export const onHold = 'तब तक हम नई तारीखें आपके लिए रोककर रखते हैं। भुगतान से पहले आपकी बुकिंग नहीं बदलेगी।';
export const weLook = (amount: string, by: string) =>
  `आपने ${amount} के भुगतान की सूचना दी है। हम इसकी जाँच कर रहे हैं और आपको ई-मेल करेंगे। मिलते ही आपकी बुकिंग बदल देंगे। नई तारीखें हम ${by} तक आपके लिए रोककर रखते हैं।`;
export const pay = (amount: string) => `${amount} दें`;
export const openingPage = 'भुगतान का पेज खुल रहा है…';
export const withdraw = 'बदलाव वापस लें';
export const withdrawTitle = 'बदलाव वापस लें?';
export const cancel = 'रहने दें';
export const withdrawn = 'बदलाव वापस ले लिया गया';
export const withdrawWords = 'आपकी बुकिंग जैसी है वैसी रहेगी। नई तारीखें दूसरों के लिए खुल जाएँगी।';
export const ifPaid = 'अगर आपने भुगतान कर दिया है, तो पूरी रकम आपको वापस मिलेगी।';

export const checkAgain = 'फिर से देखें';
export const checking = 'आपका भुगतान देख रहे हैं…';
export const paidAndChanged = 'भुगतान मिला, बुकिंग बदल गई';
export const changedTo = (stay: string) => `आपकी बुकिंग अब यह है: ${stay}। हम आपको ई-मेल भी करेंगे।`;
export const notPaid = 'अभी तक भुगतान नहीं मिला। आपकी बुकिंग नहीं बदली है।';
export const stillWaits = (by: string) =>
  `अगर आपने भुगतान कर दिया है, तो कुछ मिनट लग सकते हैं। हम देखते रहेंगे। नहीं किया, तो ${by} तक नीचे कर सकते हैं।`;
export const timeIsOver =
  'भुगतान का समय निकल चुका है। अगर आपने भुगतान कर दिया है, तो कुछ मिनट लग सकते हैं। फिर हम आपकी बुकिंग बदल देंगे या पूरी रकम वापस करेंगे।';
export const notChanged = 'भुगतान मिला, पर बुकिंग नहीं बदली जा सकी';
export const refundedInFull = (amount: string) =>
  `आपको पूरे ${amount} 5–7 कामकाजी दिनों में वापस मिलेंगे। यह बदलाव अब नहीं हो सकता था। आपकी बुकिंग जैसी थी वैसी है।`;
