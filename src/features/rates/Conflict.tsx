import { useEffect, useRef } from 'react';
import type { Rates } from '#src/domain/desk/rates.ts';
import { ratesApart } from '#src/domain/desk/rateWords.ts';
import { Button } from '#src/ui/Button.tsx';
import type { RatesEditor } from './useRatesForm.ts';

interface Props {
  editor: RatesEditor;
  theirs: Rules;
}

/** Someone else has saved since: shows the saved version and the typed one, and asks which to keep. */
export function Conflict({ editor: { mine, isSaving, saveMine, takeTheirs }, theirs }: Props) {
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other version is told anew
  useEffect(() => element.current?.focus(), [theirs]);
  return (
    <section
      ref={element}
      tabIndex={-1}
      role="alert"
      className="notice notice-warning"
      aria-label="Changed by someone else"
    >
      <div className="min-w-0 flex-1">
        <h2 className="font-sans font-semibold text-base tracking-normal">
          Someone else changed these rates while you were editing
        </h2>
        <p className="mt-1">
          Your changes are not saved yet, and nothing you typed is lost. Which version do you want to keep?
        </p>
        {mine ? <Versions theirs={theirs} mine={mine} /> : <p className="mt-2">Correct the marked fields first.</p>}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="small" aria-disabled={isSaving || !mine || undefined} onClick={saveMine}>
            Save my version
          </Button>
          <Button size="small" variant="secondary" onClick={takeTheirs}>
            Use the saved rates
          </Button>
        </div>
      </div>
    </section>
  );
}

type Rules = Pick<Rates, 'plan' | 'rules'>;

function Versions({ theirs, mine }: { theirs: Rules; mine: Rules }) {
  const [now, yours] = ratesApart(theirs, mine);
  if (now.length + yours.length === 0) return <p className="mt-2">Only the order of the rules differs.</p>;
  return (
    <dl className="rates-versions">
      <Version name="Saved version" lines={now} />
      <Version name="Your version" lines={yours} />
    </dl>
  );
}

function Version({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {lines.length === 0 && <dd>No other differences</dd>}
      {lines.map((line) => (
        <dd key={line} className="wrap-anywhere">
          {line}
        </dd>
      ))}
    </div>
  );
}
