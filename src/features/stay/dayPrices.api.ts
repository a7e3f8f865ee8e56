import type { DayPrices, OwnStay } from '#src/domain/hotel/dayPrices.ts';
import { addDays, nightsBetween, type Party } from '#src/domain/stay.ts';
import type { Result } from '#src/lib/result.ts';
import { dayPrices } from '#src/server/calls/dayPrices.ts';
import { callAsGuest } from '#src/server/guest.ts';

/** Whose prices: those of a hotel, or of one room in it; and for whom. */
export interface DaysOf extends Party {
  hotel_id: string;
  room_category_id?: string;
  /** The stay that is changed, where its own rooms are enough. */
  own?: OwnStay | null;
}

/** Prices and rules of the days from the first to the last. */
export const fetchDayPrices = (
  { own: _, ...of }: DaysOf,
  first_day: string,
  last_day: string,
): Promise<Result<DayPrices>> =>
  callAsGuest(dayPrices, { ...of, first_day, days: nightsBetween(first_day, addDays(last_day, 1)) });
