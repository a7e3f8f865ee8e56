import * as say from '#src/words/staff/admin.ts';
import { paths } from './paths.ts';

export const adminSections = [
  { name: say.overview, path: paths.admin },
  { name: say.bookings, path: paths.adminBookings },
  { name: say.payments, path: paths.adminPayments },
  { name: say.availability, path: paths.adminAvailability },
  { name: say.rooms, path: paths.adminRooms },
  { name: say.listings, path: paths.adminProperties },
  { name: say.users, path: paths.adminUsers },
  { name: say.reviews, path: paths.adminReviews },
  { name: say.emails, path: paths.adminMails },
  { name: say.jobs, path: paths.adminJobs },
  { name: say.settings, path: paths.adminSettings },
  { name: say.audit, path: paths.adminAudit },
] as const;
