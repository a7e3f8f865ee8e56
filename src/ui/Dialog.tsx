import { X } from 'lucide-react';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { openOverlay } from '#src/lib/overlays.ts';
import * as say from '#src/words/en/common.ts';
import { Button } from './Button.tsx';
import { useTyped } from './useTyped.ts';

/** A line under the title of each dialog inside; '' for none. */
export const DialogPlace = createContext('');

interface Props {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Wide, or a sheet at the foot of the screen (`Sheet`, `SideSheet`). */
  look?: '' | 'dialog-wide' | 'sheet' | 'sheet side-sheet';
  /** True if opening already added a history entry. */
  inAddress?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal `<dialog>`. It opens with the focus on its heading, because a field would open a phone's keyboard over the words above it. Escape, the
 * X, the backdrop and Back close it, but ask first if typed text would be lost. The focus returns. Back does not ask if the dialog is `inAddress`.
 */
export function Dialog({ open, title, onClose, look = '', inAddress, footer, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const place = useContext(DialogPlace);
  const { onFocus, isTyped, forget } = useTyped();
  const [asking, setAsking] = useState(false);
  const leave = useRef(onClose);
  leave.current = () => (isTyped() ? setAsking(true) : onClose());

  // In a layout effect: an element removed while open returns the focus, and the person may leave at once after closing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening and closing matter
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    let closed = () => {};
    function enter() {
      closed = openOverlay(() => {
        if (isTyped()) enter();
        leave.current();
      });
    }
    dialog.showModal();
    heading.current?.focus();
    if (!inAddress) enter();
    return () => {
      closed();
      dialog.close();
      forget();
      setAsking(false);
    };
  }, [open, inAddress]);

  /** The event is async: the dialog may be open again. */
  function onClosed() {
    if (open && !ref.current?.open) onClose();
  }

  /** Handles the key, because the close event comes too late for the next press. */
  function onEscape(event: SyntheticEvent<HTMLDialogElement>) {
    // A cancel event of a file input inside bubbles up to here.
    if (event.target !== event.currentTarget || !event.cancelable) return;
    event.preventDefault();
    leave.current();
  }

  function onBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    const box = event.currentTarget.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!inside) leave.current();
  }

  function lose() {
    // First the question, then the dialog: each returns the focus to what had it before.
    flushSync(() => setAsking(false));
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which <dialog> handles
    <dialog
      ref={ref}
      className={`dialog ${look}`}
      aria-labelledby={titleId}
      onCancel={onEscape}
      onClose={onClosed}
      onClick={onBackdrop}
      onFocus={onFocus}
    >
      {open && (
        <>
          <header className="sticky top-0 z-10 flex items-center justify-between gap-4 border-line border-b bg-paper py-2 pr-2 pl-5">
            <div className="min-w-0">
              <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl tracking-normal">
                {title}
              </h2>
              {place && <p className="text-sm text-ink-soft">{place}</p>}
            </div>
            <button
              type="button"
              className="round-button border-transparent"
              aria-label={say.close}
              onClick={() => leave.current()}
            >
              <X aria-hidden="true" />
            </button>
          </header>
          <div className="p-5">{children}</div>
          {footer && <footer className="sticky bottom-0 border-line border-t bg-paper p-4">{footer}</footer>}
          {asking && <LoseTyped onLose={lose} onKeep={() => setAsking(false)} />}
        </>
      )}
    </dialog>
  );
}

function LoseTyped({ onLose, onKeep }: { onLose: () => void; onKeep: () => void }) {
  return (
    <Dialog
      open
      title={say.closeWithoutSavingTitle}
      onClose={onKeep}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onKeep}>
            {say.keepEditing}
          </Button>
          <Button onClick={onLose}>{say.closeWithoutSaving}</Button>
        </div>
      }
    >
      <p>{say.unsavedTextIsLost}</p>
    </Dialog>
  );
}
