export const usedLink = 'यह लिंक इस्तेमाल हो चुका है या इसका समय खत्म हो गया है। कृपया नया लिंक मँगाएँ।';
export const brokenLink = 'यह लिंक पूरा नहीं है। इसे ई-मेल से फिर खोलें, या नया लिंक मँगाएँ।';

export const tooSoon = 'कृपया एक मिनट रुकें, फिर दूसरा ई-मेल मँगाएँ।';
export const failedCheck = 'सुरक्षा जाँच पूरी नहीं हुई। कृपया फिर से कोशिश करें।';

export const calledOff = 'साइन इन रद्द हो गया। कृपया यहाँ से फिर शुरू करें।';
export const tookTooLong = 'साइन इन में बहुत समय लग गया। कृपया यहाँ से फिर शुरू करें।';
export const finishedAlready = 'यह साइन इन पहले ही पूरा हो चुका है, या कहीं और शुरू हुआ था। कृपया यहाँ से फिर शुरू करें।';
export const begunElsewhere = 'यह साइन इन कहीं और शुरू हुआ था। कृपया यहाँ से फिर शुरू करें।';
export const googleFailed = 'Google से साइन इन नहीं हो सका। कृपया यहाँ से फिर शुरू करें।';
export const confirmGoogle = 'कृपया पहले अपने Google खाते के ई-मेल की पुष्टि करें।';
export const noNewAccounts = 'अभी आप नया खाता नहीं बना सकते।';
export const emailExists = 'इस ई-मेल का खाता पहले से है।';
export const accountClosed = 'यह खाता बंद है। अगर आपको इसकी उम्मीद नहीं थी, तो कृपया हमें लिखें।';
export const tooManyTries = 'बहुत बार कोशिश हुई। कृपया कुछ मिनट बाद फिर कोशिश करें।';
export const signInFailed = 'साइन इन नहीं हो सका। कृपया यहाँ से फिर शुरू करें।';
