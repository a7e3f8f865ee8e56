import type { ListingStep } from '#src/domain/listing/steps.ts';
import { type StayQuery, writeStayQuery } from '#src/domain/stay.ts';

const withHouse = (path: string, hotel?: string) => (hotel ? `${path}?hotel=${encodeURIComponent(hotel)}` : path);

/**
 * What owners do with a house, which is shown first, and what they send to callers; apart from the other addresses, which every screen
 * loads.
 */
export const ownerPaths = {
  /** The wizard with a listing of one's own, open at one of its steps. */
  listingStep: (listing: string, step: ListingStep) =>
    `/list-property/form?listing=${encodeURIComponent(listing)}&step=${step}`,
  calendar: (hotel?: string) => withHouse('/owner/calendar', hotel),
  /** The form for a guest at the door, for tonight. */
  walkIn: (hotel: string) => `${withHouse('/owner/calendar', hotel)}&walk-in=1`,
  bookings: (hotel?: string) => withHouse('/owner/bookings', hotel),
  /** One booking, over the list of its house, open at one of its parts. */
  stay: (booking: string, hotel: string, part?: 'abroad' | 'payments') =>
    `${withHouse('/owner/bookings', hotel)}&booking=${encodeURIComponent(booking)}${part ? `&part=${part}` : ''}`,
  rates: (hotel?: string) => withHouse('/owner/rates', hotel),
  reviews: (hotel?: string) => withHouse('/owner/reviews', hotel),
  reports: (hotel?: string) => withHouse('/owner/reports', hotel),
  payouts: (hotel?: string) => withHouse('/owner/payouts', hotel),
  channels: (hotel?: string) => withHouse('/owner/channels', hotel),
  till: (hotel?: string) => withHouse('/owner/till', hotel),
  /** An invoice, bill of supply, credit note or voucher. */
  invoice: (id?: string) => (id ? `/owner/invoice?id=${encodeURIComponent(id)}` : '/owner/invoice'),
  /** The booking form with what a house holds for a caller: its dates, its price and its rooms. */
  offer: (roomId: string, offer: string, stay: StayQuery) =>
    `/booking/${encodeURIComponent(roomId)}?${writeStayQuery(stay, new URLSearchParams({ offer }))}`,
} as const;
