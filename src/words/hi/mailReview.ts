export const stars = (rating: number) => `5 में से ${rating} ${rating === 1 ? 'सितारा' : 'सितारे'}`;
export const yourReview = 'आपकी समीक्षा';

export const askSubject = (hotel: string) => `${hotel} में ठहरना कैसा रहा?`;
export const askPreview = 'आपकी समीक्षा से अगले मेहमान को होटल चुनने में मदद मिलती है।';
export const thanks = (hotel: string) => `${hotel} में ठहरने के लिए धन्यवाद`;
export const youStayed = (hotel: string, from: string, to: string) =>
  `आप ${from} से ${to} तक ${hotel} में ठहरे। उम्मीद है, समय अच्छा बीता।`;
export const wouldYou =
  'कृपया समीक्षा लिखिए। एक मिनट लगता है: ठहरने और उसके चार पहलुओं के लिए सितारे दीजिए, और चाहें तो कुछ शब्द लिखिए। समीक्षा आपके पहले नाम और उपनाम के पहले अक्षर के साथ दिखती है। होटल उसका जवाब दे सकता है।';
export const linkForOne = 'यह लिंक किसी और को न दीजिए। यह एक समीक्षा के लिए, ठहरने के 90 दिन बाद तक चलता है।';
export const linkIsMailed = 'समीक्षा आपकी बुकिंग के पेज पर लिखी जाती है। उस पेज का लिंक हम बुकिंग वाले ई-मेल पते पर भेजते हैं।';
export const notRight = 'कुछ ठीक न लगा हो, तो इस ई-मेल का जवाब दीजिए। वह सिर्फ़ होटल को मिलता है।';
export const askedOnce = 'हर बुकिंग पर हम एक ही बार पूछते हैं। इसके बाद कोई याद नहीं दिलाई जाएगी।';
export const writeReview = 'समीक्षा लिखें';

export const repliedSubject = (house: string) => `आपकी समीक्षा का जवाब: ${house}`;
export const replyToYours = 'होटल ने आपकी समीक्षा का जवाब दिया है';
export const hasReplied = (house: string) => `${house} ने आपकी समीक्षा का जवाब दिया है। जवाब नीचे है।`;
export const replyFrom = (house: string) => `${house} का जवाब`;
export const allCanRead = 'यह जवाब आपकी समीक्षा के नीचे सब पढ़ सकते हैं। आपको कुछ नहीं करना है। इस बारे में और कोई ई-मेल नहीं आएगा।';
export const seeBoth = 'समीक्षा और जवाब देखें';

export const hiddenSubject = (house: string) => `आपकी समीक्षा हटा दी गई: ${house}`;
export const takenAway = 'आपकी समीक्षा हटा दी गई है';
export const weLooked = (house: string) =>
  `हमने ${house} के बारे में आपकी समीक्षा की जाँच की है। अब वह दूसरों को नहीं दिखती, और उसके सितारे नहीं गिने जाते।`;
export const why = 'वजह';
export const whyHidden = {
  stranger: 'हम पुष्टि नहीं कर सके कि यह इसी होटल में ठहरने के बारे में है।',
  insult: 'इसमें किसी का अपमान है या किसी को धमकी दी गई है।',
  personal: 'इसमें किसी की निजी जानकारी है।',
  spam: 'यह विज्ञापन है, या ठहरने के बजाय किसी और चीज़ के बारे में है।',
  other: 'इसमें कुछ ऐसा है जो सबके सामने की समीक्षा में नहीं होना चाहिए।',
} as const;
export const neverForHard =
  'समीक्षा हटाने का फ़ैसला होटल नहीं, हम करते हैं। कड़ी होने की वजह से कोई समीक्षा नहीं हटाई जाती। अगर आप सहमत नहीं हैं, या वह हिस्सा निकालना चाहते हैं जो नहीं होना चाहिए, तो इस ई-मेल का जवाब दीजिए।';
export const seeReviews = 'समीक्षाएँ देखें';
