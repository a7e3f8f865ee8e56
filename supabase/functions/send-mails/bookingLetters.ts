import * as v from 'valibot';
import { advanceReasonWords, askHowToPay } from '../../../src/domain/booking/advance.ts';
import { type BookingAtHotel, BookingAtHotelSchema, guestNotes } from '../../../src/domain/booking/bookingFacts.ts';
import {
  calendarFile,
  calendarFileName,
  calendarMethod,
  calendarType,
} from '../../../src/domain/booking/calendarFile.ts';
import { endedWords, moneyOfCancelled } from '../../../src/domain/booking/cancellation.ts';
import { openAmounts, paidWords, refundWords } from '../../../src/domain/booking/paid.ts';
import { priceLines } from '../../../src/domain/booking/price.ts';
import { reportedWords } from '../../../src/domain/booking/reportedExpiryWords.ts';
import { guestStatus, isNoShow, paymentWords } from '../../../src/domain/booking/status.ts';
import { isOfLaterDay, PlansToldSchema, policyWords } from '../../../src/domain/booking/termsNow.ts';
import { unacceptedWords } from '../../../src/domain/booking/unaccepted.ts';
import { cancelAnswers } from '../../../src/domain/desk/bookings.ts';
import { directionsTo } from '../../../src/domain/hotel/directions.ts';
import { HouseSpotSchema, paise, rulesOf } from '../../../src/domain/hotel/hotel.ts';
import { readMoment } from '../../../src/domain/moment.ts';
import { formatRupees } from '../../../src/domain/money.ts';
import { counted, formatDate, nightsBetween, todayInKolkata } from '../../../src/domain/stay.ts';
import * as page from '../../../src/words/en/guestStay.ts';
import { at } from '../../../src/words/en/language.ts';
import * as arriving from '../../../src/words/en/mails.ts';
import * as say from '../../../src/words/en/mails.ts';
import { changedHeading, changedSubject, receivedForChange } from '../../../src/words/en/mails.ts';
import { formatTime, guestWords } from '../../../src/words/en/party.ts';
import { brand } from '../_shared/brand.ts';
import { withPapers } from './formCLetters.ts';
import { type MailContent, oneLine } from './layout.ts';
import { hello, MailOutdated, moment, toHouse, unlinked, type Writer } from './mailWords.ts';

/** Only the property gets text that a guest typed. */

/** Reads a booking. Throws MailOutdated if its status does not fit the email. */
export function readBooking(data: unknown, told: 'booked' | 'cancelled' = 'booked'): BookingAtHotel {
  const booking = v.parse(BookingAtHotelSchema, data);
  const isCancelled = booking.booking_status === 'cancelled';
  if (isCancelled !== (told === 'cancelled')) throw new MailOutdated(`The booking is now ${booking.booking_status}.`);
  return booking;
}

const StayLinkSchema = v.object({ stay_link: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });

/** Opens the guest's booking by this email's link, or else by reference. The token is in the fragment, which no server logs. */
export const makeBookingButton = ({ booking_reference }: BookingAtHotel, data: unknown, site: string) =>
  v.is(StayLinkSchema, data)
    ? { label: say.openYourStay, url: `${site}${at}/stay#${data.stay_link}` }
    : { label: say.seeYourBooking, url: `${site}${at}/booking-confirmation/${encodeURIComponent(booking_reference)}` };
/** The same with the label "Pay …" if an amount is due. */
export const makePayButton = (booking: BookingAtHotel, data: unknown, site: string) => {
  const open = makeBookingButton(booking, data, site);
  const { unreported } = openAmounts(booking);
  return unreported > 0 && (booking.pays_online || booking.upi_id)
    ? { ...open, label: say.pay(formatRupees(unreported)) }
    : open;
};
const linkIsYours = (may_change: boolean) => (may_change ? say.linkIsYours : say.linkIsYoursToRead);

export const toGuest = (letter: MailContent, booking: BookingAtHotel) => ({
  ...letter,
  reply_to: booking.hotel.email ?? undefined,
});
function toGuestWithEntry(letter: MailContent, booking: BookingAtHotel, data: unknown, site: string) {
  const { revision } = v.parse(v.object({ revision: v.number() }), data);
  const { url } = makeBookingButton(booking, data, site);
  const method = calendarMethod(booking);
  const does = method === 'CANCEL' ? say.entryGoes : say.entryComes;
  return {
    ...toGuest({ ...letter, closing: [...(letter.closing ?? []), does] }, booking),
    files: [
      {
        name: calendarFileName(booking),
        type: `${calendarType}; charset=utf-8; method=${method}`,
        text: calendarFile({ ...booking, revision }, { brand, url, at: new Date() }),
      },
    ],
  };
}
export const toHotel = (letter: Omit<MailContent, 'action'>, booking: BookingAtHotel, data: unknown, site: string) => ({
  ...toHouse(
    {
      ...letter,
      action: openBooking(data, site),
    },
    booking.hotel_name,
    data,
    site,
  ),
  ...(booking.guest_email && { reply_to: booking.guest_email }),
});

