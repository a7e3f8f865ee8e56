export const stopLetters = 'न्यूज़लेटर बंद करें';

export const confirmSubject = (brand: string) => `सदस्यता की पुष्टि कीजिए: ${brand} का न्यूज़लेटर`;
export const confirmPreview = 'महीने में करीब एक बार न्यूज़लेटर पाने के लिए अपने ई-मेल की पुष्टि कीजिए।';
export const wouldYouLike = 'न्यूज़लेटर की सदस्यता की पुष्टि कीजिए';
export const somebodyAsked =
  'किसी ने, शायद आप ही ने, इस पते पर हमारा न्यूज़लेटर माँगा है। यह महीने में करीब एक बार आता है: मौसम, त्योहार, कभी-कभी कोई रेसिपी। इसे पाने के लिए पुष्टि कीजिए कि यह पता आपका है।';
export const worksForWeek =
  'यह लिंक एक हफ़्ते तक चलता है। अगर यह आपने नहीं माँगा, तो इस ई-मेल पर ध्यान न दीजिए। कोई न्यूज़लेटर नहीं आएगा।';
export const confirmAddress = 'सदस्यता की पुष्टि करें';

export const welcomeSubject = (brand: string) => `सदस्यता शुरू हो गई: ${brand} का न्यूज़लेटर`;
export const welcomePreview = 'हमारा न्यूज़लेटर महीने में करीब एक बार आएगा।';
export const thanks = 'सदस्यता के लिए धन्यवाद';
export const onceAMonth =
  'आपके ई-मेल की पुष्टि हो गई है। हमारा न्यूज़लेटर महीने में करीब एक बार आएगा। आपका पता हम सिर्फ़ इसी के लिए इस्तेमाल करते हैं।';
export const untilThen = 'अगले न्यूज़लेटर तक हमारा ब्लॉग पढ़िए: मौसम, ट्रेनें, मछली की करी और पुरानी गलियाँ।';
export const onePress = 'हर न्यूज़लेटर में उसे बंद करने का लिंक होता है। बंद करने पर हम आपका पता मिटा देते हैं।';
export const readBlog = 'ब्लॉग पढ़ें';
