// biome-ignore-all lint/a11y/useSemanticElements: of a table only the rows in view could not be drawn
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells alone take focus, one at a time
import { memo } from 'react';
import { formatNight } from '#src/domain/hotel/formatNight.ts';
import { addDays } from '#src/domain/stay.ts';
import * as say from '#src/words/staff/calendar.ts';

interface Props {
  firstNight: string;
  nights: number;
  today: string;
  /** The name of a column behind the nights, for screen readers only. */
  lastColumn?: string | undefined;
}

export const GridHead = memo(function GridHead({ firstNight, nights, today, lastColumn }: Props) {
  return (
    <div role="rowgroup" className="sticky top-0 z-2 w-max min-w-full">
      <div role="row" aria-rowindex={1} className="nights-row">
        <div role="columnheader" aria-colindex={1} className="nights-corner">
          {say.roomType}
        </div>
        {Array.from({ length: nights }, (_, at) => {
          const date = addDays(firstNight, at);
          const [weekday, day, month] = formatNight(date).split(' ');
          const look = [
            'nights-date',
            (weekday === 'Sat' || weekday === 'Fri') && 'is-weekend',
            date === today && 'is-today',
          ];
          return (
            <div key={date} role="columnheader" aria-colindex={at + 2} className={look.filter(Boolean).join(' ')}>
              <small>{date === today ? say.today : weekday}</small>{' '}
              <b>
                {day} {month}
              </b>
            </div>
          );
        })}
        {lastColumn && (
          <div role="columnheader" aria-colindex={nights + 2} className="sr-only">
            {lastColumn}
          </div>
        )}
      </div>
    </div>
  );
});
