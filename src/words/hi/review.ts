export const howWasIt = 'आपका ठहरना कैसा रहा?';
export const description =
  'मेहमान हमारी मेल के लिंक से बताते हैं कि ठहरना कैसा रहा: ठहरने और उसकी हर बात के लिए सितारे, और अगले मेहमान के लिए दो शब्द।';
export const needsScript = 'समीक्षा भेजने के लिए इस पेज को JavaScript चाहिए।';
export const howWas = (hotel: string) => `${hotel} में ठहरना कैसा रहा?`;
export const opening = 'आपकी बुकिंग खुल रही है…';
export const sending = 'भेज रहे हैं…';

export const openOurLink = 'कृपया हमारी मेल का लिंक खोलें';
export const whereLinkIs =
  'ठहरने के अगले दिन हम मेहमान से मेल में पूछते हैं कि सब कैसा रहा। उसी मेल का लिंक यहाँ लाता है। वह आपकी बुकिंग के पेज पर भी है।';
export const findStay = 'अपनी बुकिंग खोजें';
export const linkIsOver = 'यह लिंक अब काम नहीं करता';
export const howLongLinkWorks = 'मेल का लिंक ठहरने के बाद 90 दिन तक चलता है। आपकी बुकिंग के पेज से यहाँ एक साल तक आ सकते हैं।';
export const notHere = 'इस बुकिंग की समीक्षा यहाँ नहीं हो सकती';

export const weSendLink = 'हम आपको लिंक भेजते हैं';
export const sendLink = 'लिंक भेजें';
export const lookIntoMailbox = 'कृपया अपनी मेल देखें';
export const linkOnItsWay =
  'आपकी बुकिंग का लिंक उस पते पर जा रहा है जिससे बुकिंग हुई थी; “समीक्षा लिखें” वहीं मिलेगा। कुछ मिनट बाद भी न आए? स्पैम में देखें।';

export const published = 'धन्यवाद, आपकी समीक्षा प्रकाशित हो गई';
export const received = 'धन्यवाद, हमें आपकी समीक्षा मिल गई';
export const whyItWaits = 'दिखने से पहले कोई व्यक्ति इसे जाँचेगा। आपकी समीक्षा में फ़ोन नंबर, ईमेल पता या लिंक है।';
export const hasBeenReviewed = 'इस बुकिंग की समीक्षा हो चुकी है';
export const whereItStands = (hotel: string) =>
  `इसे ${hotel} के पेज पर सब पढ़ सकते हैं, और इसके सितारे अब वहाँ गिने जाएँगे। होटल इसका एक बार जवाब दे सकता है; हम आपको मेल से बता देंगे।`;
export const onceOnly = (hotel: string) => `एक बुकिंग की एक ही समीक्षा होती है। समीक्षाएँ ${hotel} के पेज पर हैं।`;
export const photosLater = 'आपकी फ़ोटो हमारे देख लेने के बाद इसके साथ दिखेंगी, अक्सर दो दिन में।';
export const readReviews = 'समीक्षाएँ पढ़ें';

export const sendingPhoto = (place: number, count: number) => `फ़ोटो ${place} भेज रहे हैं, कुल ${count}…`;
export const ofPhoto = (place: number, name: string, message: string) => `फ़ोटो ${place}, “${name}”: ${message}`;
