const withHouse = (path: string, hotel?: string) => (hotel ? `${path}?hotel=${encodeURIComponent(hotel)}` : path);

/**
 * What owners do with a house, which is shown first, and what they send to callers; apart from the other addresses, which every screen
 * loads.
 */
export const ownerPaths = {
  calendar: (hotel?: string) => withHouse('/owner/calendar', hotel),
  bookings: (hotel?: string) => withHouse('/owner/bookings', hotel),
  rates: (hotel?: string) => withHouse('/owner/rates', hotel),
  /** The booking form with what a house holds for a caller: its dates, its price and its rooms. */
  offer: (roomId: string, offer: string) => `/booking/${encodeURIComponent(roomId)}?offer=${encodeURIComponent(offer)}`,
} as const;
