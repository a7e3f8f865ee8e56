import { useEffect, useState } from 'react';
import type { AvailabilityPage, AvailabilityRow } from '#src/domain/availability.ts';
import type { Result } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';

const pollMilliseconds = 60_000;

/**
 * The page of the grid, and changes of a row that show at once. After a change the page is read again: what the kernel
 * refused is taken back and told, and what others did meanwhile shows. It is also read again when the tab is come back to.
 */
export function useAvailability(key: string | null, read: () => Promise<Result<AvailabilityPage>>) {
  const { remote, previous, retry } = useRemote(key, read);
  const [shownAtOnce, setShownAtOnce] = useState<ReadonlyMap<string, AvailabilityRow>>(new Map());
  const answer = remote.state === 'ready' ? remote.value : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer holds what was shown before it came
  useEffect(() => setShownAtOnce(new Map()), [answer]);

  useEffect(() => {
    let readAt = Date.now();
    const readAgain = () => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < pollMilliseconds) return;
      readAt = Date.now();
      retry();
    };
    document.addEventListener('visibilitychange', readAgain);
    return () => document.removeEventListener('visibilitychange', readAgain);
  }, [retry]);

  async function change(next: AvailabilityRow, run: () => Promise<Result<null>>, done: string): Promise<void> {
    setShownAtOnce((before) => new Map(before).set(next.id, next));
    const result = await run();
    if (result.ok) showToast({ title: done, tone: 'success' });
    else {
      setShownAtOnce((before) => {
        const without = new Map(before);
        without.delete(next.id);
        return without;
      });
      showToast({ title: 'Error', description: result.reason, tone: 'error' });
    }
    retry();
  }

  const page = answer ?? previous;
  return {
    page: page && { ...page, rows: page.rows.map((row) => shownAtOnce.get(row.id) ?? row) },
    loading: remote.state === 'loading',
    failed: remote.state === 'failed' ? remote.reason : null,
    reload: retry,
    change,
  };
}
