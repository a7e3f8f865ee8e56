/** What the reviews show once they are opened, in one file of scripts. */
export { ReviewFigures } from './ReviewFigures.tsx';
export { ReviewPhotos } from './ReviewPhotos.tsx';
