import { type Move, moveWords } from '#src/domain/desk/payouts.ts';
import { formatRupees } from '#src/domain/money.ts';
import { formatDate } from '#src/domain/stay.ts';
import { FiguresTable } from '#src/ui/FiguresTable.tsx';
import type { Column } from '#src/ui/Table.tsx';
import * as say from '#src/words/staff/money.ts';
import * as reports from '#src/words/staff/reports.ts';

const columns: Column<Move>[] = [
  {
    head: say.payout,
    cell: (move) => (
      <>
        {moveWords(move)}
        {move.counts > 0 ? <small>{move.reverse_reason}</small> : move.note && <small>{move.note}</small>}
        {move.counts < 0 && move.on !== move.paid_on && <small>{reports.paidOn(formatDate(move.paid_on))}</small>}
        {move.counts < 0 && move.reversed_on && <small>{reports.reversedOn(formatDate(move.reversed_on))}</small>}
      </>
    ),
  },
  { head: say.day, right: true, cell: ({ on }) => formatDate(on) },
  { head: say.amount, right: true, cell: ({ counts }) => formatRupees(-counts) },
];

export function PayoutList({ payouts }: { payouts: readonly Move[] }) {
  return (
    <FiguresTable
      label={reports.payoutsByDay}
      caption={say.payouts}
      columns={columns}
      rows={payouts}
      keyOf={({ id, counts }) => `${id} ${counts}`}
    />
  );
}
