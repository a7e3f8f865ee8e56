export const mapZoomIn = 'पास लाएँ';
export const zoomOut = 'दूर ले जाएँ';
export const wholeCoast = 'पूरा तट';
export const north = 'उ';

export const arabianSea = 'अरब सागर';
export const westernGhats = 'पश्चिमी घाट';
export const maharashtra = 'महाराष्ट्र';
export const karnataka = 'कर्नाटक';
export const mandovi = 'मांडवी';
export const zuari = 'ज़ुआरी';
export const chapora = 'चापोरा';
export const terekhol = 'तेरेखोल';
export const sal = 'साल';

export const goa = 'गोवा';
export const approximate = (town: string) => `${town} (लगभग)`;
export const coastAround = (house: string, where: string) => `${house} के आसपास के तट का नक्शा, ${where}`;
export const straightFrom = (town: string) => `${town} के केंद्र से सीधी रेखा में। सड़क से दूरी ज़्यादा है।`;
export const straight = 'सीधी रेखा में। सड़क से दूरी ज़्यादा है।';
