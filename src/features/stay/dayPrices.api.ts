import type { DayPrices, OwnStay } from '#src/domain/hotel/dayPrices.ts';
import { addDays, nightsBetween, type Party } from '#src/domain/stay.ts';
import type { Result } from '#src/lib/result.ts';
import { dayPrices } from '#src/server/calls/dayPrices.ts';
import { callAsGuest } from '#src/server/guest.ts';

export interface DaysOf extends Party {
  hotel_id: string;
  room_category_id?: string;
  /** The booking being changed, whose own rooms count as available. */
  own?: OwnStay | null;
}

export const fetchDayPrices = (
  { own: _, ...of }: DaysOf,
  first_day: string,
  last_day: string,
): Promise<Result<DayPrices>> =>
  callAsGuest(dayPrices, { ...of, first_day, days: nightsBetween(first_day, addDays(last_day, 1)) });
