export const savedOften = 'सहेजे हुए होटलों में बहुत बार बदलाव हुआ है। एक मिनट बाद फिर कोशिश करें।';
export const savedFailed = 'आपके सहेजे हुए होटल अपडेट नहीं हो सके। फिर से कोशिश करें।';
export const savedPricesFailed = 'किराया और खाली कमरे नहीं दिख सके। फिर से कोशिश करें।';
export const savedFull = (most: number) => `आप ${most} होटल तक सहेज सकते हैं।`;
export const takeOneOut = 'नया होटल सहेजने के लिए कोई एक हटाएँ।';
