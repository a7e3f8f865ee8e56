import '#src/ui/Stacked.css';
import { type Move, moveWords } from '#src/domain/desk/payouts.ts';
import { formatRupees } from '#src/domain/money.ts';
import { formatDate } from '#src/domain/stay.ts';
import * as say from '#src/words/staff/money.ts';
import * as reports from '#src/words/staff/reports.ts';

export function PayoutList({ payouts }: { payouts: readonly Move[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where the table is wider than the screen, keys scroll it
    <section className="report-scroll" aria-label={reports.payoutsByDay} tabIndex={0}>
      <table className="report-table stacked">
        <caption className="sr-only">{say.payouts}</caption>
        <thead>
          <tr>
            <th scope="col">{say.payout}</th>
            <th scope="col">{say.day}</th>
            <th scope="col">{say.amount}</th>
          </tr>
        </thead>
        <tbody>
          {payouts.map((move) => (
            <tr key={`${move.id} ${move.counts}`}>
              <th scope="row" className="report-words">
                {moveWords(move)}
                {move.counts > 0 ? <small>{move.reverse_reason}</small> : move.note && <small>{move.note}</small>}
                {move.counts < 0 && move.on !== move.paid_on && (
                  <small>{reports.paidOn(formatDate(move.paid_on))}</small>
                )}
                {move.counts < 0 && move.reversed_on && (
                  <small>{reports.reversedOn(formatDate(move.reversed_on))}</small>
                )}
              </th>
              <td data-name={say.day}>{formatDate(move.on)}</td>
              <td data-name={say.amount}>{formatRupees(-move.counts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
