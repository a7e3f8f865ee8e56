import { entryWords, isEnded, type LedgerEntry, refundDueWords, wayWords } from '#src/domain/desk/ledger.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import * as say from '#src/words/staff/money.ts';
import { guestOrSystem } from '#src/words/staff/shared.ts';

interface Props {
  entry: LedgerEntry;
  today: string;
  /** Paise that it adds to the day's sums; a reversal counts too. */
  counts?: number;
}

export function EntryLine({ entry, today, counts }: Props) {
  const { state, amount, holder, reference, note, at, by_guest, by_name, ended_at, ended_by, end_reason } = entry;
  const isElsewhere = counts !== undefined && holder === 'site';
  const facts = [isElsewhere && say.notInYourTill, wayWords(entry), reference, note].filter(Boolean).join(' · ');
  const isReport = state === 'reported' || state === 'rejected';
  const due = refundDueWords(entry, today);
  return (
    <div className={`money-entry ${isEnded(entry) && counts === undefined ? 'is-ended' : ''}`}>
      <span>{entryWords(entry)}</span>
      <b>{formatRupees(counts ?? amount)}</b>
      {facts && <small>{facts}</small>}
      {due && <small className={due.isOverdue ? 'money-overdue' : undefined}>{due.words}</small>}
      <small>
        {formatMoment(at)} · {by_guest && isReport ? say.guest : (by_name ?? say.recordedAutomatically)}
      </small>
      {ended_at && (
        <small className="money-end">
          {[say.endedAt[state]?.(formatMoment(ended_at)), ended_by ?? guestOrSystem, end_reason]
            .filter(Boolean)
            .join(' · ')}
        </small>
      )}
    </div>
  );
}
