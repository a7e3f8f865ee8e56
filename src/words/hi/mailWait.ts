export const where = 'होटल';
export const room = 'कमरा';
export const when = 'तारीखें';
export const who = 'मेहमान';
export const fromTo = (from: string, to: string) => `${from} से ${to}`;

export const confirmSubject = (house: string) => `कमरा खाली होने की सूचना की पुष्टि कीजिए: ${house}`;
export const confirmPreview = 'अपने ई-मेल की पुष्टि कीजिए। कमरा खाली होते ही हम आपको एक ई-मेल भेजेंगे।';
export const shallWeTell = 'कमरा खाली होने की सूचना की पुष्टि कीजिए';
export const somebodyAsked =
  'इन तारीखों के कमरे भरे हुए हैं। किसी ने, शायद आप ही ने, कहा है कि कमरा खाली होने पर इस पते पर ई-मेल भेजा जाए। पुष्टि कीजिए कि यह पता आपका है। फिर बुकिंग हो सकते ही हम आपको एक ई-मेल भेजेंगे।';
export const worksForWeek =
  'यह लिंक एक हफ़्ते तक चलता है। अगर यह आपने नहीं माँगा, तो इस ई-मेल पर ध्यान न दीजिए। इस बारे में और कोई ई-मेल नहीं आएगा।';
export const yesTell = 'हाँ, मुझे ई-मेल भेजें';
export const noForget = 'नहीं, ई-मेल न भेजें';

export const freeSubject = (house: string, dates: string) => `कमरे खाली हैं: ${house}, ${dates}`;
export const freePreview = 'आपने जो तारीखें माँगी थीं, उनकी बुकिंग अब हो सकती है।';
export const roomAt = (house: string) => `${house} में आपकी तारीखों के कमरे खाली हैं`;
export const canBeBooked = 'आपने जो तारीखें माँगी थीं, उनकी बुकिंग अब हो सकती है।';
export const nobodyKeeps =
  'इस ई-मेल से कमरा रुकता नहीं है। इन तारीखों का इंतज़ार कर रहे सभी लोगों को यह ई-मेल मिलता है। जो पहले बुक करे, कमरा उसका।';
export const oneMail = 'इन तारीखों के बारे में यही एक ई-मेल है। हम आपका पता 30 दिन बाद मिटा देते हैं।';
export const seeAndBook = 'देखें और बुक करें';
export const stopMails = 'इन तारीखों के ई-मेल बंद करें';
