export const where = 'कहाँ';
export const room = 'कमरा';
export const when = 'कब';
export const who = 'कौन';
export const fromTo = (from: string, to: string) => `${from} से ${to}`;

export const confirmSubject = (house: string) => `कृपया पुष्टि कीजिए: ${house} में खाली रातें`;
export const confirmPreview = 'अपने पते की पुष्टि कीजिए, और जैसे ही बुकिंग हो सके, हम आपको एक बार लिखेंगे।';
export const shallWeTell = 'क्या हम आपको बताएँ?';
export const somebodyAsked =
  'किसी ने, उम्मीद है आप ही ने, कहा है कि जब इन तारीखों की बुकिंग हो सके, तो इस पते पर बताया जाए। अभी सब भरा हुआ है। पुष्टि कीजिए कि यह पता आपका है, और जगह बनते ही हम आपको एक बार लिखेंगे।';
export const worksForWeek =
  'यह लिंक एक हफ़्ते तक चलता है। आपने यह नहीं माँगा, तो कुछ करने की ज़रूरत नहीं: इस बारे में और कोई मेल नहीं आएगी।';
export const yesTell = 'हाँ, मुझे बताएँ';
export const noForget = 'नहीं, रहने दें';

export const freeSubject = (house: string, dates: string) => `फिर जगह है: ${house}, ${dates}`;
export const freePreview = 'जिन तारीखों का आपको इंतज़ार था, उनकी बुकिंग अब हो सकती है।';
export const roomAt = (house: string) => `${house} में जगह है`;
export const canBeBooked = 'आपने जिन तारीखों पर नज़र रखने को कहा था, उनकी बुकिंग अब हो सकती है:';
export const nobodyKeeps =
  'इस मेल से कमरा रुकता नहीं: जिन और लोगों को इसका इंतज़ार है, उन्हें भी यह मेल मिली है, और जो पहले बुक करे, कमरा उसका।';
export const oneMail =
  'इन तारीखों के बारे में यही एक मेल थी। और कोई नहीं आएगी, और आपका पता 30 दिन बाद हमारे यहाँ से मिटा दिया जाता है।';
export const seeAndBook = 'देखें और बुक करें';
export const stopMails = 'इस बारे में मेल बंद करें';
