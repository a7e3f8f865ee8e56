/** What the reviews show once they are opened, and how older ones are read, in one file of scripts. */
export { fetchReviews, reviewsAtOnce } from './moreReviews.ts';
export { ReviewFigures } from './ReviewFigures.tsx';
export { ReviewPhotos } from './ReviewPhotos.tsx';
