import type { StayQuery } from '#src/domain/stay.ts';
import { checkIn, checkOut } from '#src/words/en/common.ts';
import * as say from '#src/words/en/search.ts';

interface Props {
  stay: StayQuery;
}

export function PlainStayFields({ stay }: Props) {
  return (
    <noscript>
      <div className="search-plain">
        <label className="search-label">
          {checkIn}
          <input className="search-input" type="date" name="checkIn" defaultValue={stay.check_in_date ?? ''} />
        </label>
        <label className="search-label">
          {checkOut}
          <input className="search-input" type="date" name="checkOut" defaultValue={stay.check_out_date ?? ''} />
        </label>
        <label className="search-label">
          {say.adults}
          <input className="search-input" type="number" name="adults" min={1} defaultValue={stay.adults} />
        </label>
        <label className="search-label">
          {say.children}
          <input className="search-input" type="number" name="children" min={0} defaultValue={stay.children} />
        </label>
        <label className="search-label">
          {say.rooms}
          <input className="search-input" type="number" name="rooms" min={1} defaultValue={stay.rooms} />
        </label>
      </div>
    </noscript>
  );
}
