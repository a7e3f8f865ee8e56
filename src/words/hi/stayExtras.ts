export const extras = 'अतिरिक्त सेवाएँ';
export const offers = (names: string) => `होटल में उपलब्ध: ${names}।`;
export const add = 'अतिरिक्त सेवाएँ जोड़ें';
export const addTitle = 'बुकिंग में अतिरिक्त सेवाएँ जोड़ें';
export const addLead = 'जो जोड़ना हो, चुनें। इसका भुगतान बाक़ी रक़म के साथ होगा।';
export const newPrice = (total: string, more: string) => `तब आपकी बुकिंग ${total} की होगी: ${more} ज़्यादा।`;
export const addThem = 'बुकिंग में जोड़ें';
export const added = 'अतिरिक्त सेवाएँ जुड़ गईं। होटल को ईमेल मिलेगा।';
export const remove = 'हटाएँ';
export const removeOne = (name: string) => `${name} हटाएँ`;
export const removeTitle = (name: string) => `${name} हटाएँ?`;
export const costsThen = (total: string, less: string) => `तब आपकी बुकिंग ${total} की होगी: ${less} कम।`;
export const removed = (name: string) => `${name} हट गया। होटल को ईमेल मिलेगा।`;

export const refusals = {
  extra_gone: 'होटल अब यह सेवा नहीं देता, या यह आपकी बुकिंग में नहीं है। आपकी बुकिंग अब ऐसी है।',
  invalid_extras: 'हर अतिरिक्त सेवा की संख्या फिर से चुनें।',
  too_many_extras: 'आपकी बुकिंग में बहुत ज़्यादा अतिरिक्त सेवाएँ हैं। और जोड़ने के लिए होटल से कहें।',
} as const;
