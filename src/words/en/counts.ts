/** How many of what guests count: "1 night", "3 nights". */
const counted = (n: number, singular: string, plural = `${singular}s`) => `${n} ${n === 1 ? singular : plural}`;

export const guests = (n: number) => counted(n, 'guest');
export const adults = (n: number) => counted(n, 'adult');
export const children = (n: number) => counted(n, 'child', 'children');
export const rooms = (n: number) => counted(n, 'room');
export const nights = (n: number) => counted(n, 'night');
export const roomTypes = (n: number) => counted(n, 'room type');
export const hotels = (n: number) => counted(n, 'hotel');
export const photos = (n: number) => counted(n, 'photo');
