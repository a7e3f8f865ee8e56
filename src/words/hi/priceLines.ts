export const youAreCharged = 'आपको देने हैं';
export const pricedInRupees = 'किराया रुपयों में था।';
export const chargedInRupees = 'भुगतान रुपयों में होता है।';
export const dollarsAreAGuide = (day: string) => `डॉलर की रकम ${day} की दर से है और सिर्फ़ अंदाज़े के लिए है।`;
