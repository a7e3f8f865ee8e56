/** How a booking came: by this site, or through the desk of the house. */

export const bookingSources = ['site', 'phone', 'walk_in', 'email', 'other', 'channel'] as const;
type BookingSource = (typeof bookingSources)[number];
export const sourceWords: Record<BookingSource, string> = {
  site: 'This site',
  phone: 'Telephone',
  walk_in: 'Walk-in',
  email: 'Email or message',
  other: 'Another way',
  channel: 'Imported from a file',
};
