import { type ReactNode, useId } from 'react';
import type { Failure } from '#src/lib/result.ts';
import * as say from '#src/words/staff/dialogs.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';

export interface FormDialogProps {
  open?: boolean;
  title: string;
  submit: string;
  cancel?: string;
  /** A button for another way to do it. */
  other?: ReactNode;
  busy?: boolean;
  /** True if there is nothing to submit yet. */
  disabled?: boolean;
  refused?: Failure | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form or a question, a button that does it, and the server's refusal. */
export function FormDialog(props: FormDialogProps) {
  const {
    open = true,
    title,
    submit,
    cancel = say.cancel,
    other,
    busy,
    disabled,
    refused,
    onSubmit,
    onClose,
    children,
  } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          {other}
          <Button type="submit" form={id} busy={busy} disabled={disabled}>
            {submit}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {refused && <RefusalNotice failure={refused} />}
      </form>
    </Dialog>
  );
}
