import * as v from 'valibot';
import { cancellationText } from '../../../src/domain/hotel.ts';
import { formatRupees } from '../../../src/domain/money.ts';
import { counted, formatDate, formatTime } from '../../../src/domain/stay.ts';
import { brand } from '../_shared/brand.ts';
import { type Laid, type Letter, layOut, oneLine } from './layout.ts';

/** What each kind of mail says. The facts are what `claim_mails` in the database hands out. */

const text = v.optional(v.nullable(v.string()));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const BookingSchema = v.object({
  booking_reference: v.string(),
  booking_status: v.string(),
  guest_name: v.string(),
  guest_email: v.string(),
  guest_phone: text,
  check_in_date: v.pipe(v.string(), v.isoDate()),
  check_out_date: v.pipe(v.string(), v.isoDate()),
  nights: count,
  num_adults: count,
  num_children: count,
  num_rooms: count,
  base_price: count,
  total_amount: count,
  tax_rate: v.number(),
  tax_amount: count,
  advance_percent: v.number(),
  advance_amount: count,
  special_requests: v.string(),
  room_name: v.string(),
  hotel_name: v.string(),
  hotel_address: v.string(),
  hotel_phone: text,
  hotel_email: text,
  check_in_time: v.string(),
  check_out_time: v.string(),
  cancellation_policy: text,
});
type Booking = v.InferOutput<typeof BookingSchema>;

const ListingSchema = v.object({
  name: v.string(),
  city: text,
  full_name: text,
  reason: text,
  is_public: v.optional(v.nullable(v.boolean())),
  hotel_id: text,
});
type Listing = v.InferOutput<typeof ListingSchema>;
const TakenOffSchema = v.object({
  ...ListingSchema.entries,
  listing_status: v.picklist(['hidden', 'draft', 'deleted']),
});
const WelcomeSchema = v.object({ full_name: text });

/** The mail is no longer true; it is not sent. */
export class MailOutdated extends Error {}

export interface Written extends Laid {
  reply_to?: string | undefined;
}

const writers: Record<string, (data: unknown, site: string) => Letter & { reply_to?: string | undefined }> = {
  welcome: (data, site) => welcome(v.parse(WelcomeSchema, data), site),
  booking_guest: (data, site) => {
    const booking = readBooking(data);
    return { ...bookingForGuest(booking, site), reply_to: booking.hotel_email ?? undefined };
  },
  booking_hotel: (data, site) => {
    const booking = readBooking(data);
    return { ...bookingForHotel(booking, site), reply_to: booking.guest_email };
  },
  cancelled_guest: (data, site) => {
    const booking = readBooking(data, 'cancelled');
    return { ...cancellationForGuest(booking, site), reply_to: booking.hotel_email ?? undefined };
  },
  cancelled_hotel: (data, site) => {
    const booking = readBooking(data, 'cancelled');
    return { ...cancellationForHotel(booking, site), reply_to: booking.guest_email };
  },
  listing_submitted: (data, site) => listingSubmitted(v.parse(ListingSchema, data), site),
  listing_approved: (data, site) => listingApproved(v.parse(ListingSchema, data), site),
  listing_rejected: (data, site) => listingRejected(v.parse(ListingSchema, data), site),
  listing_taken_off: (data, site) => listingTakenOff(v.parse(TakenOffSchema, data), site),
};
export const mailKinds = Object.keys(writers);

/** Writes the mail of this kind. Throws `MailOutdated` when it should not be sent any more, and when the facts are not whole. */
export function writeMail(kind: string, data: unknown, site: string): Written {
  const write = writers[kind];
  if (!write) throw new Error(`There is no mail of the kind ${kind}.`);
  if (data === null) throw new MailOutdated('What it is about is gone.');
  const { reply_to, ...letter } = write(data, site);
  return { ...layOut(letter, site), reply_to };
}

