import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import type { Failure } from '#src/lib/result.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/money.ts';

interface Props {
  title: string;
  hint: string;
  name: string;
  maxLength: number;
  busy: boolean;
  refused: Failure | null;
  onReason: (reason: string) => void;
  onClose: () => void;
  children: ReactNode;
}

export function ReasonDialog({ title, hint, name, maxLength, busy, refused, onReason, onClose, children }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const id = useId();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (reason.trim()) return onReason(reason);
    setError(say.enterReason);
    document.getElementById(`${id}-reason`)?.focus();
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {name}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        {children}
        <TextInput
          id={`${id}-reason`}
          label={say.reason}
          required
          hint={hint}
          autoComplete="off"
          maxLength={maxLength}
          value={reason}
          error={error}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setError('');
          }}
        />
        <Refused failure={refused} />
      </form>
    </Dialog>
  );
}
