export const lookingFor = (amount: string) => `हम आपके ${amount} ढूँढ रहे हैं`;
export const doesNotEnd = 'इस बीच, ज़्यादा से ज़्यादा एक हफ़्ते तक, आपकी बुकिंग खत्म नहीं होगी, और हम आपको मेल लिखेंगे।';
export const utrOfPayment = 'आपके भुगतान का UTR';
export const utrHint =
  '12 अंक, जो आपके UPI ऐप में भुगतान के साथ UTR या UPI रेफ़रेंस के नाम से दिखते हैं। अक्षरों वाली ट्रांज़ैक्शन आईडी दूसरा नंबर है।';
export const sending = 'भेज रहे हैं…';
export const tellUs = 'हमें बताएँ';
export const notNow = 'अभी नहीं';

export const notPaid = 'मैंने भुगतान नहीं किया है';
export const notPaidTitle = 'आपने भुगतान नहीं किया है';
export const keepLooking = 'ढूँढते रहें';
export const stopLooking = 'ढूँढना बंद करें';
export const lookedNoMore = 'अब हम कोई भुगतान नहीं ढूँढ रहे';
export const whatFollows = 'आपने जो भुगतान बताया था, हम उसे ढूँढना बंद कर देंगे। एडवांस फिर से देना होगा; कब तक, यह तब यहाँ दिखेगा।';
