import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Makes the chip a button that takes itself away; say what goes: "Remove filter Pool". */
  onRemove?: { label: string; action: () => void };
}

/** A short fact or an active filter. */
export function Chip({ children, onRemove }: Props) {
  if (!onRemove) return <span className="chip">{children}</span>;
  return (
    <button type="button" className="chip" aria-label={onRemove.label} onClick={onRemove.action}>
      {children}
      <X aria-hidden="true" size="1em" />
    </button>
  );
}
