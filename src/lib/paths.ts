import { hotelAddress } from '#src/domain/hotel/hotelAddress.ts';
import { type StayQuery, writeStayQuery } from '#src/domain/stay.ts';
import { at } from '#src/words/en/language.ts';

/** Every address of the site that code links to, in the page's own language where it is there. Features reach each other through here only. */
const withStay = (path: string, stay?: StayQuery) => (stay ? `${path}?${writeStayQuery(stay)}` : path);

export const paths = {
  home: at || '/',
  properties: `${at}/properties`,
  property: (id: string) => `${at}/property/${id}`,
  gallery: `${at}/gallery`,
  blog: `${at}/blog`,
  post: (slug: string) => `${at}/blog/${slug}`,
  feed: `${at}/blog/rss.xml`,
  /** What the links of the newsletter's letters lead to. */
  newsletter: `${at}/newsletter`,
  /** The same of mails that tell others than its owner of a house's bookings. */
  notices: '/notices',
  /** The same of mails about free nights. */
  freeNights: `${at}/free-nights`,
  terms: `${at}/terms`,
  privacy: `${at}/privacy`,
  cookies: `${at}/cookies`,
  about: `${at || '/'}#about`,
  contact: `${at || '/'}#contact`,
  listProperty: '/list-property',
  /** The wizard: a listing of one's own, another one, or what was left last. */
  listingForm: (listing?: string) =>
    listing ? `/list-property/form?listing=${encodeURIComponent(listing)}` : '/list-property/form',
  /** The wizard with an empty form, whatever was left before. */
  newListing: '/list-property/form?new=1',
  owner: '/owner',
  account: `${at}/account`,
  myStays: `${at}/account#stays`,
  saved: `${at}/saved`,
  admin: '/admin',
  adminUsers: '/admin/users',
  adminProperties: '/admin/properties',
  /** The decision about one listing. */
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
  /** near: a spot as the address holds it, `15.52,73.76`. */
  search: (destination?: string | null, stay?: StayQuery, near?: string | null) => {
    const params = new URLSearchParams();
    if (destination) params.set('destination', destination);
    if (near) params.set('near', near);
    if (stay) writeStayQuery(stay, params);
    const query = params.toString();
    return `${at}/search${query && `?${query}`}`;
  },
  /** name: the hotel's, which makes its one address; without it the id leads there. */
  hotel: (id: string, name: string, stay?: StayQuery) => withStay(`${at}/hotel/${hotelAddress(id, name)}`, stay),
  booking: (roomId: string, stay?: StayQuery) => withStay(`${at}/booking/${encodeURIComponent(roomId)}`, stay),
  /** Where a guest types a reference. */
  findBooking: `${at}/booking-confirmation`,
  confirmation: (reference: string) => `${at}/booking-confirmation/${encodeURIComponent(reference)}`,
} as const;

/** The pages of places; apart from the others, which every screen loads. */
export const stayPaths = {
  all: `${at}/stays`,
  place: (id: string) => `${at}/stays/${id}`,
  map: (id: string) => `${at}/stays/${id}.svg`,
} as const;

/** Returns the guest's booking page, by the link of their emails. */
export const stayPath = (token?: string) => `${at}/stay${token ? `#${token}` : ''}`;
/** Returns the page that sends a guest a new link. The reference is in the fragment, as the link is: so it is in no log. */
export const askLinkPath = ({ reference = '', isReview = false }) =>
  `${at}/stay#${new URLSearchParams({ ...(reference && { reference }), ...(isReview && { review: '' }) })}`;
/** Returns the form for passport and visa details, by its link. */
export const arrivalPath = (token?: string) => `${at}/arrival${token ? `#${token}` : ''}`;
/** Returns the page where a guest reviews a stay, by their link. */
export const reviewPath = (token?: string) => `${at}/review${token ? `#${token}` : ''}`;

/** A link that writes to an address: nothing in it can add recipients or words to the letter. */
export const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** A link that dials a number as it was typed. */
export const telTo = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The last segment of the current address, decoded: the id in `/booking/{id}`. Empty when it cannot be read. */
export function lastSegment(pathname: string): string {
  const segment = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
