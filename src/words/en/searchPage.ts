/** The page of the search, before its script has come and where none runs. */

export const title = 'Hotels in Goa: dates, rooms and prices';
export const description =
  'Hotels in Goa for your dates: free rooms, prices with taxes, and reviews by guests who stayed.';
export const needsScript = 'Search needs JavaScript';
export const writeOrCall = (phone: string, hours: string) =>
  `Your browser does not run the script that looks for free rooms. Write to us, or call ${phone}: ${hours}.`;
export const chat = 'WhatsApp us';
