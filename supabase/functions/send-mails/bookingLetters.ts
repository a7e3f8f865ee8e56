import * as v from 'valibot';
import { type BookingAtHotel, BookingAtHotelSchema, guestNotes } from '../../../src/domain/booking/bookingFacts.ts';
import { priceLines, restOf } from '../../../src/domain/booking/price.ts';
import { cancellationText } from '../../../src/domain/hotel/hotel.ts';
import { formatRupees } from '../../../src/domain/money.ts';
import { counted, formatDate, formatTime, guestWords } from '../../../src/domain/stay.ts';
import { type Letter, oneLine } from './layout.ts';
import { hello, MailOutdated, moment, unlinked, type Writer } from './mailWords.ts';

/** The mails about a booking, to its guest and to its hotel. What a guest typed goes to the hotel alone. */

/** The facts of a booking that still is what its mail says. */
function readBooking(data: unknown, told: 'booked' | 'cancelled' = 'booked'): BookingAtHotel {
  const booking = v.parse(BookingAtHotelSchema, data);
  const isCancelled = booking.booking_status === 'cancelled';
  if (isCancelled !== (told === 'cancelled'))
    throw new MailOutdated(`The booking is ${booking.booking_status} by now.`);
  return booking;
}

/** To the guest; an answer goes to the hotel. */
const toGuest = (letter: Letter, booking: BookingAtHotel) => ({
  ...letter,
  reply_to: booking.hotel.email ?? undefined,
});
/** To the hotel; an answer goes to the guest. */
const toHotel = (letter: Letter, booking: BookingAtHotel) => ({ ...letter, reply_to: booking.guest_email });

export const bookingWriters: Record<string, Writer> = {
  booking_guest: (data, site) => {
    const booking = readBooking(data);
    return toGuest(bookingForGuest(booking, site), booking);
  },
  booking_hotel: (data, site) => {
    const booking = readBooking(data);
    return toHotel(bookingForHotel(booking, site), booking);
  },
  advance_reminder: (data, site) => {
    const booking = readBooking(data);
    if (!booking.advance_due_at) throw new MailOutdated('No advance is awaited any more.');
    return toGuest(advanceReminder(booking, booking.advance_due_at, site), booking);
  },
  cancelled_guest: (data, site) => {
    const booking = readBooking(data, 'cancelled');
    return toGuest(cancellationForGuest(booking, site), booking);
  },
  cancelled_hotel: (data, site) => {
    const booking = readBooking(data, 'cancelled');
    return toHotel(cancellationForHotel(booking, site), booking);
  },
};

function stayFacts(booking: BookingAtHotel): [string, string][] {
  const { num_adults, num_children, num_rooms } = booking;
  return [
    ['Check-in', `${formatDate(booking.check_in_date)}, from ${formatTime(booking.hotel.check_in_time)}`],
    ['Check-out', `${formatDate(booking.check_out_date)}, by ${formatTime(booking.hotel.check_out_time)}`],
    ['Room', num_rooms === 1 ? booking.room_name : `${num_rooms} × ${booking.room_name}`],
    ['Guests', guestWords({ adults: num_adults, children: num_children })],
  ];
}

/** The lines of the price; the total stands apart, at the foot of a letter. */
function priceFacts(booking: BookingAtHotel): [string, string][] {
  return priceLines(booking, 'mail')
    .filter(({ part }) => part !== 'total')
    .map(({ part, label, amount }) => (part === 'nights' ? ['Price', label] : [label, formatRupees(amount)]));
}

function bookingForGuest(booking: BookingAtHotel, site: string): Letter {
  const { booking_reference, hotel_name, hotel, special_requests } = booking;
  const { cancellation_policy } = hotel.policies;
  const contact = [hotel.phone, hotel.email].filter((one) => one).join(' · ');
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
      ['Hotel', [hotel_name, hotel.address].filter((one) => one).join('\n')],
      ...stayFacts(booking),
      ...(special_requests ? [['Your requests', 'Passed on to the hotel.'] as const] : []),
      ...(cancellation_policy ? [['Cancellation', cancellationText(cancellation_policy)] as const] : []),
      ...priceFacts(booking),
    ],
    total: ['Total, all taxes included', formatRupees(booking.total_amount)],
    closing: [
      booking.advance_amount > 0
        ? `Your stay is booked; the advance of ${formatRupees(booking.advance_amount)} is due${booking.advance_due_at ? ` by ${moment(booking.advance_due_at)}, else the booking ends by itself` : ''}. We write to you about it. The remaining ${formatRupees(restOf(booking))} is paid at the hotel.`
        : `Nothing is due before you arrive; ${formatRupees(restOf(booking))} is paid at the hotel.`,
      ...(contact ? [`Questions about your stay? Answer this mail or contact the hotel: ${contact}`] : []),
    ],
    action: { label: 'See your booking', url: `${site}/booking-confirmation/${encodeURIComponent(booking_reference)}` },
  };
}

