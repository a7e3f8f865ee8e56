import { ownerPaths } from './ownerPaths.ts';
import { paths } from './paths.ts';

/** What owners do with their houses, in the order of the menu. */
export const ownerSections = [
  { name: 'Home', path: paths.owner },
  { name: 'Bookings', path: ownerPaths.bookings() },
  { name: 'Calendar', path: ownerPaths.calendar() },
  { name: 'Till', path: ownerPaths.till() },
  { name: 'Rates', path: ownerPaths.rates() },
  { name: 'Channels', path: ownerPaths.channels() },
  { name: 'Reviews', path: ownerPaths.reviews() },
  { name: 'Reports', path: ownerPaths.reports() },
  { name: 'Payouts', path: ownerPaths.payouts() },
] as const;
