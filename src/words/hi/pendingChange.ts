export const stayLine = (checkIn: string, checkOut: string, room: string, rooms: string, guests: string) =>
  `${checkIn} से ${checkOut}, ${room}, ${rooms}, ${guests}`;
export const waitsTitle = 'बदलाव के लिए भुगतान बाकी है';
export const payToChange = (amount: string, total: string, by: string) =>
  `${by} तक ${amount} दे दीजिए, तो आपकी बुकिंग ऐसी हो जाएगी। नया कुल किराया ${total} है।`;
export const onHold = 'तब तक नई रातें आपके लिए रोक कर रखी हैं। आपकी बुकिंग जैसी है वैसी है।';
export const weLook = (amount: string, by: string) =>
  `आपने ${amount} के भुगतान की सूचना दी है। हम उसे ढूँढ रहे हैं और आपको मेल करेंगे। मिलते ही आपकी बुकिंग बदल देंगे। नई रातें ${by} तक आपके लिए रोक कर रखी हैं।`;
export const pay = (amount: string) => `${amount} दें`;
export const openingPage = 'भुगतान का पेज खुल रहा है…';
export const withdraw = 'बदलाव वापस लें';
export const withdrawTitle = 'बदलाव वापस लें?';
export const cancel = 'रहने दें';
export const withdrawn = 'बदलाव वापस ले लिया गया';
export const withdrawWords = 'आपकी बुकिंग जैसी है वैसी रहेगी, और नई रातें दूसरों के लिए खुल जाएँगी।';
export const ifPaid = 'अगर आपने भुगतान कर दिया है, तो पूरी रकम आपको वापस मिलेगी।';

export const checkAgain = 'फिर से देखें';
export const checking = 'आपका भुगतान देख रहे हैं…';
export const paidAndChanged = 'भुगतान मिला, बुकिंग बदल गई';
export const changedTo = (stay: string) => `आपकी बुकिंग अब यह है: ${stay}। हम आपको मेल भी करेंगे।`;
export const notPaid = 'भुगतान नहीं हुआ: आपकी बुकिंग नहीं बदली';
export const stillWaits = (by: string) =>
  `अगर आपने भुगतान कर दिया है, तो कुछ मिनट लग सकते हैं: हम देखते रहेंगे। नहीं किया, तो ${by} तक नीचे कर सकते हैं।`;
export const timeIsOver =
  'भुगतान का समय निकल चुका है। अगर आपने भुगतान कर दिया है, तो कुछ मिनट लग सकते हैं: फिर हम आपकी बुकिंग बदल देंगे, या पूरी रकम वापस करेंगे।';
export const notChanged = 'भुगतान मिला, पर बुकिंग नहीं बदली जा सकी';
export const refundedInFull = (amount: string) =>
  `यह बदलाव अब नहीं हो सकता था। आपको पूरे ${amount} 5–7 कामकाजी दिनों में वापस मिलेंगे। आपकी बुकिंग जैसी थी वैसी है।`;