/** The facts of a booking that still is what its mail says. */
function readBooking(data: unknown, told: 'booked' | 'cancelled' = 'booked'): Booking {
  const booking = v.parse(BookingSchema, data);
  const isCancelled = booking.booking_status === 'cancelled';
  if (isCancelled !== (told === 'cancelled'))
    throw new MailOutdated(`The booking is ${booking.booking_status} by now.`);
  return booking;
}

/** "Hello Maria," from a full name; the whole name where it is one word. */
function hello(full_name: string | null | undefined): string {
  const [first] = oneLine(full_name ?? '').split(' ');
  return first ? `Hello ${first},` : 'Hello,';
}

function welcome({ full_name }: v.InferOutput<typeof WelcomeSchema>, site: string): Letter {
  return {
    subject: `Welcome to ${brand.name}`,
    preview: 'Your address is confirmed and your account is ready.',
    heading: 'Good to have you with us',
    opening: [
      hello(full_name),
      `Your e-mail address is confirmed and your account with ${brand.name} is ready. ${brand.tagline}: that is how we would like travelling to be.`,
      'Looking for a place to stay? Choose your dates and see what is free. Have a house or hotel of your own? List it in eight steps, and save your progress whenever you like.',
    ],
    action: { label: 'Find a stay', url: `${site}/search` },
    otherAction: { label: 'List your property', url: `${site}/list-property` },
  };
}

function stayFacts(booking: Booking): [string, string][] {
  const { num_adults, num_children, num_rooms } = booking;
  const guests = [
    counted(num_adults, 'adult'),
    ...(num_children > 0 ? [counted(num_children, 'child', 'children')] : []),
  ];
  return [
    ['Check-in', `${formatDate(booking.check_in_date)}, from ${formatTime(booking.check_in_time)}`],
    ['Check-out', `${formatDate(booking.check_out_date)}, by ${formatTime(booking.check_out_time)}`],
    ['Room', num_rooms === 1 ? booking.room_name : `${num_rooms} × ${booking.room_name}`],
    ['Guests', guests.join(', ')],
  ];
}

function priceFacts(booking: Booking): [string, string][] {
  const { base_price, nights, num_rooms, tax_amount, tax_rate, advance_amount, advance_percent } = booking;
  return [
    ['Price', `${formatRupees(base_price)} × ${counted(nights, 'night')} × ${counted(num_rooms, 'room')}`],
    [`GST included (${tax_rate}%)`, formatRupees(tax_amount)],
    ...(advance_amount > 0
      ? [[`Advance (${advance_percent}%)`, formatRupees(advance_amount)] as [string, string]]
      : []),
  ];
}

/** What is left to pay after the advance. */
function restOf({ total_amount, advance_amount }: Booking): string {
  return formatRupees(total_amount - advance_amount);
}

function bookingForGuest(booking: Booking, site: string): Letter {
  const { booking_reference, hotel_name, hotel_phone, hotel_email, special_requests, cancellation_policy } = booking;
  const contact = [hotel_phone, hotel_email].filter((one) => one).join(' · ');
  return {
    subject: `Your stay at ${hotel_name} is booked: ${formatDate(booking.check_in_date)}`,
    preview: `Your booking reference is ${booking_reference}.`,
    heading: `Your stay at ${hotel_name} is booked`,
    opening: [
      hello(booking.guest_name),
      'Thank you for booking. Please keep this mail: with the reference you can see your booking at any time, and so can anybody you give it to.',
    ],
    callout: { label: 'Booking reference', text: booking_reference },
    facts: [
      ['Hotel', [hotel_name, booking.hotel_address].filter((one) => one).join('\n')],
      ...stayFacts(booking),
      ...(special_requests ? [['Your requests', special_requests] as const] : []),
      ...(cancellation_policy ? [['Cancellation', cancellationText(cancellation_policy)] as const] : []),
      ...priceFacts(booking),
    ],
    total: ['Total, all taxes included', formatRupees(booking.total_amount)],
    closing: [
      booking.advance_amount > 0
        ? `We write to you about the advance of ${formatRupees(booking.advance_amount)}. The remaining ${restOf(booking)} is paid at the hotel.`
        : `Nothing is due before you arrive; ${restOf(booking)} is paid at the hotel.`,
      ...(contact ? [`Questions about your stay? Answer this mail or contact the hotel: ${contact}`] : []),
    ],
    action: { label: 'See your booking', url: `${site}/booking-confirmation/${encodeURIComponent(booking_reference)}` },
  };
}

