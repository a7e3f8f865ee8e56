import './Pagination.css';
import { useEffect, useRef } from 'react';
import { formatCount } from '#src/domain/office/formatCount.ts';
import type { HistoryStep } from '#src/lib/useQuery.ts';
import { pageNumbers } from './pageNumbers.ts';

const pageSize = 50;

interface Props {
  page: number;
  total: number;
  /** How many rows the page has. */
  rows: number;
  /** Rows a page; the lists' own size if left out. */
  size?: number;
  /** What is counted, such as "bookings". */
  noun: string;
  onPage: (page: number, how?: HistoryStep) => void;
}

/** Which rows are shown of how many, and at most five pages to go to. */
export function Pagination({ page, total, rows, size = pageSize, noun, onPage }: Props) {
  const nav = useRef<HTMLElement>(null);
  const pages = Math.max(1, Math.ceil(total / size));
  const from = (page - 1) * size + 1;
  const range = [...new Set([from, from + size - 1].map((row) => formatCount(Math.min(row, total))))].join('–');

  // A page past the last one, of an old address or of rows that are gone by now: the last one stands for it.
  const isPast = total > 0 && rows === 0 && page > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer without rows
  useEffect(() => {
    if (isPast) onPage(pages, 'replace');
  }, [isPast]);

  /** To the head of the list: its foot looks the same on every page, and reading goes on from there. */
  function go(to: number) {
    onPage(to);
    const list = nav.current?.parentElement?.querySelector<HTMLElement>('table, [role="grid"]') ?? nav.current;
    if (!list) return;
    list.tabIndex = -1;
    list.focus({ preventScroll: true });
    list.scrollIntoView({ block: 'start' });
  }

  return (
    <nav ref={nav} className="list-pages" aria-label="Pages">
      <p role="status" className={total === 0 ? 'sr-only' : undefined}>
        {total === 0 ? `No ${noun}` : `${range} of ${formatCount(total)} ${noun}`}
      </p>
      {pages > 1 && (
        <ul>
          <li>
            <button type="button" disabled={page <= 1} onClick={() => go(page - 1)}>
              Previous
            </button>
          </li>
          {pageNumbers(page, pages).map((link) => (
            <li key={link}>
              <button
                type="button"
                aria-current={link === page ? 'page' : undefined}
                aria-label={`Page ${link}`}
                onClick={() => go(link)}
              >
                {link}
              </button>
            </li>
          ))}
          <li>
            <button type="button" disabled={page >= pages} onClick={() => go(page + 1)}>
              Next
            </button>
          </li>
        </ul>
      )}
    </nav>
  );
}
