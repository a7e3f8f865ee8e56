import { paths } from './paths.ts';

/** What owners do with their houses, in the order of the menu. */
export const ownerSections = [
  { name: 'My listings', path: paths.owner },
  { name: 'Calendar', path: paths.ownerCalendar() },
  { name: 'Rates', path: paths.ownerRates() },
] as const;
