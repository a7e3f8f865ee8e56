import * as say from '../../words/staff/calendar.ts';
import { formatNight } from '../hotel/formatNight.ts';
import { addDays, nightsBetween } from '../stay.ts';
import type { Calendar } from './calendar.ts';
import { barName, barsOf, daysOf } from './lanes.ts';

const mostNames = 3;
const mostNights = 3;
const listed = (all: readonly string[], most: number) =>
  all.length > most ? say.andMore(all.slice(0, most).join(', '), all.length - most) : all.join(', ');

/** Names nights without an available room, and their bookings: "No room available on Fri 24 Dec: Asha Kamat." Returns '' if rooms are available. */
export function fullNightsWords(calendar: Calendar, room: string, first_night: string, end_date: string): string {
  const row = calendar.rows.find(({ id }) => id === room);
  const full = (row?.free ?? []).flatMap((free, at) => {
    const night = addDays(calendar.first_night, at);
    return free === 0 && night >= first_night && night < end_date ? [night] : [];
  });
  if (full.length === 0) return '';
  const names = (barsOf(calendar).get(room)?.bars ?? []).flatMap((bar) => {
    const { arrival, departure } = daysOf(bar);
    return full.some((night) => night >= arrival && nightsBetween(night, departure) > 0) ? [barName(bar)] : [];
  });
  const nights = listed(full.map(formatNight), mostNights);
  return names.length === 0
    ? say.noRoomAvailableOn(nights)
    : say.nightsTakenBy(nights, listed([...new Set(names)], mostNames));
}
