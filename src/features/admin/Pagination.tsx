import { formatCount } from './formatCount.ts';

export const pageSize = 50;
const mostLinks = 5;

interface Props {
  page: number;
  total: number;
  /** Rows a page; the lists' own size if left out. */
  size?: number;
  /** What is counted, such as "bookings". */
  noun: string;
  onPage: (page: number) => void;
}

/** Which rows are shown of how many, and at most five pages to go to. */
export function Pagination({ page, total, size = pageSize, noun, onPage }: Props) {
  const pages = Math.max(1, Math.ceil(total / size));
  const first = Math.max(1, Math.min(page - Math.floor(mostLinks / 2), pages - mostLinks + 1));
  const links = Array.from({ length: Math.min(mostLinks, pages) }, (_, i) => first + i);
  const from = (page - 1) * size + 1;
  return (
    <nav className="admin-pages" aria-label="Pages">
      <p role="status">
        {total === 0
          ? `No ${noun}`
          : `${formatCount(Math.min(from, total))}–${formatCount(Math.min(from + size - 1, total))} of ${formatCount(total)} ${noun}`}
      </p>
      {pages > 1 && (
        <ul>
          <li>
            <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
              Previous
            </button>
          </li>
          {links.map((link) => (
            <li key={link}>
              <button
                type="button"
                aria-current={link === page ? 'page' : undefined}
                aria-label={`Page ${link}`}
                onClick={() => onPage(link)}
              >
                {link}
              </button>
            </li>
          ))}
          <li>
            <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
              Next
            </button>
          </li>
        </ul>
      )}
    </nav>
  );
}
