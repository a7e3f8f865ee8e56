import { type CashEntry, cashWords, maxCashNote } from '#src/domain/desk/cash.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { reverseCash } from '#src/server/calls/money.ts';
import { call } from '#src/server/signedIn.ts';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx';
import * as say from '#src/words/staff/money.ts';

interface Props {
  entry: CashEntry;
  onClose: () => void;
  onChanged: () => void;
}

/** Reverses an opening, an expense or a count. The entry stays in the list and no longer counts. */
export function ReverseCashDialog({ entry, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const { name, done } = say.reverseDialogs[entry.kind];
  const amount = formatRupees(entry.amount);
  return (
    <ReasonDialog
      title={`${name}?`}
      hint={() => say.reasonAppearsWithEntry}
      submit={name}
      maxLength={maxCashNote}
      busy={busy}
      refused={refused}
      onClose={onClose}
      onReason={(reason) =>
        run(
          () => call(reverseCash, { entry_id: entry.id, reason }),
          () => done(amount),
        )
      }
    >
      <p className="wrap-anywhere">
        <Marked
          text={say.reversedEntryStays(
            (entry.kind === 'expense' && entry.note) || cashWords[entry.kind],
            mark(amount),
            formatMoment(entry.at),
          )}
        >
          {(shown) => <b>{shown}</b>}
        </Marked>
      </p>
    </ReasonDialog>
  );
}
