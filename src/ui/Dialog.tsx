import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { openOverlay } from '#src/lib/overlays.ts';
import * as say from '#src/words/en/common.ts';

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

/** A modal `<dialog>`. Escape, the backdrop and Back close it, and the focus returns. */
export function Dialog({ open, title, onClose, look = '', inAddress, footer, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const leave = useRef(onClose);
  leave.current = onClose;

  // In a layout effect: an element removed while open returns the focus, and the person may leave at once after closing.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    const closed = inAddress ? undefined : openOverlay(() => leave.current());
    return () => {
      closed?.();
      dialog.close();
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
    onClose();
  }

  function onBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    const box = event.currentTarget.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (!inside) onClose();
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
    >
      {open && (
        <>
          <header className="sticky top-0 z-10 flex items-center justify-between gap-4 border-line border-b bg-paper py-2 pr-2 pl-5">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <button type="button" className="round-button border-transparent" aria-label={say.close} onClick={onClose}>
              <X aria-hidden="true" />
            </button>
          </header>
          <div className="p-5">{children}</div>
          {footer && <footer className="sticky bottom-0 border-line border-t bg-paper p-4">{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
