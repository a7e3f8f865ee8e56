import { useCallback, useEffect, useRef, useState } from 'react';
import { showUndoToast, type Undoable } from '#src/features/desk/undoToast.ts';
import { showError } from '#src/features/office/showError.ts';
import type { Failure, Result } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';

export interface ListPage<Row> {
  total: number;
  rows: Row[];
}

interface Change<Row, Why extends Failure> {
  patch: Partial<Row>;
  run: () => Promise<Result<Partial<Row> | null, Why>>;
  done?: string;
  /** Offers an undo in the notice of success. */
  undo?: Omit<Undoable, 'since' | 'onUndone'>;
}

/** A page of a list, with changes that show at once. A refused change is reverted, with a toast. */
export function useList<Row extends object, Page extends ListPage<Row>>(
  key: string | null,
  idOf: (row: Row) => string,
  read: () => Promise<Result<Page>>,
) {
  const [patches, setPatches] = useState<ReadonlyMap<string, Partial<Row>>>(new Map());
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  /** The changes that were done when the request began: its answer contains them. */
  const settled = useRef<ReadonlyMap<string, Partial<Row>>>(new Map());
  const { remote, previous, retry } = useRemote(key, () => {
    settled.current = new Map([...patches].filter(([id]) => !pending.has(id)));
    return read();
  });
  useEffect(() => {
    if (remote.state !== 'ready') return;
    setPatches((now) => new Map([...now].filter(([id, patch]) => settled.current.get(id) !== patch)));
  }, [remote]);

  const mark = useCallback((id: string, busy: boolean) => {
    setPending((before) => {
      const next = new Set(before);
      if (busy) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const show = useCallback((id: string, patch: Partial<Row> | null) => {
    setPatches((before) => {
      const next = new Map(before);
      if (patch) next.set(id, { ...before.get(id), ...patch });
      else next.delete(id);
      return next;
    });
  }, []);

  async function change<Why extends Failure>(row: Row, { patch, run, done, undo }: Change<Row, Why>) {
    const id = idOf(row);
    const before = patches.get(id) ?? null;
    mark(id, true);
    show(id, patch);
    const since = performance.now();
    const result = await run();
    mark(id, false);
    if (result.ok) {
      if (result.value) show(id, result.value);
      if (done && undo) showUndoToast(done, { ...undo, since, onUndone: retry });
      else if (done) showToast({ title: done, tone: 'success' });
      return result;
    }
    show(id, null);
    if (before) show(id, before);
    showError(result.failure.message);
    return result;
  }

  const page = remote.state === 'ready' ? remote.value : previous;
  return {
    answer: page,
    rows: page?.rows.map((row) => ({ ...row, ...patches.get(idOf(row)) })) ?? null,
    total: page?.total ?? 0,
    loading: remote.state === 'loading',
    failed: remote.state === 'failed' ? remote.failure : null,
    isPending: (row: Row) => pending.has(idOf(row)),
    change,
    reload: retry,
  };
}