function advanceReminder(booking: BookingAtHotel, due: string, site: string): Letter {
  const { booking_reference, hotel_name, hotel } = booking;
  return {
    subject: `The advance for your stay at ${hotel_name} is due`,
    preview: `Please pay it by ${moment(due)}.`,
    heading: 'Your advance is still awaited',
    opening: [
      hello(booking.guest_name),
      `Your stay at ${hotel_name} is booked, and the advance of ${formatRupees(booking.advance_amount)} has not come yet. It is due by ${moment(due)}; without it the booking ends by itself then, and the rooms are for sale again.`,
      'Have you just paid? Then you need not do anything.',
    ],
    callout: { label: 'Booking reference', text: booking_reference },
    facts: [['Hotel', [hotel_name, hotel.address].filter((one) => one).join('\n')], ...stayFacts(booking)],
    closing: ['You did not book this? Then let it be: nothing is to be paid. Questions? Answer this mail.'],
    action: { label: 'See your booking', url: `${site}/booking-confirmation/${encodeURIComponent(booking_reference)}` },
  };
}

/** The guest's name for the hotel. */
const nameOf = ({ guest_name }: BookingAtHotel) => unlinked(oneLine(guest_name));

/** Who comes, and when: what a hotel reads first. */
const guestFacts = (booking: BookingAtHotel): readonly (readonly [string, string])[] => [
  ['Guest', nameOf(booking)],
  ['E-mail', booking.guest_email],
  ...(booking.guest_phone ? [['Phone', booking.guest_phone] as const] : []),
  ...stayFacts(booking),
];

function bookingForHotel(booking: BookingAtHotel, site: string): Letter {
  return {
    subject: `New booking: ${nameOf(booking)}, ${formatDate(booking.check_in_date)}, ${counted(booking.nights, 'night')}`,
    preview: `${booking.room_name}, ${formatRupees(booking.total_amount)}.`,
    heading: `New booking for ${booking.hotel_name}`,
    opening: [
      `${nameOf(booking)} has booked ${counted(booking.nights, 'night')} with you. The rooms are taken out of sale already.`,
    ],
    callout: { label: 'Booking reference', text: booking.booking_reference },
    facts: [
      ...guestFacts(booking),
      ...guestNotes.flatMap(({ fact, mailName }) =>
        booking[fact] ? [[mailName, unlinked(booking[fact])] as const] : [],
      ),
      ...priceFacts(booking),
    ],
    total: ['Total, all taxes included', formatRupees(booking.total_amount)],
    closing: [
      booking.advance_amount > 0
        ? `We write to the guest about the advance${booking.advance_due_at ? `; without it the booking ends by itself on ${moment(booking.advance_due_at)}` : ''}; the remaining ${formatRupees(restOf(booking))} is paid at your hotel. An answer to this mail goes to the guest.`
        : `No advance is asked for; ${formatRupees(restOf(booking))} is paid at your hotel. An answer to this mail goes to the guest.`,
    ],
    action: { label: 'Open your listings', url: `${site}/owner` },
  };
}

function cancellationForGuest(booking: BookingAtHotel, site: string): Letter {
  const { booking_reference, hotel_name, hotel } = booking;
  const contact = [hotel.phone, hotel.email].filter((one) => one).join(' · ');
  return {
    subject: `Your stay at ${hotel_name} is cancelled: ${formatDate(booking.check_in_date)}`,
    preview: `Your booking ${booking_reference} is cancelled.`,
    heading: `Your stay at ${hotel_name} is cancelled`,
    opening: [
      hello(booking.guest_name),
      'This booking is cancelled, and the rooms are for sale again. Nothing more is to be paid for it.',
    ],
    callout: { label: 'Booking reference', text: booking_reference },
    facts: [['Hotel', [hotel_name, hotel.address].filter((one) => one).join('\n')], ...stayFacts(booking)],
    closing: [
      `${booking.advance_amount > 0 ? 'Have you paid an advance, or did' : 'Did'} you not expect this? Answer this mail, and we look into it with you.`,
      ...(contact ? [`You can also contact the hotel: ${contact}`] : []),
    ],
    action: { label: 'Find another stay', url: `${site}/search` },
  };
}

function cancellationForHotel(booking: BookingAtHotel, site: string): Letter {
  return {
    subject: `Cancelled: ${nameOf(booking)}, ${formatDate(booking.check_in_date)}, ${counted(booking.nights, 'night')}`,
    preview: `${booking.room_name} is for sale again.`,
    heading: `A booking for ${booking.hotel_name} is cancelled`,
    opening: [`The stay of ${nameOf(booking)} is cancelled. The rooms are for sale again.`],
    callout: { label: 'Booking reference', text: booking.booking_reference },
    facts: guestFacts(booking),
    closing: ['An answer to this mail goes to the guest.'],
    action: { label: 'Open your listings', url: `${site}/owner` },
  };
}
