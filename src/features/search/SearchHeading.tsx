import type { Ref } from 'react';
import type { SearchPage } from '#src/domain/hotel/search.ts';
import { formatDate, isDated, nightsBetween, refuseDates, type StayQuery } from '#src/domain/stay.ts';
import { unbroken } from '#src/lib/unbroken.ts';
import { rooms } from '#src/words/en/language.ts';
import { guestWords } from '#src/words/en/party.ts';
import * as say from '#src/words/en/search.ts';
import { searchTitle } from './placeWords.ts';
import type { SearchQuery } from './searchQuery.ts';

interface Props {
  query: SearchQuery;
  page: SearchPage | null;
  ref: Ref<HTMLHeadingElement>;
}

export function SearchHeading({ query, page, ref }: Props) {
  return (
    <header className="mt-8 mb-6 lg:mt-10 lg:mb-8">
      <h1 ref={ref} tabIndex={-1} className="text-2xl outline-none lg:text-3xl">
        {searchTitle(query, page)}
      </h1>
      <p className="figures mt-2 min-h-7 text-ink-soft">{unbroken(stayText(query.stay))}</p>
    </header>
  );
}

function stayText(stay: StayQuery): string {
  const guests = `${guestWords(stay)}, ${rooms(stay.rooms)}`;
  if (!isDated(stay)) return guests + missing(stay);
  if (refuseDates(stay.check_in_date, stay.check_out_date) === 'invalid_dates') return guests;
  const nights = say.nights(nightsBetween(stay.check_in_date, stay.check_out_date));
  const days = say.fromTo(formatDate(stay.check_in_date), formatDate(stay.check_out_date));
  return `${days} · ${nights} · ${guests}`;
}

function missing({ check_in_date, check_out_date }: StayQuery): string {
  if (check_in_date) return say.addCheckOut;
  if (check_out_date) return say.addCheckIn;
  return say.addDates;
}
