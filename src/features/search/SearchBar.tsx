import './SearchBar.css';
import { Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Spot } from '#src/domain/map/projection.ts';
import { defaultParty, type StayQuery } from '#src/domain/stay.ts';
import { StayDates } from '#src/features/stay/StayDates.tsx';
import { hydratedEvent } from '#src/lib/interaction/events.ts';
import { leaveFor } from '#src/lib/overlays.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { DestinationField } from './DestinationField.tsx';
import { GuestsField } from './GuestsField.tsx';
import { keptSearch } from './keptSearch.ts';
import { PlainStayFields } from './PlainStayFields.tsx';
import { nearMe } from './placeWords.ts';
import { writeNear } from './searchQuery.ts';

interface Props {
  destination?: string;
  /** Where the visitor is, where what is near is searched for. */
  near?: Spot | null;
  stay?: StayQuery;
  /** Takes the search instead of opening `/search`: on the search page itself. */
  onSearch?: (destination: string, stay: StayQuery, near: Spot | null) => void;
}

const noDates = { check_in_date: null, check_out_date: null };

/**
 * Destination, dates, guests. Prerendered it is a GET form that works without any script; hydrated it has suggestions, a calendar and
 * steppers, and sends only what was filled in. No field is required.
 */
export function SearchBar({ destination = '', near = null, stay = { ...noDates, ...defaultParty }, onSearch }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(stay);
  const [spot, setSpot] = useState(near);
  const [text, setText] = useState(destination);
  const isHome = !onSearch;

  useEffect(() => {
    form.current?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  }, []);
  useEffect(() => {
    // The search page has no Book buttons, and no room for their words.
    if (isHome) import('#src/lib/bookButtons.ts').then(({ tellBookButtons }) => tellBookButtons(chosen));
  }, [chosen, isHome]);
  useEffect(() => {
    if (!isHome) return;
    // What the tab searched for last, after a load as after Back; what is being typed stays.
    const showKept = () => {
      const kept = keptSearch();
      if (!kept || form.current?.contains(document.activeElement)) return;
      setChosen(kept.stay);
      setText(kept.destination);
      if (input.current) input.current.value = kept.destination;
    };
    showKept();
    window.addEventListener('pageshow', showKept);
    return () => window.removeEventListener('pageshow', showKept);
  }, [isHome]);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    // Before the device has said where it is, "Near me" is anywhere.
    const text = typed === nearMe ? '' : typed;
    if (onSearch) onSearch(text, chosen, spot);
    else leaveFor(paths.search(text, chosen, spot && writeNear(spot)));
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
        <DestinationField key={text} input={input} initial={near ? nearMe : text} onNear={setSpot} />
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
