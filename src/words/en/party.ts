import { formatDate, isDated, type Party, type StayQuery } from '../../domain/stay.ts';
import { adults, children, rooms } from './language.ts';

export const ages = { adults: '13 or above', children: '0–12' } as const;

export const guestWords = (party: Omit<Party, 'rooms'>) =>
  [adults(party.adults), ...(party.children > 0 ? [children(party.children)] : [])].join(', ');

/** Returns "2 adults, 1 child · 1 room". */
export const partyWords = (party: Party) => `${guestWords(party)} · ${rooms(party.rooms)}`;

/** Returns {} unless both dates are chosen. */
export function stayWords(stay: StayQuery): { stay?: string; party?: string } {
  if (!isDated(stay)) return {};
  return { stay: `${formatDate(stay.check_in_date)} to ${formatDate(stay.check_out_date)}`, party: partyWords(stay) };
}

export { englishTime as formatTime } from '../times.ts';

export const parties: Readonly<Record<string, string>> = {
  solo: 'Solo traveller',
  couple: 'Couple',
  family: 'Family',
  group: 'Group',
};

export const recommended = 'Recommended';
export const byPrice = 'Price: low to high';
export const byRating = 'Rating: high to low';
export const byName = 'Name: A to Z';

export const fieldsMissing = 'Required Fields Missing';
export const fillAllIn = 'Please fill in all required fields.';
export const datesInvalid = 'Invalid Dates';

export const tooLong = (characters: number) => `Enter ${characters.toLocaleString('en-IN')} characters or fewer.`;
export const nameMissing = 'Enter your full name.';
export const emailMissing = 'Enter your email.';
export const phoneInvalid = 'Enter a phone number with 7 to 15 digits, or leave it empty.';
export const checkInMissing = 'Choose a check-in date.';
export const checkOutMissing = 'Choose a check-out date.';
export const oneAdult = 'Choose at least 1 adult.';
export const tooManyAdults = (most: number) => `Choose ${most} adults or fewer.`;
export const childrenBelowNone = 'Choose 0 children or more.';
export const tooManyChildren = 'These rooms do not fit that many children.';
export const oneRoom = 'Choose at least 1 room.';
export const tooManyRooms = (rooms: number) => `The hotel has only ${rooms} of these rooms.`;
export const partyTooLarge = (guests: number) =>
  `Each room takes up to ${guests} guests. Add a room, or choose fewer guests.`;

export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const email = 'Email';
export const phone = 'Phone';
export const yourBooking = 'Your booking';
export const terms = 'terms';
