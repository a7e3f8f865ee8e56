import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { type FieldLook, splitField } from './fieldProps.ts';

type Props = FieldLook & Omit<ComponentProps<'textarea'>, 'children'>;

/** Several lines of text with their label; takes everything a `<textarea>` takes, `ref` included. */
export function TextArea(props: Props) {
  const [field, input] = splitField(props);
  return <Field {...field}>{(control) => <textarea {...input} {...control} className="input" />}</Field>;
}
