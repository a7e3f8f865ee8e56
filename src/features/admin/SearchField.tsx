import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

const pause = 300;

/** Searches when typing pauses; Enter and the field's own cross search at once. */
export function SearchField({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const searched = useRef(value);
  // Back and forward change the value from outside.
  useEffect(() => {
    if (value !== searched.current) setText(value);
    searched.current = value;
  }, [value]);
  useEffect(() => {
    const next = text.trim();
    if (next === searched.current) return;
    const timer = setTimeout(() => {
      searched.current = next;
      onSearch(next);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <label className="admin-filter grow">
      <span>{label}</span>
      <input
        type="search"
        className="input"
        value={text}
        maxLength={120}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </label>
  );
}

interface FilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The options, as `<option>`s. */
  children: ReactNode;
}

/** A choice among the filters of a list. */
export function Filter({ label, value, onChange, children }: FilterProps) {
  return (
    <label className="admin-filter">
      <span>{label}</span>
      <select className="input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
