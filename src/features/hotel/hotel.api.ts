import * as v from 'valibot';
import { type HotelDetails, HotelDetailsSchema, NearestStaysSchema } from '#src/domain/hotel.ts';
import type { StayQuery } from '#src/domain/stay.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { api } from '#src/lib/supabase.ts';
import { isFree } from './offer.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A hotel with its rooms and latest reviews; with both dates also what is free and what the stay costs. `null`: no such hotel. */
export async function fetchHotel(id: string, stay: StayQuery): Promise<Result<HotelDetails | null>> {
  if (!uuid.test(id)) return success(null);
  const hasDates = stay.check_in_date !== null && stay.check_out_date !== null;
  const { data, error } = await api.rpc('hotel_details', {
    hotel_id: id,
    check_in: hasDates ? stay.check_in_date : null,
    check_out: hasDates ? stay.check_out_date : null,
    adults: stay.adults,
    children: stay.children,
    rooms: stay.rooms,
  });
  if (error) {
    console.error(error);
    return failure('Please check your connection and try again.');
  }
  const answer = v.parse(HotelDetailsSchema, data);
  return success(answer.ok ? answer : null);
}

export interface FreeStay {
  check_in_date: string;
  check_out_date: string;
  /** Lowest price of the stay, in paise. */
  from_total: number;
}

/**
 * The nearest dates on which this hotel can take the party, with as many nights. The search knows destinations, not hotels, so
 * each date it names is looked up at the hotel itself: a namesake's free room is nobody's help here.
 */
export async function fetchFreeStays(
  hotel: { id: string; name: string; city: string },
  stay: StayQuery,
): Promise<Result<FreeStay[]>> {
  const { data, error } = await api.rpc('nearest_stays', {
    destination: `${hotel.name} ${hotel.city}`,
    check_in: stay.check_in_date,
    check_out: stay.check_out_date,
    adults: stay.adults,
    children: stay.children,
    rooms: stay.rooms,
  });
  if (error) {
    console.error(error);
    return failure('The nearest free dates could not be loaded.');
  }
  const { stays } = v.parse(NearestStaysSchema, data);
  const offers = await Promise.all(
    stays.map(async ({ check_in_date, check_out_date }) => {
      const there = await fetchHotel(hotel.id, { ...stay, check_in_date, check_out_date });
      if (!there.ok || !there.value) return [];
      const totals = there.value.rooms.filter((room) => isFree(room, stay.rooms)).map((room) => room.stay_total ?? 0);
      return totals.length > 0 ? [{ check_in_date, check_out_date, from_total: Math.min(...totals) }] : [];
    }),
  );
  return success(offers.flat());
}
