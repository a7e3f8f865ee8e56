import { counted } from '../../domain/stay.ts';

export const reviewsByStars = 'सितारों के हिसाब से समीक्षाएँ';
export const countStars = (count: number) => counted(count, 'सितारा', 'सितारे');
export const ofReviews = (count: number) => (count === 1 ? 'समीक्षा' : 'समीक्षाएँ');
export const byAspect = (reviews: number) => `अलग-अलग बातों पर, ${counted(reviews, 'समीक्षा', 'समीक्षाओं')} से`;
export const ofFive = '(5 में से)';
export const checkLine = [
  'हर समीक्षा, छिपाई गई भी, एक सार्वजनिक सूची में दर्ज है। आप ',
  'इन आँकड़ों',
  ' की जाँच ',
  'एक छोटी स्क्रिप्ट',
  ' से कर सकते हैं।',
] as const;

export const guestPhoto = (month: string) => `एक मेहमान की फ़ोटो, ${month}`;
export const guestPhotoOf = (place: number, count: number, month: string) =>
  `${count} में से एक मेहमान की फ़ोटो ${place}, ${month}`;

export const chooseReviews = 'समीक्षाओं का क्रम और खोज';
export const sortBy = 'क्रम';
export const sorts = { newest: 'सबसे नई पहले', highest: 'सबसे ऊँची रेटिंग', lowest: 'सबसे कम रेटिंग' } as const;
export const whoStayed = 'कौन ठहरा';
export const everybody = 'सभी मेहमान';
export const searchReviews = 'समीक्षाओं में खोजें';
export const noneFound = 'ऐसी कोई समीक्षा नहीं मिली।';
export const showAll = 'सभी समीक्षाएँ दिखाएँ';
