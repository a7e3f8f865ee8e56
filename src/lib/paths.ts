import { hotelAddress } from '#src/domain/hotel/hotelAddress.ts';
import { type StayQuery, writeStayQuery } from '#src/domain/stay.ts';
import { at } from '#src/words/en/language.ts';

const withStay = (path: string, stay?: StayQuery) => (stay ? `${path}?${writeStayQuery(stay)}` : path);

export const paths = {
  home: at || '/',
  properties: `${at}/properties`,
  property: (id: string) => `${at}/property/${id}`,
  gallery: `${at}/gallery`,
  blog: `${at}/blog`,
  post: (slug: string) => `${at}/blog/${slug}`,
  feed: `${at}/blog/rss.xml`,
  newsletter: `${at}/newsletter`,
  notices: '/notices',
  freeNights: `${at}/free-nights`,
  terms: `${at}/terms`,
  privacy: `${at}/privacy`,
  cookies: `${at}/cookies`,
  about: `${at || '/'}#about`,
  contact: `${at || '/'}#contact`,
  listProperty: '/list-property',
  /** Without an id it opens the owner's last draft. */
  listingForm: (listing?: string) =>
    listing ? `/list-property/form?listing=${encodeURIComponent(listing)}` : '/list-property/form',
  newListing: '/list-property/form?new=1',
  owner: '/owner',
  account: `${at}/account`,
  myStays: `${at}/account#stays`,
  saved: `${at}/saved`,
  admin: '/admin',
  adminUsers: '/admin/users',
  adminProperties: '/admin/properties',
  adminProperty: (id: string) => `/admin/properties?id=${encodeURIComponent(id)}`,
  adminBookings: '/admin/bookings',
  adminRooms: '/admin/rooms',
  adminAvailability: '/admin/availability',
  adminReviews: '/admin/reviews',
  adminPayments: '/admin/payments',
  adminMails: '/admin/mails',
  adminJobs: '/admin/run-job',
  adminSettings: '/admin/settings',
  adminAudit: '/admin/audit',
  auth: (returnTo?: string) => `${at}/auth${returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ''}`,
  /** `near`: coordinates as in the address, `15.52,73.76`. */
  search: (destination?: string | null, stay?: StayQuery, near?: string | null) => {
    const params = new URLSearchParams();
    if (destination) params.set('destination', destination);
    if (near) params.set('near', near);
    if (stay) writeStayQuery(stay, params);
    const query = params.toString();
    return `${at}/search${query && `?${query}`}`;
  },
  /** `name` completes the canonical address; the id alone also works. */
  hotel: (id: string, name: string, stay?: StayQuery) => withStay(`${at}/hotel/${hotelAddress(id, name)}`, stay),
  booking: (roomId: string, stay?: StayQuery) => withStay(`${at}/booking/${encodeURIComponent(roomId)}`, stay),
  findBooking: `${at}/booking-confirmation`,
  confirmation: (reference: string) => `${at}/booking-confirmation/${encodeURIComponent(reference)}`,
} as const;

export const stayPaths = {
  all: `${at}/stays`,
  place: (id: string) => `${at}/stays/${id}`,
  map: (id: string) => `${at}/stays/${id}.svg`,
} as const;

export const stayPath = (token?: string) => `${at}/stay${token ? `#${token}` : ''}`;
/** Returns the page that sends a guest a new link. The reference is in the fragment, which no server logs. */
export const askLinkPath = ({ reference = '', isReview = false }) =>
  `${at}/stay#${new URLSearchParams({ ...(reference && { reference }), ...(isReview && { review: '' }) })}`;
export const arrivalPath = (token?: string) => `${at}/arrival${token ? `#${token}` : ''}`;
export const cleaningPath = () => `${at}/cleaning`;
export const reviewPath = (token?: string) => `${at}/review${token ? `#${token}` : ''}`;

/** Returns a mailto link. The address is encoded, so it cannot add recipients or text. */
export const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

export const telTo = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Returns the last segment of a path, decoded: the id in `/booking/{id}`; '' if it cannot be decoded. */
export function lastSegment(pathname: string): string {
  const segment = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
