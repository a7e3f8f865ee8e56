import { type CashEntry, cashWords, maxCashNote } from '#src/domain/desk/cash.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { useDeed } from '#src/features/desk/useDeed.ts';
import { reverseCash } from '#src/server/calls/money.ts';
import { call } from '#src/server/member.ts';
import * as say from '#src/words/staff/money.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

const names = { opening: say.reverseOpeningCash, expense: say.reverseExpense, count: say.reverseCount } as const;

interface Props {
  entry: CashEntry;
  onClose: () => void;
  onChanged: () => void;
}

/** Reverses an opening, an expense or a count. The entry stays in the list and no longer counts. */
export function ReverseCashDialog({ entry, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const amount = formatRupees(entry.amount);
  return (
    <ReasonDialog
      title={`${names[entry.kind]}?`}
      hint={say.itStaysWithEntry}
      name={names[entry.kind]}
      maxLength={maxCashNote}
      busy={busy}
      refused={refused}
      onClose={onClose}
      onReason={(reason) =>
        run(
          () => call(reverseCash, { entry_id: entry.id, reason }),
          () => say.reversedOf(amount),
        )
      }
    >
      <p className="wrap-anywhere">
        {entry.kind === 'expense' ? entry.note : cashWords[entry.kind]}: <b>{amount}</b>
        {say.itStaysInListAndNo(formatMoment(entry.at))}
      </p>
    </ReasonDialog>
  );
}
