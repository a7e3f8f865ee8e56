import './DateRangePicker.css';
import { type ComponentType, type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import { Button } from './Button.tsx';
import { afterPress, shortDate } from './dateRange.ts';
import type { DateRange, RangeCalendarProps } from './RangeCalendar.tsx';
import { useMediaQuery } from './useMediaQuery.ts';
import { usePopover } from './usePopover.ts';

interface Props {
  value: DateRange;
  onChange: (range: DateRange) => void;
  /** Earliest date that can be chosen, usually today. */
  min: string;
  max?: string;
  isDateDisabled?: (isoDate: string) => boolean;
  errors?: { check_in?: string | null | undefined; check_out?: string | null | undefined };
  required?: boolean;
  /** `bar`: without an edge of its own, for a bar of fields. */
  look?: 'field' | 'bar';
  /** Starts the ids of the two buttons (`{id}-check-in`, `{id}-check-out`), so that an error summary can move focus there. */
  id?: string;
}

const labels = { check_in: 'Check-in', check_out: 'Check-out' };

/**
 * Two dates as one control: either button opens the calendar. The calendar's code is loaded on first use; should that
 * fail, the browser's own date fields take its place.
 */
export function DateRangePicker({
  value,
  onChange,
  min,
  max,
  isDateDisabled,
  errors = {},
  required,
  look = 'field',
  id,
}: Props) {
  const ownId = useId();
  const base = id ?? ownId;
  const panelId = useId();
  const { panel, anchor, isOpen, open, close } = usePopover<HTMLDivElement, HTMLDivElement>();
  const isWide = useMediaQuery('(width >= 51.25rem)');
  const [Calendar, setCalendar] = useState<ComponentType<RangeCalendarProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const [start, setStart] = useState<string | undefined>();
  const [shown, setShown] = useState<keyof DateRange>('check_in');

  async function load() {
    try {
      const { RangeCalendar } = await import('./RangeCalendar.tsx');
      setCalendar(() => RangeCalendar);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is open, however that came about
  useEffect(() => {
    if (isOpen && !Calendar) load();
  }, [isOpen]);
  function prepare(part: keyof DateRange) {
    setShown(part);
    setStart(part === 'check_out' && value.check_in ? value.check_in : undefined);
    if (!Calendar) load();
  }
  function finish(range: DateRange) {
    setStart(undefined);
    onChange(afterPress(range));
    close();
  }
  function done() {
    // A new first date without a second is a stay of one night; as it was, the press would be lost.
    if (start && start !== value.check_in) finish({ check_in: start, check_out: start });
    else close();
  }
  function onPress(event: MouseEvent, part: keyof DateRange) {
    // The button opens and closes the panel by itself; the other date of an open panel only asks for that date.
    if (isOpen && part !== shown) event.preventDefault();
    prepare(part);
  }
  function onKeyDown(event: KeyboardEvent) {
    // An arrow key on the closed control opens it, as on a native date field or select.
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    prepare('check_in');
    open();
  }

  const part = (name: keyof DateRange) => {
    const error = errors[name];
    const partId = `${base}-${name === 'check_in' ? 'check-in' : 'check-out'}`;
    return (
      <div className="date-part">
        <button
          type="button"
          id={partId}
          popoverTarget={panelId}
          aria-haspopup="dialog"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${partId}-error` : undefined}
          onClick={(event) => onPress(event, name)}
          onKeyDown={onKeyDown}
        >
          <span className="date-label">
            {labels[name]}
            {required && (
              <>
                <span aria-hidden="true"> *</span>
                <span className="sr-only"> (required)</span>
              </>
            )}
          </span>{' '}
          <span className={value[name] ? 'figures' : 'text-ink-soft'}>
            {value[name] ? shortDate(value[name]) : 'Add date'}
          </span>
        </button>
        {error && (
          <p id={`${partId}-error`} className="mt-1.5 text-sm font-medium text-chili">
            {error}
          </p>
        )}
      </div>
    );
  };

  return (
    <div ref={anchor} className={`date-range date-range-${look}`}>
      {part('check_in')}
      {part('check_out')}
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label="Choose your dates"
        className="popover date-popover"
      >
        {isOpen && (
          <>
            {failed ? (
              <NativeDates value={value} min={min} max={max} onChange={onChange} />
            ) : Calendar ? (
              <Calendar
                value={value}
                min={min}
                max={max}
                months={isWide ? 2 : 1}
                startsAt={start}
                isDateDisabled={isDateDisabled}
                onStart={setStart}
                onRange={finish}
              />
            ) : (
              <p role="status" className="grid min-h-96 place-items-center text-ink-soft">
                Loading the calendar…
              </p>
            )}
            <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-3">
              <p className="text-sm text-ink-soft" aria-live="polite">
                {start ? `${shortDate(start)}: now choose the check-out date` : 'Choose the check-in date'}
              </p>
              <div className="ml-auto flex gap-2">
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    setStart(undefined);
                    onChange({ check_in: '', check_out: '' });
                  }}
                >
                  Clear dates
                </Button>
                <Button variant="secondary" size="small" onClick={done}>
                  Done
                </Button>
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function NativeDates({ value, onChange, min, max }: Pick<Props, 'value' | 'onChange' | 'min' | 'max'>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['check_in', 'check_out'] as const).map((name) => (
        <label key={name} className="text-sm font-semibold">
          {labels[name]}
          <input
            type="date"
            className="input mt-1.5"
            min={name === 'check_out' && value.check_in ? value.check_in : min}
            max={max}
            value={value[name]}
            onChange={(event) => onChange(afterPress({ ...value, [name]: event.currentTarget.value }))}
          />
        </label>
      ))}
    </div>
  );
}
