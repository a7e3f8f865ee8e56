import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { fewer, more } from '#src/words/en/common.ts';

interface Props {
  label: string;
  hint?: string;
  value: number;
  min: number;
  /** Without one there is no upper limit. */
  max?: number;
  /** Taken when what was typed is not a number; `min` if left out. */
  fallback?: number;
  error?: string | null | undefined;
  name?: string;
  onChange: (value: number) => void;
}

/**
 * A count with − and + beside a field that can also be typed into. Arrow keys step, Home and End go to the limits.
 * The value is read out after every step.
 */
export function Stepper({ label, hint, value, min, max, fallback = min, error, name, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [announce, setAnnounce] = useState(false);
  useEffect(() => {
    if (announce) setTyped(null);
  }, [announce]);

  function set(next: number) {
    setTyped(null);
    onChange(Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min, next)));
  }
  function step(by: number) {
    setAnnounce(true);
    set(value + by);
  }
  function read() {
    if (typed === null) return;
    const n = Number.parseInt(typed, 10);
    set(Number.isSafeInteger(n) ? n : fallback);
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter would send the form with the number of before: first it is taken over, and what depends on it shows.
    if (event.key === 'Enter' && typed !== null && typed !== String(value)) {
      event.preventDefault();
      return read();
    }
    const moves: Record<string, number> = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max ?? value };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  }

  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <div>
          <label htmlFor={id} className="block font-semibold">
            {label}
          </label>
          {hint && (
            <p id={`${id}-hint`} className="text-sm text-ink-soft">
              {hint}
            </p>
          )}
        </div>
        <div className="flex items-center gap-1">
          <button
            type="button"
            className="round-button"
            aria-label={fewer(label)}
            disabled={value <= min}
            onClick={() => step(-1)}
          >
            <Minus aria-hidden="true" />
          </button>
          <input
            id={id}
            name={name}
            className="figures h-11 w-12 rounded-input bg-transparent text-center text-lg"
            type="text"
            inputMode="numeric"
            role="spinbutton"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-invalid={error ? true : undefined}
            aria-describedby={described}
            value={typed ?? String(value)}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={read}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="round-button"
            aria-label={more(label)}
            disabled={max !== undefined && value >= max}
            onClick={() => step(1)}
          >
            <Plus aria-hidden="true" />
          </button>
        </div>
      </div>
      <output className="sr-only" htmlFor={id} aria-live="polite">
        {announce ? `${label}: ${value}` : ''}
      </output>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-chili">
          {error}
        </p>
      )}
    </div>
  );
}
