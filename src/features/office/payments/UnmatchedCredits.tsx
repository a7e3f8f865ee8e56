import { useEffect, useRef } from 'react';
import { formatRupees } from '#src/domain/money.ts';
import type { Credit, Unmatched as Row } from '#src/domain/office/statement.ts';
import { counted, formatDate } from '#src/domain/stay.ts';
import type { Column } from '#src/features/office/AdminTable.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/adminPayments.ts';
import { FirstRows } from './FirstRows.tsx';

interface Props {
  rows: readonly Row[];
  setAside: number;
  onAssign: (credit: Credit) => void;
  onAside: (key: string) => void;
  onShowAll: () => void;
}

export function UnmatchedCredits({ rows, setAside, onAssign, onAside, onShowAll }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when lines are set aside
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [setAside]);
  const columns: Column<Row>[] = [
    {
      head: say.line,
      cell: ({ credit: { line, date } }) => (
        <Lines under={date ? formatDate(date) : say.noDate}>
          <span className="figures">{line}</span>
        </Lines>
      ),
    },
    {
      head: say.amount,
      right: true,
      cell: ({ credit: { amount }, candidates }) => (
        <Lines under={candidates > 0 && say.advancesOfThisAmount(counted(candidates, 'advance'))}>
          {amount === null ? say.unclear : <strong className="figures">{formatRupees(amount)}</strong>}
        </Lines>
      ),
    },
    {
      head: say.findings.agrees,
      cell: ({ credit: { text } }) => <span className="line-clamp-3 wrap-anywhere">{text}</span>,
    },
    {
      head: say.actions,
      cell: ({ credit, key }) => (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            aria-label={say.assignLine(credit.line)}
            onClick={() => onAssign(credit)}
          >
            {say.assign}
          </Button>
          <Button variant="quiet" size="small" aria-label={say.setAsideLine(credit.line)} onClick={() => onAside(key)}>
            {say.setAside}
          </Button>
        </div>
      ),
    },
  ];
  return (
    <section aria-labelledby="unmatched">
      <h3 id="unmatched" ref={heading} tabIndex={-1}>
        {say.unmatchedPayments}
      </h3>
      <p className="admin-soft mb-4 max-w-text">{say.aboutUnmatchedPayments}</p>
      <FirstRows
        caption={say.unmatchedPayments}
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        empty={say.unmatchedPaymentsAppearHere}
      />
      {setAside > 0 && (
        <p className="mt-4">
          {say.linesSetAside(counted(setAside, 'line'))}{' '}
          <button type="button" className="link min-h-6" onClick={onShowAll}>
            {setAside === 1 ? say.showItAgain : say.showThemAgain}
          </button>
        </p>
      )}
    </section>
  );
}
