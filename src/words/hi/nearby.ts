export const goa = 'गोवा';
export const approximate = (town: string) => `${town} (लगभग)`;
export const coastAround = (house: string, where: string) => `${house} के आसपास के तट का नक्शा, ${where}`;
export const straightFrom = (town: string) => `${town} के केंद्र से सीधी रेखा में। सड़क से दूरी ज़्यादा है।`;
export const straight = 'सीधी रेखा में। सड़क से दूरी ज़्यादा है।';
