import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rates-section">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">{lead}</p>
      <div className="mt-4 grid grid-cols-1 gap-4">{children}</div>
    </section>
  );
}
