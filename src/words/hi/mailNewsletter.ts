export const stopLetters = 'ये चिट्ठियाँ बंद करें';

export const confirmSubject = (brand: string) => `कृपया पुष्टि कीजिए: ${brand} की चिट्ठी`;
export const confirmPreview = 'अपने पते की पुष्टि कीजिए, और वह महीने में करीब एक बार आपके पास आएगी।';
export const wouldYouLike = 'क्या आपको हमारी चिट्ठी चाहिए?';
export const somebodyAsked =
  'किसी ने, उम्मीद है आप ही ने, इस पते पर हमारी चिट्ठी माँगी है: मौसम, त्योहार, कभी-कभी कोई रेसिपी, महीने में करीब एक बार। पुष्टि कीजिए कि यह पता आपका है, और वह आपके पास आने लगेगी।';
export const worksForWeek = 'यह लिंक एक हफ़्ते तक चलता है। आपने यह नहीं माँगा, तो कुछ करने की ज़रूरत नहीं: कोई चिट्ठी नहीं आएगी।';
export const confirmAddress = 'मेरे पते की पुष्टि करें';

export const welcomeSubject = (brand: string) => `हमारी चिट्ठी अब आपके पास आएगी: ${brand}`;
export const welcomePreview = 'आपके पते की पुष्टि हो गई है।';
export const thanks = 'हमें पढ़ने के लिए धन्यवाद';
export const onceAMonth =
  'आपके पते की पुष्टि हो गई है: हमारी चिट्ठी महीने में करीब एक बार आपके पास आएगी। आपका पता हम सिर्फ़ इसी के लिए इस्तेमाल करते हैं।';
export const untilThen = 'अगली चिट्ठी तक हमारा ब्लॉग है: मौसम, ट्रेनें, मछली की करी और पुरानी गलियाँ।';
export const onePress = 'हर चिट्ठी में उसे बंद करने का लिंक होता है। एक बार दबाइए, और आपका पता हटा दिया जाता है।';
export const readBlog = 'ब्लॉग पढ़ें';
