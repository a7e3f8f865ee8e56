import type { ReactNode } from 'react';

interface Props {
  label: string;
  action?: string;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function RoundButton({ label, action, disabled, onPress, children }: Props) {
  return (
    <button
      type="button"
      className="round-button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      data-action={action}
      onClick={() => !disabled && onPress()}
    >
      {children}
    </button>
  );
}
