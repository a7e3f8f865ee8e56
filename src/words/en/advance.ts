import { rooms } from './counts.ts';

/** The advance: why it is not the usual one, how it is paid, and what follows a booking. */

export const groupsFrom = (count: number) => `groups of ${rooms(count)} or more`;
export const staysWithNight = (from: string, to: string) => `stays with a night from ${from} to ${to}`;
const sentence = (who: readonly string[], does: string) => {
  const words = who.join(' and ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)} ${does}`;
};
/** Who of these pays: groups, stays of a season, or both. */
export const payAllInAdvance = (who: readonly string[]) => sentence(who, 'pay in full in advance.');
export const payInAdvance = (who: readonly string[], percent: number) => sentence(who, `pay ${percent}% in advance.`);

export const askHow = (phone: string, email: string) =>
  `To pay the advance, send your booking reference on WhatsApp (${phone}) or to ${email}. We reply with the ways to pay.`;

export const booksAndTellsMore =
  'This makes your booking. You pay nothing now. The next page shows how much to pay, and by when.';
export const booksAndPaysThere = 'This makes your booking. You pay nothing now. You pay at the hotel.';
export const booksWithAdvance = (advance: string) =>
  `This makes your booking. You pay nothing now. The next page shows how to pay the advance of ${advance}.`;
export const booksWithAdvanceWithin = (advance: string, hours: number) =>
  `This makes your booking. You pay nothing now. The next page shows how to pay the advance of ${advance} within ${hours} ${hours === 1 ? 'hour' : 'hours'}.`;
