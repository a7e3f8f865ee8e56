import * as say from '#src/words/staff/desk.ts';
import { ownerPaths } from './ownerPaths.ts';
import { paths } from './paths.ts';

/** The front desk's menu. `right`: hidden from people without it. */
export const ownerSections = [
  { name: say.home, path: paths.owner },
  { name: say.bookings, path: ownerPaths.bookings() },
  { name: say.calendar, path: ownerPaths.calendar() },
  { name: say.housekeeping, path: ownerPaths.housekeeping() },
  { name: say.till, path: ownerPaths.till() },
  { name: say.rates, path: ownerPaths.rates(), right: 'rates' },
  { name: say.channels, path: ownerPaths.channels(), right: 'rates' },
  { name: say.reviews, path: ownerPaths.reviews() },
  { name: say.reports, path: ownerPaths.reports(), right: 'rates' },
  { name: say.payouts, path: ownerPaths.payouts(), right: 'rates' },
  { name: say.notifications, path: ownerPaths.notifications },
] as const;
