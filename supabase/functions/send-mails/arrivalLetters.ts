import * as v from 'valibot';
import type { BookingAtHotel } from '../../../src/domain/booking/bookingFacts.ts';
import { stayMessage } from '../../../src/domain/booking/guestStay.ts';
import { chatUrl } from '../../../src/domain/chat.ts';
import { FormCStateSchema } from '../../../src/domain/formC/state.ts';
import { directionsTo } from '../../../src/domain/hotel/directions.ts';
import { HouseSpotSchema, rulesOf } from '../../../src/domain/hotel/hotel.ts';
import { formatDate } from '../../../src/domain/stay.ts';
import * as say from '../../../src/words/en/mails.ts';
import { hotel as hotelName, reference } from '../../../src/words/en/mails.ts';
import { formatTime } from '../../../src/words/en/party.ts';
import { brand } from '../_shared/brand.ts';
import { makeBookingButton, makePayButton, partsOfPayment, readBooking, stayFacts, toGuest } from './bookingLetters.ts';
import { withPapersLink } from './formCLetters.ts';
import type { MailContent } from './layout.ts';
import { hello, unlinked, type Writer } from './mailWords.ts';

/** Added by private.arrival_facts. */
const ArrivingSchema = v.object({
  where: HouseSpotSchema,
  form_c: v.nullable(FormCStateSchema),
  perhaps_abroad: v.boolean(),
});
type Arriving = v.InferOutput<typeof ArrivingSchema>;

export const arrivalWriters: Record<string, Writer> = {
  before_arrival: (data, site) => {
    const booking = readBooking(data);
    return toGuest(beforeArrival(booking, v.parse(ArrivingSchema, data), data, site), booking);
  },
  arrival_welcome: (data, site) => {
    const booking = readBooking(data);
    return toGuest(welcome(booking, v.parse(ArrivingSchema, data), data, site), booking);
  },
};

const hotelFact = ({ hotel_name, hotel }: BookingAtHotel): [string, string] => [
  hotelName,
  [hotel_name, hotel.address].filter((one) => one).join('\n'),
];
const showTheWay = ({ hotel }: BookingAtHotel, { where }: Arriving) => ({
  label: say.showTheWay,
  url: directionsTo({ ...hotel, ...where }),
});
const chat = (booking: BookingAtHotel) => ({
  label: booking.hotel.phone ? say.messageHotel : say.messageUs,
  url: chatUrl(booking.hotel.phone ?? brand.phone, stayMessage({ ...booking, room: { name: booking.room_name } })),
});
const contactOf = ({ hotel }: BookingAtHotel) => [hotel.phone, hotel.email].filter((one) => one).join(' · ');

/** The forms that foreign guests still have to fill in. Another email had the link. */
function papersLeft({ form_c, perhaps_abroad }: Arriving): string[] {
  if (perhaps_abroad) return [say.papersAreAsked];
  if (!form_c || form_c.filled >= form_c.guests) return [];
  return [say.papersLeft(form_c.filled, form_c.guests)];
}

function beforeArrival(booking: BookingAtHotel, arriving: Arriving, data: unknown, site: string): MailContent {
  const { booking_reference, hotel_name, hotel, arrival_time } = booking;
  const rules = rulesOf(hotel.policies);
  const contact = contactOf(booking);
  const [now, how] = partsOfPayment(booking);
  const letter: MailContent = {
    subject: say.beforeAt(hotel_name, formatDate(booking.check_in_date)),
    preview: say.beforePreview,
    heading: say.expectedAt(hotel_name),
    opening: [hello(booking.guest_name), `${say.begins(formatDate(booking.check_in_date))} ${now}`],
    action: makePayButton(booking, data, site),
    details: how ? [how] : [],
    callout: { label: reference, text: booking_reference },
    facts: [
      hotelFact(booking),
      ...stayFacts(booking),
      [say.youArriveAt, arrival_time ? formatTime(arrival_time) : say.arrivalUnknown],
      ...(rules.length > 0 ? [[say.rules, unlinked(rules.join('\n\n'))] as const] : []),
    ],
    closing: contact ? [say.lateOr(contact)] : [],
    otherActions: [showTheWay(booking, arriving)],
  };
  return (
    withPapersLink(letter, data, site) ?? { ...letter, closing: [...(letter.closing ?? []), ...papersLeft(arriving)] }
  );
}

function welcome(booking: BookingAtHotel, arriving: Arriving, data: unknown, site: string): MailContent {
  const { booking_reference, hotel_name, hotel } = booking;
  const from = formatTime(hotel.check_in_time);
  return {
    subject: say.welcomeFrom(hotel_name, from),
    preview: say.oneTap,
    heading: say.mailArrivalWelcomeTo(hotel_name),
    opening: [hello(booking.guest_name), say.todayYours(booking.room_name, from)],
    callout: { label: reference, text: booking_reference },
    facts: [hotelFact(booking), ...(contactOf(booking) ? [[say.contact, contactOf(booking)] as const] : [])],
    action: chat(booking),
    otherActions: [showTheWay(booking, arriving), makeBookingButton(booking, data, site)],
  };
}
