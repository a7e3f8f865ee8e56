import { type ReactNode, useEffect, useId } from 'react';
import { changeAddress } from '#src/lib/overlays.ts';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';

interface Props {
  title: string;
  className?: string;
  /** When this value changes and a control disappears, the focus stays in the part. */
  shown?: unknown;
  /** The value of `&part={name}` in links that open this part. */
  name?: string;
  children: ReactNode;
}

export function Part({ title, className = '', shown, name, children }: Props) {
  const id = useId();
  const part = useKeptFocus<HTMLElement>(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the booking opens
  useEffect(() => {
    const params = new URLSearchParams(window.location.search);
    if (!name || params.get('part') !== name) return;
    // The next booking must not open at this part.
    params.delete('part');
    changeAddress(`?${params}`, 'replace');
    part.current?.scrollIntoView({ block: 'center' });
    part.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={part} tabIndex={-1} className={`stay-part ${className}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

export function Row({ term, isTotal, children }: { term: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={isTotal ? 'is-total' : undefined}>
      <dt>{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
