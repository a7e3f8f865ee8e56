import type { ListingStep } from '#src/domain/listing/steps.ts';
import { type StayQuery, writeStayQuery } from '#src/domain/stay.ts';

const withHouse = (path: string, hotel?: string) => (hotel ? `${path}?hotel=${encodeURIComponent(hotel)}` : path);

/** Apart from `paths`, which every screen loads. `hotel` is shown first. */
export const ownerPaths = {
  listingStep: (listing: string, step: ListingStep) =>
    `/list-property/form?listing=${encodeURIComponent(listing)}&step=${step}`,
  calendar: (hotel?: string) => withHouse('/owner/calendar', hotel),
  walkIn: (hotel: string) => `${withHouse('/owner/calendar', hotel)}&walk-in=1`,
  roomNumbers: (hotel: string) => `${withHouse('/owner/calendar', hotel)}&numbers=1`,
  bookings: (hotel?: string) => withHouse('/owner/bookings', hotel),
  stay: (booking: string, hotel: string, part?: 'abroad' | 'payments' | 'register') =>
    `${withHouse('/owner/bookings', hotel)}&booking=${encodeURIComponent(booking)}${part ? `&part=${part}` : ''}`,
  rates: (hotel?: string) => withHouse('/owner/rates', hotel),
  reviews: (hotel?: string) => withHouse('/owner/reviews', hotel),
  reports: (hotel?: string) => withHouse('/owner/reports', hotel),
  payouts: (hotel?: string) => withHouse('/owner/payouts', hotel),
  channels: (hotel?: string) => withHouse('/owner/channels', hotel),
  till: (hotel?: string) => withHouse('/owner/till', hotel),
  /** The till on the first day of a month, with its GSTR-1; '' for this month. */
  gstr1: (hotel: string, month: string) => `${withHouse('/owner/till', hotel)}&day=${encodeURIComponent(month)}`,
  housekeeping: (hotel?: string) => withHouse('/owner/housekeeping', hotel),
  notifications: '/owner/notifications',
  invoice: (id?: string) => (id ? `/owner/invoice?id=${encodeURIComponent(id)}` : '/owner/invoice'),
  /** The booking form for an offer: dates, price and rooms that the hotel holds for a caller. */
  offer: (roomId: string, offer: string, stay: StayQuery) =>
    `/booking/${encodeURIComponent(roomId)}?${writeStayQuery(stay, new URLSearchParams({ offer }))}`,
} as const;
