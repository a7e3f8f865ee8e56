import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { type FieldLook, splitField } from './fieldProps.ts';

type Props = FieldLook & ComponentProps<'select'>;

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
