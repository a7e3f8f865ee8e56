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
import { headingOf, isMixed, partyOf, typesWords } from '../../../src/domain/booking/parts.ts';
import { priceLines } from '../../../src/domain/booking/price.ts';
import { planWords } from '../../../src/domain/booking/pricePlan.ts';
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
import * as say from '../../../src/words/en/mails.ts';
import { changedHeading, changedSubject, receivedForChange } from '../../../src/words/en/mails.ts';
import { formatTime, guestWords } from '../../../src/words/en/party.ts';
import { brand } from '../_shared/brand.ts';
import { withPapers } from './formCLetters.ts';
import type { Fact, MailContent } from './layout.ts';
import { hello, MailOutdated, moment, neat, openBooking, toHouse, unlinked, type Writer, writer } from './mailWords.ts';

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

/** An email to a guest. A reply reaches us. */
export const fromUs = ({ opening, ...letter }: MailContent, booking: BookingAtHotel): MailContent => ({
  ...letter,
  opening: [hello(booking.guest_name), ...opening],
  callout: { label: say.reference, text: booking.booking_reference },
});
/** The same. A reply reaches the hotel. */
export const toGuest = (letter: MailContent, booking: BookingAtHotel) => ({
  ...fromUs(letter, booking),
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
const IdsSchema = v.object({ id: v.string(), hotel_id: v.string() });
const toHotel = (letter: MailContent, booking: BookingAtHotel, data: unknown, site: string) => ({
  ...toHouse(
    { ...letter, callout: referenceOf(booking), action: openBooking(v.parse(IdsSchema, data), site) },
    booking.hotel_name,
    data,
    site,
  ),
  ...(booking.guest_email && { reply_to: booking.guest_email }),
});
export const referenceOf = ({ booking_reference }: BookingAtHotel) => ({
  label: 'Booking reference',
  text: booking_reference,
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
  stay_link: writer(BookingAtHotelSchema, (booking, site, data) => {
    v.assert(StayLinkSchema, data);
    return toGuest(linkForGuest(booking, data, site), booking);
  }),
  cancelled_guest: (data, site) => {
    const booking = readBooking(data, 'cancelled');
    const letter = toGuestWithEntry(cancellationForGuest(booking, data, site), booking, data, site);
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
  no_show_disputed: writer(BookingAtHotelSchema, (booking, site, data) => ({
    ...noShowDisputed(booking),
    action: openBooking(v.parse(IdsSchema, data), site),
  })),
  no_show_fee: (data, site) => {
    const booking = readBooking(data, 'cancelled');
    return toGuest(noShowFee(booking, data, site), booking);
  },
  changed_guest: (data, site) => {
    const booking = readBooking(data);
    return toGuestWithEntry(changeForGuest(booking, data, site), booking, data, site);
  },
  changed_hotel: (data, site) => {
    const booking = readBooking(data);
    const amount = paymentIn(data);
    const letter = amount === null ? changeForHotel(booking, data) : balanceForHotel(booking, amount);
    return toHotel(letter, booking, data, site);
  },
};

/** The changed facts as they were: `private.announced_facts`. */
const { room_name, check_in_date, check_out_date, num_adults, num_children, num_rooms } = BookingAtHotelSchema.entries;
const { parts, total_amount, payment_status, guest_name, guest_phone, special_requests, arrival_time } =
  BookingAtHotelSchema.entries;
const BeforeSchema = v.partial(
  v.object({
    ...{ room_name, check_in_date, check_out_date, num_adults, num_children, num_rooms },
    ...{ parts, total_amount, payment_status, guest_name, guest_phone, special_requests, arrival_time },
  }),
);
type Before = v.InferOutput<typeof BeforeSchema>;
const beforeIn = (data: unknown) => v.parse(v.object({ before: BeforeSchema }), data).before;

const partyWords = (booking: BookingAtHotel) => guestWords(partyOf(booking));

/** Properties call it a room type, guests a room. */
const roomType = 'Room type';

const filled = (words: readonly (string | null | undefined)[], between: string) =>
  words.filter((one) => one).join(between);
export const contactOf = ({ hotel }: BookingAtHotel) => filled([hotel.phone, hotel.email], ' · ');
export const hotelFact = ({ hotel_name, hotel }: BookingAtHotel): Fact => [
  say.hotel,
  filled([hotel_name, hotel.address], '\n'),
];
const roomLabel = (booking: BookingAtHotel) => (isMixed(booking) ? say.rooms : say.room);
export const stayFacts = (booking: BookingAtHotel, room = roomLabel(booking)): Fact[] => [
  [say.checkIn, say.dayFrom(formatDate(booking.check_in_date), formatTime(booking.hotel.check_in_time))],
  [say.checkOut, say.dayUntil(formatDate(booking.check_out_date), formatTime(booking.hotel.check_out_time))],
  [room, filled([typesWords(booking), planWords(booking.plan)], '\n')],
  [say.guests, partyWords(booking)],
];
export const hotelAndStay = (booking: BookingAtHotel) => [hotelFact(booking), ...stayFacts(booking)];

export const totalFact = ({ tax_amount, total_amount }: BookingAtHotel): Fact => [
  tax_amount > 0 ? say.totalWithTaxes : say.total,
  formatRupees(total_amount),
];

function priceFacts(booking: BookingAtHotel) {
  const lines = priceLines(booking, { tax: say.gstIncluded, advance: say.advance });
  // Nights at one price equal the total, so their line is left out.
  const isPlain = lines[0]?.amount === booking.total_amount;
  return [
    ...lines
      .filter(({ part }) => part !== 'total')
      .map(
        ({ part, label, amount }): Fact =>
          part === 'nights' && isPlain ? [say.price, label] : [label, formatRupees(amount)],
      ),
    booking.paid_amount > 0 && ([say.paidSoFar, formatRupees(booking.paid_amount)] as const),
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
  filled(partsOfPayment(booking, due_on), ' ');

/** The same in two parts, each may be '': the amount, and how it is paid. `told`: paise that the email has already named as received. */
export function partsOfPayment(
  booking: BookingAtHotel,
  due_on: string | null = null,
  told = 0,
): readonly [now: string, how: string] {
  const { advance_amount, paid_amount, reported_amount, advance_due_at } = booking;
  const open = openAmounts(booking);
  const [advance, paid] = [formatRupees(advance_amount), formatRupees(paid_amount)];
  const rest = open.rest > 0 ? page.balanceDueAtHotel(formatRupees(open.rest)) : '';
  const parts = (now: string, ...how: readonly (string | null)[]) =>
    [filled([now, refundWords(booking, due_on)], ' '), filled([...how, rest], ' ')] as const;
  if (open.advance > 0 && reported_amount > 0) {
    const more = booking.pays_online ? say.moreDueOnline : say.moreDueLater;
    return parts(
      reportedWords(booking, page.moneyAheadReported(formatRupees(reported_amount)), true).join(' '),
      open.unreported > 0 ? more(formatRupees(open.unreported)) : null,
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

export function rulesFact({ hotel }: BookingAtHotel): Fact | null {
  const rules = rulesOf(hotel.policies);
  return rules.length > 0 ? [say.rules, unlinked(rules.join('\n\n'))] : null;
}
const WhereSchema = v.object({ where: HouseSpotSchema });
export const showTheWay = ({ hotel }: BookingAtHotel, data: unknown) => ({
  label: say.showTheWay,
  url: directionsTo({ ...hotel, ...v.parse(WhereSchema, data).where }),
});
/** True for a booking made a day before or less: private.job_greet_guests is too late to send directions and house rules. */
const isSoon = ({ created_at, check_in_date }: BookingAtHotel) =>
  nightsBetween(todayInKolkata(readMoment(created_at)), check_in_date) <= 1;

export function plansFact(booking: BookingAtHotel, data: unknown): Fact | null {
  const { terms, may_change } = v.parse(PlansToldSchema, data);
  const { cancellation_policy, booking_status } = booking;
  if (!cancellation_policy || booking_status === 'cancelled' || booking_status === 'completed') return null;
  const words = [
    policyWords(cancellation_policy, terms),
    ...[isOfLaterDay(terms, booking.check_in_date) ? page.ofAgreedDay : '', may_change ? '' : page.onlyHotelNow],
  ];
  return [say.cancellation, filled(words, ' ')];
}

/** Returns how a confirmed booking had ended before (private.mail_booking); null if it had not. */
const againIn = (data: unknown) =>
  v.parse(v.object({ again: v.optional(v.picklist(['no_show', 'cancelled'])) }), data).again ?? null;

const isByGuest = (data: unknown) =>
  v.parse(v.object({ booked_by_guest: v.optional(v.boolean(), true) }), data).booked_by_guest;

function bookingForGuest(booking: BookingAtHotel, data: unknown, site: string): MailContent {
  const { booking_reference, hotel_name, special_requests } = booking;
  const again = againIn(data);
  const day = formatDate(booking.check_in_date);
  const { may_change } = v.parse(PlansToldSchema, data);
  const keepIt = v.is(StayLinkSchema, data)
    ? may_change
      ? say.keepForLink
      : say.keepForLinkOnly
    : say.keepForReference;
  const contact = contactOf(booking);
  const [now, how] = partsOfPayment(booking);
  return {
    subject: again ? say.againSubject(hotel_name, day) : say.bookedSubject(hotel_name, day),
    preview: say.yourReferenceIs(booking_reference),
    heading: again ? say.standsAgain(hotel_name) : say.bookedAt(hotel_name),
    opening: [
      `${again ? say.confirmedAgain[again] : isByGuest(data) ? say.thanks : say.madeForYou(hotel_name)} ${now}`,
    ],
    action: makePayButton(booking, data, site),
    details: [how, keepIt],
    facts: [
      [say.status, guestStatus(booking).words],
      ...hotelAndStay(booking),
      isSoon(booking) && rulesFact(booking),
      special_requests && [say.yourRequests, say.requestsPassedOn],
      plansFact(booking, data),
      ...priceFacts(booking),
    ],
    total: totalFact(booking),
    closing: [
      contact && say.questionsTo(contact),
      v.is(StayLinkSchema, data) && linkIsYours(may_change),
      !isByGuest(data) && say.didNotAsk,
    ],
    otherActions: [isSoon(booking) && showTheWay(booking, data)],
  };
}

function linkForGuest(booking: BookingAtHotel, data: unknown, site: string): MailContent {
  const { may_change } = v.parse(PlansToldSchema, data);
  return {
    subject: say.linkSubject(booking.hotel_name),
    preview: say.linkPreview,
    heading: say.newLink,
    opening: [say.hereIsLink],
    action: makeBookingButton(booking, data, site),
    details: [say.earlierLinksEnd, linkIsYours(may_change)],
    facts: hotelAndStay(booking),
    closing: [say.linkNotAsked],
  };
}

function advanceReminder(booking: BookingAtHotel, data: unknown, site: string): MailContent {
  const { hotel_name, advance_due_at } = booking;
  const due = formatRupees(openAmounts(booking).unreported);
  const left = say.advanceLeft(hotel_name, due);
  return {
    subject: say.advanceDueSubject(hotel_name),
    preview: advance_due_at ? say.payBy(moment(advance_due_at)) : left,
    heading: say.advanceStillDue,
    opening: [advance_due_at ? say.advanceNotReceived(hotel_name, due, moment(advance_due_at)) : left],
    action: makePayButton(booking, data, site),
    details: [wayToPay(booking)],
    facts: hotelAndStay(booking),
    closing: [say.notBookedByYou],
  };
}

export const safeGuestName = ({ guest_name }: BookingAtHotel) => neat(guest_name);
/** The guest, the first night and the number of nights, for subjects. */
const stayInShort = (booking: BookingAtHotel) =>
  `${safeGuestName(booking)}, ${formatDate(booking.check_in_date)}, ${counted(booking.nights, 'night')}`;
/** The stay in one line, for admins. */
export const stayInOneLine = (booking: BookingAtHotel) =>
  `${formatDate(booking.check_in_date)}, ${counted(booking.nights, 'night')}, ${headingOf(booking.room_name, booking)}`;

const guestFacts = (booking: BookingAtHotel): Fact[] => [
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
function deskFacts({ total_amount }: BookingAtHotel, data: unknown) {
  const { made_by, changed_by, price_reason, usual_amount } = v.parse(DeskFactsSchema, data).desk;
  return [
    made_by && (['Booked by', neat(made_by)] as const),
    changed_by && (['Changed by', neat(changed_by)] as const),
    usual_amount !== null && usual_amount !== total_amount && (['Usual price', formatRupees(usual_amount)] as const),
    price_reason && (['Reason for the price', neat(price_reason)] as const),
  ];
}

const noteFacts = (booking: BookingAtHotel) =>
  guestNotes.flatMap(({ name, words }) => (words(booking) ? [[name, unlinked(words(booking))] as const] : []));

const answerToGuest = ({ guest_email }: BookingAtHotel) => guest_email && 'Reply to this email to write to the guest.';
function newsForHotel(booking: BookingAtHotel, data: unknown): readonly [news: string, heading: string, what: string] {
  const { hotel_name, nights } = booking;
  const again = againIn(data);
  const guest = safeGuestName(booking);
  if (again === 'no_show')
    return [
      'No-show undone',
      `A no-show at ${hotel_name} was undone`,
      `The no-show of ${guest} was undone. The guest is expected again.`,
    ];
  if (again)
    return [
      'Booked again',
      `${guest} is booked again at ${hotel_name}`,
      `The booking of ${guest} had ended. It is booked again, and its rooms are no longer available to others.`,
    ];
  const { made_by } = v.parse(DeskFactsSchema, data).desk;
  const booked =
    made_by && !isByGuest(data)
      ? `${neat(made_by)} booked ${counted(nights, 'night')} for ${guest}.`
      : `${guest} booked ${counted(nights, 'night')} with you.`;
  return ['New booking', `New booking for ${hotel_name}`, booked];
}

function bookingForHotel(booking: BookingAtHotel, data: unknown): MailContent {
  const { advance_due_at } = booking;
  const isAwaited = booking.advance_amount > 0 && booking.payment_status !== 'paid';
  const [news, heading, what] = newsForHotel(booking, data);
  const next = [
    isAwaited ? `The guest pays the advance to ${brand.name}.` : '',
    isAwaited && advance_due_at ? `Without it the booking expires on ${moment(advance_due_at)}.` : '',
    answerToGuest(booking),
  ];
  return {
    subject: `${news}: ${stayInShort(booking)}`,
    preview: `${headingOf(booking.room_name, booking)}, ${formatRupees(booking.total_amount)}.`,
    heading,
    opening: [`${what} Your calendar already shows the booking.`],
    facts: [
      ['Status', guestStatus(booking).words],
      ...guestFacts(booking),
      ...noteFacts(booking),
      ...deskFacts(booking, data),
      ...priceFacts(booking),
      ['Balance due at the property', formatRupees(openAmounts(booking).rest)],
    ],
    total: totalFact(booking),
    closing: [filled(next, ' ')],
  };
}

/** Returns the changed facts, before and after; without those that changed back. */
function differences(booking: BookingAtHotel, before: Before, room = roomLabel(booking)): Fact[] {
  const known = Object.fromEntries(Object.entries(before).filter(([, value]) => value !== undefined));
  const old: BookingAtHotel = { ...booking, ...known };
  const read: readonly (readonly [string, (one: BookingAtHotel) => string, ((one: BookingAtHotel) => string)?])[] = [
    [say.checkIn, (one) => formatDate(one.check_in_date)],
    [say.checkOut, (one) => formatDate(one.check_out_date)],
    [room, typesWords],
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

const without = (others: readonly Fact[], facts: readonly Fact[]) =>
  facts.filter(([label]) => !others.some(([other]) => other === label));

const paymentIn = (data: unknown) =>
  v.parse(v.object({ payment: v.optional(v.nullable(v.object({ amount: paise })), null) }), data).payment?.amount ??
  null;

function balanceForHotel(booking: BookingAtHotel, amount: number): MailContent {
  const [paid, left] = [formatRupees(amount), formatRupees(Math.max(booking.balance_due, 0))];
  return {
    subject: `${booking.balance_due > 0 ? 'Part of balance paid' : 'Balance paid'}: ${stayInShort(booking)}`,
    preview: `${paid} received. Balance due: ${left}.`,
    heading: `${brand.name} received ${booking.balance_due > 0 ? 'part of a balance' : 'a balance'} for ${booking.hotel_name}`,
    opening: [
      `${safeGuestName(booking)} paid ${paid} of the balance to ${brand.name} after check-out. Balance due now: ${left}.`,
    ],
    facts: guestFacts(booking),
    total: [say.totalWithTaxes, formatRupees(booking.total_amount)],
    closing: [answerToGuest(booking)],
  };
}

function changeForHotel(booking: BookingAtHotel, data: unknown): MailContent {
  const before = beforeIn(data);
  const changes = differences(booking, before, roomType);
  if (changes.length === 0) throw new MailOutdated('The booking is as it was before.');
  const open = openAmounts(booking);
  // The front desk may have received everything at once, and a booking may have no advance.
  const isAdvance = booking.paid_amount === booking.advance_amount;
  const isPaid = changes.length === 1 && before.payment_status !== undefined && booking.payment_status === 'paid';
  return {
    subject: `${!isPaid ? 'Changed' : isAdvance ? 'Advance paid' : 'Payment'}: ${stayInShort(booking)}`,
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
    facts: [
      ...changes,
      ...deskFacts(booking, data),
      ...without(changes, [...guestFacts(booking), ...noteFacts(booking)]),
      open.advance > 0 && [`Advance, to be paid to ${brand.name}`, formatRupees(open.advance)],
      ['Balance due at the property', formatRupees(open.rest)],
      booking.refund_due > 0 && ['Refund due to the guest', formatRupees(booking.refund_due)],
    ],
    total: totalFact(booking),
    closing: [answerToGuest(booking)],
  };
}

/** Paise that were refunded or due before the change. */
const RefundBeforeSchema = v.object({ refund_before: paise });

function changeForGuest(booking: BookingAtHotel, data: unknown, site: string): MailContent {
  const { hotel_name, refunded_amount, refund_due } = booking;
  const used = v.parse(RefundBeforeSchema, data).refund_before - refunded_amount - refund_due;
  const changes = differences(booking, beforeIn(data));
  const paid = paymentIn(data);
  if (changes.length === 0 && paid === null) throw new MailOutdated('The booking is as it was before.');
  const [now, how] =
    guestStatus(booking).kind === 'stayed' ? ['', ''] : partsOfPayment(booking, dueDayIn(data), paid ?? 0);
  const contact = contactOf(booking);
  const day = formatDate(booking.check_in_date);
  return {
    subject: paid === null ? say.mailBookingChangeSubject(hotel_name, day) : changedSubject(hotel_name),
    preview: say.whatChanged(changes.map(([label]) => label).join(', ')),
    heading: paid === null ? say.changedAt(hotel_name) : changedHeading,
    opening: [
      filled([paid === null ? say.howItStands : receivedForChange(formatRupees(paid)), now], ' '),
      ...unacceptedWords(v.parse(PlansToldSchema, data), booking),
    ],
    action: makePayButton(booking, data, site),
    details: [used > 0 && say.refundUsed(formatRupees(used)), how],
    facts: [
      ...changes,
      hotelFact(booking),
      ...without(changes, stayFacts(booking)),
      plansFact(booking, data),
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

function noShowDisputed(booking: BookingAtHotel): MailContent {
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
    callout: referenceOf(booking),
    facts: [
      ['Guest', safeGuestName(booking)],
      ['Stay', stayInOneLine(booking)],
      booking.refund_due > 0 && ['Refund due', formatRupees(booking.refund_due)],
    ],
  };
}

const FeeSchema = v.object({ fee: v.nullable(paise), fee_reason: v.string() });

function noShowFee(booking: BookingAtHotel, data: unknown, site: string): MailContent {
  const { hotel_name, hotel, check_in_date, paid_amount, balance_due } = booking;
  const { fee, fee_reason } = v.parse(FeeSchema, data);
  if (fee !== booking.no_show_fee) throw new MailOutdated('The fee has changed.');
  const amount = fee === null ? '' : formatRupees(fee);
  const kept = paid_amount - booking.refund_due;
  const heading = fee === null ? say.feeWaived(hotel_name) : say.feeCharged(hotel_name, amount);
  return {
    subject: fee === null ? say.feeWaivedSubject(hotel_name) : say.feeSubject(amount, hotel_name),
    preview: heading,
    heading,
    opening: [
      fee === null ? say.feeWaivedText(hotel_name) : say.feeText(hotel_name, formatDate(check_in_date), amount),
      balance_due > 0
        ? say.howToPayFee(formatRupees(balance_due), hotel_name, hotel.phone, Boolean(hotel.email))
        : moneyOfCancelled(booking, dueDayIn(data)),
      fee === null && kept > 0 && say.keptByPolicy(hotel_name, formatRupees(kept)),
    ],
    action: makeBookingButton(booking, data, site),
    // Unlinked: a hotel's own words to an unconfirmed address.
    details: [say.feeReason(neat(fee_reason))],
    facts: [
      fee !== null && [say.noShowFee, amount],
      fee !== null && [say.paidSoFar, formatRupees(paid_amount)],
      fee !== null && [say.feeBalance, formatRupees(Math.max(balance_due, 0))],
      ...hotelAndStay(booking),
    ],
    closing: [fee !== null && say.howToObject(`${brand.email} · ${brand.phone}`)],
  };
}

function answerOrOpen(booking: BookingAtHotel, data: unknown, site: string) {
  const open = makeBookingButton(booking, data, site);
  if (booking.cancel_answer_by) return { ...open, label: say.answer };
  return isNoShow(booking) ? { ...open, label: say.iWasThere } : open;
}

function cancellationForGuest(booking: BookingAtHotel, data: unknown, site: string): MailContent {
  const { hotel_name, cancel_answer_by, cancelled_by_guest, paid_amount, refunded_amount } = booking;
  const contact = contactOf(booking);
  const reason = reasonIn(data);
  const { how, ...end } = endOf(booking);
  const asks =
    cancel_answer_by &&
    say.didYouCancel(hotel_name, moment(cancel_answer_by), formatRupees(paid_amount + refunded_amount));
  const money = moneyOfCancelled(booking, dueDayIn(data));
  // The money may begin with it.
  const isSaid = cancelled_by_guest && money.startsWith(endedWords(booking));
  const ended = filled([isSaid ? '' : how, money], ' ');
  return {
    ...end,
    opening: [asks ?? (isNoShow(booking) ? how : ended)],
    action: answerOrOpen(booking, data, site),
    details: [
      asks && ended,
      isNoShow(booking) ? money : say.roomsFree,
      reason && !cancelled_by_guest && say.hotelSays(neat(reason)),
    ],
    facts: hotelAndStay(booking),
    closing: [say.notExpected, contact && say.orContactHotel(contact)],
    otherActions: [{ label: say.findAnother, url: `${site}${at}/search` }],
  };
}

const AnswerSchema = v.object({ cancel_answer: v.picklist(cancelAnswers) });

function answerForHotel(booking: BookingAtHotel, { cancel_answer }: v.InferOutput<typeof AnswerSchema>): MailContent {
  const guest = safeGuestName(booking);
  const isConfirmed = cancel_answer === 'confirmed';
  const said = {
    confirmed: `${guest} confirmed that they cancelled.`,
    denied: `${guest} says that they did not cancel.`,
    unanswered: `${guest} did not confirm in time that they cancelled.`,
  }[cancel_answer];
  return {
    subject: `${isConfirmed ? 'Cancellation confirmed' : 'Counts as cancelled by you'}: ${stayInShort(booking)}`,
    preview: said,
    heading: isConfirmed ? 'The guest confirmed the cancellation' : 'A booking counts as cancelled by you',
    opening: [
      isConfirmed
        ? said
        : `${said} The booking counts as cancelled by the property. The guest gets a full refund of ${formatRupees(booking.refund_amount ?? 0)}.`,
      booking.refund_due > 0 && whoRefunds,
    ],
    facts: [...guestFacts(booking), refundFact(booking)],
    closing: [answerToGuest(booking)],
  };
}

/** Matches private.site_part. */
const whoRefunds = `${brand.name} refunds what it received, within 5–7 business days. You refund only what you received. The booking shows how much.`;

const refundFact = ({ refund_amount, refunded_amount }: BookingAtHotel): Fact => [
  'Refund to the guest',
  `${formatRupees(refund_amount ?? 0)}${refunded_amount > 0 ? `. Already refunded: ${formatRupees(refunded_amount)}` : ''}`,
];

function cancellationForHotel(booking: BookingAtHotel, reason: string): MailContent {
  const { cancel_answer_by, cancelled_by_guest } = booking;
  const isExpired = guestStatus(booking).kind === 'expired';
  const guest = safeGuestName(booking);
  return {
    subject: `${isExpired ? 'Expired' : 'Cancelled'}: ${stayInShort(booking)}`,
    preview: `Available again: ${headingOf(booking.room_name, booking)}.`,
    heading: `A booking at ${booking.hotel_name} ${isExpired ? 'has expired' : 'is cancelled'}`,
    opening: [
      isExpired
        ? `We did not receive the advance of ${formatRupees(booking.advance_amount)} for the booking of ${guest} in time. The booking has expired. The rooms are available again.`
        : `${cancelled_by_guest ? `${guest} cancelled this booking` : `The booking of ${guest} is cancelled`}. The rooms are available again.`,
      cancel_answer_by &&
        `Your front desk says that the guest cancelled. We asked the guest to confirm it by ${moment(cancel_answer_by)}. If they do not, the booking counts as cancelled by you. The guest then gets a full refund of ${formatRupees(booking.paid_amount)}.`,
      booking.refund_due > 0 && whoRefunds,
    ],
    facts: [
      ...guestFacts(booking),
      reason && [cancelled_by_guest ? 'The guest says' : 'Reason', unlinked(reason)],
      ['Total of the booking', formatRupees(booking.total_amount)],
      booking.advance_amount > 0 && ['Payment', paymentWords(booking)],
      Boolean(booking.refund_amount || cancel_answer_by) && refundFact(booking),
    ],
    closing: [answerToGuest(booking)],
  };
}
