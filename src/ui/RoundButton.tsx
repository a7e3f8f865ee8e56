import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** By which the button is found again after its row has moved. */
  action?: string;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button with a sign in it. Stays focusable where it can do nothing, so that the focus is not lost at the end of the row. */
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
