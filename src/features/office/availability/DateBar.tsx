import './DateBar.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { gridNights } from '#src/domain/hotel/availability.ts';
import { addDays, isIsoDate } from '#src/domain/stay.ts';
import { Filter } from '#src/features/office/SearchField.tsx';
import { Button } from '#src/ui/Button.tsx';

interface Props {
  from: string;
  nights: number;
  today: string;
  onFrom: (date: string) => void;
  onNights: (nights: number) => void;
}

/** Which nights are shown: a date to go to, today, and the nights before or after. */
export function DateBar({ from, nights, today, onFrom, onNights }: Props) {
  return (
    <>
      <label className="admin-filter">
        <span>First night</span>
        <input
          type="date"
          className="input"
          value={from}
          onChange={(event) => {
            const date = event.currentTarget.value;
            if (isIsoDate(date)) onFrom(date);
          }}
        />
      </label>
      <Filter label="Show" value={String(nights)} onChange={(count) => onNights(Number(count))}>
        {gridNights.map((count) => (
          <option key={count} value={count}>
            {count} nights
          </option>
        ))}
      </Filter>
      <div className="nights-steps">
        <Button
          variant="secondary"
          aria-label={`${nights} nights before`}
          onClick={() => onFrom(addDays(from, -nights))}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Button variant="secondary" disabled={from === today} onClick={() => onFrom(today)}>
          Today
        </Button>
        <Button variant="secondary" aria-label={`${nights} nights after`} onClick={() => onFrom(addDays(from, nights))}>
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </>
  );
}
