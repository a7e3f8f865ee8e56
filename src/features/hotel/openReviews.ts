/** What the reviews show once they are opened, and how others are read, in one file of scripts. */
export { parties } from '#src/words/en/parties.ts';
export { fetchReviews, joinReviews } from './moreReviews.ts';
export { ReviewFigures } from './ReviewFigures.tsx';
export { ReviewPhotos } from './ReviewPhotos.tsx';
export { ReviewTools } from './ReviewTools.tsx';