export const bookingWriters: Record<string, Writer> = {
  booking_guest: (data, site) => {
    const booking = readBooking(data);
    return toGuestWithEntry(withPapers(bookingForGuest(booking, data, site), data, site), booking, data, site);
  },
  booking_hotel: (data, site) => {
    const booking = readBooking(data);
    return toHotel(bookingForHotel(booking, data), booking, data, site);
  },
  advance_reminder: (data, site) => {
    const booking = readBooking(data);
    if (openAmounts(booking).unreported === 0) throw new MailOutdated('No advance is due.');
    return toGuest(advanceReminder(booking, data, site), booking);
  },
  stay_link: (data, site) => {
    const booking = v.parse(BookingAtHotelSchema, data);
    v.assert(StayLinkSchema, data);
    return toGuest(linkForGuest(booking, data, site), booking);
  },
  cancelled_guest: (data, site) => {
    const booking = readBooking(data, 'cancelled');
    const reason = reasonIn(data);
    const letter = toGuestWithEntry(cancellationForGuest(booking, reason, data, site), booking, data, site);
    // After a no-show the guest's reply must not go to the hotel.
    return isNoShow(booking) ? { ...letter, reply_to: undefined } : letter;
  },
  cancelled_hotel: (data, site) => {
    const booking = readBooking(data, 'cancelled');
    const letter = v.is(AnswerSchema, data)
      ? answerForHotel(booking, data)
      : cancellationForHotel(booking, reasonIn(data));
    return toHotel(letter, booking, data, site);
  },
  no_show_disputed: (data, site) => {
    const booking = v.parse(BookingAtHotelSchema, data);
    return { ...noShowDisputed(booking), action: openBooking(data, site) };
  },
  no_show_fee: (data, site) => {
    const booking = readBooking(data, 'cancelled');
    const { fee, fee_reason } = v.parse(FeeSchema, data);
    if (fee !== booking.no_show_fee) throw new MailOutdated('The fee has changed.');
    return toGuest(noShowFee(booking, fee, fee_reason, data, site), booking);
  },
  changed_guest: (data, site) => {
    const booking = readBooking(data);
    const { before, refund_before } = v.parse(v.object({ before: BeforeSchema, refund_before: paise }), data);
    const letter = changeForGuest(booking, before, refund_before, data, site);
    return toGuestWithEntry(letter, booking, data, site);
  },
  changed_hotel: (data, site) => {
    const booking = readBooking(data);
    const { before } = v.parse(v.object({ before: BeforeSchema }), data);
    const amount = paymentIn(data);
    const letter = amount === null ? changeForHotel(booking, before, data) : balanceForHotel(booking, amount);
    return toHotel(letter, booking, data, site);
  },
};

/** The changed facts as they were: `private.announced_facts`. */
const { room_name, check_in_date, check_out_date, num_adults, num_children, num_rooms } = BookingAtHotelSchema.entries;
const { total_amount, payment_status, guest_name, guest_phone, special_requests, arrival_time } =
  BookingAtHotelSchema.entries;
const BeforeSchema = v.partial(
  v.object({
    ...{ room_name, check_in_date, check_out_date, num_adults, num_children, num_rooms },
    ...{ total_amount, payment_status, guest_name, guest_phone, special_requests, arrival_time },
  }),
);
type Before = v.InferOutput<typeof BeforeSchema>;

const roomWords = ({ num_rooms, room_name }: Pick<BookingAtHotel, 'num_rooms' | 'room_name'>) =>
  num_rooms === 1 ? room_name : `${num_rooms} × ${room_name}`;
const partyWords = ({ num_adults, num_children }: Pick<BookingAtHotel, 'num_adults' | 'num_children'>) =>
  guestWords({ adults: num_adults, children: num_children });

/** Properties call it a room type, guests a room. */
const roomType = 'Room type';

export function stayFacts(booking: BookingAtHotel, room = say.room): [string, string][] {
  return [
    [say.checkIn, say.dayFrom(formatDate(booking.check_in_date), formatTime(booking.hotel.check_in_time))],
    [say.checkOut, say.dayUntil(formatDate(booking.check_out_date), formatTime(booking.hotel.check_out_time))],
    [room, roomWords(booking)],
    [say.guests, partyWords(booking)],
  ];
}

export const totalFact = ({ tax_amount, total_amount }: BookingAtHotel): [string, string] => [
  tax_amount > 0 ? say.totalWithTaxes : say.total,
  formatRupees(total_amount),
];

function priceFacts(booking: BookingAtHotel): [string, string][] {
  const lines = priceLines(booking, { tax: say.gstIncluded, advance: say.advance });
  // Nights at one price equal the total, so their line is left out.
  const isPlain = lines[0]?.amount === booking.total_amount;
  return [
    ...lines
      .filter(({ part }) => part !== 'total')
      .map(({ part, label, amount }): [string, string] =>
        part === 'nights' && isPlain ? [say.price, label] : [label, formatRupees(amount)],
      ),
    ...(booking.paid_amount > 0 ? [[say.paidSoFar, formatRupees(booking.paid_amount)] as [string, string]] : []),
  ];
}

