import './SearchBar.css';
import { Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { defaultParty, type StayQuery } from '#src/domain/stay.ts';
import { StayDates } from '#src/features/stay/StayDates.tsx';
import { tellBookButtons } from '#src/lib/bookButtons.ts';
import { hydratedEvent } from '#src/lib/interaction/events.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { DestinationField } from './DestinationField.tsx';
import { GuestsField } from './GuestsField.tsx';
import { PlainStayFields } from './PlainStayFields.tsx';

interface Props {
  destination?: string;
  stay?: StayQuery;
  /** Takes the search instead of opening `/search`: on the search page itself. */
  onSearch?: (destination: string, stay: StayQuery) => void;
}

const noDates = { check_in_date: null, check_out_date: null };

/**
 * Destination, dates, guests. Prerendered it is a GET form that works without any script; hydrated it has suggestions, a calendar and
 * steppers, and sends only what was filled in. No field is required.
 */
export function SearchBar({ destination = '', stay = { ...noDates, ...defaultParty }, onSearch }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(stay);

  useEffect(() => {
    form.current?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  }, []);
  useEffect(() => tellBookButtons(chosen), [chosen]);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    if (onSearch) onSearch(text, chosen);
    else window.location.assign(paths.search(text, chosen));
  }

  return (
    <search>
      <form
        ref={form}
        action={paths.search()}
        method="get"
        className="search-bar"
        aria-label="Search stays"
        onSubmit={onSubmit}
      >
        <DestinationField input={input} initial={destination} />
        <div className="search-dates needs-script">
          <StayDates look="bar" stay={chosen} onChange={(dates) => setChosen({ ...chosen, ...dates })} />
        </div>
        <GuestsField party={chosen} onChange={(party) => setChosen({ ...chosen, ...party })} />
        <PlainStayFields stay={stay} />
        <Button type="submit" size="large" className="search-submit">
          <Search aria-hidden="true" />
          Search
        </Button>
      </form>
    </search>
  );
}
