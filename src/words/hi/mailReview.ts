export const stars = (rating: number) => `5 में से ${rating} ${rating === 1 ? 'सितारा' : 'सितारे'}`;
export const yourReview = 'आपकी समीक्षा';

export const askSubject = (hotel: string) => `धन्यवाद: ${hotel} में ठहरना कैसा रहा?`;
export const askPreview = 'आपके सितारे और दो शब्द अगले मेहमान को सही चुनने में मदद करते हैं।';
export const thanks = (hotel: string) => `${hotel} में ठहरने के लिए धन्यवाद`;
export const youStayed = (hotel: string, from: string, to: string) =>
  `आपने ${from} से ${to} तक का समय ${hotel} में बिताया। आने के लिए धन्यवाद; उम्मीद है, समय अच्छा बीता।`;
export const wouldYou =
  'क्या आप औरों को बताएँगे कि कैसा रहा? एक मिनट लगता है: ठहरने के लिए और उसके चार पहलुओं के लिए सितारे, और मन हो तो दो शब्द। समीक्षा आपके पहले नाम और उपनाम के पहले अक्षर के साथ दिखती है, और होटल उसका जवाब दे सकता है।';
export const linkForOne = 'यह लिंक सिर्फ़ आपके लिए है और एक समीक्षा के लिए चलता है, ठहरने के 90 दिन बाद तक।';
export const linkIsMailed = 'आपकी बुकिंग, और उसमें यह फ़ॉर्म, एक लिंक से खुलता है, जो हम उस ई-मेल पर भेजते हैं जिससे बुकिंग हुई थी।';
export const notRight = 'कुछ ठीक नहीं लगा? इस मेल का जवाब दीजिए: वह सिर्फ़ होटल के पास जाता है।';
export const askedOnce = 'हर बुकिंग पर हम एक ही बार पूछते हैं। मन न हो, तो कुछ न कीजिए: फिर कोई मेल नहीं आएगी।';
export const writeReview = 'समीक्षा लिखें';

export const repliedSubject = (house: string) => `${house} ने आपकी समीक्षा का जवाब दिया है`;
export const replyToYours = 'आपकी समीक्षा का जवाब';
export const hasReplied = (house: string) => `आपने अपने ठहरने के बारे में जो लिखा, उसका ${house} ने जवाब दिया है:`;
export const replyFrom = (house: string) => `${house} का जवाब`;
export const allCanRead = 'यह जवाब आपकी समीक्षा के नीचे सब पढ़ सकते हैं। आपको कुछ नहीं करना है, और फिर कोई मेल नहीं आएगी।';
export const seeBoth = 'दोनों देखें';

export const hiddenSubject = (house: string) => `${house} के बारे में आपकी समीक्षा हटा दी गई है`;
export const takenAway = 'आपकी समीक्षा हटा दी गई है';
export const weLooked = (house: string) =>
  `आपने ${house} में ठहरने के बारे में जो लिखा, उसे हमने देखा है। अब और लोग उसे नहीं पढ़ते, और उसके सितारे नहीं गिने जाते।`;
export const why = 'वजह';
export const whyHidden = {
  stranger: 'हमें यह नहीं दिखा कि यह इसी होटल में ठहरने के बारे में है।',
  insult: 'इसमें किसी का अपमान है या किसी को धमकी दी गई है।',
  personal: 'इसमें किसी की निजी जानकारी है।',
  spam: 'यह विज्ञापन है, या ठहरने के बजाय किसी और चीज़ के बारे में है।',
  other: 'इसमें कुछ ऐसा है जो सबके सामने की समीक्षा में नहीं होना चाहिए।',
} as const;
export const neverForHard =
  'कोई समीक्षा सिर्फ़ कड़ी होने की वजह से कभी नहीं हटाई जाती, और फ़ैसला होटल नहीं करता: हम करते हैं। आपको यह गलत लगता है, या जो वहाँ नहीं होना चाहिए, उसे आप निकालना चाहेंगे? इस मेल का जवाब दीजिए; हम में से कोई उसे पढ़ता है।';
export const seeReviews = 'समीक्षाएँ देखें';
