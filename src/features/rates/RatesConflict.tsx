import { useEffect, useRef } from 'react';
import type { Rates } from '#src/domain/desk/rates.ts';
import { ratesApart } from '#src/domain/desk/rateWords.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/rates.ts';
import type { RatesEditor } from './useRatesForm.ts';

interface Props {
  editor: RatesEditor;
  theirs: Rules;
}

export function RatesConflict({ editor: { mine, isSaving, saveMine, takeTheirs }, theirs }: Props) {
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other version is told anew
  useEffect(() => element.current?.focus(), [theirs]);
  return (
    <section
      ref={element}
      tabIndex={-1}
      role="alert"
      className="notice notice-warning"
      aria-label={say.changedBySomeoneElse}
    >
      <div className="min-w-0 flex-1">
        <h2 className="font-sans font-semibold text-base tracking-normal">{say.ratesChangedWhileEditing}</h2>
        <p className="mt-1">{say.whichVersionToKeep}</p>
        {mine ? <Versions theirs={theirs} mine={mine} /> : <p className="mt-2">{say.correctMarkedFieldsFirst}</p>}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="small" aria-disabled={isSaving || !mine || undefined} onClick={saveMine}>
            {say.saveMyVersion}
          </Button>
          <Button size="small" variant="secondary" onClick={takeTheirs}>
            {say.useSavedRates}
          </Button>
        </div>
      </div>
    </section>
  );
}

type Rules = Pick<Rates, 'plan' | 'rules'>;

function Versions({ theirs, mine }: { theirs: Rules; mine: Rules }) {
  const [now, yours] = ratesApart(theirs, mine);
  if (now.length + yours.length === 0) return <p className="mt-2">{say.onlyOrderDiffers}</p>;
  return (
    <dl className="rates-versions">
      <Version name={say.savedVersion} lines={now} />
      <Version name={say.yourVersion} lines={yours} />
    </dl>
  );
}

function Version({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div>
      <dt>{name}</dt>
      {lines.length === 0 && <dd>{say.noOtherDifferences}</dd>}
      {lines.map((line) => (
        <dd key={line} className="wrap-anywhere">
          {line}
        </dd>
      ))}
    </div>
  );
}