export const wayToPay = ({ upi_id, pays_online }: BookingAtHotel) => {
  if (pays_online) return upi_id ? `${say.payOnline} ${say.orPayByUpi(upi_id)}` : say.payOnline;
  return upi_id ? say.payByUpi(upi_id) : askHowToPay(brand);
};

export const balanceWay = ({ upi_id, pays_online }: BookingAtHotel) =>
  pays_online || upi_id ? say.payBalanceOnPage : say.payBalanceAtHotel;

/** Says how much is due and by when, how much is refunded, and what the guest pays at the hotel. `due_on`: when the last refund is due. */
export const paymentForGuest = (booking: BookingAtHotel, due_on: string | null = null) =>
  partsOfPayment(booking, due_on)
    .filter((one) => one)
    .join(' ');

/** The same in two parts, each may be '': the amount, and how it is paid. `told`: paise that the email has already named as received. */
export function partsOfPayment(
  booking: BookingAtHotel,
  due_on: string | null = null,
  told = 0,
): readonly [now: string, how: string] {
  const { advance_amount, paid_amount, reported_amount, advance_due_at } = booking;
  const open = openAmounts(booking);
  const [advance, paid] = [formatRupees(advance_amount), formatRupees(paid_amount)];
  const rest = open.rest > 0 && page.balanceDueAtHotel(formatRupees(open.rest));
  const parts = (now: string, ...how: readonly (string | null | false)[]) =>
    [
      [now, refundWords(booking, due_on)].filter((one) => one).join(' '),
      [...how, rest].filter((one) => one).join(' '),
    ] as const;
  if (open.advance > 0 && reported_amount > 0) {
    const more = formatRupees(open.unreported);
    return parts(
      reportedWords(booking, page.moneyAheadReported(formatRupees(reported_amount)), true).join(' '),
      open.unreported > 0 && (booking.pays_online ? say.moreDueOnline(more) : say.moreDueLater(more)),
    );
  }
  if (booking.checked_out_at && open.due > 0) return [say.balanceDue(formatRupees(open.due)), balanceWay(booking)];
  if (open.advance === 0) {
    if (open.rest === 0) return parts(page.paidInFullThanks);
    if (booking.payment_status === 'refunded') return parts(paid_amount > 0 ? page.partRefunded : page.refunded);
    if (paid_amount === 0) return [page.moneyAheadNothingDue(formatRupees(open.rest)), ''];
    if (paid_amount === told) return parts(advance_amount === 0 ? '' : say.bookingConfirmed);
    if (advance_amount === 0) return parts(page.moneyAheadReceived(paid));
    return parts(paid_amount === advance_amount ? say.advanceReceived(advance) : say.receivedConfirms(paid));
  }
  if (paid_amount > 0) {
    const due = formatRupees(open.advance);
    const now = advance_due_at
      ? page.partReceivedBy(advance, null, paid, due, moment(advance_due_at))
      : page.partReceived(advance, null, paid, due);
    return parts(now, wayToPay(booking));
  }
  return parts(
    advance_due_at ? page.advanceIsDueBy(advance, null, moment(advance_due_at)) : page.advanceIsDue(advance, null),
    advanceReasonWords(booking),
    wayToPay(booking),
  );
}

/** Returns directions and house rules for a booking made a day before or less: private.job_greet_guests is too late for it. */
function arrivalForGuest({ created_at, check_in_date, hotel }: BookingAtHotel, data: unknown) {
  if (nightsBetween(todayInKolkata(readMoment(created_at)), check_in_date) > 1) return null;
  const { where } = v.parse(v.object({ where: HouseSpotSchema }), data);
  const rules = rulesOf(hotel.policies);
  return {
    facts: rules.length > 0 ? [[arriving.rules, unlinked(rules.join('\n\n'))] as const] : [],
    way: { label: arriving.showTheWay, url: directionsTo({ ...hotel, ...where }) },
  };
}

export function plansFacts(booking: BookingAtHotel, data: unknown): (readonly [string, string])[] {
  const { terms, may_change } = v.parse(PlansToldSchema, data);
  const { cancellation_policy, booking_status } = booking;
  if (!cancellation_policy || booking_status === 'cancelled' || booking_status === 'completed') return [];
  const words = [
    policyWords(cancellation_policy, terms),
    ...[isOfLaterDay(terms, booking.check_in_date) ? page.ofAgreedDay : '', may_change ? '' : page.onlyHotelNow],
  ];
  return [[say.cancellation, words.filter((one) => one).join(' ')]];
}

/** Returns how a confirmed booking had ended before (private.mail_booking); null if it had not. */
const againIn = (data: unknown) =>
  v.parse(v.object({ again: v.optional(v.picklist(['no_show', 'cancelled'])) }), data).again ?? null;

const isByGuest = (data: unknown) =>
  v.parse(v.object({ booked_by_guest: v.optional(v.boolean(), true) }), data).booked_by_guest;

