export const stayAt = (hotel: string) => `${hotel} में बुकिंग`;
export const bookedBy = (name: string) => `बुकिंग ${name} की है, जिन्होंने इसे आपके साथ शेयर किया है।`;
/** "रात करीब 9:30 बजे": the word for "about" stands behind the part of the day. */
export const arrivalPlanned = (time: string) => ` ${time.replace(' ', ' करीब ')} पहुँचने की योजना है।`;
export const cancelled = 'रद्द';

export const shareTitle = 'साथ जाने वालों के साथ शेयर करें';
export const fromTo = (checkIn: string, checkOut: string) => `${checkIn} से ${checkOut} तक`;
export const ourStayAt = (hotel: string) => `${hotel} में हमारी बुकिंग`;
export const notCopied = 'आपके ब्राउज़र ने कॉपी नहीं करने दिया';
export const endedAll = 'शेयर किए गए लिंक बंद हो गए';
export const endAll = 'शेयर किए गए सब लिंक बंद करें';
export const shareLink = 'लिंक शेयर करें';
export const whatTheySee =
  'जिसके पास यह लिंक है, वह होटल और वहाँ का रास्ता, तारीखें, कमरा, मेहमानों की संख्या और पहुँचने का समय देख सकता है। उसे आपका पहला नाम और उपनाम का पहला अक्षर दिखता है। उसे किराया, रेफ़रेंस या आपका फ़ोन और ई-मेल नहीं दिखता, और वह कुछ बदल नहीं सकता। लिंक चेक-आउट के तीन दिन बाद बंद हो जाता है।';
export const link = 'लिंक';
export const makingLink = 'लिंक बन रहा है';
