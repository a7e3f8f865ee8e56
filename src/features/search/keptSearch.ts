import { readStayQuery, refuseDates, type StayQuery, writeStayQuery } from '#src/domain/stay.ts';
import { tabStorage } from '#src/lib/storage.ts';

/** What this tab searched for last, for the search bar of the home page: Back and Home lead there with it. */

export const keptSearchKey = 'last-search';

export function keepSearch(destination: string, stay: StayQuery) {
  const params = writeStayQuery(stay);
  params.set('destination', destination);
  tabStorage.set(keptSearchKey, String(params));
}

/** Null when nothing was searched for in this tab. Dates that cannot be booked any more are left out. */
export function keptSearch(): { destination: string; stay: StayQuery } | null {
  const text = tabStorage.get(keptSearchKey);
  if (text === null) return null;
  const params = new URLSearchParams(text);
  const stay = readStayQuery(params);
  const isOver = refuseDates(stay.check_in_date ?? '', stay.check_out_date ?? '') !== null;
  return {
    destination: params.get('destination') ?? '',
    stay: isOver ? { ...stay, check_in_date: null, check_out_date: null } : stay,
  };
}
