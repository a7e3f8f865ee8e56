import type { ReactNode } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';

interface Props {
  name: string;
  label: string;
  hint: ReactNode;
  checked: boolean;
  disabled: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}

export function SettingSwitch({ name, label, hint, checked, disabled, error, onChange }: Props) {
  return (
    <div className="col-span-full">
      <Checkbox
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={`${name}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      >
        {label}
      </Checkbox>
      <p id={`${name}-hint`} className="max-w-text text-ink-soft">
        {hint}
      </p>
      {error && (
        <p role="alert" className="mt-1.5 font-medium text-chili">
          {error}
        </p>
      )}
    </div>
  );
}
