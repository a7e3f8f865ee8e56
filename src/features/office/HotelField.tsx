import '#src/ui/Filter.css';
import { useEffect, useId, useRef, useState } from 'react';
import type { HotelName } from '#src/server/calls/office/hotels.ts';
import * as say from '#src/words/staff/admin.ts';
import { fetchHotelName, findHotelNames } from './hotels.api.ts';

interface Props {
  value: string;
  onChange: (id: string) => void;
}

const pause = 250;

/** Ids by shown name. A further hotel with the same name and city shows its id. */
function named(hotels: readonly HotelName[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { id, name, city } of hotels) {
    const plain = `${name}, ${city}`;
    names.set(names.has(plain) ? `${plain} (${id})` : plain, id);
  }
  return names;
}

/** Finds a hotel by name. An empty field means all hotels. Unknown text blocks the form. When the field is left, it becomes the only match, or the chosen hotel. */
export function HotelField({ value, onChange }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isFocused, setFocused] = useState(false);
  const [found, setFound] = useState<{ text: string; names: ReadonlyMap<string, string> }>({
    text: '',
    names: new Map(),
  });
  const [chosen, setChosen] = useState({ id: '', name: '' });
  const isUnknown = text !== '' && text !== chosen.name;

  // Follows the hotel in the address, also after Back and Forward.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the one of the moment when the address changed
  useEffect(() => {
    if (value === chosen.id) return;
    setChosen({ id: value, name: '' });
    if (!value) return setText('');
    let current = true;
    fetchHotelName(value).then((hotel) => {
      if (!current) return;
      const name = hotel ? `${hotel.name}, ${hotel.city}` : '';
      setChosen({ id: value, name });
      setText((now) => (now === text ? name : now));
    });
    return () => {
      current = false;
    };
  }, [value]);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const hotels = await findHotelNames(text.split(',')[0] ?? '');
      if (current) setFound({ text, names: named(hotels) });
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);

  function choose(id: string, name: string) {
    setText(name);
    setChosen({ id, name });
    if (id !== chosen.id) onChange(id);
  }
  function type(next: string) {
    const id = next ? found.names.get(next) : '';
    if (id === undefined) setText(next);
    else choose(id, next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when an answer comes, and when the field is left
  useEffect(() => {
    if (!isUnknown || found.text !== text) return;
    const only = found.names.size === 1 && !isFocused ? [...found.names.keys()][0] : undefined;
    const name = found.names.has(text) ? text : only;
    if (name !== undefined) choose(found.names.get(name) ?? '', name);
    else if (!isFocused) setText(chosen.name);
  }, [found, isFocused]);

  useEffect(() => {
    input.current?.setCustomValidity(isUnknown ? say.choosePropertyFromList : '');
  }, [isUnknown]);

  return (
    <label className="list-filter">
      <span>{say.property}</span>
      <input
        ref={input}
        type="search"
        className="input"
        list={listId}
        placeholder={say.allProperties}
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <datalist id={listId}>
        {[...found.names.keys()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </label>
  );
}
