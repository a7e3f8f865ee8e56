import { type ReactNode, useEffect, useState } from 'react';
import { changeLabel, changeWords, type HistoryRow, historyTitle } from '#src/domain/listing/listingChanges.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { AdminTable, type Column } from '#src/features/office/AdminTable.tsx';
import { adminListingHistory } from '#src/server/calls/listingChanges.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as say from '#src/words/staff/adminDecision.ts';

const columns: Column<HistoryRow>[] = [
  { head: say.what, cell: historyTitle },
  {
    head: say.change,
    cell: ({ changes, reason }) => (
      <>
        {reason && <p className="whitespace-pre-line">{reason}</p>}
        {!reason && changes.length === 0 && '–'}
        <ul>
          {changes.map((change) => {
            const { before, after } = changeWords(change);
            return (
              <li key={`${change.part} ${change.field} ${change.room}`} className="wrap-anywhere">
                {changeLabel(change)}: {before && `${before} → `}
                {after}
              </li>
            );
          })}
        </ul>
      </>
    ),
  },
  {
    head: say.who,
    cell: ({ by, by_owner }) => (by_owner ? say.asOwner(by ?? say.deletedAccount) : (by ?? say.deletedAccount)),
  },
  { head: say.when, cell: ({ at }) => formatMoment(at) },
];

interface Props {
  property_id: string;
  children: ReactNode;
}

export function ListingSteps({ property_id, children }: Props) {
  const [rows, setRows] = useState<readonly HistoryRow[]>([]);
  const [state, setState] = useState<'loading' | 'more' | 'all' | { failed: string }>('loading');

  async function read(known: readonly HistoryRow[]) {
    setState('loading');
    const page = await call(adminListingHistory, { property_id, before: known.at(-1)?.id ?? null });
    if (!page.ok) return setState({ failed: page.failure.message });
    setRows([...known, ...page.value.rows]);
    setState(page.value.more ? 'more' : 'all');
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another listing is another history
  useEffect(() => void read([]), [property_id]);

  return (
    <section className="decision-part" aria-labelledby="history">
      <h3 id="history">{say.history}</h3>
      <AdminTable
        caption={say.history}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => String(id)}
        empty={state === 'loading' ? say.loading : say.ownerHasNotSubmitted}
      />
      {state === 'more' && (
        <Button className="mt-4" size="small" variant="secondary" onClick={() => read(rows)}>
          {say.showEarlierEntries}
        </Button>
      )}
      {typeof state === 'object' && <RetryNotice onRetry={() => read(rows)}>{state.failed}</RetryNotice>}
      {children}
    </section>
  );
}
