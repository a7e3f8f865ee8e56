import { useEffect, useState } from 'react';
import { type HistoryRow, historyTitle } from '#src/domain/listing/listingChanges.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { ChangeList } from '#src/features/listing/ChangeList.tsx';
import { listingHistory } from '#src/server/calls/listingChanges.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/people.ts';

interface Props {
  listing: { property_id: string; name: string };
  onClose: () => void;
}

export function HistoryDialog({ listing: { property_id, name }, onClose }: Props) {
  const [rows, setRows] = useState<readonly HistoryRow[]>([]);
  const [state, setState] = useState<'loading' | 'more' | 'all' | { failed: string }>('loading');

  async function read(known: readonly HistoryRow[]) {
    setState('loading');
    const page = await call(listingHistory, { property_id, before: known.at(-1)?.id ?? null });
    if (!page.ok) return setState({ failed: page.failure.message });
    setRows([...known, ...page.value.rows]);
    setState(page.value.more ? 'more' : 'all');
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; more is asked for by the button
  useEffect(() => void read([]), []);

  return (
    <Dialog open title={say.historyOf(name)} look="dialog-wide" onClose={onClose}>
      {rows.length > 0 && (
        <ol className="grid gap-6">
          {rows.map((row) => (
            <li key={row.id}>
              <h3 className="font-sans font-semibold text-base tracking-normal">{historyTitle(row)}</h3>
              <p className="mb-2 text-ink-soft text-sm">
                {(row.by_owner ? say.changedByYou : say.changedByUs)(formatMoment(row.at))}
              </p>
              {row.reason && <blockquote className="listing-reason">{row.reason}</blockquote>}
              {row.changes.length > 0 && <ChangeList changes={row.changes} />}
            </li>
          ))}
        </ol>
      )}
      {state === 'all' && rows.length === 0 && <p>{say.noChangesYet}</p>}
      {state === 'loading' && (
        <div role="status" aria-label={say.loadingHistory}>
          <Skeleton className="h-40" />
        </div>
      )}
      {state === 'more' && (
        <Button className="mt-6" variant="secondary" onClick={() => read(rows)}>
          {say.showEarlierChanges}
        </Button>
      )}
      {typeof state === 'object' && <RetryNotice onRetry={() => read(rows)}>{state.failed}</RetryNotice>}
    </Dialog>
  );
}
