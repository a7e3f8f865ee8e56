import { monthName } from '#src/domain/month.ts';
import { weekdayHead } from '#src/words/en/common.ts';
import { tag } from '#src/words/en/language.ts';
import { weeksOf } from './monthGrid.ts';

export interface CalendarDay {
  mark: string | null;
  isLow: boolean;
  isGone: boolean;
  refusal: string | null;
  /** The full text, for the accessible name and below the months. */
  words: string;
}

interface Props {
  month: string;
  min: string;
  max: string;
  /** The only day in the tab order. */
  focused: string;
  /** From the first to the last day of the range, also during the choice. */
  range: readonly [first: string, last: string] | null;
  factsOf: (day: string) => CalendarDay | null;
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  return (day: string) => format(new Date(day));
};
const dayName = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const shortWeekday = format({ weekday: 'short' });
const longWeekday = format({ weekday: 'long' });
// A week that begins on Monday.
const week = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07'];

export function CalendarMonth({ month, min, max, focused, range, factsOf }: Props) {
  const [first, last] = range ?? [];
  const place = (day: string) => {
    if (!first || !last || day < first || day > last) return undefined;
    return first === last ? 'both' : day === first ? 'start' : day === last ? 'end' : 'inner';
  };
  return (
    <div className="calendar-month">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys move in it, and one day at a time has focus: its cells are a grid's */}
      <table role="grid">
        <caption>{monthName(month)}</caption>
        <thead>
          <tr>
            {week.map((day) => (
              <th key={day} scope="col" abbr={longWeekday(day)}>
                {weekdayHead(shortWeekday(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((days) => (
            <tr key={days.find(Boolean)}>
              {days.map((day, weekday) => {
                if (!day) return <td key={week[weekday]} />;
                const facts = factsOf(day);
                const isOut = day < min || day > max;
                const at = place(day);
                const isEnd = at !== undefined && at !== 'inner';
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid
                  <td key={day} aria-selected={isEnd || undefined} data-place={at}>
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === focused ? 0 : -1}
                      disabled={isOut}
                      aria-disabled={!isOut && facts?.refusal ? true : undefined}
                      aria-current={day === min ? 'date' : undefined}
                      className={facts?.isGone ? 'is-gone' : undefined}
                    >
                      <span aria-hidden="true">{Number(day.slice(8))}</span>
                      {!isOut && facts?.mark && (
                        <small
                          aria-hidden="true"
                          className={facts.isLow && !facts.refusal && !isEnd ? 'is-low' : undefined}
                        >
                          {facts.mark}
                        </small>
                      )}
                      <span className="sr-only">{[dayName(day), facts?.words].filter(Boolean).join(': ')}</span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
