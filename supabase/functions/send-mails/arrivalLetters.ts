import * as v from 'valibot';
import type { BookingAtHotel } from '../../../src/domain/booking/bookingFacts.ts';
import { stayMessage } from '../../../src/domain/booking/guestStay.ts';
import { headingOf } from '../../../src/domain/booking/parts.ts';
import { chatUrl } from '../../../src/domain/chat.ts';
import { FormCStateSchema } from '../../../src/domain/formC/state.ts';
import { formatDate } from '../../../src/domain/stay.ts';
import * as say from '../../../src/words/en/mails.ts';
import { formatTime } from '../../../src/words/en/party.ts';
import { brand } from '../_shared/brand.ts';
import {
  contactOf,
  hotelAndStay,
  hotelFact,
  makeBookingButton,
  makePayButton,
  partsOfPayment,
  readBooking,
  rulesFact,
  showTheWay,
  toGuest,
} from './bookingLetters.ts';
import { withPapersLink } from './formCLetters.ts';
import type { MailContent } from './layout.ts';
import type { Writer } from './mailWords.ts';

/** Added by private.arrival_facts, with the place of the hotel. */
const PapersSchema = v.object({ form_c: v.nullable(FormCStateSchema), perhaps_abroad: v.boolean() });

export const arrivalWriters: Record<string, Writer> = {
  before_arrival: (data, site) => {
    const booking = readBooking(data);
    return toGuest(beforeArrival(booking, data, site), booking);
  },
  arrival_welcome: (data, site) => {
    const booking = readBooking(data);
    return toGuest(welcome(booking, data, site), booking);
  },
};

const chat = (booking: BookingAtHotel) => ({
  label: booking.hotel.phone ? say.messageHotel : say.messageUs,
  url: chatUrl(booking.hotel.phone ?? brand.phone, stayMessage({ ...booking, room: { name: booking.room_name } })),
});

/** Says which forms foreign guests still have to fill in. Another email had the link. */
function papersLeft(data: unknown): string {
  const { form_c, perhaps_abroad } = v.parse(PapersSchema, data);
  if (perhaps_abroad) return say.papersAreAsked;
  return form_c && form_c.filled < form_c.guests ? say.papersLeft(form_c.filled, form_c.guests) : '';
}

function beforeArrival(booking: BookingAtHotel, data: unknown, site: string): MailContent {
  const { hotel_name, arrival_time } = booking;
  const day = formatDate(booking.check_in_date);
  const contact = contactOf(booking);
  const [now, how] = partsOfPayment(booking);
  const closing = [contact && say.lateOr(contact)];
  const letter: MailContent = {
    subject: say.beforeAt(hotel_name, day),
    preview: say.beforePreview,
    heading: say.expectedAt(hotel_name),
    opening: [`${say.begins(day)} ${now}`],
    action: makePayButton(booking, data, site),
    details: [how],
    facts: [
      ...hotelAndStay(booking),
      [say.youArriveAt, arrival_time ? formatTime(arrival_time) : say.arrivalUnknown],
      rulesFact(booking),
    ],
    closing,
    otherActions: [showTheWay(booking, data)],
  };
  return withPapersLink(letter, data, site) ?? { ...letter, closing: [...closing, papersLeft(data)] };
}

function welcome(booking: BookingAtHotel, data: unknown, site: string): MailContent {
  const { hotel_name, hotel } = booking;
  const from = formatTime(hotel.check_in_time);
  const contact = contactOf(booking);
  return {
    subject: say.welcomeFrom(hotel_name, from),
    preview: say.oneTap,
    heading: say.mailArrivalWelcomeTo(hotel_name),
    opening: [say.todayYours(headingOf(booking.room_name, booking), from)],
    facts: [hotelFact(booking), contact && [say.contact, contact]],
    action: chat(booking),
    otherActions: [showTheWay(booking, data), makeBookingButton(booking, data, site)],
  };
}
