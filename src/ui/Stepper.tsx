import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { fewer, more } from '#src/words/en/common.ts';

interface Props {
  label: string;
  hint?: string;
  value: number;
  min: number;
  /** No upper limit without it. */
  max?: number;
  /** Used if the typed text is not a number. */
  fallback?: number;
  error?: string | null | undefined;
  name?: string;
  /** Leaves the buttons out of the tab order: arrow keys change the number. */
  byArrows?: boolean;
  onChange: (value: number) => void;
}

/** A number field with − and + buttons. Screen readers announce each step. */
export function Stepper({ label, hint, value, min, max, fallback = min, error, name, byArrows, onChange }: Props) {
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
    // Enter first applies the typed number, or the form would submit the old one.
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
            tabIndex={byArrows ? -1 : undefined}
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
            tabIndex={byArrows ? -1 : undefined}
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
