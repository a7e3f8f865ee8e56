import { type ComponentProps, type ReactNode, useId } from 'react';
import { Mark } from '#src/ui/Mark.tsx';

interface Props {
  /** The field's path. It is the id of the first choice, so that an error can lead there. */
  id: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  mark?: string | undefined;
  error: string | undefined;
  choices: readonly { value: string; label: string; words?: string }[];
  value: string;
  onChange: ComponentProps<'input'>['onChange'];
  className?: string;
}

export function Choices({
  id,
  label,
  required,
  hint,
  mark,
  error,
  choices,
  value,
  onChange,
  className = 'choices',
}: Props) {
  const name = useId();
  const described =
    [mark && `${name}-mark`, hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div
      role="radiogroup"
      className="min-w-0"
      aria-labelledby={`${name}-label`}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={described}
    >
      <p id={`${name}-label`} className={`mb-1.5 font-semibold text-sm ${mark ? 'inline-block' : ''}`}>
        {label}
      </p>
      {mark && <Mark id={`${name}-mark`}>{mark}</Mark>}
      <div className={className}>
        {choices.map((choice, at) => (
          <label key={choice.value} className="choice" data-invalid={error ? true : undefined}>
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={onChange}
            />
            <span className="min-w-0">
              <span className={choice.words ? 'block font-semibold' : 'block'}>{choice.label}</span>
              {choice.words && <span className="block text-ink-soft text-sm">{choice.words}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="mt-1.5 font-medium text-chili text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
