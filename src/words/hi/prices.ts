export const discountCode = 'छूट का कोड';
export const code = 'कोड';
export const enterCode = 'कोड लिखें।';
export const applyCode = 'कोड लगाएँ';
export const codeApplied = (code: string, amount: string) => `कोड ${code} से आपके ${amount} बचे।`;
export const byHotelPolicy = 'रिफ़ंड होटल की शर्तों के हिसाब से';
export const payAllNoRefund = 'पूरा किराया पहले देना होता है। रद्द करने पर रिफ़ंड नहीं मिलता।';
export const otherPrices = 'दूसरे किराए';
export const choosePlan = 'चुनें';
export const codeErrors: Record<string, string> = {
  code_unknown: 'यह कोड इस बुकिंग में नहीं चलेगा। कोड और अपना ई-मेल देख लें।',
  code_early: 'यह कोड अभी नहीं चलेगा।',
  code_expired: 'इस कोड की तारीख निकल चुकी है।',
  code_nights: 'यह कोड इन तारीखों के लिए नहीं है।',
  code_used_up: 'यह कोड पूरा इस्तेमाल हो चुका है।',
};
export const orNoCode = 'बिना कोड के बुक करना हो, तो इसे खाली कर दें।';
export const tooManyCodes = 'आपके कनेक्शन से बहुत बार कोड डाला गया है। एक घंटे बाद फिर से कोशिश करें, या बिना कोड के बुक करें।';
