import { kindWords, maxPaymentNote, type Payment } from '#src/domain/desk/ledger.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { useDeed } from '#src/features/desk/useDeed.ts';
import { reversePayment } from '#src/server/calls/money.ts';
import { call } from '#src/server/member.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface Props {
  entry: Payment;
  onClose: () => void;
  onChanged: () => void;
}

/** Takes an entry of the ledger back: both stay, and neither counts. */
export function ReverseDialog({ entry, onClose, onChanged }: Props) {
  const { busy, refused, run } = useDeed({ onClose, onChanged });
  const amount = formatRupees(entry.amount);
  return (
    <ReasonDialog
      title="Take an entry back"
      hint="Stays with the entry."
      name="Take it back"
      maxLength={maxPaymentNote}
      busy={busy}
      refused={refused}
      onClose={onClose}
      onReason={(note) =>
        run(
          () => call(reversePayment, { payment_id: entry.id, note }),
          () => `${amount} taken back`,
        )
      }
    >
      <p>
        {kindWords[entry.kind]}: <b>{amount}</b>, {formatMoment(entry.at)}. It stays to be seen, and counts no more.
      </p>
    </ReasonDialog>
  );
}
