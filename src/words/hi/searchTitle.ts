export const nearYou = 'आपके आसपास के होटल';
export const results = 'खोज के नतीजे';
export const inGoa = 'गोवा के होटल';
export const hotelsFor = (text: string) => `“${text}” के लिए होटल`;
export const hotelsIn = (places: string) => `${places} के होटल`;
export const hotelsNear = (places: string) => `${places} के पास के होटल`;