/** Who comes, and when: what a hotel reads first. */
const guestFacts = (booking: Booking): readonly (readonly [string, string])[] => [
  ['Guest', oneLine(booking.guest_name)],
  ['E-mail', booking.guest_email],
  ...(booking.guest_phone ? [['Phone', booking.guest_phone] as const] : []),
  ...stayFacts(booking),
];

function bookingForHotel(booking: Booking, site: string): Letter {
  const { guest_name, special_requests } = booking;
  return {
    subject: `New booking: ${guest_name}, ${formatDate(booking.check_in_date)}, ${counted(booking.nights, 'night')}`,
    preview: `${booking.room_name}, ${formatRupees(booking.total_amount)}.`,
    heading: `New booking for ${booking.hotel_name}`,
    opening: [
      `${oneLine(guest_name)} has booked ${counted(booking.nights, 'night')} with you. The rooms are taken out of sale already.`,
    ],
    callout: { label: 'Booking reference', text: booking.booking_reference },
    facts: [
      ...guestFacts(booking),
      ...(special_requests ? [['Special requests', special_requests] as const] : []),
      ...priceFacts(booking),
    ],
    total: ['Total, all taxes included', formatRupees(booking.total_amount)],
    closing: [
      booking.advance_amount > 0
        ? `We write to the guest about the advance; the remaining ${restOf(booking)} is paid at your hotel. An answer to this mail goes to the guest.`
        : `No advance is asked for; ${restOf(booking)} is paid at your hotel. An answer to this mail goes to the guest.`,
    ],
    action: { label: 'Open your listings', url: `${site}/owner` },
  };
}

function cancellationForGuest(booking: Booking, site: string): Letter {
  const { booking_reference, hotel_name, hotel_phone, hotel_email } = booking;
  const contact = [hotel_phone, hotel_email].filter((one) => one).join(' · ');
  return {
    subject: `Your stay at ${hotel_name} is cancelled: ${formatDate(booking.check_in_date)}`,
    preview: `Your booking ${booking_reference} is cancelled.`,
    heading: `Your stay at ${hotel_name} is cancelled`,
    opening: [
      hello(booking.guest_name),
      'This booking is cancelled, and the rooms are for sale again. Nothing more is to be paid for it.',
    ],
    callout: { label: 'Booking reference', text: booking_reference },
    facts: [['Hotel', [hotel_name, booking.hotel_address].filter((one) => one).join('\n')], ...stayFacts(booking)],
    closing: [
      `${booking.advance_amount > 0 ? 'Have you paid an advance, or did' : 'Did'} you not expect this? Answer this mail, and we look into it with you.`,
      ...(contact ? [`You can also contact the hotel: ${contact}`] : []),
    ],
    action: { label: 'Find another stay', url: `${site}/search` },
  };
}

function cancellationForHotel(booking: Booking, site: string): Letter {
  const { guest_name } = booking;
  return {
    subject: `Cancelled: ${guest_name}, ${formatDate(booking.check_in_date)}, ${counted(booking.nights, 'night')}`,
    preview: `${booking.room_name} is for sale again.`,
    heading: `A booking for ${booking.hotel_name} is cancelled`,
    opening: [`The stay of ${oneLine(guest_name)} is cancelled. The rooms are for sale again.`],
    callout: { label: 'Booking reference', text: booking.booking_reference },
    facts: guestFacts(booking),
    closing: ['An answer to this mail goes to the guest.'],
    action: { label: 'Open your listings', url: `${site}/owner` },
  };
}

