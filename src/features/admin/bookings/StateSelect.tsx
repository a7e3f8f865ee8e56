interface Props<Value extends string> {
  label: string;
  value: Value;
  names: Record<Value, string>;
  disabled: boolean;
  onChange: (value: Value) => void;
}

/** The state of a row, to be read at a glance and changed on the spot. */
export function StateSelect<Value extends string>({ label, value, names, disabled, onChange }: Props<Value>) {
  return (
    <select
      className={`admin-state admin-state-${value}`}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
    >
      {Object.entries<string>(names).map(([state, name]) => (
        <option key={state} value={state}>
          {name}
        </option>
      ))}
    </select>
  );
}
