export const paidInFull = 'पूरी रकम मिल गई';
export const paidInPart = 'कुछ रकम मिल गई';
export const paidInFullInAdvance = 'पूरी रकम एडवांस में दी गई';
export const advancePaid = 'एडवांस दिया गया';
export const paid = 'दी गई रकम';
export const advanceBeingChecked = 'एडवांस की जाँच हो रही है';
export const advanceStillDue = 'एडवांस में बाकी';
export const refundDue = (amount: string, day: string | null) => `आपको ${day ? `${day} तक ` : ''}${amount} वापस मिलेंगे।`;
