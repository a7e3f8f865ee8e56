import './Filter.css';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: string;
  value: string;
  onChange: (date: string) => void;
}

export function DateFilter({ label, onChange, ...input }: Props) {
  return (
    <label className="list-filter">
      <span>{label}</span>
      <input {...input} type="date" className="input" onChange={(event) => onChange(event.currentTarget.value)} />
    </label>
  );
}
