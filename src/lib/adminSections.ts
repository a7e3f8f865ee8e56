import { paths } from './paths.ts';

/** The sections of the back office in the order of its menu; `g` and then `key` leads there. */
export const adminSections = [
  { name: 'Overview', path: paths.admin, key: 'o' },
  { name: 'Bookings', path: paths.adminBookings, key: 'b' },
  { name: 'Payments', path: paths.adminPayments, key: 'm' },
  { name: 'Availability', path: paths.adminAvailability, key: 'a' },
  { name: 'Rooms', path: paths.adminRooms, key: 'r' },
  { name: 'Listings', path: paths.adminProperties, key: 'p' },
  { name: 'Users', path: paths.adminUsers, key: 'u' },
  { name: 'Reviews', path: paths.adminReviews, key: 'v' },
  { name: 'Emails', path: paths.adminMails, key: 'e' },
  { name: 'Jobs', path: paths.adminJobs, key: 'j' },
  { name: 'Settings', path: paths.adminSettings, key: 's' },
  { name: 'Audit', path: paths.adminAudit, key: 'l' },
] as const;
