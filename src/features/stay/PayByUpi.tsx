import './payByUpi.css';
import { lazy, Suspense, useState } from 'react';
import { upiLink } from '#src/domain/booking/upi.ts';
import { formatRupees } from '#src/domain/money.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';

// 6 kB, for whom it is drawn.
const UpiQr = lazy(() => import('./UpiQr.tsx').then(({ UpiQr }) => ({ default: UpiQr })));

interface Props {
  upi_id: string;
  /** Whose account it is. */
  name: string;
  paise: number;
  booking_reference: string;
}

/** The ways to pay by UPI on this device, amount and reference filled in. */
export function PayByUpi({ upi_id, name, paise, booking_reference }: Props) {
  // A phone has its app on itself, and nothing to scan its own screen with.
  const isPhone = useMediaQuery('(pointer: coarse)');
  const [isElsewhere, setElsewhere] = useState(false);
  const link = upiLink(upi_id, { name, paise, note: booking_reference });
  const picture = (
    <Suspense fallback={<span className="upi-qr" role="status" aria-label="Loading" />}>
      <UpiQr link={link} label={`QR code to pay ${formatRupees(paise)} by UPI to ${upi_id}`} />
    </Suspense>
  );
  return (
    <div className="pay-by-upi">
      {isPhone && (
        <Button className="no-print" href={link}>
          Pay {formatRupees(paise)} with a UPI app
        </Button>
      )}
      <p>
        {isPhone ? 'No answer to the button? Pay' : 'Pay'} <strong className="figures">{formatRupees(paise)}</strong> by
        UPI to <strong className="wrap-anywhere select-all">{upi_id}</strong>, with{' '}
        <strong className="figures whitespace-nowrap select-all">{booking_reference}</strong> as the note
        {!isPhone && (
          <span className="no-print">, or scan this with any UPI app: amount and reference are filled in</span>
        )}
        .
      </p>
      {/* On paper there is one sheet for all of a booking. */}
      {!isPhone && <div className="no-print justify-self-center">{picture}</div>}
      {isPhone && (
        <details className="no-print" onToggle={(event) => setElsewhere(event.currentTarget.open)}>
          <summary>Pay from another phone</summary>
          {isElsewhere && picture}
        </details>
      )}
    </div>
  );
}