function bookingForGuest(booking: BookingAtHotel, data: unknown, site: string): MailContent {
  const { booking_reference, hotel_name, hotel, special_requests } = booking;
  const again = againIn(data);
  const day = formatDate(booking.check_in_date);
  const arrival = arrivalForGuest(booking, data);
  const { may_change } = v.parse(PlansToldSchema, data);
  const keepIt = v.is(StayLinkSchema, data)
    ? may_change
      ? say.keepForLink
      : say.keepForLinkOnly
    : say.keepForReference;
  const contact = [hotel.phone, hotel.email].filter((one) => one).join(' · ');
  const [now, how] = partsOfPayment(booking);
  return {
    subject: again ? say.againSubject(hotel_name, day) : say.bookedSubject(hotel_name, day),
    preview: say.yourReferenceIs(booking_reference),
    heading: again ? say.standsAgain(hotel_name) : say.bookedAt(hotel_name),
    opening: [
      hello(booking.guest_name),
      `${again ? say.confirmedAgain[again] : isByGuest(data) ? say.thanks : say.madeForYou(hotel_name)} ${now}`,
    ],
    action: makePayButton(booking, data, site),
    details: [...(how ? [how] : []), keepIt],
    callout: { label: say.reference, text: booking_reference },
    facts: [
      [say.status, guestStatus(booking).words],
      [say.hotel, [hotel_name, hotel.address].filter((one) => one).join('\n')],
      ...stayFacts(booking),
      ...(arrival?.facts ?? []),
      ...(special_requests ? [[say.yourRequests, say.requestsPassedOn] as const] : []),
      ...plansFacts(booking, data),
      ...priceFacts(booking),
    ],
    total: totalFact(booking),
    closing: [
      ...(contact ? [say.questionsTo(contact)] : []),
      ...(v.is(StayLinkSchema, data) ? [linkIsYours(may_change)] : []),
      ...(isByGuest(data) ? [] : [say.didNotAsk]),
    ],
    ...(arrival && { otherActions: [arrival.way] }),
  };
}

function linkForGuest(booking: BookingAtHotel, data: unknown, site: string): MailContent {
  const { booking_reference, hotel_name, hotel } = booking;
  const { may_change } = v.parse(PlansToldSchema, data);
  return {
    subject: say.linkSubject(hotel_name),
    preview: say.linkPreview,
    heading: say.newLink,
    opening: [hello(booking.guest_name), say.hereIsLink],
    action: makeBookingButton(booking, data, site),
    details: [say.earlierLinksEnd, linkIsYours(may_change)],
    callout: { label: say.reference, text: booking_reference },
    facts: [[say.hotel, [hotel_name, hotel.address].filter((one) => one).join('\n')], ...stayFacts(booking)],
    closing: [say.linkNotAsked],
  };
}

function advanceReminder(booking: BookingAtHotel, data: unknown, site: string): MailContent {
  const { booking_reference, hotel_name, hotel, advance_due_at } = booking;
  const due = formatRupees(openAmounts(booking).unreported);
  return {
    subject: say.advanceDueSubject(hotel_name),
    preview: advance_due_at ? say.payBy(moment(advance_due_at)) : say.advanceLeft(hotel_name, due),
    heading: say.advanceStillDue,
    opening: [
      hello(booking.guest_name),
      advance_due_at
        ? say.advanceNotReceived(hotel_name, due, moment(advance_due_at))
        : say.advanceLeft(hotel_name, due),
    ],
    action: makePayButton(booking, data, site),
    details: [wayToPay(booking)],
    callout: { label: say.reference, text: booking_reference },
    facts: [[say.hotel, [hotel_name, hotel.address].filter((one) => one).join('\n')], ...stayFacts(booking)],
    closing: [say.notBookedByYou],
  };
}

export const safeGuestName = ({ guest_name }: BookingAtHotel) => unlinked(oneLine(guest_name));

const guestFacts = (booking: BookingAtHotel): readonly (readonly [string, string])[] => [
  [say.guest, safeGuestName(booking)],
  ...(booking.guest_email ? [['Email', booking.guest_email] as const] : []),
  ...(booking.guest_phone ? [[say.phone, booking.guest_phone] as const] : []),
  ...stayFacts(booking, roomType),
];

const DeskFactsSchema = v.object({
  desk: v.optional(
    v.object({
      made_by: v.nullable(v.string()),
      changed_by: v.nullable(v.string()),
      price_reason: v.nullable(v.string()),
      usual_amount: v.nullable(paise),
    }),
    { made_by: null, changed_by: null, price_reason: null, usual_amount: null },
  ),
});
function deskFacts(booking: BookingAtHotel, data: unknown): readonly (readonly [string, string])[] {
  const { made_by, changed_by, price_reason, usual_amount } = v.parse(DeskFactsSchema, data).desk;
  return [
    ...(made_by ? [['Booked by', unlinked(oneLine(made_by))] as const] : []),
    ...(changed_by ? [['Changed by', unlinked(oneLine(changed_by))] as const] : []),
    ...(usual_amount !== null && usual_amount !== booking.total_amount
      ? [['Usual price', formatRupees(usual_amount)] as const]
      : []),
    ...(price_reason ? [['Reason for the price', unlinked(oneLine(price_reason))] as const] : []),
  ];
}

