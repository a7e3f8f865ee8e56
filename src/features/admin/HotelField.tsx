import { useEffect, useId, useRef, useState } from 'react';
import { fetchHotelName, findHotelNames, type HotelName } from './hotels.api.ts';

interface Props {
  /** The id of the hotel that is chosen, or empty. */
  value: string;
  onChange: (id: string) => void;
}

const pause = 250;

/** The names as they are offered: hotels of one name in one city are told apart by the start of their id. */
function named(hotels: readonly HotelName[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { id, name, city } of hotels) {
    const plain = `${name}, ${city}`;
    names.set(names.has(plain) ? `${plain} (${id.slice(0, 8)})` : plain, id);
  }
  return names;
}

/** Finds a hotel by its name among any number of them. Emptied, it stands for all hotels. */
export function HotelField({ value, onChange }: Props) {
  const listId = useId();
  const [text, setText] = useState('');
  const [offers, setOffers] = useState<ReadonlyMap<string, string>>(new Map());
  const chosen = useRef('');

  // The hotel of the address, at first and after back and forward.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what stood there when the address changed
  useEffect(() => {
    if (value === chosen.current) return;
    chosen.current = value;
    if (!value) return setText('');
    let current = true;
    fetchHotelName(value).then((hotel) => {
      // What somebody types meanwhile stays.
      if (current) setText((now) => (now === text ? (hotel ? `${hotel.name}, ${hotel.city}` : '') : now));
    });
    return () => {
      current = false;
    };
  }, [value]);

  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const hotels = await findHotelNames(text.split(',')[0] ?? '');
      if (current) setOffers(named(hotels));
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);

  function type(next: string) {
    setText(next);
    const id = next ? offers.get(next) : '';
    if (id === undefined || id === chosen.current) return;
    chosen.current = id;
    onChange(id);
  }

  return (
    <label className="admin-filter">
      <span>Hotel</span>
      <input
        type="search"
        className="input"
        list={listId}
        placeholder="All hotels"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {[...offers.keys()].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </label>
  );
}
