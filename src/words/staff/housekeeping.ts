export const roomsAppearHere = 'Your rooms appear here';
export const nameRoomsFirst = 'Give your rooms names or numbers. Then you see here which rooms to clean.';
export const noLiveProperty = 'Housekeeping needs a live property';
export const housekeepingAppearsHere = 'Once a listing of yours is approved, you see here which rooms to clean.';
export const withoutRoom = (bookings: number) =>
  bookings === 1 ? '1 booking in house has no room number' : `${bookings} bookings in house have no room number`;
export const roomsNotKnown = 'Choose their rooms on Home. Until then we cannot say which rooms are empty.';
export const openHome = 'Open Home';
export const isNow = (room: string, state: string) => `${room}: ${state}`;
export const repaired = 'Repaired';

export const cleanersLink = 'Cleaners’ link';
export const whatCleanersSee =
  'Cleaners open this link on their phone, without an account. They see the rooms of today and nothing about guests.';
export const anyoneWithLink =
  'Anyone with the link can see which rooms are free. When a cleaner leaves, create a new link: it ends this one.';
export const madeBy = (moment: string, name: string | null) =>
  `Created ${moment}${name ? ` by ${name === 'You' ? 'you' : name}` : ''}.`;
export const createLink = 'Create link';
export const createNewLink = 'Create new link';
export const createNewLinkTitle = 'Create new link?';
export const currentLinkEnds = 'The current link stops working. Send the new link to your cleaners.';
export const endLink = 'End link';
export const endLinkTitle = 'End link?';
export const cleanersLoseAccess = 'Cleaners no longer see the rooms. Changes that their phones have not sent are lost.';
export const linkCreated = 'Link created.';
export const linkEnded = 'Link ended.';
export const shownOnce = 'Send it now: we show this link only once.';
export const languageOfPage = 'Language of the page';
export const shareLink = 'Share link';
export const roomsOfToday = (hotel: string) => `Rooms to clean today at ${hotel}`;
export const notCopied = 'We could not copy the link. Select it and copy it.';
export const refusals = {
  invalid_state: 'This state is not known. Reload the page.',
  rate_limited: 'You created too many links today. Try again tomorrow.',
} as const;
