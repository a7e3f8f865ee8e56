import { entryWords, type LedgerEntry, maxPaymentNote } from '#src/domain/desk/ledger.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { reverseEntry } from '#src/server/calls/money.ts';
import { call } from '#src/server/signedIn.ts';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx';
import * as say from '#src/words/staff/money.ts';

interface Props {
  entry: LedgerEntry;
  onClose: () => void;
  onChanged: () => void;
}

/** Rejects a reported payment, or reverses a payment or refund. The entry stays in the list and no longer counts. */
export function ReverseDialog({ entry, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const { name, done } = say.reverseDialogs[entry.state === 'reported' ? 'reported' : entry.thing];
  const amount = formatRupees(entry.amount);
  return (
    <ReasonDialog
      title={`${name}?`}
      hint={() => say.reasonAppearsWithEntry}
      submit={name}
      maxLength={maxPaymentNote}
      busy={busy}
      refused={refused}
      onClose={onClose}
      onReason={(reason) =>
        run(
          () => call(reverseEntry, { entry_id: entry.id, reason }),
          () => done(amount),
        )
      }
    >
      <p>
        <Marked text={say.reversedEntryStays(entryWords(entry), mark(amount), formatMoment(entry.at))}>
          {(shown) => <b>{shown}</b>}
        </Marked>
      </p>
      {entry.thing === 'payment' && entry.state === 'reported' && entry.for_change && <p>{say.changeExpiresForGood}</p>}
    </ReasonDialog>
  );
}
