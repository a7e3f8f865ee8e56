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

export const starsMissing = '1 से 5 तक सितारे चुनें।';
export const titleTooLong = 'ज़्यादा से ज़्यादा 120 अक्षर लिखें।';
export const commentTooLong = 'ज़्यादा से ज़्यादा 2,000 अक्षर लिखें।';

export const stars = (n: number) => `${n} ${n === 1 ? 'सितारा' : 'सितारे'}`;
export const starsForAll = 'अपनी रेटिंग के लिए और उसके नीचे की चारों बातों के लिए सितारे चुनें।';
export const yourRating = 'आपकी रेटिंग';
export const title = 'शीर्षक';
export const comment = 'दूसरों को क्या पता होना चाहिए?';
export const charactersLeft = (count: string) => `${count} अक्षर और लिख सकते हैं।`;
export const charactersTooMany = (count: string) => `${count} अक्षर ज़्यादा हैं।`;
export const everybodyReads = [
  'आपकी समीक्षा सब पढ़ सकते हैं, इस नाम के साथ: “',
  '”। हम और क्या रखते हैं, यह ',
  'निजता के पेज',
  ' पर पढ़ें।',
] as const;
export const publish = 'समीक्षा प्रकाशित करें';

export const photos = 'फ़ोटो';
export const photosHint = (most: number) =>
  `${most} फ़ोटो तक, JPEG, PNG या WebP में। बड़ी फ़ोटो हम छोटी कर देते हैं। हमारे जाँचने के बाद ये मेहमानों को दिखेंगी। इनमें जो लोग हैं, वे राज़ी हों।`;
export const chosenPhoto = (name: string) => `चुनी हुई: ${name}`;
export const removePhoto = (place: number, name: string) => `फ़ोटो ${place} हटाएँ, ${name}`;
export const notAdded = (name: string, why: string) => `“${name}” नहीं जोड़ी गई। ${why}`;
export const noRoomFor = (name: string, most: number) => `“${name}” नहीं जोड़ी गई। आप ${most} फ़ोटो तक जोड़ सकते हैं।`;
export const reading = 'फ़ोटो खुल रही है…';
export const addPhotos = 'फ़ोटो जोड़ें';
export const photosChosen = (count: number, most: number) => `${most} में से ${count} फ़ोटो चुनीं`;

export const notStayedYet = 'समीक्षा चेक-आउट के दिन से लिखी जा सकती है।';
export const invalidReview = 'सितारे और समीक्षा की लंबाई देख लें।';
export const photoMissing = 'एक फ़ोटो नहीं पहुँची। समीक्षा फिर से भेजें।';
export const sharedLink = 'इस लिंक से बुकिंग सिर्फ़ देखी जा सकती है। समीक्षा वही लिख सकते हैं जिन्होंने बुकिंग की है।';
export const notMailed =
  'समीक्षा सिर्फ़ उस लिंक से लिखी जा सकती है जो हम बुकिंग वाले ई-मेल पर भेजते हैं। बुकिंग करते समय कोई भी पता लिखा जा सकता है।';
export const reviewRefused = 'आपकी समीक्षा नहीं भेजी जा सकी।';
export const reviewFailed = 'आपकी समीक्षा नहीं भेजी जा सकी। आपका लिखा हुआ यहीं है। फिर से कोशिश करें।';
export const openFailed = 'आपकी बुकिंग नहीं खुल सकी। अपना इंटरनेट देखें और फिर से कोशिश करें।';
export const tooManyPhotos =
  'एक साथ, या इस बुकिंग के लिए आज, बहुत सारी फ़ोटो आ गईं। एक मिनट बाद फिर से कोशिश करें, या समीक्षा इस फ़ोटो के बिना भेजें।';
export const photoFailed = 'यह नहीं भेजी जा सकी। आपका लिखा हुआ यहीं है। फिर से कोशिश करें।';
export const linkRefused = 'लिंक नहीं भेजा जा सका।';
export const linkNotSent = 'लिंक नहीं भेजा जा सका। फिर से कोशिश करें।';

const youDid = 'अगर आप यहाँ ठहरे थे, तो हमें लिखें: हम होटल से बात करके इसे ठीक कर देंगे।';

export const noReview = {
  booked_by_house: 'यह बुकिंग होटल ने की थी। समीक्षा उन्हीं बुकिंग की होती है जो मेहमानों ने यहाँ की हों।',
  own_house: 'यह बुकिंग होटल के ही किसी व्यक्ति ने की थी। होटल अपनी समीक्षा खुद नहीं लिखता।',
  not_seen: `होटल ने आपका चेक-इन दर्ज नहीं किया, और इस बुकिंग का कोई भुगतान यहाँ नहीं हुआ। ${youDid}`,
  no_show: `होटल का कहना है कि आप नहीं पहुँचे (नो-शो)। ${youDid}`,
  cancelled: `यह बुकिंग रद्द हुई थी। ${youDid}`,
  already_reviewed: 'इस बुकिंग की समीक्षा लिखी जा चुकी है। धन्यवाद!',
} as const;
