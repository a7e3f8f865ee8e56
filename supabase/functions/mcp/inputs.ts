import * as v from 'valibot';
import { searchRefusals } from '../../../src/domain/hotel/search.ts';
import { defaultParty, isIsoDate, maxPartyCount, type Party, type StayQuery } from '../../../src/domain/stay.ts';
import { ages } from '../../../src/words/en/party.ts';
import { Refusal } from './ask.ts';

const date = (description: string) =>
  v.pipe(
    v.string(),
    v.isoDate('Write dates as yyyy-MM-dd.'),
    v.check(isIsoDate, 'This date does not exist.'),
    v.description(description),
  );

const count = (minimum: number, description: string) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maxPartyCount - 1, searchRefusals.invalid_guests),
    v.description(description),
  );

const checkIn = date('Check-in date, yyyy-MM-dd in Asia/Kolkata: today or later.');
const checkOut = date('Check-out date, yyyy-MM-dd: the guest leaves on this day.');

const partyEntries = {
  adults: v.optional(count(1, `People aged ${ages.adults}.`), defaultParty.adults),
  children: v.optional(count(0, `Children aged ${ages.children}.`), defaultParty.children),
  rooms: v.optional(count(1, 'Number of rooms of one room type.'), defaultParty.rooms),
};
/** Dates are optional: without them, answers say nothing about availability. */
export const stayInputEntries = {
  check_in_date: v.optional(checkIn),
  check_out_date: v.optional(checkOut),
  ...partyEntries,
};
export const datedStayEntries = { check_in_date: checkIn, check_out_date: checkOut, ...partyEntries };

export const id = (description: string) =>
  v.pipe(v.string(), v.uuid('Use an id from an earlier answer.'), v.description(description));

interface StayInput extends Party {
  check_in_date?: string | undefined;
  check_out_date?: string | undefined;
}

/** Returns the stay as addresses hold it. A single date is an error here. @throws Refusal */
export function stayOf({ check_in_date, check_out_date, adults, children, rooms }: StayInput): StayQuery {
  if (!check_in_date !== !check_out_date) throw new Refusal('Give both dates, or none.');
  return { check_in_date: check_in_date ?? null, check_out_date: check_out_date ?? null, adults, children, rooms };
}
