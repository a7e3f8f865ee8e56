export const knowsIt = (hotel: string) => `${hotel} को बता दिया`;
export const mailTells = 'होटल को ई-मेल मिलेगा।';
export const nothingNew = 'भेजने को कुछ नया नहीं है';
export const knowsAll = (hotel: string) => `${hotel} को यह सब पहले से पता है।`;
export const arriveAbout = 'पहुँचने का अनुमानित समय';
export const arriveHint = 'चेक-इन के दिन, भारतीय समय से। आधी रात के बाद पहुँचना हो, तो खास ज़रूरतों में लिख दें।';
export const earlyHint = (checkIn: string) =>
  `कमरे ${checkIn} से तैयार मिलते हैं। उससे पहले आना हो, तो होटल बताएगा कि हो सकता है या नहीं। आधी रात के बाद पहुँचना हो, तो खास ज़रूरतों में लिख दें।`;
export const requests = 'खास ज़रूरतें';
export const requestsHint = 'होटल जवाब देगा। खास ज़रूरतों की गारंटी नहीं है।';
export const name = 'बुकिंग का नाम';
export const phone = 'फ़ोन';
export const phoneHint = 'ताकि होटल रास्ते में आपसे बात कर सके।';
export const sending = 'भेज रहे हैं…';
export const tellHotel = 'होटल को बताएँ';
export const leaveIt = 'रहने दें';
