import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  /** What the button says that does it. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something that others would notice. */
export function ConfirmDialog({ open, title, action, onConfirm, onClose, children }: Props) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onConfirm}>{action}</Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
