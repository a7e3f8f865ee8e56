export const savedOften = 'आपने अभी बहुत सारे होटल सहेजे हैं। कृपया एक मिनट बाद फिर कोशिश करें।';
export const savedFailed = 'आपके सहेजे हुए होटल अपडेट नहीं हो सके। कृपया फिर से कोशिश करें।';
export const savedPricesFailed = 'किराया और खाली कमरे नहीं दिख सके। कृपया फिर से कोशिश करें।';
export const savedFull = (most: number) => `${most} होटल सहेजे जा चुके हैं, इससे ज़्यादा नहीं हो सकते।`;
export const takeOneOut = 'नया सहेजने के लिए एक हटाएँ।';