const noteFacts = (booking: BookingAtHotel) =>
  guestNotes.flatMap(({ name, words }) => (words(booking) ? [[name, unlinked(words(booking))] as const] : []));

const moneyFacts = (booking: BookingAtHotel): readonly (readonly [string, string])[] => [
  ...priceFacts(booking),
  ['Balance due at the property', formatRupees(openAmounts(booking).rest)],
];

const answerToGuest = ({ guest_email }: BookingAtHotel) =>
  guest_email ? ['Reply to this email to write to the guest.'] : [];
function openBooking(data: unknown, site: string) {
  const { id, hotel_id } = v.parse(v.object({ id: v.string(), hotel_id: v.string() }), data);
  return {
    label: 'Open the booking',
    url: `${site}/owner/bookings?${new URLSearchParams({ hotel: hotel_id, booking: id })}`,
  };
}

function newsForHotel(booking: BookingAtHotel, data: unknown): readonly [news: string, heading: string, what: string] {
  const { hotel_name, nights } = booking;
  const again = againIn(data);
  if (again === 'no_show')
    return [
      'No-show undone',
      `A no-show at ${hotel_name} was undone`,
      `The no-show of ${safeGuestName(booking)} was undone. The guest is expected again.`,
    ];
  if (again)
    return [
      'Booked again',
      `${safeGuestName(booking)} is booked again at ${hotel_name}`,
      `The booking of ${safeGuestName(booking)} had ended. It is booked again, and its rooms are no longer available to others.`,
    ];
  const { made_by } = v.parse(DeskFactsSchema, data).desk;
  if (made_by && !isByGuest(data))
    return [
      'New booking',
      `New booking for ${hotel_name}`,
      `${unlinked(oneLine(made_by))} booked ${counted(nights, 'night')} for ${safeGuestName(booking)}.`,
    ];
  return [
    'New booking',
    `New booking for ${hotel_name}`,
    `${safeGuestName(booking)} booked ${counted(nights, 'night')} with you.`,
  ];
}

function bookingForHotel(booking: BookingAtHotel, data: unknown): Omit<MailContent, 'action'> {
  const isAwaited = booking.advance_amount > 0 && booking.payment_status !== 'paid';
  const [news, heading, what] = newsForHotel(booking, data);
  return {
    subject: `${news}: ${safeGuestName(booking)}, ${formatDate(booking.check_in_date)}, ${counted(booking.nights, 'night')}`,
    preview: `${booking.room_name}, ${formatRupees(booking.total_amount)}.`,
    heading,
    opening: [`${what} Your calendar already shows the booking.`],
    callout: { label: 'Booking reference', text: booking.booking_reference },
    facts: [
      ['Status', guestStatus(booking).words],
      ...guestFacts(booking),
      ...noteFacts(booking),
      ...deskFacts(booking, data),
      ...moneyFacts(booking),
    ],
    total: totalFact(booking),
    closing: [
      [
        ...(isAwaited ? [`The guest pays the advance to ${brand.name}.`] : []),
        ...(isAwaited && booking.advance_due_at
          ? [`Without it the booking expires on ${moment(booking.advance_due_at)}.`]
          : []),
        ...answerToGuest(booking),
      ].join(' '),
    ].filter(Boolean),
  };
}

/** Returns the changed facts, before and after; without those that changed back. */
function differences(booking: BookingAtHotel, before: Before, room = say.room): (readonly [string, string])[] {
  const known = Object.fromEntries(Object.entries(before).filter(([, value]) => value !== undefined));
  const old: BookingAtHotel = { ...booking, ...known };
  const read: readonly (readonly [string, (one: BookingAtHotel) => string, ((one: BookingAtHotel) => string)?])[] = [
    [say.checkIn, (one) => formatDate(one.check_in_date)],
    [say.checkOut, (one) => formatDate(one.check_out_date)],
    [room, roomWords],
    [say.guests, partyWords],
    [say.total, (one) => formatRupees(one.total_amount)],
    // The amount paid before the change is unknown.
    [say.payment, paidWords, paymentWords],
    [say.guest, safeGuestName],
    [say.phone, (one) => one.guest_phone ?? say.none],
    ...guestNotes.map(({ name, words }) => [name, (one: BookingAtHotel) => unlinked(words(one)) || say.none] as const),
  ];
  return read
    .filter(([, words, wordsBefore = words]) => wordsBefore(old) !== wordsBefore(booking))
    .map(([label, words, wordsBefore = words]) => [label, say.changedFrom(words(booking), wordsBefore(old))] as const);
}

const paymentIn = (data: unknown) =>
  v.parse(v.object({ payment: v.optional(v.nullable(v.object({ amount: paise })), null) }), data).payment?.amount ??
  null;

