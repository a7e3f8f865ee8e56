import type { DeskBookingRow, DeskBookings } from '#src/domain/desk/bookings.ts';
import { type Result, success } from '#src/lib/result.ts';
import { deskBookings } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/signedIn.ts';

export const dayLists = ['arriving', 'staying', 'leaving'] as const;
type DayName = (typeof dayLists)[number];

export interface Day extends Pick<DeskBookings, 'today' | 'hotel'> {
  lists: Record<DayName, DeskBookingRow[]>;
}

export async function readDay(hotel_id: string): Promise<Result<Day>> {
  const lists: Day['lists'] = { arriving: [], staying: [], leaving: [] };
  let read: DeskBookings | null = null;
  for (const list of dayLists) {
    const rows = lists[list];
    for (let page = 1; ; page += 1) {
      const answer: Result<DeskBookings> = await call(deskBookings, { hotel_id, list, search: null, page });
      if (!answer.ok) return answer;
      read = answer.value;
      rows.push(...read.rows);
      if (read.rows.length === 0 || rows.length >= read.total) break;
    }
  }
  const { today, hotel } = read as DeskBookings;
  return success({ today, hotel, lists });
}
