import { Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Spot } from '#src/domain/map/projection.ts';
import { defaultParty, type StayQuery } from '#src/domain/stay.ts';
import { StayDates } from '#src/features/stay/StayDates.tsx';
import { hydratedEvent } from '#src/lib/interaction/events.ts';
import { leaveFor } from '#src/lib/overlays.ts';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import { unreachable } from '#src/words/en/common.ts';
import * as say from '#src/words/en/search.ts';
import { nearMe } from '#src/words/en/search.ts';
import { DestinationField } from './DestinationField.tsx';
import { GuestsField } from './GuestsField.tsx';
import { keptSearch } from './keptSearch.ts';
import { PlainStayFields } from './PlainStayFields.tsx';
import { isNearMe } from './placeWords.ts';
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
  // Where the visitor is, once "Near me" is chosen: what the device answers when it likes.
  const spot = useRef(near && Promise.resolve<Spot | null>(near));
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

  /** Asks the device, which nobody does before this is wanted. */
  async function findMe(): Promise<Spot | null> {
    const found = await import('./whereIsDevice.ts').then(
      ({ whereIsDevice }) => whereIsDevice(),
      () => {
        showToast({ title: say.notFound, description: unreachable, tone: 'error' });
        return null;
      },
    );
    if (!found && input.current?.value === nearMe) write('');
    return found;
  }
  /** As if it was typed, so that the field knows. */
  function write(text: string) {
    if (!input.current) return;
    input.current.value = text;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  }
  function search(destination: string, near: Spot | null) {
    if (onSearch) onSearch(destination, chosen, near);
    else leaveFor(paths.search(destination, chosen, near && writeNear(near)));
  }
  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    if (!isNearMe(typed)) return search(typed, null);
    if (!spot.current) {
      write(nearMe);
      spot.current = findMe();
    }
    const asked = spot.current;
    const found = await asked;
    // Another place may be typed by now.
    if (found && spot.current === asked) search('', found);
  }

  return (
    <search>
      <form
        ref={form}
        action={paths.search()}
        method="get"
        className="search-bar"
        aria-label={say.searchStays}
        onSubmit={onSubmit}
      >
        <DestinationField
          key={text}
          input={input}
          initial={near ? nearMe : text}
          onNear={(isNear) => {
            spot.current = isNear ? findMe() : null;
          }}
        />
        <div className="search-dates needs-script">
          <StayDates look="bar" stay={chosen} onChange={(dates) => setChosen({ ...chosen, ...dates })} />
        </div>
        <GuestsField party={chosen} onChange={(party) => setChosen({ ...chosen, ...party })} />
        <PlainStayFields stay={stay} />
        <Button type="submit" size="large" className="search-submit">
          <Search aria-hidden="true" />
          {say.search}
        </Button>
      </form>
    </search>
  );
}
