import { useEffect, useRef } from 'react';
import type { Rates } from '#src/domain/desk/rates.ts';
import { ratesApart } from '#src/domain/desk/rateWords.ts';
import { Button } from '#src/ui/Button.tsx';
import type { RatesEditor } from './useRatesForm.ts';

interface Props {
  editor: RatesEditor;
  theirs: Rules;
}

/** Somebody else saved meanwhile: what is kept now beside what was typed here, and which of them shall count. */
export function Conflict({ editor: { mine, isSaving, saveMine, takeTheirs }, theirs }: Props) {
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other version is told anew
  useEffect(() => element.current?.focus(), [theirs]);
  return (
    <section ref={element} tabIndex={-1} role="alert" className="notice notice-warning" aria-label="Changed meanwhile">
      <div className="min-w-0 flex-1">
        <h2 className="font-sans font-semibold text-base tracking-normal">Somebody changed these rates meanwhile</h2>
        <p className="mt-1">Nothing is saved yet, and what you typed is still here. Which of them shall count?</p>
        {mine ? (
          <Versions theirs={theirs} mine={mine} />
        ) : (
          <p className="mt-2">Something that you typed has to be looked at first.</p>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="small" aria-disabled={isSaving || !mine || undefined} onClick={saveMine}>
            Save what I typed
          </Button>
          <Button size="small" variant="secondary" onClick={takeTheirs}>
            Take what is kept now
          </Button>
        </div>
      </div>
    </section>
  );
}

type Rules = Pick<Rates, 'plan' | 'rules'>;

function Versions({ theirs, mine }: { theirs: Rules; mine: Rules }) {
  const [now, yours] = ratesApart(theirs, mine);
  if (now.length + yours.length === 0)
    return <p className="mt-2">They differ in nothing but the order of their rules.</p>;
  return (
    <dl className="rates-versions">
      <Version name="Kept now" lines={now} />
      <Version name="Typed here" lines={yours} />
    </dl>
  );
}

function Version({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {lines.length === 0 && <dd>Nothing beyond the rest</dd>}
      {lines.map((line) => (
        <dd key={line} className="wrap-anywhere">
          {line}
        </dd>
      ))}
    </div>
  );
}
