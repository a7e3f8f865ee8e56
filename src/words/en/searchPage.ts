/** The search page before its script runs, and without a script. */

export const title = 'Hotels in Goa: dates, rooms and prices';
export const description =
  'Hotels in Goa for your dates: available rooms, prices including taxes, and reviews by guests who stayed.';
export const needsScript = 'Search needs JavaScript';
export const writeOrCall = (phone: string, hours: string) =>
  `Switch JavaScript on in your browser, message us on WhatsApp, or call ${phone}: ${hours}.`;
export const chat = 'WhatsApp us';
