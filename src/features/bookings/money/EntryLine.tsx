import { kindWords, type Payment, wayWords } from '#src/domain/desk/ledger.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { formatDate } from '#src/domain/stay.ts';

/** A claim that has come, or a promise that was kept: the rest is told by the entry that settled it. */
export const isSettled = ({ kind, is_reversed, open }: Payment) =>
  (kind === 'claimed' || kind === 'refund_owed') && !is_reversed && open === 0;

/** An entry of the ledger: how much, how, when and by whom. */
export function EntryLine({ entry }: { entry: Payment }) {
  const { kind, amount, counts, reference, note, at, by_name, is_reversed, due_on, open, is_underway } = entry;
  const isCome = isSettled(entry);
  const facts = [wayWords(entry), reference, note].filter(Boolean).join(' · ');
  return (
    <div className={`money-entry ${is_reversed ? 'is-reversed' : ''} ${isCome ? 'is-settled' : ''}`}>
      <span>
        {kindWords[kind]}
        {is_reversed ? ', taken back' : isCome && (kind === 'claimed' ? ', has come' : ', and given back')}
      </span>
      <b>{formatRupees(counts || amount)}</b>
      {facts && <small>{facts}</small>}
      {due_on && open > 0 && (
        <small className="money-due">
          {formatRupees(open)} to be paid by {formatDate(due_on)}
        </small>
      )}
      {is_underway && <small>The payment gateway is giving it back.</small>}
      <small>
        {formatMoment(at)} · {by_name}
      </small>
    </div>
  );
}
