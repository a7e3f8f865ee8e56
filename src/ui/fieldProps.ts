import type { ReactNode } from 'react';

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
 * Splits a control's props into those of the Field and the rest. `required` becomes `aria-required`, because native bubbles would hide our messages.
 */
export function splitField<P extends FieldLook>(props: P): [FieldLook, Omit<P, keyof FieldLook>] {
  const { label, hint, mark, error, required, optional, id, className, ...control } = props;
  return [{ label, hint, mark, error, required, optional, id, className }, control];
}
