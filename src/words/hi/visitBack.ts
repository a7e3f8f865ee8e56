export const checkAgain = 'फिर से देखें';
export const checking = 'आपका भुगतान देख रहे हैं…';
export const received = 'आपका भुगतान मिल गया, धन्यवाद।';
export const confirmedByIt = 'आपकी बुकिंग पक्की हो गई।';
export const paidByIt = 'आपकी बुकिंग की पूरी रकम मिल गई।';
export const weEmail = 'हम आपको मेल भी करेंगे।';
export const receiptIsBelow = 'रसीद नीचे किराए के साथ है।';
export const balanceStillDue = (amount: string) =>
  `${amount} देने हैं। अगर आपने अभी भुगतान नहीं किया, तो आपसे कुछ नहीं लिया गया: नीचे कर सकते हैं। अगर कर दिया है, तो कुछ मिनट लग सकते हैं। हम देखते रहेंगे और आपको मेल करेंगे।`;
export const receivedSoFar = (amount: string) => `आपके एडवांस में से अब तक ${amount} मिले हैं।`;
export const stillDue = (amount: string) =>
  `${amount} और देने हैं। अगर आपने अभी भुगतान नहीं किया, तो आपसे कुछ नहीं लिया गया: नीचे कर सकते हैं। अगर इससे ज़्यादा दिया है, तो कुछ मिनट लग सकते हैं। हम देखते रहेंगे और आपको मेल करेंगे।`;
export const noneYet = 'अभी तक कोई भुगतान नहीं मिला है।';
export const whatNow =
  'अगर आपने भुगतान नहीं किया, तो आपसे कुछ नहीं लिया गया: बुकिंग खत्म होने से पहले नीचे दे दीजिए। अगर कर दिया है, तो कुछ मिनट लग सकते हैं। हम देखते रहेंगे और आपको मेल करेंगे।';
