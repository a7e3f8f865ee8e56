import './Fold.css';
import type { ReactNode, Ref } from 'react';
import { formatCount } from '#src/domain/office/formatCount.ts';
import { useCards } from '#src/features/office/useCards.ts';
import * as say from '#src/words/staff/adminPayments.ts';

interface Props {
  id: string;
  title: string;
  /** How many rows it has; left out until they are read. */
  count?: number;
  /** Also open where there is little room. */
  isOpen?: boolean;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a long screen, which can be folded. Where there is little room it is, unless the address names it. */
export function Fold({ id, title, count, isOpen = false, heading, children }: Props) {
  const isNarrow = useCards();
  return (
    <section aria-labelledby={id}>
      <details className="admin-part" open={!isNarrow || isOpen || window.location.hash === `#${id}`}>
        <summary>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {count !== undefined && <span className="admin-soft">{formatCount(count)}</span>}
        </summary>
        {children}
      </details>
    </section>
  );
}

/** Links to the parts of a screen, each with how many rows it has. Opens the part that it leads to. */
export function FoldLinks({ parts }: { parts: readonly Pick<Props, 'id' | 'title' | 'count'>[] }) {
  return (
    <nav aria-label={say.onThisPage} className="flex flex-wrap gap-x-5">
      {parts.map(({ id, title, count }) => (
        <a
          key={id}
          className="link inline-flex min-h-8 items-center"
          href={`#${id}`}
          onClick={() => document.getElementById(id)?.closest('details')?.setAttribute('open', '')}
        >
          {title}
          {count !== undefined && ` (${formatCount(count)})`}
        </a>
      ))}
    </nav>
  );
}
