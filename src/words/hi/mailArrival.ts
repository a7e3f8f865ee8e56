export const showTheWay = 'रास्ता देखें';
export const messageHotel = 'WhatsApp पर होटल को लिखें';
export const messageUs = 'WhatsApp पर हमें लिखें';
export const contact = 'संपर्क';

export const beforeAt = (hotel: string, day: string) => `${hotel} पहुँचने से पहले: ${day}`;
export const beforePreview = 'रास्ता, समय, और कितना देना बाकी है।';
export const expectedAt = (hotel: string) => `${hotel} में आपका इंतज़ार है`;
export const begins = (day: string) => `आपकी बुकिंग ${day} से शुरू होती है। सफ़र में काम आने वाली बातें ये हैं।`;
export const youArriveAt = 'आप कब पहुँचेंगे';
export const arrivalUnknown = 'होटल को अभी पता नहीं: अपनी बुकिंग के पेज पर बता दीजिए।';
export const rules = 'होटल के नियम';
export const lateOr = (contact: string) =>
  `पहुँचने में देर होगी, या किसी चीज़ की ज़रूरत है? इस मेल का जवाब दीजिए या होटल से संपर्क कीजिए: ${contact}`;

export const welcomeFrom = (hotel: string, time: string) => `${hotel} में स्वागत है: कमरा ${time} से आपका है`;
export const oneTap = 'एक टैप में होटल को लिखिए।';
export const welcomeTo = (hotel: string) => `${hotel} में आपका स्वागत है`;
export const todayYours = (room: string, time: string) =>
  `वह दिन आ गया: ${room} आज ${time} से आपका है। रास्ते में हैं, देर हो रही है या रास्ता नहीं मिल रहा? एक टैप में WhatsApp खुलता है, जिसमें आपकी बुकिंग पहले से लिखी होती है।`;

export const papersAreAsked =
  'जो मेहमान भारत के नागरिक नहीं हैं, उनके आने से पहले होटल उनसे पासपोर्ट और वीज़ा की जानकारी माँगता है (Form C), क्योंकि भारतीय कानून के मुताबिक होटलों को यह सूचना देनी होती है; इसके लिए होटल एक लिंक भेजता है।';
export const papersSpareDesk =
  'विदेश से आने वाले मेहमान: होटल को आपके पहुँचने के 24 घंटे के भीतर पासपोर्ट और वीज़ा की सूचना देनी होती है। पहले से भर देंगे, तो रिसेप्शन पर रुकना नहीं पड़ेगा। यह लिंक सिर्फ़ आप और आपके साथ आने वालों के लिए है।';
export const fillInPapers = 'पासपोर्ट और वीज़ा की जानकारी भरें';
export const papersLeft = (filled: number, guests: number) =>
  `पासपोर्ट और वीज़ा (Form C): ${guests} में से ${filled} फ़ॉर्म ${filled === 1 ? 'भरा गया है' : 'भरे गए हैं'}। उनका लिंक उस मेल में है जिसमें ये माँगे गए थे; इस मेल का जवाब देंगे, तो होटल आपको दूसरा लिंक भेज देगा।`;

export const papersSubject = (hotel: string) => `${hotel} पहुँचने से पहले: पासपोर्ट और वीज़ा`;
export const papersPreview = 'भारतीय कानून के मुताबिक होटल को विदेश से आए मेहमानों की सूचना देनी होती है। करीब पाँच मिनट लगते हैं।';
export const papersHeading = 'पासपोर्ट और वीज़ा, पहुँचने से पहले';
export const whyPapers = (hotel: string) =>
  `भारतीय कानून के मुताबिक ${hotel} को विदेश से आए हर मेहमान की सूचना पहुँचने के 24 घंटे के भीतर देनी होती है (Form C)। पहले से भर देंगे, तो रिसेप्शन पर रुकना नहीं पड़ेगा। आप में से जो भी भारत के नागरिक नहीं हैं, उनमें से हर एक के लिए, बच्चों के लिए भी, कृपया एक फ़ॉर्म भरिए; हर फ़ॉर्म में करीब पाँच मिनट लगते हैं।`;
export const house = 'होटल';
export const yourStay = 'ठहरने के दिन';
export const papersKept =
  'आप जो भरते हैं, वह एन्क्रिप्ट करके रखा जाता है, सिर्फ़ होटल और सरकारी दफ़्तर के पास जाता है, और आपके ठहरने के एक साल बाद मिटा दिया जाता है। यह लिंक सिर्फ़ आप और आपके साथ आने वालों के लिए है: कृपया किसी और को न दीजिए। नया लिंक मिलते ही यह बंद हो जाता है।';
export const allIndian = 'आप सब भारत के नागरिक हैं? तो इस मेल का जवाब दीजिए, होटल इसे दर्ज कर लेगा।';
