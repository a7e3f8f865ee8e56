import type { ComponentProps } from 'react';
import { addDays, maxDaysAhead, type StayQuery, todayInKolkata } from '#src/domain/stay.ts';
import { DateRangePicker, lazyCalendar } from '#src/ui/DateRangePicker.tsx';
import type { DaysOf } from './dayPrices.api.ts';

type Dates = Pick<StayQuery, 'check_in_date' | 'check_out_date'>;

interface Props extends Pick<ComponentProps<typeof DateRangePicker>, 'id' | 'look' | 'required' | 'errors'> {
  stay: Dates;
  onChange: (dates: Dates) => void;
  of?: DaysOf;
}

const Priced = lazyCalendar(() => import('./PricedCalendar.tsx').then(({ PricedCalendar }) => PricedCalendar));

export function StayDates({ stay: { check_in_date, check_out_date }, of, onChange, ...picker }: Props) {
  const today = todayInKolkata();
  return (
    <DateRangePicker
      {...picker}
      value={{ check_in: check_in_date ?? '', check_out: check_out_date ?? '' }}
      min={today}
      max={addDays(today, maxDaysAhead)}
      onChange={({ check_in, check_out }) =>
        onChange({ check_in_date: check_in || null, check_out_date: check_out || null })
      }
      {...(of && { calendar: (props) => <Priced key={JSON.stringify(of)} {...props} of={of} /> })}
    />
  );
}
