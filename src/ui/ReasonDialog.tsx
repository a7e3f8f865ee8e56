import * as v from 'valibot';
import * as say from '#src/words/staff/dialogs.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';
import { useFields } from './useFields.ts';

interface Props extends Omit<FormDialogProps, 'onSubmit'> {
  schema?: v.GenericSchema<string, string>;
  label?: string;
  hint: (typed: string) => string;
  /** The lines in view of a longer text. Without them, the reason is one line. */
  rows?: number;
  maxLength?: number;
  onReason: (reason: string) => void;
}

const anyReason = v.pipe(v.string(), v.trim(), v.minLength(1, say.enterReason));

/** Asks for the reason of an action. */
export function ReasonDialog(props: Props) {
  const { schema = anyReason, label = say.reason, hint, rows, maxLength, onReason, children, ...dialog } = props;
  const { form, field, refuse } = useFields({ reason: '' });
  function submit() {
    const read = v.safeParse(schema, form.reason);
    if (read.success) onReason(read.output);
    else refuse({ reason: read.issues[0].message });
  }
  const control = { label, hint: hint(form.reason), required: true, maxLength, ...field('reason') };
  return (
    <FormDialog {...dialog} onSubmit={submit}>
      {children}
      {rows ? <TextArea rows={rows} {...control} /> : <TextInput {...control} />}
    </FormDialog>
  );
}
