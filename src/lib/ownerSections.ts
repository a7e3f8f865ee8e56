import { ownerPaths } from './ownerPaths.ts';
import { paths } from './paths.ts';

/** What owners do with their houses, in the order of the menu. `right`: hidden from people without it. */
export const ownerSections = [
  { name: 'Home', path: paths.owner },
  { name: 'Bookings', path: ownerPaths.bookings() },
  { name: 'Calendar', path: ownerPaths.calendar() },
  { name: 'Till', path: ownerPaths.till() },
  { name: 'Rates', path: ownerPaths.rates(), right: 'rates' },
  { name: 'Channels', path: ownerPaths.channels(), right: 'rates' },
  { name: 'Reviews', path: ownerPaths.reviews() },
  { name: 'Reports', path: ownerPaths.reports(), right: 'rates' },
  { name: 'Payouts', path: ownerPaths.payouts(), right: 'rates' },
] as const;
