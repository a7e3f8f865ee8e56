export const lookingForDates = 'सबसे पास की खाली तारीखें देख रहे हैं…';
export const monthIsFull = 'एक महीना पहले और बाद तक भी सब भरा है। कृपया दूसरी तारीखें आज़माएँ।';
export const freeNearest = 'उतनी ही रातों के लिए सबसे पास की खाली तारीखें:';
export const dayToDay = (first: string, last: string) => `${first} से ${last}`;
export const fromPrice = 'सबसे कम ';

export const tellMeThen = 'इन तारीखों में जगह बने तो मुझे बताएँ';
export const writesOnce = (email: string) => `जगह बनते ही हम ${email} पर एक बार लिखेंगे।`;
export const confirmFirst = (email: string) =>
  `कृपया अपनी मेल देखिए: वहाँ ${email} की पुष्टि कर दें, तो जगह बनते ही हम उस पर लिखेंगे।`;
export const yourEmail = 'आपका ई-मेल';
export const forOneMail = 'सिर्फ़ एक मेल के लिए, जब इन तारीखों में जगह बने। मेल से कमरा रुकता नहीं: जो पहले बुक करे, कमरा उसका।';
export const tellMe = 'मुझे बताएँ';
export const whatWeKeep = 'हम आपके बारे में क्या रखते हैं';
