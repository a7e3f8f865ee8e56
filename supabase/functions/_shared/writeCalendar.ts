import ICAL from '../../../src/domain/icalendar.ts';

export interface TakenNights {
  room_category_id: string;
  changed_at: string;
  /** The first night of a stretch, and the first available one after it. */
  nights: readonly (readonly [string, string])[];
}

/** Marks our ids, so that we recognise them in other sites' calendars. */
const ownEnding = (host: string) => `@${host}`;
export const isOwnUid = (host: string) => (uid: string) => uid.endsWith(ownEnding(host));

export function writeCalendar(
  { room_category_id, changed_at, nights }: TakenNights,
  brand: string,
  host: string,
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${brand}//Calendar//EN`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  for (const [first, end] of nights) {
    const event = new ICAL.Component('vevent');
    event.addPropertyWithValue('uid', `${room_category_id}-${first}${ownEnding(host)}`);
    event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(changed_at), true));
    event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(first));
    event.addPropertyWithValue('dtend', ICAL.Time.fromDateString(end));
    event.addPropertyWithValue('summary', 'Not available');
    event.addPropertyWithValue('transp', 'OPAQUE');
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}
