import type { ReactNode } from 'react';

interface Props {
  /** Above the perforation: what is booked. */
  children: ReactNode;
  /** Below it: what it costs. */
  stub: ReactNode;
}

/** A card torn from a book of tickets: two parts with a perforated edge between them. */
export function Ticket({ children, stub }: Props) {
  return (
    <div className="ticket card">
      <div className="ticket-part">{children}</div>
      <div className="perforation" aria-hidden="true" />
      <div className="ticket-part">{stub}</div>
    </div>
  );
}
