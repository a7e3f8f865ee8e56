import './Filter.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [value: string, name: string])[];
  /** For long options: takes the free width, and its own row on a phone. */
  grow?: boolean;
}

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
