import { useEffect, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import * as say from '#src/words/staff/adminChange.ts';

/** The server ends the undo at the same time. */
const undoMilliseconds = 60_000;

interface Done {
  words: string;
  undo: string;
}
interface Props {
  done: Done | null;
  onUndo: (change_id: string) => void;
  onDismiss: () => void;
}

/** Stays until the admin dismisses it or makes the next change. */
export function UndoNotice({ done, onUndo, onDismiss }: Props) {
  const [over, setOver] = useState<Done | null>(null);
  const isOver = done === over;
  const part = useKeptFocus<HTMLDivElement>(isOver ? 'over' : done);
  useEffect(() => {
    if (!done) return;
    const timer = window.setTimeout(() => setOver(done), undoMilliseconds);
    return () => window.clearTimeout(timer);
  }, [done]);
  return (
    <div ref={part} tabIndex={-1} role="status" className="mt-3">
      {done && (
        <Notice
          tone="success"
          title={say.changed(done.words)}
          action={
            <span className="flex flex-wrap gap-2">
              {!isOver && (
                <Button variant="secondary" onClick={() => onUndo(done.undo)}>
                  {say.undo}
                </Button>
              )}
              <Button variant="quiet" onClick={onDismiss}>
                {say.dismiss}
              </Button>
            </span>
          }
        >
          {isOver ? say.undoIsOver : say.undoForOneMinute}
        </Notice>
      )}
    </div>
  );
}
