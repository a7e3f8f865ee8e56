import './Filter.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What can be chosen: each value with its name. */
  options: readonly (readonly [value: string, name: string])[];
  /** Its choices are long: it takes what room there is, and on a telephone a row of its own. */
  grow?: boolean;
}

/** A choice among the filters of a list. */
export function Filter({ label, value, onChange, options, grow }: Props) {
  return (
    <label className={`list-filter ${grow ? 'grow' : ''}`}>
      <span>{label}</span>
      <select className="input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
