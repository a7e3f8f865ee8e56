import './StateSelect.css';
import type { KeyboardEvent } from 'react';

interface Props<Value extends string> {
  label: string;
  value: Value;
  names: Record<Value, string>;
  offers?: readonly Value[];
  /** While a change is in progress. The select keeps the focus. */
  busy: boolean;
  onChange: (value: Value) => void;
}

/** The keys that change a closed select. Space opens it. */
const choosingKeys = /^(?:Arrow\w+|Home|End|Page\w+|\S)$/u;

/** Shows a row's state and saves a change at once. Arrow keys would pass and save every state of a closed select, so they open it instead. */
export function StateSelect<Value extends string>({ label, value, names, offers, busy, onChange }: Props<Value>) {
  function onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    if (event.ctrlKey || event.metaKey || event.key === 'Tab') return;
    if (busy) return event.preventDefault();
    const select = event.currentTarget;
    // Safari cannot open the list from here, but these keys open it there.
    if (!choosingKeys.test(event.key) || !('showPicker' in select)) return;
    event.preventDefault();
    select.showPicker();
  }
  return (
    <select
      className={`admin-state admin-state-${value}`}
      aria-label={label}
      value={value}
      aria-disabled={busy || undefined}
      onMouseDown={(event) => busy && event.preventDefault()}
      onKeyDown={onKeyDown}
      onChange={(event) => busy || onChange(event.currentTarget.value as Value)}
    >
      {(Object.entries(names) as [Value, string][])
        .filter(([state]) => offers?.includes(state) ?? true)
        .map(([state, name]) => (
          <option key={state} value={state}>
            {name}
          </option>
        ))}
    </select>
  );
}
