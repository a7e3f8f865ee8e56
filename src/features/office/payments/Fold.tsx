import './Fold.css';
import { type ReactNode, type Ref, useEffect } from 'react';
import { formatCount } from '#src/domain/office/formatCount.ts';
import { useCards } from '#src/features/office/useCards.ts';
import * as say from '#src/words/staff/adminPayments.ts';

interface Props {
  id: string;
  title: string;
  count?: number;
  isOpen?: boolean;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of a long screen. On narrow screens it is folded, unless the address names it. */
export function Fold({ id, title, count, isOpen = false, heading, children }: Props) {
  const isNarrow = useCards();
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return;
    // This part and those above it load after the browser scrolls to the address. Scroll again until someone uses the page.
    const grown = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
    grown.observe(document.body);
    const stop = () => grown.disconnect();
    const uses = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
    for (const use of uses) window.addEventListener(use, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const use of uses) window.removeEventListener(use, stop);
    };
  }, [id]);
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