function balanceForHotel(booking: BookingAtHotel, amount: number): Omit<MailContent, 'action'> {
  const [paid, left] = [formatRupees(amount), formatRupees(Math.max(booking.balance_due, 0))];
  return {
    subject: `${booking.balance_due > 0 ? 'Part of balance paid' : 'Balance paid'}: ${safeGuestName(booking)}, ${formatDate(booking.check_in_date)}, ${counted(booking.nights, 'night')}`,
    preview: `${paid} received. Balance due: ${left}.`,
    heading: `${brand.name} received ${booking.balance_due > 0 ? 'part of a balance' : 'a balance'} for ${booking.hotel_name}`,
    opening: [
      `${safeGuestName(booking)} paid ${paid} of the balance to ${brand.name} after check-out. Balance due now: ${left}.`,
    ],
    callout: { label: 'Booking reference', text: booking.booking_reference },
    facts: guestFacts(booking),
    total: [say.totalWithTaxes, formatRupees(booking.total_amount)],
    closing: answerToGuest(booking),
  };
}

function changeForHotel(booking: BookingAtHotel, before: Before, data: unknown): Omit<MailContent, 'action'> {
  const changes = differences(booking, before, roomType);
  if (changes.length === 0) throw new MailOutdated('The booking is as it was before.');
  const open = openAmounts(booking);
  // The front desk may have received everything at once, and a booking may have no advance.
  const isAdvance = booking.paid_amount === booking.advance_amount;
  const isPaid = changes.length === 1 && before.payment_status !== undefined && booking.payment_status === 'paid';
  return {
    subject: `${!isPaid ? 'Changed' : isAdvance ? 'Advance paid' : 'Payment'}: ${safeGuestName(booking)}, ${formatDate(booking.check_in_date)}, ${counted(booking.nights, 'night')}`,
    preview: `${changes.map(([label]) => label).join(', ')}.`,
    heading: isPaid
      ? isAdvance
        ? `The advance for a booking at ${booking.hotel_name} is paid`
        : `A payment for a booking at ${booking.hotel_name} was received`
      : `A booking at ${booking.hotel_name} has changed`,
    opening: [
      isPaid
        ? `${isAdvance ? `The advance of ${formatRupees(booking.advance_amount)}` : formatRupees(booking.paid_amount)} for the booking of ${safeGuestName(booking)} was received.${booking.advance_amount > 0 ? ' The booking no longer expires.' : ''}`
        : `The booking of ${safeGuestName(booking)} has changed. The changes are below.`,
    ],
    callout: { label: 'Booking reference', text: booking.booking_reference },
    facts: [
      ...changes,
      ...deskFacts(booking, data),
      ...[...guestFacts(booking), ...noteFacts(booking)].filter(
        ([label]) => !changes.some(([changed]) => changed === label),
      ),
      ...(open.advance > 0 ? [[`Advance, to be paid to ${brand.name}`, formatRupees(open.advance)] as const] : []),
      ['Balance due at the property', formatRupees(open.rest)],
      ...(booking.refund_due > 0 ? [['Refund due to the guest', formatRupees(booking.refund_due)] as const] : []),
    ],
    total: totalFact(booking),
    closing: answerToGuest(booking),
  };
}

/** refund_before: paise that were refunded or due before the change. */
function changeForGuest(
  booking: BookingAtHotel,
  before: Before,
  refund_before: number,
  data: unknown,
  site: string,
): MailContent {
  const used = refund_before - booking.refunded_amount - booking.refund_due;
  const { booking_reference, hotel_name, hotel } = booking;
  const changes = differences(booking, before);
  const paid = paymentIn(data);
  if (changes.length === 0 && paid === null) throw new MailOutdated('The booking is as it was before.');
  const [now, how] =
    guestStatus(booking).kind === 'stayed' ? ['', ''] : partsOfPayment(booking, dueDayIn(data), paid ?? 0);
  const contact = [hotel.phone, hotel.email].filter((one) => one).join(' · ');
  const news = paid === null ? say.howItStands : receivedForChange(formatRupees(paid));
  return {
    subject:
      paid === null
        ? say.mailBookingChangeSubject(hotel_name, formatDate(booking.check_in_date))
        : changedSubject(hotel_name),
    preview: say.whatChanged(changes.map(([label]) => label).join(', ')),
    heading: paid === null ? say.changedAt(hotel_name) : changedHeading,
    opening: [
      hello(booking.guest_name),
      [news, now].filter((one) => one).join(' '),
      ...unacceptedWords(v.parse(PlansToldSchema, data), booking),
    ],
    action: makePayButton(booking, data, site),
    details: [...(used > 0 ? [say.refundUsed(formatRupees(used))] : []), ...(how ? [how] : [])],
    callout: { label: say.reference, text: booking_reference },
    facts: [
      ...changes,
      [say.hotel, [hotel_name, hotel.address].filter((one) => one).join('\n')],
      ...stayFacts(booking).filter(([label]) => !changes.some(([changed]) => changed === label)),
      ...plansFacts(booking, data),
      ...priceFacts(booking),
    ],
    total: totalFact(booking),
    closing: [contact ? say.changeNotAskedOr(contact) : say.changeNotAsked],
  };
}

export const dueDayIn = (data: unknown) => v.parse(v.object({ due_on: v.nullable(v.string()) }), data).due_on;

