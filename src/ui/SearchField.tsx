import './Filter.css';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

const debounceMilliseconds = 300;

/** Searches after a pause in typing; at once on Enter, when emptied, and when the field is left. */
export function SearchField({ label, value, onChange }: Props) {
  const [text, setText] = useState(value);
  const searched = useRef(value);
  useEffect(() => {
    if (value !== searched.current) setText(value);
    searched.current = value;
  }, [value]);
  const search = useCallback(
    (typed: string) => {
      const next = typed.trim();
      if (next === searched.current) return;
      searched.current = next;
      onChange(next);
    },
    [onChange],
  );
  useEffect(() => {
    const timer = setTimeout(() => search(text), text ? debounceMilliseconds : 0);
    return () => clearTimeout(timer);
  }, [text, search]);
  return (
    <label className="list-filter grow">
      <span>{label}</span>
      <input
        type="search"
        className="input"
        value={text}
        maxLength={120}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && search(text)}
        onBlur={() => search(text)}
      />
    </label>
  );
}
