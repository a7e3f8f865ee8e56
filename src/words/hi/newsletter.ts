export const emailMissing = 'कृपया अपना ई-मेल लिखें।';
export const subscriptionFailed = 'आपका पता नहीं भेजा जा सका। कृपया फिर से कोशिश करें।';
export const tooMany = 'आपके नेटवर्क से अभी बहुत सारे पते आए हैं। कृपया एक घंटे बाद फिर से कोशिश करें।';
export const sending = 'भेजा जा रहा है…';
