import './Pagination.css';
import { useEffect, useRef } from 'react';
import { formatCount } from '#src/domain/office/formatCount.ts';
import type { HistoryStep } from '#src/lib/useQuery.ts';
import { pageNumbers } from './pageNumbers.ts';

const pageSize = 50;

interface Props {
  page: number;
  total: number;
  rows: number;
  size?: number;
  noun: string;
  onPage: (page: number, how?: HistoryStep) => void;
}

/** Shows the range of rows and up to five page links. */
export function Pagination({ page, total, rows, size = pageSize, noun, onPage }: Props) {
  const nav = useRef<HTMLElement>(null);
  const pages = Math.max(1, Math.ceil(total / size));
  const from = (page - 1) * size + 1;
  const range = [...new Set([from, from + size - 1].map((row) => formatCount(Math.min(row, total))))].join('–');

  // A page past the end, from an old link or after deletions, becomes the last one.
  const isPast = total > 0 && rows === 0 && page > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer without rows
  useEffect(() => {
    if (isPast) onPage(pages, 'replace');
  }, [isPast]);

  /** Moves to the top of the list, because the foot looks the same on every page. */
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
