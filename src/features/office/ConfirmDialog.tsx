import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import * as say from '#src/words/staff/admin.ts';

interface Props {
  open: boolean;
  title: string;
  /** What the button does, in its own words: "Reset two-factor". */
  confirm: string;
  /** The way out. */
  keep?: string;
  /** While the server is asked. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before an action that cannot be undone immediately. */
export function ConfirmDialog({
  open,
  title,
  confirm,
  keep = say.cancel,
  busy = false,
  onConfirm,
  onClose,
  children,
}: Props) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">{children}</div>
    </Dialog>
  );
}
