import type { ReactNode } from 'react';

/** The part of a control's props that belongs to its Field. */
export interface FieldLook {
  label: ReactNode;
  hint?: ReactNode;
  mark?: string | undefined;
  error?: string | null | undefined;
  required?: boolean;
  optional?: boolean;
  id?: string;
  className?: string;
}

/**
 * Parts props for the Field from props for the control. `required` becomes `aria-required` only: the browser's own bubbles
 * would hide our messages.
 */
export function splitField<P extends FieldLook>(props: P): [FieldLook, Omit<P, keyof FieldLook>] {
  const { label, hint, mark, error, required, optional, id, className, ...control } = props;
  return [{ label, hint, mark, error, required, optional, id, className }, control];
}
