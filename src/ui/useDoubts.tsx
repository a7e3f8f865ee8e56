import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Doubt } from '#src/domain/likelyMistake.ts';
import * as say from '#src/words/staff/likelyMistake.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/** Asks before a change that may be a typing error. Without doubts the change runs at once. Typed values stay. */
export function useDoubts() {
  const [asked, setAsked] = useState<{ doubts: readonly Doubt[]; run: () => void } | null>(null);
  const { doubts = [], run } = asked ?? {};
  const [first] = doubts;
  const save = first && doubts.length === 1 ? first.save : say.saveChanges;
  const close = () => setAsked(null);
  return {
    ask: (doubts: readonly Doubt[], run: () => void) => (doubts.length > 0 ? setAsked({ doubts, run }) : run()),
    question: (
      <Dialog
        open={asked !== null}
        title={say.ask(save)}
        onClose={close}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={close}>
              {say.cancel}
            </Button>
            <Button
              onClick={() => {
                // First the question: a dialog that the change closes returns the focus last.
                flushSync(close);
                run?.();
              }}
            >
              {save}
            </Button>
          </div>
        }
      >
        <ul className="grid gap-3">
          {doubts.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Dialog>
    ),
  };
}
