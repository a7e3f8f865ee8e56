export const paidInFull = 'पूरी रकम मिल गई';
export const beingChecked = 'भुगतान की जाँच हो रही है';
export const paidInPart = 'कुछ रकम मिल गई';
export const paidInFullInAdvance = 'पूरी रकम एडवांस में दी गई';
export const advancePaid = 'एडवांस दिया गया';
export const paid = 'दी गई रकम';
export const advanceBeingChecked = 'एडवांस की जाँच हो रही है';
export const advanceStillDue = 'एडवांस में बाकी';
export const comesBack = (amount: string, day: string | null) =>
  `आपकी दी हुई रकम में से ${amount} आपको ${day ? `${day} तक ` : ''}वापस मिलेंगे।`;