const reasonIn = (data: unknown) => (v.is(v.object({ cancel_reason: v.string() }), data) ? data.cancel_reason : '');

/** Says how a booking ended. `how`: the part that is not in its heading. */
function endOf(booking: BookingAtHotel): Pick<MailContent, 'subject' | 'preview' | 'heading'> & { how: string } {
  const { booking_reference, hotel_name, cancelled_by_guest } = booking;
  const day = formatDate(booking.check_in_date);
  if (isNoShow(booking))
    return {
      subject: say.noShowSubject(hotel_name, day),
      preview: say.bookingNoShow(booking_reference),
      heading: say.noShowAt(hotel_name),
      how: say.noShow,
    };
  if (guestStatus(booking).kind === 'expired')
    return {
      subject: say.expiredSubject(hotel_name, day),
      preview: say.bookingExpired(booking_reference),
      heading: say.expiredAt(hotel_name),
      how: '',
    };
  return {
    subject: say.cancelledSubject(hotel_name, day),
    preview: say.bookingCancelled(booking_reference),
    heading: say.cancelledAt(hotel_name),
    how: cancelled_by_guest ? say.youCancelled : '',
  };
}

function noShowDisputed(booking: BookingAtHotel): Omit<MailContent, 'action'> {
  const { booking_reference, hotel_name } = booking;
  return {
    subject: `No-show disputed: ${hotel_name}, ${booking_reference}`,
    preview: `${safeGuestName(booking)} says that they were there.`,
    heading: 'A guest disputes a no-show',
    opening: [
      `${safeGuestName(booking)} says that they were at ${hotel_name}. The booking is recorded as a no-show. We sent this email to ${hotel_name} and to our admins.`,
      `If you work at ${hotel_name}: did the guest stay with you? Open the booking and select “Undo no-show”, then “Check in”. If not, reply to this email and tell us what happened. ${brand.name} decides.`,
      'Admins find the booking in Payments, under “Disputed no-shows”.',
    ],
    callout: { label: 'Booking reference', text: booking_reference },
    facts: [
      ['Guest', safeGuestName(booking)],
      ['Stay', `${formatDate(booking.check_in_date)}, ${counted(booking.nights, 'night')}, ${booking.room_name}`],
      ...(booking.refund_due > 0 ? [['Refund due', formatRupees(booking.refund_due)] as const] : []),
    ],
  };
}

const FeeSchema = v.object({ fee: v.nullable(paise), fee_reason: v.string() });

function noShowFee(
  booking: BookingAtHotel,
  fee: number | null,
  reason: string,
  data: unknown,
  site: string,
): MailContent {
  const { hotel_name, hotel, check_in_date, booking_reference, paid_amount, balance_due } = booking;
  const amount = fee === null ? '' : formatRupees(fee);
  const kept = paid_amount - booking.refund_due;
  const heading = fee === null ? say.feeWaived(hotel_name) : say.feeCharged(hotel_name, amount);
  return {
    subject: fee === null ? say.feeWaivedSubject(hotel_name) : say.feeSubject(amount, hotel_name),
    preview: heading,
    heading,
    opening: [
      hello(booking.guest_name),
      fee === null ? say.feeWaivedText(hotel_name) : say.feeText(hotel_name, formatDate(check_in_date), amount),
      balance_due > 0
        ? say.howToPayFee(formatRupees(balance_due), hotel_name, hotel.phone, Boolean(hotel.email))
        : moneyOfCancelled(booking, dueDayIn(data)),
      ...(fee === null && kept > 0 ? [say.keptByPolicy(hotel_name, formatRupees(kept))] : []),
    ],
    action: makeBookingButton(booking, data, site),
    // Unlinked: a hotel's own words to an unconfirmed address.
    details: [say.feeReason(unlinked(oneLine(reason)))],
    callout: { label: say.reference, text: booking_reference },
    facts: [
      ...(fee === null
        ? []
        : ([
            [say.noShowFee, amount],
            [say.paidSoFar, formatRupees(paid_amount)],
            [say.feeBalance, formatRupees(Math.max(balance_due, 0))],
          ] as const)),
      [say.hotel, [hotel_name, hotel.address].filter((one) => one).join('\n')],
      ...stayFacts(booking),
    ],
    closing: fee === null ? [] : [say.howToObject(`${brand.email} · ${brand.phone}`)],
  };
}

function answerOrOpen(booking: BookingAtHotel, data: unknown, site: string) {
  const open = makeBookingButton(booking, data, site);
  if (booking.cancel_answer_by) return { ...open, label: say.answer };
  return isNoShow(booking) ? { ...open, label: say.iWasThere } : open;
}

