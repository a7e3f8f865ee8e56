import './StateSelect.css';
import type { KeyboardEvent } from 'react';

interface Props<Value extends string> {
  label: string;
  value: Value;
  names: Record<Value, string>;
  /** What it may become, and what it is; all of them if left out. */
  offers?: readonly Value[];
  /** While a change of it is on its way. It keeps the focus meanwhile. */
  busy: boolean;
  onChange: (value: Value) => void;
}

/** The keys that change a closed select: letters, and those that move. Space opens it. */
const choosingKeys = /^(?:Arrow\w+|Home|End|Page\w+|\S)$/u;

/**
 * The state of a row, to be read at a glance and changed on the spot. What is chosen is written at once, so the keyboard
 * chooses in the open list: a closed select would go through every state on the way, each of them written and told to guests.
 */
export function StateSelect<Value extends string>({ label, value, names, offers, busy, onChange }: Props<Value>) {
  function onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    if (event.ctrlKey || event.metaKey || event.key === 'Tab') return;
    if (busy) return event.preventDefault();
    const select = event.currentTarget;
    // Where it cannot be opened from here (Safari), these keys open it themselves.
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
