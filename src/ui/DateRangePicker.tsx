import './DateRangePicker.css';
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useId,
  useState,
} from 'react';
import * as say from '#src/words/en/common.ts';
import { Button } from './Button.tsx';
import { afterPress, type CalendarProps, type DateRange, shortDate } from './dateRange.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { usePopover } from './usePopover.ts';

interface Props extends Pick<CalendarProps, 'value' | 'min' | 'max' | 'onChange'> {
  errors?: { check_in?: string | null | undefined; check_out?: string | null | undefined };
  required?: boolean;
  /** `bar`: no border of its own. */
  look?: 'field' | 'bar';
  /** The prefix of the button ids (`{id}-check-in`, `{id}-check-out`), for links from error summaries. */
  id?: string;
  calendar?: (props: CalendarProps) => ReactNode;
}

/** A calendar that loads on first use. If that fails, native date fields replace it. */
export const lazyCalendar = <Props extends CalendarProps>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (Calendar) => ({ default: Calendar }),
      (error) => {
        console.error(error);
        return { default: NativeDates };
      },
    ),
  );
const Plain = lazyCalendar(() => import('./RangeCalendar.tsx').then(({ RangeCalendar }) => RangeCalendar));

const labels = { check_in: say.checkIn, check_out: say.checkOut };

export function DateRangePicker({
  value,
  onChange,
  min,
  max,
  errors = {},
  required,
  look = 'field',
  id,
  calendar = (props) => <Plain {...props} />,
}: Props) {
  const ownId = useId();
  const base = id ?? ownId;
  const panelId = useId();
  const { panel, anchor, isOpen, open, close } = usePopover<HTMLDivElement, HTMLDivElement>();
  const isWide = useMediaQuery('(width >= 51.25rem)');
  const [shown, setShown] = useState<keyof DateRange>('check_in');

  function onPress(event: MouseEvent, part: keyof DateRange) {
    // The browser toggles the popover. In an open panel, the other button only switches the date.
    if (isOpen && part !== shown) event.preventDefault();
    setShown(part);
  }
  function onKeyDown(event: KeyboardEvent) {
    // The down arrow opens it, like a native date field.
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setShown('check_in');
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
                <span className="sr-only"> {say.required}</span>
              </>
            )}
          </span>{' '}
          <span className={value[name] ? 'figures' : 'text-ink-soft'}>
            {value[name] ? shortDate(value[name]) : say.addDate}
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
      <div ref={panel} id={panelId} popover="auto" role="dialog" aria-label={say.chooseDates} className="popover">
        {isOpen && (
          <Suspense
            fallback={
              <p role="status" className="grid min-h-96 place-items-center text-ink-soft">
                {say.loadingCalendar}
              </p>
            }
          >
            {calendar({ value, min, max, months: isWide ? 2 : 1, part: shown, onChange, onClose: close })}
          </Suspense>
        )}
      </div>
    </div>
  );
}

function NativeDates({ value, onChange, onClose, min, max }: CalendarProps) {
  return (
    <>
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
      <Button className="mt-4" onClick={onClose}>
        {say.done}
      </Button>
    </>
  );
}
