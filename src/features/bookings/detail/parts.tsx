import { type ReactNode, useId } from 'react';

/** A part of a booking under its heading. */
export function Part({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`stay-part ${className}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** One fact of a booking. */
export function Row({ term, isTotal, children }: { term: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={isTotal ? 'is-total' : undefined}>
      <dt>{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
