export const ofWhichGst = 'इसमें GST';
export const advanceDue = 'एडवांस देना है';
export const leftAtHotel = 'होटल में देना बाकी';
export const discount = 'छूट';
export const total = 'कुल';
export const inFull = 'पूरी रकम';
export const fromDay = (day: string) => `${day} से: `;
