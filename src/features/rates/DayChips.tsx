import { dayNames } from '#src/words/staff/calendar.ts';

interface Props {
  id: string;
  legend: string;
  /** Bit 0 is Monday. */
  days: number;
  error: string | undefined;
  onDays: (days: number) => void;
}

export function DayChips({ id, legend, days, error, onDays }: Props) {
  return (
    <fieldset className="min-w-0" aria-describedby={error && `${id}-error`}>
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="day-chips">
        {dayNames.map((name, at) => (
          <label key={name}>
            <input
              id={at === 0 ? id : undefined}
              type="checkbox"
              checked={(days & (1 << at)) !== 0}
              onChange={() => onDays(days ^ (1 << at))}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-chili text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
