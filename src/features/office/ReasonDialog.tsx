import { type ReactNode, useRef, useState } from 'react';
import * as v from 'valibot';
import { TextArea } from '#src/ui/TextArea.tsx';
import * as say from '#src/words/staff/admin.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props {
  open: boolean;
  title: string;
  confirm: string;
  keep?: string;
  busy?: boolean;
  schema: v.GenericSchema<string, string>;
  label?: string;
  hint: (typed: string) => string;
  rows: number;
  maxLength?: number;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

export function ReasonDialog({
  schema,
  label = say.reason,
  hint,
  rows,
  maxLength,
  onConfirm,
  children,
  ...dialog
}: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  function confirm() {
    const read = v.safeParse(schema, reason);
    setError(read.success ? null : read.issues[0].message);
    if (read.success) onConfirm(read.output);
    else field.current?.focus();
  }

  return (
    <ConfirmDialog {...dialog} onConfirm={confirm}>
      {children}
      <TextArea
        ref={field}
        label={label}
        hint={hint(reason)}
        rows={rows}
        required
        maxLength={maxLength}
        value={reason}
        error={error}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
