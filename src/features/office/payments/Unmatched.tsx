import { useEffect, useRef } from 'react';
import { formatRupees } from '#src/domain/money.ts';
import type { Credit, Unmatched as Row } from '#src/domain/office/statement.ts';
import { counted, formatDate } from '#src/domain/stay.ts';
import { Lines } from '#src/features/office/Lines.tsx';
import type { Column } from '#src/features/office/Table.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FirstRows } from './FirstRows.tsx';

interface Props {
  rows: readonly Row[];
  /** How many lines were set aside. */
  setAside: number;
  onAssign: (credit: Credit) => void;
  onAside: (key: string) => void;
  onShowAll: () => void;
}

/** The lines of the statement that match no booking: each is assigned to its booking, or set aside until the page is left. */
export function Unmatched({ rows, setAside, onAssign, onAside, onShowAll }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes with its row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when lines are set aside
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [setAside]);
  const columns: Column<Row>[] = [
    {
      head: 'Line',
      cell: ({ credit: { line, date } }) => (
        <Lines under={date ? formatDate(date) : 'No date'}>
          <span className="figures">{line}</span>
        </Lines>
      ),
    },
    {
      head: 'Amount',
      right: true,
      cell: ({ credit: { amount }, candidates }) => (
        <Lines under={candidates > 0 && `${counted(candidates, 'advance')} of this amount not matched yet`}>
          {amount === null ? 'Unclear' : <strong className="figures">{formatRupees(amount)}</strong>}
        </Lines>
      ),
    },
    {
      head: 'In the statement',
      cell: ({ credit: { text } }) => <span className="line-clamp-3 wrap-anywhere">{text}</span>,
    },
    {
      head: 'Actions',
      cell: ({ credit, key }) => (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            aria-label={`Assign line ${credit.line}`}
            onClick={() => onAssign(credit)}
          >
            Assign
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Set aside line ${credit.line}`}
            onClick={() => onAside(key)}
          >
            Set aside
          </Button>
        </div>
      ),
    },
  ];
  return (
    <section aria-labelledby="unmatched">
      <h3 id="unmatched" ref={heading} tabIndex={-1}>
        These payments match no booking
      </h3>
      <p className="admin-soft mb-4 max-w-text">
        Assign each payment to its booking. Set aside payments that are not advances: they stay hidden until you leave
        this page.
      </p>
      <FirstRows
        caption="These payments match no booking"
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        empty="Payments that match no booking appear here."
      />
      {setAside > 0 && (
        <p className="mt-4">
          {counted(setAside, 'line')} set aside.{' '}
          <button type="button" className="link min-h-6" onClick={onShowAll}>
            Show {setAside === 1 ? 'it' : 'them'} again
          </button>
        </p>
      )}
    </section>
  );
}
