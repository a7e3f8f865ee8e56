import { bookingReferenceIs, calendarFileStayAt, roomIs } from '../../words/en/guestStay.ts';
import { addressLine } from '../hotel/directions.ts';
import ICAL from '../icalendar.ts';
import { tidyLine } from '../text.ts';
import type { BookingAtHotel } from './bookingFacts.ts';

/** A stay as an entry for a calendar: what a guest saves in the browser, and what comes with their mails. */

/** What an entry needs to know of a booking; `revision` is how often what it holds has changed. */
export type CalendarStay = Pick<
  BookingAtHotel,
  'booking_reference' | 'booking_status' | 'check_in_date' | 'check_out_date' | 'room_name'
> & { revision: number; hotel: Pick<BookingAtHotel['hotel'], keyof StayPlace> };
interface StayPlace {
  name: string;
  address: string;
  city: string;
  country: string;
  check_in_time: string;
  check_out_time: string;
}

/** What the site adds to an entry. */
interface CalendarFacts {
  brand: {
    name: string;
    /** Who takes an entry back is who it came from. */
    email: string;
    /** Its host makes the entry's id unique in the world, and the same wherever it is written. */
    url: string;
  };
  /** Where the stay is read. */
  url: string;
  /** When this is written. */
  at: Date;
}

export const calendarType = 'text/calendar';

/** `CANCEL` takes an entry out; an entry itself is published. It asks for nothing, so it names nobody as invited: a guest who is asked to accept
 * answers a mailbox that nobody reads, and a file that is passed on tells no address (RFC 5546, 3.2.1 and 3.2.5). */
export const calendarMethod = ({ booking_status }: Pick<BookingAtHotel, 'booking_status'>) =>
  booking_status === 'cancelled' ? 'CANCEL' : 'PUBLISH';

export const calendarFileName = ({
  booking_reference,
  booking_status,
}: Pick<BookingAtHotel, 'booking_reference' | 'booking_status'>) =>
  `susegad-stays-${booking_reference}${booking_status === 'cancelled' ? '-cancelled' : ''}.ics`;

const zone = 'Asia/Kolkata';
/** India has had this one offset and no summer time since 1945. */
const zoneLines = [
  ['BEGIN:VTIMEZONE', `TZID:${zone}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0530'],
  ['TZOFFSETTO:+0530', 'TZNAME:IST', 'END:STANDARD', 'END:VTIMEZONE'],
].flat();

/** A wall-clock time in Goa. */
function inGoa(name: string, date: string, time: string) {
  const property = new ICAL.Property(name);
  property.setParameter('tzid', zone);
  property.setValue(ICAL.Time.fromDateTimeString(`${date}T${time.slice(0, 5)}:00`));
  return property;
}

/**
 * The stay as an iCalendar file (RFC 5545): from check-in to check-out time, with a stable id and a sequence number that each change makes
 * larger, so that a later one takes the place of the earlier. Of a cancelled booking it is the message that removes the entry.
 */
export function calendarFile(stay: CalendarStay, { brand, url, at }: CalendarFacts): string {
  const { booking_reference, hotel } = stay;
  // Each is one line, so that what somebody typed begins no line of its own.
  const name = tidyLine(hotel.name);
  const address = tidyLine(addressLine(hotel));
  const method = calendarMethod(stay);
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${brand.name}//Bookings//EN`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', method);
  calendar.addSubcomponent(ICAL.Component.fromString(zoneLines.join('\r\n')));
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `${booking_reference}@${new URL(brand.url).host}`);
  event.addPropertyWithValue('sequence', stay.revision);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(at, true));
  event.addPropertyWithValue('organizer', `mailto:${brand.email}`).setParameter('cn', brand.name);
  event.addProperty(inGoa('dtstart', stay.check_in_date, hotel.check_in_time));
  event.addProperty(inGoa('dtend', stay.check_out_date, hotel.check_out_time));
  event.addPropertyWithValue('summary', calendarFileStayAt(name));
  event.addPropertyWithValue(
    'location',
    address.toLowerCase().startsWith(name.toLowerCase()) ? address : `${name}, ${address}`,
  );
  event.addPropertyWithValue(
    'description',
    [bookingReferenceIs(booking_reference), roomIs(tidyLine(stay.room_name)), url].join('\n'),
  );
  event.addPropertyWithValue('url', url);
  event.addPropertyWithValue('status', method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED');
  event.addPropertyWithValue('transp', 'TRANSPARENT');
  calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}
