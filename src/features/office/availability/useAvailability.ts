import { useEffect, useRef, useState } from 'react';
import type { AvailabilityPage, AvailabilityRow } from '#src/domain/hotel/availability.ts';
import { useReadAgain } from '#src/features/nights/useReadAgain.ts';
import { showError } from '#src/features/office/showError.ts';
import type { Result } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';

interface Change {
  row: AvailabilityRow;
  /** The first night of the row's counts. */
  firstNight: string;
  done: boolean;
}

/** A page of the grid, with changes that show at once. After each change and on return to the tab, the page loads again. */
export function useAvailability(key: string | null, read: () => Promise<Result<AvailabilityPage>>) {
  const [changes, setChanges] = useState<readonly Change[]>([]);
  /** The changes that were done when the request began: its answer contains them. */
  const settled = useRef<readonly Change[]>([]);
  const { remote, previous, retry } = useRemote(key, () => {
    settled.current = changes.filter(({ done }) => done);
    return read();
  });
  useEffect(() => {
    if (remote.state === 'ready') setChanges((now) => now.filter((change) => !settled.current.includes(change)));
  }, [remote]);

  useReadAgain(retry);

  const page = remote.state === 'ready' ? remote.value : previous;
  async function change(next: AvailabilityRow, run: () => Promise<Result<unknown>>, done: string): Promise<void> {
    const change: Change = { row: next, firstNight: page?.first_night ?? '', done: false };
    setChanges((before) => [...before, change]);
    const result = await run();
    if (result.ok) {
      setChanges((before) => before.map((other) => (other === change ? { ...change, done: true } : other)));
      showToast({ title: done, tone: 'success' });
    } else {
      setChanges((before) => before.filter((other) => other !== change));
      showError(result.failure.message);
    }
    retry();
  }

  function shownRow(row: AvailabilityRow, first: string): AvailabilityRow {
    const change = changes.findLast(({ row: { id }, firstNight }) => id === row.id && firstNight === first);
    return change?.row.free.length === row.free.length ? change.row : row;
  }
  return {
    page: page && { ...page, rows: page.rows.map((row) => shownRow(row, page.first_night)) },
    loading: remote.state === 'loading',
    failed: remote.state === 'failed' ? remote.failure : null,
    reload: retry,
    change,
  };
}
