import { bookingReferenceIs, calendarFileStayAt, roomIs } from '../../words/en/guestStay.ts';
import { addressLine } from '../hotel/directions.ts';
import ICAL from '../icalendar.ts';
import { tidyLine } from '../text.ts';
import type { BookingAtHotel } from './bookingFacts.ts';
import { headingOf } from './parts.ts';

export type CalendarFileStay = Pick<
  BookingAtHotel,
  'booking_reference' | 'booking_status' | 'check_in_date' | 'check_out_date' | 'room_name' | 'num_rooms' | 'parts'
> & { revision: number; hotel: Pick<BookingAtHotel['hotel'], keyof StayPlace> };
interface StayPlace {
  name: string;
  address: string;
  city: string;
  country: string;
  check_in_time: string;
  check_out_time: string;
}

interface CalendarFacts {
  brand: {
    name: string;
    /** The organizer: only the sender of an entry can cancel it. */
    email: string;
    /** Its host makes the entry's id unique in the world (RFC 5545). */
    url: string;
  };
  url: string;
  at: Date;
}

export const calendarType = 'text/calendar';

/** Entries are published, not sent as invitations. A reply would reach a mailbox that no person reads (RFC 5546, 3.2.1 and 3.2.5). */
export const calendarMethod = ({ booking_status }: Pick<BookingAtHotel, 'booking_status'>) =>
  booking_status === 'cancelled' ? 'CANCEL' : 'PUBLISH';

export const calendarFileName = ({
  booking_reference,
  booking_status,
}: Pick<BookingAtHotel, 'booking_reference' | 'booking_status'>) =>
  `susegad-stays-${booking_reference}${booking_status === 'cancelled' ? '-cancelled' : ''}.ics`;

const zone = 'Asia/Kolkata';
/** India has had this offset and no summer time since 1945. */
const zoneLines = [
  ['BEGIN:VTIMEZONE', `TZID:${zone}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0530'],
  ['TZOFFSETTO:+0530', 'TZNAME:IST', 'END:STANDARD', 'END:VTIMEZONE'],
].flat();

function inGoa(name: string, date: string, time: string) {
  const property = new ICAL.Property(name);
  property.setParameter('tzid', zone);
  property.setValue(ICAL.Time.fromDateTimeString(`${date}T${time.slice(0, 5)}:00`));
  return property;
}

/** Returns the stay as an iCalendar file (RFC 5545). Its sequence number rises with each change. A cancelled booking removes the entry. */
export function calendarFile(stay: CalendarFileStay, { brand, url, at }: CalendarFacts): string {
  const { booking_reference, hotel } = stay;
  // On one line, so that typed text cannot add lines to the file.
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
    [bookingReferenceIs(booking_reference), roomIs(tidyLine(headingOf(stay.room_name, stay))), url].join('\n'),
  );
  event.addPropertyWithValue('url', url);
  event.addPropertyWithValue('status', method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED');
  event.addPropertyWithValue('transp', 'TRANSPARENT');
  calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}
