import type { InvoiceRow } from '#src/domain/booking/invoiceRow.ts';
import { emailInvoice } from '#src/server/calls/money.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import * as say from '#src/words/staff/desk.ts';
import { useDeed } from './useDeed.ts';

interface Props {
  invoice: InvoiceRow;
  email: string;
  variant: 'secondary' | 'quiet';
  size?: 'small';
  onSent?: () => void;
  onChanged?: () => void;
}

export function EmailInvoice({ invoice, email, variant, size, onSent = () => {}, onChanged = () => {} }: Props) {
  const { busy, refused, run } = useDeed({ onClose: onSent, onChanged });
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
          <Refused failure={refused} />
        </div>
      )}
    </>
  );
}
