export const howWasIt = 'आपका ठहरना कैसा रहा?';
export const description = 'अपने ठहरने को सितारे दें और दूसरे मेहमानों के लिए समीक्षा लिखें। हमारे ई-मेल का लिंक यह पेज खोलता है।';
export const needsScript = 'समीक्षा भेजने के लिए JavaScript ज़रूरी है।';
export const howWas = (hotel: string) => `${hotel} में ठहरना कैसा रहा?`;
export const opening = 'आपकी बुकिंग खुल रही है…';
export const sending = 'भेज रहे हैं…';

export const openOurLink = 'हमारे ई-मेल का लिंक खोलें';
export const whereLinkIs = 'चेक-आउट के अगले दिन हम आपको समीक्षा का लिंक ई-मेल करते हैं। वह आपकी बुकिंग के पेज पर भी है।';
export const findStay = 'अपनी बुकिंग खोजें';
export const linkIsOver = 'यह लिंक अब काम नहीं करता';
export const howLongLinkWorks =
  'ई-मेल का लिंक ठहरने के बाद 90 दिन तक चलता है। अपनी बुकिंग के पेज से आप एक साल तक समीक्षा लिख सकते हैं।';
export const notHere = 'इस बुकिंग की समीक्षा यहाँ नहीं हो सकती';

export const weSendLink = 'समीक्षा का लिंक ई-मेल से पाएँ';
export const sendLink = 'मुझे लिंक ई-मेल करें';
export const lookIntoMailbox = 'अपना इनबॉक्स देखें';
export const linkOnItsWay = 'हमने बुकिंग वाले ई-मेल पर लिंक भेजा है। उसे खोलकर “समीक्षा लिखें” चुनें। कुछ मिनट में न आए, तो स्पैम में देखें।';

export const published = 'धन्यवाद, आपकी समीक्षा प्रकाशित हो गई';
export const received = 'धन्यवाद, हमें आपकी समीक्षा मिल गई';
export const whyItWaits = 'आपकी समीक्षा में फ़ोन नंबर, ई-मेल या लिंक है। दिखने से पहले कोई व्यक्ति इसे जाँचेगा।';
export const hasBeenReviewed = 'आप इस बुकिंग की समीक्षा लिख चुके हैं';
export const whereItStands = (hotel: string) =>
  `इसे ${hotel} के पेज पर सब पढ़ सकते हैं, और इसके सितारे वहाँ गिने जाएँगे। होटल एक बार जवाब दे सकता है। जवाब आने पर हम आपको ई-मेल करेंगे।`;
export const onceOnly = (hotel: string) => `एक बुकिंग की एक ही समीक्षा होती है। समीक्षाएँ ${hotel} के पेज पर हैं।`;
export const photosLater = 'आपकी फ़ोटो हमारे जाँचने के बाद दिखेंगी, आम तौर पर दो दिन में।';
export const readReviews = 'समीक्षाएँ पढ़ें';

export const sendingPhoto = (place: number, count: number) => `${count} में से फ़ोटो ${place} भेज रहे हैं…`;
export const ofPhoto = (place: number, name: string, message: string) => `फ़ोटो ${place}, “${name}”: ${message}`;
