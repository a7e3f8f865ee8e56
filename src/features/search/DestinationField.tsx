import { LocateFixed, MapPin } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { listDestinations } from '#src/server/calls/search.ts';
import { callAsGuest } from '#src/server/guest.ts';
import * as say from '#src/words/en/search.ts';
import { nearMe, placeTyped } from '#src/words/en/search.ts';
import { isNearMe } from './placeWords.ts';
import type { Suggestion } from './suggestions.ts';

const listRoom = 280;

interface Props {
  /** An uncontrolled input, so that text typed before hydration stays. */
  input: RefObject<HTMLInputElement | null>;
  initial: string;
  /** True for "Near me", false for another place. */
  onNear: (isNear: boolean) => void;
}

/** The destination with suggestions: an ARIA combobox. Without suggestions it is a plain input. */
export function DestinationField({ input, initial, onNear }: Props) {
  const id = useId();
  const [suggest, setSuggest] = useState<((typed: string) => readonly Suggestion[]) | null>(null);
  const [typed, setTyped] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isAbove, setAbove] = useState(false);
  const isAsked = useRef(false);

  // The list has 10 kB, so it loads on focus.
  const askForList = useCallback(async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      const [found, { suggestDestinations: suggest }] = await Promise.all([
        callAsGuest(listDestinations),
        import('./suggestions.ts'),
      ]);
      if (found.ok) setSuggest(() => (text: string) => suggest(found.value, text));
      isAsked.current = found.ok;
    } catch (error) {
      console.error(error);
      isAsked.current = false;
    }
  }, []);

  useEffect(() => {
    const isFocused = document.activeElement === input.current;
    setTyped(input.current?.value ?? '');
    setOpen(isFocused);
    if (isFocused) askForList();
  }, [input, askForList]);

  // With "Near me" typed, suggests other places.
  const suggestions = suggest?.(typed === nearMe ? '' : typed) ?? [];
  // The device's location is requested only when this is chosen.
  const offersNear =
    suggest !== null && (isNearMe(typed) || nearMe.toLowerCase().startsWith(typed.trim().toLowerCase()));
  const choices = [...(offersNear ? [nearMe] : []), ...suggestions.map(({ name }) => name)];
  const isShown = isOpen && choices.length > 0;

  useEffect(() => {
    const box = input.current?.getBoundingClientRect();
    if (isShown && box) setAbove(window.innerHeight - box.bottom < listRoom && box.top > listRoom);
  }, [isShown, input]);

  function choose(name: string) {
    onNear(name === nearMe);
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
      // One extra stop: the typed text.
      const stops = choices.length + 1;
      setActive(((active + 1 + step + stops) % stops) - 1);
    }
    if (event.key === 'Escape') {
      if (isShown) event.preventDefault();
      // Also before the list loads: late suggestions must not open.
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
        {say.destination}
      </label>
      <input
        ref={input}
        id={id}
        name="destination"
        type="text"
        className="search-input"
        placeholder={say.anywhere}
        autoComplete="off"
        maxLength={100}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        defaultValue={initial}
        onInput={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          const known = placeTyped(text);
          if (typeof known !== 'string')
            known.then((name) => input.current?.value === text && setTyped(name), console.error);
          onNear(false);
          // Not if a script cleared it.
          setOpen(document.activeElement === input.current);
          setActive(-1);
        }}
        onFocus={() => {
          setOpen(true);
          askForList();
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={say.destinations}
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
              <span className="block text-ink-soft text-xs">{say.asksFirst}</span>
            </span>
          </div>
        )}
        {suggestions.map(({ key, name, where, stays }, place) => {
          const index = place + (offersNear ? 1 : 0);
          return (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: focus stays in the input, which handles the keys
            <div
              key={key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className="search-suggestion"
              // A press must not take the focus from the input, or the list would close before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
            >
              <MapPin aria-hidden="true" size={18} className="flex-none text-sea" />
              <span className="min-w-0">
                <span className="block truncate">{name}</span>{' '}
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
