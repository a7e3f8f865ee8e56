import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  stub: ReactNode;
}

/** A card with two parts and a perforated edge between them. */
export function Ticket({ children, stub }: Props) {
  return (
    <div className="ticket card">
      <div className="ticket-part">{children}</div>
      <div className="perforation" aria-hidden="true" />
      <div className="ticket-part">{stub}</div>
    </div>
  );
}
