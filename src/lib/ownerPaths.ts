const withHouse = (path: string, hotel?: string) => (hotel ? `${path}?hotel=${encodeURIComponent(hotel)}` : path);

/** What owners do with a house, which is shown first; apart from the other addresses, which every screen loads. */
export const ownerPaths = {
  calendar: (hotel?: string) => withHouse('/owner/calendar', hotel),
  rates: (hotel?: string) => withHouse('/owner/rates', hotel),
} as const;
