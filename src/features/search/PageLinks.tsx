import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { pageNumbers } from '#src/ui/pageNumbers.ts';
import * as say from '#src/words/en/search.ts';

interface Props {
  page: number;
  pages: number;
  address: (page: number) => string;
  onPage: (page: number) => void;
}

/** Real links, so that a new tab works. A plain click changes the list in place. */
export function PageLinks({ page, pages, address, onPage }: Props) {
  if (pages < 2) return null;
  const link = (to: number, label: string, content: ReactNode) => (
    <a
      href={address(to)}
      className="page-link figures"
      aria-label={label}
      aria-current={to === page ? 'page' : undefined}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onPage(to);
      }}
    >
      {content}
    </a>
  );
  return (
    <nav aria-label={say.pages} className="mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-1.5">
        {page > 1 && <li>{link(page - 1, say.previousPage, <ChevronLeft aria-hidden="true" size={20} />)}</li>}
        {pageNumbers(page, pages).map((number) => (
          <li key={number}>{link(number, say.page + number, number)}</li>
        ))}
        {page < pages && <li>{link(page + 1, say.nextPage, <ChevronRight aria-hidden="true" size={20} />)}</li>}
      </ul>
    </nav>
  );
}

/** Not meant for another tab or window. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