function cancellationForGuest(booking: BookingAtHotel, reason: string, data: unknown, site: string): MailContent {
  const { booking_reference, hotel_name, hotel } = booking;
  const contact = [hotel.phone, hotel.email].filter((one) => one).join(' · ');
  const { how, ...end } = endOf(booking);
  const { cancel_answer_by, paid_amount, refunded_amount } = booking;
  const asks = cancel_answer_by
    ? say.didYouCancel(hotel_name, moment(cancel_answer_by), formatRupees(paid_amount + refunded_amount))
    : null;
  const money = moneyOfCancelled(booking, dueDayIn(data));
  // The money may begin with it.
  const isSaid = booking.cancelled_by_guest && money.startsWith(endedWords(booking));
  const ended = [isSaid ? '' : how, money].filter((one) => one).join(' ');
  return {
    ...end,
    opening: [hello(booking.guest_name), asks ?? (isNoShow(booking) ? how : ended)],
    action: answerOrOpen(booking, data, site),
    details: [
      ...(asks ? [ended] : []),
      isNoShow(booking) ? money : say.roomsFree,
      ...(reason && !booking.cancelled_by_guest ? [say.hotelSays(unlinked(oneLine(reason)))] : []),
    ],
    callout: { label: say.reference, text: booking_reference },
    facts: [[say.hotel, [hotel_name, hotel.address].filter((one) => one).join('\n')], ...stayFacts(booking)],
    closing: [say.notExpected, ...(contact ? [say.orContactHotel(contact)] : [])],
    otherActions: [{ label: say.findAnother, url: `${site}${at}/search` }],
  };
}

const AnswerSchema = v.object({ cancel_answer: v.picklist(cancelAnswers) });

function answerForHotel(
  booking: BookingAtHotel,
  { cancel_answer }: v.InferOutput<typeof AnswerSchema>,
): Omit<MailContent, 'action'> {
  const guest = safeGuestName(booking);
  const isConfirmed = cancel_answer === 'confirmed';
  const said = {
    confirmed: `${guest} confirmed that they cancelled.`,
    denied: `${guest} says that they did not cancel.`,
    unanswered: `${guest} did not confirm in time that they cancelled.`,
  }[cancel_answer];
  return {
    subject: `${isConfirmed ? 'Cancellation confirmed' : 'Counts as cancelled by you'}: ${guest}, ${formatDate(booking.check_in_date)}, ${counted(booking.nights, 'night')}`,
    preview: said,
    heading: isConfirmed ? 'The guest confirmed the cancellation' : 'A booking counts as cancelled by you',
    opening: [
      isConfirmed
        ? said
        : `${said} The booking counts as cancelled by the property. The guest gets a full refund of ${formatRupees(booking.refund_amount ?? 0)}.`,
      ...(booking.refund_due > 0 ? [whoRefunds] : []),
    ],
    callout: { label: 'Booking reference', text: booking.booking_reference },
    facts: [...guestFacts(booking), refundFact(booking)],
    closing: answerToGuest(booking),
  };
}

/** Matches private.site_part. */
const whoRefunds = `${brand.name} refunds what it received, within 5–7 business days. You refund only what you received. The booking shows how much.`;

const refundFact = ({ refund_amount, refunded_amount }: BookingAtHotel): [string, string] => [
  'Refund to the guest',
  `${formatRupees(refund_amount ?? 0)}${refunded_amount > 0 ? `. Already refunded: ${formatRupees(refunded_amount)}` : ''}`,
];

function cancellationForHotel(booking: BookingAtHotel, reason: string): Omit<MailContent, 'action'> {
  const isExpired = guestStatus(booking).kind === 'expired';
  const stay = `${safeGuestName(booking)}, ${formatDate(booking.check_in_date)}, ${counted(booking.nights, 'night')}`;
  return {
    subject: `${isExpired ? 'Expired' : 'Cancelled'}: ${stay}`,
    preview: `${booking.room_name} is available again.`,
    heading: isExpired
      ? `A booking at ${booking.hotel_name} has expired`
      : `A booking at ${booking.hotel_name} is cancelled`,
    opening: [
      isExpired
        ? `We did not receive the advance of ${formatRupees(booking.advance_amount)} for the booking of ${safeGuestName(booking)} in time. The booking has expired. The rooms are available again.`
        : `${booking.cancelled_by_guest ? `${safeGuestName(booking)} cancelled this booking` : `The booking of ${safeGuestName(booking)} is cancelled`}. The rooms are available again.`,
      ...(booking.cancel_answer_by
        ? [
            `Your front desk says that the guest cancelled. We asked the guest to confirm it by ${moment(booking.cancel_answer_by)}. If they do not, the booking counts as cancelled by you. The guest then gets a full refund of ${formatRupees(booking.paid_amount)}.`,
          ]
        : []),
      ...(booking.refund_due > 0 ? [whoRefunds] : []),
    ],
    callout: { label: 'Booking reference', text: booking.booking_reference },
    facts: [
      ...guestFacts(booking),
      ...(reason ? [[booking.cancelled_by_guest ? 'The guest says' : 'Reason', unlinked(reason)] as const] : []),
      ['Total of the booking', formatRupees(booking.total_amount)],
      ...(booking.advance_amount > 0 ? [['Payment', paymentWords(booking)] as const] : []),
      ...(booking.refund_amount || booking.cancel_answer_by ? [refundFact(booking)] : []),
    ],
    closing: answerToGuest(booking),
  };
}
