import { type ReactNode, useId } from 'react';
import * as say from '#src/words/en/common.ts';
import { Mark } from './Mark.tsx';

/** The attributes that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  mark?: string | undefined;
  error?: string | null | undefined;
  required?: boolean;
  optional?: boolean;
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error as one unit. */
export function Field({ label, hint, mark, error, required, optional, id, className, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [mark && `${controlId}-mark`, hint && `${controlId}-hint`, error && `${controlId}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <label htmlFor={controlId} className={`mb-1.5 text-sm font-semibold ${mark ? 'inline-block' : 'block'}`}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> {say.optional}</span>}
      </label>
      {mark && <Mark id={`${controlId}-mark`}>{mark}</Mark>}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} className="mt-1.5 text-sm font-medium text-chili">
          {error}
        </p>
      )}
    </div>
  );
}