/** "Casa Susegad, Panjim" */
function placeOf({ name, city }: Listing): string {
  return oneLine([name, city].filter((one) => one).join(', '));
}

function listingSubmitted(listing: Listing, site: string): Letter {
  return {
    subject: `We have received ${placeOf(listing)}`,
    preview: 'We are reviewing your listing and will tell you when it is approved.',
    heading: 'Your property has been submitted for review',
    opening: [
      hello(listing.full_name),
      `Thank you for listing ${placeOf(listing)}. We read every listing ourselves: the description, the photos and the papers.`,
      "We'll notify you once it's approved. If something is missing, we will write to you and say what.",
      ...(listing.hotel_id && listing.is_public
        ? ['Meanwhile guests see and book the version that was approved before.']
        : []),
    ],
    closing: ['Until then you can take it back from your listings, change it and submit it again.'],
    action: { label: 'See your listings', url: `${site}/owner` },
  };
}

function listingApproved(listing: Listing, site: string): Letter {
  const isShown = listing.is_public && listing.hotel_id;
  return {
    subject: `${placeOf(listing)} is ${isShown ? 'live' : 'approved'}`,
    preview: isShown ? 'Guests can find and book it now.' : 'Your listing is approved, and still hidden.',
    heading: isShown ? `${oneLine(listing.name)} is live` : `${oneLine(listing.name)} is approved`,
    opening: [
      hello(listing.full_name),
      isShown
        ? `Your listing ${placeOf(listing)} is approved. Guests find it in the search from now on, with your photos, your rules and prices that include tax.`
        : `Your listing ${placeOf(listing)} is approved. It is still hidden: show it to guests from your listings whenever you are ready.`,
      'We write to you with every booking. Rooms that are booked are taken out of sale at once, so none is sold twice.',
    ],
    action:
      isShown && listing.hotel_id
        ? { label: 'See it as guests do', url: `${site}/hotel/${encodeURIComponent(listing.hotel_id)}` }
        : { label: 'Open your listings', url: `${site}/owner` },
  };
}

function listingRejected(listing: Listing, site: string): Letter {
  const stays = listing.is_public && listing.hotel_id;
  return {
    subject: `${placeOf(listing)} needs a change`,
    preview: 'We could not approve it yet. Here is what to change.',
    heading: 'One thing before we can approve it',
    opening: [
      hello(listing.full_name),
      `We have read your listing ${placeOf(listing)} and could not approve it yet. Everything you entered is kept.`,
    ],
    callout: { label: 'What to change', text: listing.reason ?? '' },
    closing: [
      ...(stays ? ['The version that was approved before stays online meanwhile.'] : []),
      'Please change it and submit it again. If our note is not clear, answer this mail.',
    ],
    action: { label: 'Edit your listing', url: `${site}/owner` },
  };
}

const takenOff = {
  hidden: {
    done: 'We have hidden it from guests; everything you entered is kept.',
    next: 'Answer this mail to learn why, and what is needed to show it again.',
  },
  draft: {
    done: 'We have made it a draft again; everything you entered is kept.',
    next: 'You can change it and submit it again. If you do not know why, answer this mail.',
  },
  deleted: {
    done: 'We have removed it from your listings.',
    next: 'If you did not expect this, answer this mail and we look into it with you.',
  },
} as const;

function listingTakenOff(listing: v.InferOutput<typeof TakenOffSchema>, site: string): Letter {
  const { done, next } = takenOff[listing.listing_status];
  return {
    subject: `${placeOf(listing)} is no longer online`,
    preview: 'Guests do not find it any more. Bookings that were made stay.',
    heading: `${oneLine(listing.name)} is no longer online`,
    opening: [
      hello(listing.full_name),
      `Guests no longer find or book ${placeOf(listing)}. ${done}`,
      'Bookings that were made before stay as they are.',
    ],
    closing: [next],
    action: { label: 'Open your listings', url: `${site}/owner` },
  };
}
