import './DateBar.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { gridNights } from '#src/domain/hotel/availability.ts';
import { addDays, counted, isIsoDate } from '#src/domain/stay.ts';
import { Button } from '#src/ui/Button.tsx';
import { DateFilter } from '#src/ui/DateFilter.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import * as say from '#src/words/staff/calendar.ts';

interface Props {
  from: string;
  nights: number;
  today: string;
  onFrom: (date: string) => void;
  onNights: (nights: number) => void;
}

export function DateBar({ from, nights, today, onFrom, onNights }: Props) {
  return (
    <>
      <DateFilter label={say.firstNight} value={from} onChange={(date) => isIsoDate(date) && onFrom(date)} />
      <Filter
        label={say.show}
        value={String(nights)}
        onChange={(count) => onNights(Number(count))}
        options={gridNights.map((count) => [String(count), counted(count, 'night')])}
      />
      <div className="nights-steps">
        <Button
          variant="secondary"
          aria-label={say.nightsBefore(nights)}
          onClick={() => onFrom(addDays(from, -nights))}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Button variant="secondary" disabled={from === today} onClick={() => onFrom(today)}>
          {say.today}
        </Button>
        <Button variant="secondary" aria-label={say.nightsAfter(nights)} onClick={() => onFrom(addDays(from, nights))}>
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </>
  );
}
