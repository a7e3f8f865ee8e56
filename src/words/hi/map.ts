export const zoomIn = 'पास लाएँ';
export const zoomOut = 'दूर ले जाएँ';
export const wholeCoast = 'पूरा तट';
export const north = 'उ';
export const showDrawn = 'हमारा नक्शा दिखाएँ';
export const loadingStreets = 'सड़कें खुल रही हैं…';
export const showStreets = 'सड़कें दिखाएँ';
export const fromHost = (host: string) => `${host} से`;
export const streetsFailed = 'सड़कें नहीं खुल सकीं। इसकी जगह हमारा नक्शा दिख रहा है।';

export const arabianSea = 'अरब सागर';
export const westernGhats = 'पश्चिमी घाट';
export const maharashtra = 'महाराष्ट्र';
export const karnataka = 'कर्नाटक';
export const mandovi = 'मांडवी';
export const zuari = 'ज़ुआरी';
export const chapora = 'चापोरा';
export const terekhol = 'तेरेखोल';
export const sal = 'साल';
