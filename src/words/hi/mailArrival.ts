export const showTheWay = 'रास्ता देखें';
export const messageHotel = 'WhatsApp पर होटल को लिखें';
export const messageUs = 'WhatsApp पर हमें लिखें';
export const contact = 'संपर्क';

export const beforeAt = (hotel: string, day: string) => `पहुँचने से पहले: ${hotel}, ${day}`;
export const beforePreview = 'रास्ता, समय और भुगतान।';
export const expectedAt = (hotel: string) => `${hotel} में आपकी बुकिंग जल्द शुरू होगी`;
export const begins = (day: string) => `आपकी बुकिंग ${day} से शुरू होती है।`;
export const youArriveAt = 'पहुँचने का समय';
export const arrivalUnknown = 'अभी पता नहीं। होटल को अपनी बुकिंग के पेज पर बता दीजिए।';
export const rules = 'होटल के नियम';
export const lateOr = (contact: string) =>
  `अगर पहुँचने में देर हो या किसी चीज़ की ज़रूरत हो, तो इस ई-मेल का जवाब दीजिए या होटल से संपर्क कीजिए: ${contact}`;

export const welcomeFrom = (hotel: string, time: string) => `आज चेक-इन ${time} से: ${hotel}`;
export const oneTap = 'एक टैप में होटल को मैसेज कीजिए।';
export const welcomeTo = (hotel: string) => `${hotel} में आपका स्वागत है`;
export const todayYours = (room: string, time: string) =>
  `आप आज ${time} से ${room} में चेक-इन कर सकते हैं। देर हो रही हो या रास्ता न मिल रहा हो, तो नीचे का बटन दबाइए। इससे WhatsApp खुलता है, जिसमें आपकी बुकिंग की जानकारी पहले से लिखी होती है।`;

export const papersAreAsked =
  'कानून के मुताबिक होटल को विदेशी मेहमानों की सूचना देनी होती है (Form C)। अगर आप में से कोई भारत का नागरिक नहीं है, तो होटल को आपके पहुँचने से पहले पासपोर्ट और वीज़ा की जानकारी चाहिए। इसके लिए होटल एक लिंक भेजता है।';
export const papersSpareDesk =
  'कानून के मुताबिक होटल को विदेशी मेहमानों की सूचना पहुँचने के 24 घंटे के भीतर देनी होती है (Form C)। पासपोर्ट और वीज़ा की जानकारी अभी भर दीजिए, ताकि चेक-इन पर समय न लगे। नीचे का लिंक सिर्फ़ इस बुकिंग के मेहमानों के लिए है।';
export const fillInPapers = 'पासपोर्ट और वीज़ा की जानकारी भरें';
export const papersLeft = (filled: number, guests: number) =>
  `पासपोर्ट और वीज़ा की जानकारी (Form C): ${guests} में से ${filled} फ़ॉर्म ${filled === 1 ? 'भरा गया है' : 'भरे गए हैं'}। फ़ॉर्म का लिंक हमारे पहले के ई-मेल में है। नए लिंक के लिए इस ई-मेल का जवाब दीजिए।`;

export const papersSubject = (hotel: string) => `पासपोर्ट और वीज़ा की जानकारी चाहिए: ${hotel}`;
export const papersPreview = 'कानून के मुताबिक होटल को विदेशी मेहमानों की सूचना देनी होती है। हर फ़ॉर्म में करीब पाँच मिनट लगते हैं।';
export const papersHeading = 'पहुँचने से पहले पासपोर्ट और वीज़ा की जानकारी';
export const whyPapers = (hotel: string) =>
  `कानून के मुताबिक ${hotel} को हर विदेशी मेहमान की सूचना पहुँचने के 24 घंटे के भीतर देनी होती है (Form C)। आप में से जो भारत के नागरिक नहीं हैं, उनमें से हर एक के लिए एक फ़ॉर्म भरिए, बच्चों के लिए भी। हर फ़ॉर्म में करीब पाँच मिनट लगते हैं, और इससे चेक-इन पर समय बचता है।`;
export const house = 'होटल';
export const yourStay = 'तारीखें';
export const papersKept =
  'हम यह जानकारी एन्क्रिप्ट करके रखते हैं और आपके ठहरने के एक साल बाद मिटा देते हैं। यह सिर्फ़ होटल और सरकारी दफ़्तर को मिलती है। यह लिंक सिर्फ़ अपनी बुकिंग के मेहमानों को दीजिए। नया लिंक बनने पर यह बंद हो जाता है।';
export const allIndian = 'अगर आप सब भारत के नागरिक हैं, तो इस ई-मेल का जवाब दीजिए। होटल इसे दर्ज कर लेगा।';
