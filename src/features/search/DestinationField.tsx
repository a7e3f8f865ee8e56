import { MapPin } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import type { Destination } from '#src/domain/hotel/hotel.ts';
import { listDestinations } from '#src/server/calls/search.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { suggest, suggestionFacts } from './suggestions.ts';

/** Height the list wants, in pixels; with less below the field it opens above. */
const listRoom = 280;

interface Props {
  /** The input keeps its own text, so that what was typed before the script arrived stays. */
  input: RefObject<HTMLInputElement | null>;
  initial: string;
}

/** Where to? Free text with suggestions: a combobox after the ARIA practices. Without suggestions it is a plain input. */
export function DestinationField({ input, initial }: Props) {
  const id = useId();
  const [destinations, setDestinations] = useState<readonly Destination[]>([]);
  const [typed, setTyped] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isAbove, setAbove] = useState(false);

  useEffect(() => {
    setTyped(input.current?.value ?? '');
    setOpen(document.activeElement === input.current);
    callAsGuest(listDestinations).then((found) => {
      if (found.ok) setDestinations(found.value.destinations);
    });
  }, [input]);

  const suggestions = suggest(destinations, typed);
  const isShown = isOpen && suggestions.length > 0 && !(suggestions.length === 1 && suggestions[0]?.name === typed);

  useEffect(() => {
    const box = input.current?.getBoundingClientRect();
    if (isShown && box) setAbove(window.innerHeight - box.bottom < listRoom && box.top > listRoom);
  }, [isShown, input]);

  function choose(name: string) {
    if (input.current) input.current.value = name;
    setTyped(name);
    setOpen(false);
    setActive(-1);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isShown) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One stop more than there are suggestions: the text as typed.
      const stops = suggestions.length + 1;
      setActive(((active + 1 + step + stops) % stops) - 1);
    }
    if (event.key === 'Escape') {
      if (isShown) event.preventDefault();
      // Before there are any, too: those that come late are not wanted any more.
      setOpen(false);
      setActive(-1);
    }
    const name = suggestions[active]?.name;
    if (event.key === 'Enter' && isShown && name) {
      event.preventDefault();
      choose(name);
    }
  }

  return (
    <div className="search-cell relative">
      <label htmlFor={id} className="search-label">
        Destination
      </label>
      <input
        ref={input}
        id={id}
        name="destination"
        type="text"
        className="search-input"
        placeholder="Anywhere in Goa"
        autoComplete="off"
        maxLength={100}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        defaultValue={initial}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Destinations"
        className="search-suggestions"
        data-above={isAbove || undefined}
        hidden={!isShown}
      >
        {suggestions.map((destination, index) => {
          const { where, stays } = suggestionFacts(destination);
          return (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: focus stays in the input, which handles the keys
            <div
              key={`${destination.kind} ${destination.name}`}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className="search-suggestion"
              // Pressing must not take the focus out of the input, or the list would close before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(destination.name)}
            >
              <MapPin aria-hidden="true" size={18} className="flex-none text-sea" />
              <span className="min-w-0">
                <span className="block truncate">{destination.name}</span>{' '}
                {where && <span className="block text-ink-soft text-xs">{where}</span>}
              </span>{' '}
              <span className="figures ml-auto flex-none text-ink-soft text-sm">{stays}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
