export const emailMissing = 'अपना ई-मेल लिखें।';
export const subscriptionFailed = 'आपका ई-मेल नहीं भेजा जा सका। फिर से कोशिश करें।';
export const tooMany = 'आपके कनेक्शन से बहुत सारी सदस्यताएँ माँगी गई हैं। एक घंटे बाद फिर कोशिश करें।';
export const sending = 'भेजा जा रहा है…';
