import { useEffect } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import * as say from '#src/words/staff/adminChange.ts';

/** The server ends the undo at the same time. */
const undoMilliseconds = 10_000;

interface Props {
  done: { words: string; undo: string } | null;
  onUndo: (change_id: string) => void;
  onOver: () => void;
}

export function UndoNotice({ done, onUndo, onOver }: Props) {
  const part = useKeptFocus<HTMLDivElement>(done);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change has its time
  useEffect(() => {
    if (!done) return;
    const timer = window.setTimeout(onOver, undoMilliseconds);
    return () => window.clearTimeout(timer);
  }, [done]);
  return (
    <div ref={part} tabIndex={-1} role="status" className="mt-3">
      {done && (
        <Notice
          tone="success"
          title={say.changed(done.words)}
          action={
            <Button variant="secondary" onClick={() => onUndo(done.undo)}>
              {say.undo}
            </Button>
          }
        >
          {say.undoFor10Seconds}
        </Notice>
      )}
    </div>
  );
}
