import { useState } from 'react';
import { unitWords } from '#src/domain/booking/extras.ts';
import type { HouseExtra } from '#src/domain/desk/extras.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { houseExtras, removeExtra } from '#src/server/calls/desk/extras.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FiguresTable } from '#src/ui/FiguresTable.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import type { Column } from '#src/ui/Table.tsx';
import * as say from '#src/words/staff/extras.ts';
import { CodesSection } from './CodesSection.tsx';
import { ExtraDialog } from './ExtraDialog.tsx';
import { PricePlansSection } from './PricePlansSection.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RowButtons } from './RowButtons.tsx';
import { Section } from './Section.tsx';

/** The extras and rate plans of a property, with the price that guests pay. */
export function ExtrasSection({ hotel }: { hotel: string }) {
  const { remote, previous, retry } = useRemote(hotel, () => call(houseExtras, { hotel_id: hotel }));
  const [editing, setEditing] = useState<HouseExtra | 'new' | null>(null);
  const [removing, setRemoving] = useState<HouseExtra | null>(null);
  const columns: Column<HouseExtra>[] = [
    {
      head: say.extra,
      cell: ({ name, kind, for_guests }) => (
        <>
          <b className="wrap-anywhere">{name}</b>
          <small className="block text-ink-soft">
            {say.kinds[kind]}
            {!for_guests && ` · ${say.onlyDesk}`}
          </small>
        </>
      ),
    },
    { head: say.guestsPay, cell: (row) => unitWords(row) },
    ...(previous?.charges_gst === false
      ? [{ head: say.atFrontDesk, cell: (row: HouseExtra) => unitWords({ ...row, price: row.desk_price }) }]
      : []),
    { head: say.gst, cell: ({ tax_rate }) => `${tax_rate}%` },
    {
      head: say.actions,
      cell: (row) => <RowButtons name={row.name} onEdit={() => setEditing(row)} onRemove={() => setRemoving(row)} />,
    },
  ];
  return (
    <>
      <Section title={say.extras} lead={say.extrasLead}>
        {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
        {!previous && remote.state === 'loading' && <ListSkeleton label={say.loadingExtras} />}
        {previous && (
          <>
            {previous.rows.length > 0 ? (
              <FiguresTable
                caption={say.extrasAndPrices}
                columns={columns}
                rows={previous.rows}
                keyOf={({ id }) => id}
              />
            ) : (
              <p>{say.noExtrasYet}</p>
            )}
            <Button variant="secondary" className="justify-self-start" onClick={() => setEditing('new')}>
              {say.addExtra}
            </Button>
          </>
        )}
        {editing && previous && (
          <ExtraDialog
            hotel={hotel}
            extras={previous}
            extra={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
            onChanged={retry}
          />
        )}
        {removing && (
          <RemoveDialog
            name={removing.name}
            submit={say.removeExtra}
            note={say.bookingsKeepIt}
            remove={() => call(removeExtra, { extra_id: removing.id })}
            onClose={() => setRemoving(null)}
            onChanged={retry}
          />
        )}
      </Section>
      {previous && <PricePlansSection hotel={hotel} extras={previous} onChanged={retry} />}
      {previous && <CodesSection hotel={hotel} extras={previous} onChanged={retry} />}
    </>
  );
}
