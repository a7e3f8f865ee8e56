import { LocateFixed, MapPin } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import type { Destination } from '#src/domain/hotel/search.ts';
import type { Spot } from '#src/domain/map/projection.ts';
import { showToast } from '#src/lib/toasts.ts';
import { listDestinations } from '#src/server/calls/search.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { nearMe } from './placeWords.ts';
import { roughly } from './searchQuery.ts';
import { suggest, suggestionFacts } from './suggestions.ts';

/** Height the list wants, in pixels; with less below the field it opens above. */
const listRoom = 280;

interface Props {
  /** The input keeps its own text, so that what was typed before the script arrived stays. */
  input: RefObject<HTMLInputElement | null>;
  initial: string;
  /** The visitor chose what is near, or typed another place, which is null. */
  onNear: (near: Spot | null) => void;
}

/** Where to? Free text with suggestions: a combobox after the ARIA practices. Without suggestions it is a plain input. */
export function DestinationField({ input, initial, onNear }: Props) {
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

  // Beside what is "Near me" already, what could be searched for instead.
  const isNear = typed === nearMe;
  const suggestions = suggest(destinations, isNear ? '' : typed);
  // Where one is stays the visitor's to tell: the device is asked when this is chosen, and never before.
  const offersNear = destinations.length > 0 && nearMe.toLowerCase().startsWith(typed.trim().toLowerCase());
  const choices = [...(offersNear ? [nearMe] : []), ...suggestions.map(({ name }) => name)];
  const isShown = isOpen && choices.length > 0 && !(choices.length === 1 && choices[0] === typed);

  useEffect(() => {
    const box = input.current?.getBoundingClientRect();
    if (isShown && box) setAbove(window.innerHeight - box.bottom < listRoom && box.top > listRoom);
  }, [isShown, input]);

  function choose(name: string) {
    if (name === nearMe) findMe();
    else onNear(null);
    if (input.current) input.current.value = name;
    setTyped(name);
    setOpen(false);
    setActive(-1);
  }
  function findMe() {
    const refuse = (description: string) => {
      if (input.current?.value === nearMe) choose('');
      showToast({ title: 'We could not find where you are', description, tone: 'error' });
    };
    if (!navigator.geolocation) return refuse('Your browser cannot tell. Please type a place.');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (input.current?.value === nearMe) onNear(roughly(coords));
      },
      ({ code }) =>
        refuse(
          code === 1
            ? 'This site may not ask your device. Allow it in your browser, or type a place.'
            : 'Your device did not say. Please try again, or type a place.',
        ),
      { timeout: 15_000, maximumAge: 300_000 },
    );
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isShown) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One stop more than there are suggestions: the text as typed.
      const stops = choices.length + 1;
      setActive(((active + 1 + step + stops) % stops) - 1);
    }
    if (event.key === 'Escape') {
      if (isShown) event.preventDefault();
      // Before there are any, too: those that come late are not wanted any more.
      setOpen(false);
      setActive(-1);
    }
    const name = choices[active];
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
          onNear(null);
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
        {offersNear && (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: focus stays in the input, which handles the keys
          <div
            id={`${id}-0`}
            role="option"
            aria-selected={active === 0}
            className="search-suggestion"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(nearMe)}
          >
            <LocateFixed aria-hidden="true" size={18} className="flex-none text-sea" />
            <span className="min-w-0">
              <span className="block">{nearMe}</span>{' '}
              <span className="block text-ink-soft text-xs">Your browser asks you first</span>
            </span>
          </div>
        )}
        {suggestions.map((destination, place) => {
          const index = place + (offersNear ? 1 : 0);
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
