import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Failure } from '#src/lib/result.ts';
import { useHumanCheck } from '#src/ui/useHumanCheck.ts';
import { unreachable } from '#src/words/en/common.ts';

type Texts = Record<string, string>;
/** A sentence for the whole form, or for one field. */
type Refusal<Field extends string> = string | { field: Field; sentence: string };

/** Returns the refusal of a new password, at its field if it is too common. */
export const refusalOfPassword = ({ code, message }: Failure): Refusal<'password'> =>
  code === 'common_password' ? { field: 'password', sentence: message } : message;

/**
 * A form of text fields. Typed values stay, and the first invalid field gets the focus. `send` returns a refusal or null. `check`: the form's kind
 * for the human check, whose token `send` gets.
 */
export function useAuthForm<Schema extends v.GenericSchema<Texts, Texts>>(
  schema: Schema,
  initial: v.InferInput<Schema>,
  send: (values: v.InferOutput<Schema>, token?: string) => Promise<Refusal<keyof v.InferInput<Schema> & string> | null>,
  check: string | null = null,
) {
  const human = useHumanCheck?.(check);
  const [values, setValues] = useState<Texts>(initial);
  const [errors, setErrors] = useState<Texts>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function show(found: Texts) {
    setErrors(found);
    const first = Object.keys(values).find((name) => found[name]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setRefusal(null);
    const read = v.safeParse(schema, values);
    if (!read.success) {
      const found: Texts = {};
      for (const issue of read.issues) found[v.getDotPath(issue) ?? ''] ??= issue.message;
      show(found);
      return;
    }
    setErrors({});
    setSending(true);
    try {
      const shown = await human?.ask();
      const refused = shown?.ok === false ? shown.failure.message : await send(read.output, shown?.value);
      if (refused && typeof refused === 'object') show({ [refused.field]: refused.sentence });
      else setRefusal(refused);
    } catch (error) {
      console.error(error);
      setRefusal(unreachable);
    } finally {
      setSending(false);
    }
  }

  return {
    values,
    refusal,
    isSending,
    human,
    formProps: { ref: form, onSubmit: submit, noValidate: true },
    field: (name: keyof v.InferInput<Schema> & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    }),
  };
}
