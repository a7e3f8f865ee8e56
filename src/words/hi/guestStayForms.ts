export const invalidTime = 'समय ऐसे लिखें: 21:30, या खाली छोड़ दें।';
export const requestsTooLong = 'ज़्यादा से ज़्यादा 1,000 अक्षर लिखें।';
export const invalidUtr = 'UTR में 12 अंक होते हैं, जैसे 4267 0011 2233। वह आपके UPI ऐप में भुगतान के साथ दिखता है।';
export const invalidReference = 'रेफ़रेंस में चार-चार के चार समूहों में 16 अक्षर और अंक होते हैं, जैसे 7KQM-2XWD-9RTB-HC4N।';
export const emailMissing = 'वह ई-मेल लिखें जिससे आपने बुकिंग की थी।';
