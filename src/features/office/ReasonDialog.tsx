import { type ReactNode, useRef, useState } from 'react';
import * as v from 'valibot';
import { TextArea } from '#src/ui/TextArea.tsx';
import * as say from '#src/words/staff/admin.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props {
  open: boolean;
  title: string;
  confirm: string;
  /** The way out. */
  keep?: string;
  /** While the server is asked. */
  busy?: boolean;
  /** What a reason has to be; it says what is wrong with one. */
  schema: v.GenericSchema<string, string>;
  /** The name of the field. */
  label?: string;
  /** Says who reads the reason; gets the text typed so far. */
  hint: (typed: string) => string;
  rows: number;
  /** How much can be typed. */
  maxLength?: number;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  /** What will happen. */
  children?: ReactNode;
}

/** Asks why before something is done that others will want to understand. */
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
