export { parties } from '#src/words/en/party.ts';
export { fetchReviews, joinReviews } from './moreReviews.ts';
export { ReviewFigures } from './ReviewFigures.tsx';
export { ReviewPhotos } from './ReviewPhotos.tsx';
export { ReviewTools } from './ReviewTools.tsx';
