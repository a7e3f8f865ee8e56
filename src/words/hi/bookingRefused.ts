export const earlierBooked = 'आपकी पहली कोशिश में बुकिंग हो गई थी';
export const seeBooking = 'वह बुकिंग देखें';
export const earlierReference = (reference: string) =>
  `उसका रेफ़रेंस ${reference} है। नीचे तभी आगे बढ़ें जब आपको बदली हुई जानकारी के साथ दूसरी बुकिंग चाहिए।`;
export const priceChanged = 'किराया बदल गया है';
export const acceptAndBook = (total: string) => `${total} मंज़ूर है, बुक करें`;
export const retry = 'फिर से कोशिश करें';
export const itWas = (before: string) => `पहले ${before} था। कुछ बुक नहीं हुआ, और आपने जो लिखा है, वह बना हुआ है।`;
export const itWasAndIs = (before: string, now: string) =>
  `पहले ${before} था, अब ${now} है। कुछ बुक नहीं हुआ, और आपने जो लिखा है, वह बना हुआ है।`;
export const roomGone = 'यह कमरा अब उपलब्ध नहीं है';
export const otherRooms = 'इन तारीखों पर दूसरे कमरे';
export const takenOff = 'जब आप बुकिंग कर रहे थे, होटल ने यह कमरा देना बंद कर दिया। कुछ बुक नहीं हुआ।';
export const notBooked = 'अभी बुकिंग नहीं हुई';
export const reload = 'पेज रीफ़्रेश करें';
export const typedIsKept = 'आपने जो लिखा है, वह बना हुआ है।';
