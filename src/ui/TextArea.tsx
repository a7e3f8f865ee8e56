import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { type FieldLook, splitField } from './fieldProps.ts';

type Props = FieldLook & Omit<ComponentProps<'textarea'>, 'children'>;

export function TextArea(props: Props) {
  const [field, input] = splitField(props);
  return <Field {...field}>{(control) => <textarea {...input} {...control} className="input" />}</Field>;
}
