import './Filter.css';
import { useState } from 'react';
import { isIsoDate } from '#src/domain/stay.ts';
import { DateInput } from './DateInput.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (date: string) => void;
}

/** Filters by a typed date. A text that is no date stays in the field and filters nothing. */
export function TypedDateFilter({ label, value, onChange }: Props) {
  const [unread, setUnread] = useState('');
  return (
    <DateInput
      className="list-filter"
      label={label}
      value={unread || value}
      onChange={({ currentTarget: { value: typed } }) => {
        const date = isIsoDate(typed) ? typed : '';
        setUnread(date ? '' : typed);
        if (date !== value) onChange(date);
      }}
    />
  );
}
