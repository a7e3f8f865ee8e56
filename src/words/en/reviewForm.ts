/** The form of a review: stars, text and photos. */

export const starsMissing = 'Choose 1 to 5 stars.';
export const titleTooLong = 'Enter 120 characters or fewer.';
export const commentTooLong = 'Enter 2,000 characters or fewer.';

export const stars = (n: number) => `${n} ${n === 1 ? 'star' : 'stars'}`;
export const starsForAll = 'Choose stars for your rating and for each of the four points below it.';
export const yourRating = 'Your rating';
export const title = 'Title';
export const comment = 'What should others know?';
export const charactersLeft = (count: string) => `Characters left: ${count}.`;
export const charactersTooMany = (count: string) => `Characters over the limit: ${count}.`;
/** The text before the name and guests, before the link, in it and after it. */
export const everybodyReads = [
  'Everyone can read your review, signed “',
  '”. Read what else we keep in our ',
  'privacy policy',
  '.',
] as const;
export const sending = 'Sending…';
export const publish = 'Publish review';

export const photos = 'Photos';
export const photosHint = (most: number) =>
  `Up to ${most} photos as JPEG, PNG or WebP. We make large ones smaller. Guests see them after we have checked them. People in them must agree.`;
export const chosenPhoto = (name: string) => `Chosen: ${name}`;
export const removePhoto = (place: number, name: string) => `Remove photo ${place}, ${name}`;
export const notAdded = (name: string, why: string) => `“${name}” was not added. ${why}`;
export const noRoomFor = (name: string, most: number) => `“${name}” was not added. You can add up to ${most} photos.`;
export const reading = 'Opening photo…';
export const addPhotos = 'Add photos';
export const photosChosen = (count: number, most: number) => `${count} of ${most} photos chosen`;
