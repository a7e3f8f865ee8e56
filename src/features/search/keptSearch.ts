import { readStayQuery, refuseDates, type StayQuery, writeStayQuery } from '#src/domain/stay.ts';
import { tabStorage } from '#src/lib/storage.ts';

/** The tab's last search, which the home page's search bar restores. */

export const keptSearchKey = 'last-search';

export function keepSearch(destination: string, stay: StayQuery) {
  const params = writeStayQuery(stay);
  params.set('destination', destination);
  tabStorage.set(keptSearchKey, String(params));
}

/** Returns null if this tab has not searched. Leaves out dates that can no longer be booked. */
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
