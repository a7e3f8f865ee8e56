import * as v from 'valibot';
import { searchRefusals } from '../../../src/domain/hotel/search.ts';
import { defaultParty, isIsoDate, maxPartyCount, type Party, type StayQuery } from '../../../src/domain/stay.ts';
import { ages } from '../../../src/words/en/stay.ts';
import { Refusal } from './ask.ts';

/** What tools are asked for. The site's names and bounds; what is refused is refused in its sentences. */

const date = (description: string) =>
  v.pipe(
    v.string(),
    v.isoDate('Please write days as yyyy-MM-dd.'),
    v.check(isIsoDate, 'There is no such day.'),
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

const checkIn = date('First night, yyyy-MM-dd in Asia/Kolkata: today there or later.');
const checkOut = date('Day of departure, yyyy-MM-dd: this night is not slept any more.');

const partyEntries = {
  adults: v.optional(count(1, `People aged ${ages.adults}.`), defaultParty.adults),
  children: v.optional(count(0, `Children aged ${ages.children}.`), defaultParty.children),
  rooms: v.optional(count(1, 'Rooms of one kind that the party takes together.'), defaultParty.rooms),
};
/** With its days, or without: then nothing is said of free rooms. */
export const stayEntries = {
  check_in_date: v.optional(checkIn),
  check_out_date: v.optional(checkOut),
  ...partyEntries,
};
export const datedStayEntries = { check_in_date: checkIn, check_out_date: checkOut, ...partyEntries };

export const id = (description: string) =>
  v.pipe(v.string(), v.uuid('This is no id of an answer.'), v.description(description));

interface StayInput extends Party {
  check_in_date?: string | undefined;
  check_out_date?: string | undefined;
}

/** The stay as addresses of the site hold it. There one day alone is a choice not finished; here it is a mistake. @throws Refusal */
export function stayOf({ check_in_date, check_out_date, adults, children, rooms }: StayInput): StayQuery {
  if (!check_in_date !== !check_out_date) throw new Refusal('Please give both days, or none.');
  return { check_in_date: check_in_date ?? null, check_out_date: check_out_date ?? null, adults, children, rooms };
}
