import { useId, useState } from 'react';
import { focusFirst } from './focusFirst.ts';

/**
 * The text fields of a form. `field` returns the props of a control. `refuse` shows errors and focuses the first one; it returns false without
 * errors. `key` changes with each edit, so that a repeated request counts once.
 */
export function useFields<Form extends Record<string, string>>(initial: Form) {
  const id = useId();
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<keyof Form, string>>>({});
  const [key, setKey] = useState(() => crypto.randomUUID());
  function edit(change: Partial<Form>) {
    setForm((before) => ({ ...before, ...change }));
    setKey(crypto.randomUUID());
    setErrors({});
  }
  return {
    id,
    form,
    key,
    edit,
    field: (name: keyof Form & string) => ({
      id: `${id}-${name}`,
      autoComplete: 'off',
      value: form[name],
      error: errors[name],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        edit({ [name]: currentTarget.value } as Partial<Form>),
    }),
    refuse(found: typeof errors): boolean {
      setErrors(found);
      return focusFirst(id, found);
    },
  };
}
