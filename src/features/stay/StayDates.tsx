import type { ComponentProps } from 'react';
import { addDays, maxDaysAhead, type StayQuery, todayInKolkata } from '#src/domain/stay.ts';
import { DateRangePicker } from '#src/ui/DateRangePicker.tsx';

type Dates = Pick<StayQuery, 'check_in_date' | 'check_out_date'>;

interface Props extends Pick<ComponentProps<typeof DateRangePicker>, 'id' | 'look'> {
  stay: Dates;
  onChange: (dates: Dates) => void;
}

/** The dates of a stay that is looked for: from today, as far ahead as rooms can be booked. */
export function StayDates({ stay: { check_in_date, check_out_date }, onChange, ...place }: Props) {
  const today = todayInKolkata();
  return (
    <DateRangePicker
      {...place}
      value={{ check_in: check_in_date ?? '', check_out: check_out_date ?? '' }}
      min={today}
      max={addDays(today, maxDaysAhead)}
      onChange={({ check_in, check_out }) =>
        onChange({ check_in_date: check_in || null, check_out_date: check_out || null })
      }
    />
  );
}
