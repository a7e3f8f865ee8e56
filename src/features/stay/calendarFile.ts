import { generateIcsCalendar, type IcsDateObject } from 'ts-ics';
import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { addressLine } from '#src/domain/hotel/directions.ts';
import { readMoment } from '#src/domain/moment.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import type { Brand } from './brand.ts';

/** What the site adds to a calendar entry. */
interface CalendarFacts {
  /** Host of the site: makes the entry's id unique in the world and the same at every download. */
  host: string;
  brand: string;
  /** Where the brand is written to: who takes an entry back says so. */
  email: string;
  /** Address of the confirmation page. */
  url: string;
}

const zone = 'Asia/Kolkata';
const offset = '+0530';

/** A wall-clock time in Goa. India has had this one offset and no summer time since 1945. */
function inGoa(date: string, time: string): IcsDateObject {
  const wallClock = new Date(`${date}T${time.slice(0, 5)}:00Z`);
  const instant = new Date(`${date}T${time.slice(0, 5)}:00+05:30`);
  return { date: instant, local: { date: wallClock, timezone: zone, tzoffset: offset } };
}

/**
 * The stay as an iCalendar file (RFC 5545): from check-in to check-out time, with a stable id and a sequence number that each change makes
 * larger, so that a second import updates. Of a cancelled booking it is the message that removes the entry (RFC 5546, 3.2.5).
 */
export function calendarFile(booking: ConfirmedBooking, { host, brand, email, url }: CalendarFacts): string {
  const { hotel, room } = booking;
  const isCancelled = booking.booking_status === 'cancelled';
  const address = addressLine(hotel);
  return generateIcsCalendar({
    version: '2.0',
    // Without a method a file is an entry to keep.
    ...(isCancelled ? { method: 'CANCEL' } : {}),
    prodId: `-//${brand}//Bookings//EN`,
    timezones: [
      {
        id: zone,
        props: [
          {
            type: 'STANDARD',
            name: 'IST',
            start: new Date('1970-01-01T00:00:00Z'),
            offsetFrom: offset,
            offsetTo: offset,
          },
        ],
      },
    ],
    events: [
      {
        uid: `${booking.booking_reference}@${host}`,
        sequence: booking.revision,
        ...(isCancelled ? { organizer: { name: brand, email } } : {}),
        stamp: { date: readMoment(booking.cancelled_at ?? booking.created_at) },
        start: inGoa(booking.check_in_date, hotel.check_in_time),
        end: inGoa(booking.check_out_date, hotel.check_out_time),
        summary: `Stay at ${hotel.name}`,
        location: address.toLowerCase().startsWith(hotel.name.toLowerCase()) ? address : `${hotel.name}, ${address}`,
        description: [`Booking reference: ${booking.booking_reference}`, `Room: ${room.name}`, url].join('\n'),
        url,
        status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
        timeTransparent: 'TRANSPARENT',
      },
    ],
  });
}

/** Has the browser save it. */
export function saveCalendarFile(booking: ConfirmedBooking, brand: Brand, path: string) {
  const { host, href: url } = new URL(path, brand.url);
  const file = calendarFile(booking, { host, brand: brand.name, email: brand.email, url });
  const ending = booking.booking_status === 'cancelled' ? '-cancelled' : '';
  saveFile(
    `susegad-stays-${booking.booking_reference}${ending}.ics`,
    new Blob([file], { type: 'text/calendar;charset=utf-8' }),
  );
}
