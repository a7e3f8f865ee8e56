import { addressLine } from '../hotel/directions.ts';
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

const encoder = new TextEncoder();
const mostOctets = 75;

/** A line as it is written: broken so that none has more than 75 octets, and no letter apart (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const more = encoder.encode(letter).length;
    if (octets + more > mostOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += more;
  }
  return folded;
}

/** Words as a value (RFC 5545, 3.3.11). Each is one line, so that what somebody typed begins no line of its own. */
const words = (text: string) => tidyLine(text).replace(/[\\;,]/g, '\\$&');
const lines = (...texts: string[]) => texts.map(words).join('\\n');

const zone = 'Asia/Kolkata';
/** A wall-clock time in Goa: "2027-01-15", "14:00" → "20270115T140000". */
const localTime = (date: string, time: string) => `${date.replaceAll('-', '')}T${time.slice(0, 5).replace(':', '')}00`;
const utcTime = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * The stay as an iCalendar file (RFC 5545): from check-in to check-out time, with a stable id and a sequence number that each change makes
 * larger, so that a later one takes the place of the earlier. Of a cancelled booking it is the message that removes the entry.
 */
export function calendarFile(stay: CalendarStay, { brand, url, at }: CalendarFacts): string {
  const { booking_reference, hotel } = stay;
  const address = addressLine(hotel);
  const place = address.toLowerCase().startsWith(hotel.name.toLowerCase()) ? address : `${hotel.name}, ${address}`;
  const method = calendarMethod(stay);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${words(brand.name)}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    // India has had this one offset and no summer time since 1945.
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'TZNAME:IST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${booking_reference}@${new URL(brand.url).host}`,
    `SEQUENCE:${stay.revision}`,
    `DTSTAMP:${utcTime(at)}`,
    `ORGANIZER;CN="${tidyLine(brand.name).replaceAll('"', '')}":mailto:${brand.email}`,
    `DTSTART;TZID=${zone}:${localTime(stay.check_in_date, hotel.check_in_time)}`,
    `DTEND;TZID=${zone}:${localTime(stay.check_out_date, hotel.check_out_time)}`,
    `SUMMARY:${words(`Stay at ${hotel.name}`)}`,
    `LOCATION:${words(place)}`,
    `DESCRIPTION:${lines(`Booking reference: ${booking_reference}`, `Room: ${stay.room_name}`, url)}`,
    `URL:${url}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
