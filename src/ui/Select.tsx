import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { type FieldLook, splitField } from './fieldProps.ts';

type Props = FieldLook & ComponentProps<'select'>;

/** A choice from a list with its label; `<option>`s are its children. */
export function Select(props: Props) {
  const [field, { children, ...select }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <select {...select} {...control} className="input">
          {children}
        </select>
      )}
    </Field>
  );
}
