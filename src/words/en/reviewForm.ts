/** What a guest writes of a stay, with stars and photos. */

export const starsMissing = 'Choose 1 to 5 stars.';
export const titleTooLong = 'Please use at most 120 characters.';
export const commentTooLong = 'Please use at most 2,000 characters.';

export const stars = (n: number) => `${n} ${n === 1 ? 'star' : 'stars'}`;
export const starsForAll = 'Choose stars for your rating and for each of the four below it.';
export const yourRating = 'Your rating';
export const title = 'Title';
export const comment = 'What should others know?';
export const charactersLeft = (count: string) => `Characters left: ${count}.`;
export const charactersTooMany = (count: string) => `Characters too many: ${count}.`;
/** The sentence in parts: before the name and party, before the link, in it, and after it. */
export const everybodyReads = [
  'Everybody can read your review, signed “',
  '”. What else we keep of it is on the page about ',
  'privacy',
  '.',
] as const;
export const sending = 'Sending…';
export const publish = 'Publish review';

export const photos = 'Photos';
export const photosHint = (most: number) =>
  `Up to ${most}, as JPEG, PNG or WebP; large ones are made smaller. Shown with your review once we have looked at them; people in them must agree.`;
export const chosenPhoto = (name: string) => `Chosen: ${name}`;
export const removePhoto = (place: number, name: string) => `Remove photo ${place}, ${name}`;
export const notAdded = (name: string, why: string) => `“${name}” was not added. ${why}`;
export const noRoomFor = (name: string, most: number) =>
  `“${name}” was not added: ${most} photos are all there is room for.`;
export const reading = 'Reading…';
export const addPhotos = 'Add photos';
export const photosChosen = (count: number, most: number) => `${count} of ${most} photos chosen`;
