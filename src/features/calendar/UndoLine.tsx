import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/calendar.ts';
import type { useUndo } from './useUndo.ts';

interface Props {
  undo: ReturnType<typeof useUndo>;
}

export function UndoLine({ undo: { told, left, last, busy, undo } }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  async function press() {
    await undo();
    // The last undo removes the button.
    line.current?.focus();
  }
  return (
    <div className={`desk-undo ${told || left ? '' : 'is-empty'}`}>
      <p ref={line} tabIndex={-1} role="status" className="outline-none min-w-0 flex-1 wrap-anywhere">
        {told}
      </p>
      {last && (
        <Button variant="secondary" size="small" busy={busy} onClick={press} aria-keyshortcuts="Control+Z">
          <Undo2 aria-hidden="true" />
          {say.undo}
          <span className="sr-only">: {last.words}</span>
          {left > 1 && <span className="sr-only">{`, ${say.changesToUndo(left)}`}</span>}
        </Button>
      )}
    </div>
  );
}
