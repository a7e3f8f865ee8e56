export const discountCode = 'छूट का कोड';
export const code = 'कोड';
export const enterCode = 'कोड लिखें।';
export const applyCode = 'कोड लगाएँ';
export const codeApplied = (code: string, amount: string) => `कोड ${code} से आपके ${amount} बचे।`;
export const byHotelPolicy = 'रिफ़ंड होटल की शर्तों के हिसाब से';
export const payAllNoRefund = 'बुकिंग करते समय पूरी रकम देनी होती है। रद्द करने पर रिफ़ंड नहीं मिलता।';
export const otherPrices = 'दूसरे किराए';
export const choosePlan = 'चुनें';
