import { useCallback, useEffect, useRef, useState } from 'react';
import type { Result } from '#src/lib/result.ts';
import * as say from '#src/words/staff/calendar.ts';
import type { Refused } from './useCalendar.ts';

export interface UndoableAction {
  words: string;
  undo: () => Promise<readonly Refused[]>;
}

/** Returns the undo of one call about a room type. */
export const undoOf = (room: string, ask: () => Promise<Result<unknown>>, onUndone: () => void) => async () => {
  const undone = await ask();
  onUndone();
  return undone.ok ? [] : [{ room, why: undone.failure.message }];
};

const most = 10;

/** The last changes of this visit. Each undo, by button or Ctrl+Z, reverts the newest. */
export function useUndo(onRefused: (refused: readonly Refused[], words: string) => void) {
  const [done, setDone] = useState<readonly UndoableAction[]>([]);
  const [told, setTold] = useState('');
  const [busy, setBusy] = useState(false);
  const last = done.at(-1);

  function add(change: UndoableAction) {
    setDone((before) => [...before, change].slice(-most));
    setTold(change.words);
  }
  async function undo() {
    if (!last || busy) return;
    setBusy(true);
    const refused = await last.undo();
    setBusy(false);
    setDone((before) => before.filter((one) => one !== last));
    setTold(refused.length > 0 ? '' : say.undone(last.words));
    if (refused.length > 0) onRefused(refused, say.notUndone);
  }

  const latest = useRef(undo);
  latest.current = undo;
  const press = useCallback((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    const isElsewhere = (event.target as Element).closest?.('input, textarea, select, dialog');
    if (!isUndo || event.altKey || isElsewhere) return;
    event.preventDefault();
    latest.current();
  }, []);
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);

  return { told, left: done.length, last, busy, add, undo };
}
