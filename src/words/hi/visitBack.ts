export const askAgain = 'फिर से पूछें';
export const asking = 'पूछ रहे हैं कि आपका भुगतान मिला या नहीं…';
export const cancelled = 'यह बुकिंग रद्द है।';
export const hasCome = 'आपका भुगतान मिल गया, धन्यवाद।';
export const confirmedByIt = 'इससे आपकी बुकिंग पक्की हो गई। हम आपको मेल भी लिखेंगे, और रसीद नीचे किराए के साथ है।';
export const cameSoFar = (amount: string) => `आपके एडवांस में से अब तक ${amount} मिले हैं।`;
export const stillDue = (amount: string) =>
  `उसमें से ${amount} अभी देने हैं: आपने भुगतान शुरू किया था, तब से किराया बढ़ गया है, या कम रकम मिली है।`;
export const noneYet = 'अभी कोई भुगतान नहीं मिला है।';
export const whatNow =
  'अगर आपने भुगतान नहीं किया, तो आपसे कुछ नहीं लिया गया: जब तक आपकी बुकिंग रुकी है, नीचे दे सकते हैं। अगर कर दिया है, तो कुछ मिनट लग सकते हैं; हमें उसकी खबर अपने आप मिलती है और हम आपको लिखेंगे।';
