import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { type FieldLook, splitField } from './fieldProps.ts';

type Props = FieldLook & Omit<ComponentProps<'input'>, 'children'>;

/** One line of text with its label; takes everything an `<input>` takes, `ref` included. */
export function TextInput(props: Props) {
  const [field, input] = splitField(props);
  return <Field {...field}>{(control) => <input type="text" {...input} {...control} className="input" />}</Field>;
}
