import { Undo2 } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import type { useUndo } from './useUndo.ts';

interface Props {
  undo: ReturnType<typeof useUndo>;
}

/** What was done last, and the way back. */
export function UndoLine({ undo: { told, left, last, busy, undo } }: Props) {
  return (
    <div className={`desk-undo ${told || left ? '' : 'is-empty'}`}>
      <p role="status" className="min-w-0 flex-1 wrap-anywhere">
        {told}
      </p>
      {last && (
        <Button variant="secondary" size="small" busy={busy} onClick={undo} aria-keyshortcuts="Control+Z">
          <Undo2 aria-hidden="true" />
          Undo
          <span className="sr-only">: {last.words}</span>
          {left > 1 && <span className="sr-only">, {left} changes can be undone</span>}
        </Button>
      )}
    </div>
  );
}
