/** Of what is counted, most words of Hindi are the same for one and for many. */
const counted = (n: number, one: string, many = one) => `${n} ${n === 1 ? one : many}`;

export const guests = (n: number) => counted(n, 'मेहमान');
export const adults = (n: number) => counted(n, 'वयस्क');
export const children = (n: number) => counted(n, 'बच्चा', 'बच्चे');
export const rooms = (n: number) => counted(n, 'कमरा', 'कमरे');
export const nights = (n: number) => counted(n, 'रात', 'रातें');
export const roomTypes = (n: number) => `${n} तरह के कमरे`;
export const hotels = (n: number) => counted(n, 'होटल');
export const photos = (n: number) => counted(n, 'फ़ोटो');
