import { useState } from 'react';
import { codeDays, codeDiscount, codeGuests, type HouseCode } from '#src/domain/desk/discountCodes.ts';
import type { HouseExtras } from '#src/domain/desk/extras.ts';
import { endCode } from '#src/server/calls/desk/extras.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FiguresTable } from '#src/ui/FiguresTable.tsx';
import type { Column } from '#src/ui/Table.tsx';
import * as say from '#src/words/staff/discountCodes.ts';
import { actions } from '#src/words/staff/extras.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { Section } from './Section.tsx';

interface Props {
  hotel: string;
  extras: HouseExtras;
  onChanged: () => void;
}

/** The open discount codes of a property, with their uses. */
export function CodesSection({ hotel, extras: { codes, lowest_percent }, onChanged }: Props) {
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<HouseCode | null>(null);
  const columns: Column<HouseCode>[] = [
    { head: say.code, cell: ({ code }) => <b className="wrap-anywhere">{code}</b> },
    { head: say.discount, cell: codeDiscount },
    { head: say.valid, cell: codeDays },
    { head: say.guests, cell: codeGuests },
    { head: say.uses, cell: ({ uses, most_uses }) => say.usesOf(uses, most_uses) },
    {
      head: actions,
      cell: (row) => (
        <Button
          size="small"
          variant="secondary"
          aria-label={`${say.endCode}: ${row.code}`}
          onClick={() => setEnding(row)}
        >
          {say.end}
        </Button>
      ),
    },
  ];
  return (
    <Section title={say.discountCodes} lead={say.discountCodesLead(lowest_percent)}>
      {codes.length > 0 ? (
        <FiguresTable caption={say.codesAndUses} columns={columns} rows={codes} keyOf={({ id }) => id} />
      ) : (
        <p>{say.noCodesYet}</p>
      )}
      <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
        {say.addCode}
      </Button>
      {isAdding && <CodeDialog hotel={hotel} onClose={() => setAdding(false)} onChanged={onChanged} />}
      {ending && (
        <RemoveDialog
          name={ending.code}
          title={say.endTitle(ending.code)}
          submit={say.endCode}
          done={say.ended(ending.code)}
          note={say.bookingsKeepCode}
          remove={() => call(endCode, { code_id: ending.id })}
          onClose={() => setEnding(null)}
          onChanged={onChanged}
        />
      )}
    </Section>
  );
}
