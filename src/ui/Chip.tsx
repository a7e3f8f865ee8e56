import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Turns the chip into a remove button. The label names the filter: "Remove filter Pool". */
  onRemove?: { label: string; action: () => void };
}

export function Chip({ children, onRemove }: Props) {
  if (!onRemove) return <span className="chip">{children}</span>;
  return (
    <button type="button" className="chip" aria-label={onRemove.label} onClick={onRemove.action}>
      {children}
      <X aria-hidden="true" size="1em" />
    </button>
  );
}
