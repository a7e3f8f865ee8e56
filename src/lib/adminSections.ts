import * as say from '#src/words/staff/admin.ts';
import { paths } from './paths.ts';

/** The sections of the back office in the order of its menu; `g` and then `key` leads there. */
export const adminSections = [
  { name: say.overview, path: paths.admin, key: 'o' },
  { name: say.bookings, path: paths.adminBookings, key: 'b' },
  { name: say.payments, path: paths.adminPayments, key: 'm' },
  { name: say.availability, path: paths.adminAvailability, key: 'a' },
  { name: say.rooms, path: paths.adminRooms, key: 'r' },
  { name: say.listings, path: paths.adminProperties, key: 'p' },
  { name: say.users, path: paths.adminUsers, key: 'u' },
  { name: say.reviews, path: paths.adminReviews, key: 'v' },
  { name: say.emails, path: paths.adminMails, key: 'e' },
  { name: say.jobs, path: paths.adminJobs, key: 'j' },
  { name: say.settings, path: paths.adminSettings, key: 's' },
  { name: say.audit, path: paths.adminAudit, key: 'l' },
] as const;
