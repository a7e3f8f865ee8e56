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
  near?: Spot | null;
  stay?: StayQuery;
  onSearch?: (destination: string, stay: StayQuery, near: Spot | null) => void;
}

const noDates = { check_in_date: null, check_out_date: null };

/** Destination, dates and guests. As prerendered, it is a GET form that works without a script. No field is required. */
export function SearchBar({ destination = '', near = null, stay = { ...noDates, ...defaultParty }, onSearch }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(stay);
  // The visitor's location after "Near me", which may arrive late.
  const spot = useRef(near && Promise.resolve<Spot | null>(near));
  const [text, setText] = useState(destination);
  const isHome = !onSearch;

  useEffect(() => {
    form.current?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
  }, []);
  useEffect(() => {
    if (isHome) import('#src/lib/bookButtons.ts').then(({ tellBookButtons }) => tellBookButtons(chosen));
  }, [chosen, isHome]);
  useEffect(() => {
    if (!isHome) return;
    // Restores the tab's last search after a load or Back, unless the visitor is typing.
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

  async function findMe(): Promise<Spot | null> {
    const found = await import('./locateDevice.ts').then(
      ({ locateDevice: whereIsDevice }) => whereIsDevice(),
      () => {
        showToast({ title: say.notFound, description: unreachable, tone: 'error' });
        return null;
      },
    );
    if (!found && input.current?.value === nearMe) write('');
    return found;
  }
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
    // Another place may have been typed.
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
