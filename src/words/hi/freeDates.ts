export const lookingForDates = 'सबसे पास की खाली तारीखें देख रहे हैं…';
export const monthIsFull = 'एक महीना पहले और बाद तक भी कोई कमरा खाली नहीं। दूसरी तारीखें आज़माएँ।';
export const freeNearest = 'उतनी ही रातों के लिए सबसे पास की खाली तारीखें:';
export const dayToDay = (first: string, last: string) => `${first} से ${last}`;
export const fromPrice = 'शुरुआती किराया ';

export const tellMeThen = 'इन तारीखों में कमरा खाली हो तो मुझे ई-मेल करें';
export const writesOnce = (email: string) => `कमरा खाली होते ही हम ${email} पर एक ई-मेल भेजेंगे।`;
export const confirmFirst = (email: string) =>
  `अपना इनबॉक्स देखें और ${email} की पुष्टि करें। उसके बाद कमरा खाली होते ही हम एक ई-मेल भेजेंगे।`;
export const yourEmail = 'आपका ई-मेल';
export const forOneMail = 'कमरा खाली होने पर हम एक ई-मेल भेजेंगे। इस ई-मेल से कमरा बुक नहीं होता।';
export const tellMe = 'मुझे ई-मेल करें';
export const whatWeKeep = 'हम आपके बारे में क्या रखते हैं';
