import { ownerPaths } from './ownerPaths.ts';
import { paths } from './paths.ts';

/** What owners do with their houses, in the order of the menu. */
export const ownerSections = [
  { name: 'My listings', path: paths.owner },
  { name: 'Bookings', path: ownerPaths.bookings() },
  { name: 'Till', path: ownerPaths.till() },
  { name: 'Calendar', path: ownerPaths.calendar() },
  { name: 'Rates', path: ownerPaths.rates() },
  { name: 'Reports', path: ownerPaths.reports() },
  { name: 'Channels', path: ownerPaths.channels() },
] as const;
