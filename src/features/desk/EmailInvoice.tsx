import type { InvoiceRow } from '#src/domain/booking/invoiceRow.ts';
import { emailInvoice } from '#src/server/calls/money.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import * as say from '#src/words/staff/desk.ts';
import { useAction } from './useAction.ts';

interface Props {
  invoice: InvoiceRow;
  email: string;
  variant: 'secondary' | 'quiet';
  size?: 'small';
  onSent?: () => void;
  onChanged?: () => void;
}

export function EmailInvoice({ invoice, email, variant, size, onSent = () => {}, onChanged = () => {} }: Props) {
  const { busy, refused, run } = useAction({ onClose: onSent, onChanged });
  return (
    <>
      <Button
        size={size}
        variant={variant}
        busy={busy}
        aria-label={say.emailNumberToGuest(invoice.number)}
        onClick={() =>
          run(
            () => call(emailInvoice, { invoice_id: invoice.id }),
            () => say.numberEmailedTo(invoice.number, email),
          )
        }
      >
        {say.emailToGuest}
      </Button>
      {refused && (
        <div className="w-full">
          <RefusalNotice failure={refused} />
        </div>
      )}
    </>
  );
}
