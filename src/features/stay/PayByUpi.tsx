import './payByUpi.css';
import { lazy, Suspense, useState } from 'react';
import { upiLink } from '#src/domain/booking/upi.ts';
import { formatRupees } from '#src/domain/money.ts';
import { Button } from '#src/ui/Button.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as say from '#src/words/en/guestStay.ts';

// Loaded only if shown: 6 kB.
const UpiQr = lazy(() => import('./UpiQr.tsx').then(({ UpiQr }) => ({ default: UpiQr })));

interface Props {
  upi_id: string;
  name: string;
  paise: number;
  booking_reference: string;
}

/** Ways to pay by UPI on this device, with amount and reference filled in. */
export function PayByUpi({ upi_id, name, paise, booking_reference }: Props) {
  // A phone cannot scan its own screen.
  const isPhone = useMediaQuery('(pointer: coarse)');
  const [isElsewhere, setElsewhere] = useState(false);
  const link = upiLink(upi_id, { name, paise, note: booking_reference });
  const amount = formatRupees(paise);
  const pay = say.payByUpi(mark(amount), mark(upi_id), mark(booking_reference), isPhone ? '' : mark(say.orScan));
  const picture = (
    <Suspense fallback={<span className="upi-qr" role="status" aria-label={say.moneyAheadLoading} />}>
      <UpiQr link={link} label={say.qrToPay(amount, upi_id)} />
    </Suspense>
  );
  return (
    <div className="pay-by-upi">
      {isPhone && (
        <Button className="no-print" href={link}>
          {say.payWithApp(amount)}
        </Button>
      )}
      <p>
        {isPhone && `${say.noAnswerToButton} `}
        <Marked text={pay}>
          {(fact) => {
            if (fact === say.orScan) return <span className="no-print">{fact}</span>;
            if (fact === upi_id) return <strong className="wrap-anywhere select-all">{fact}</strong>;
            if (fact === amount) return <strong className="figures">{fact}</strong>;
            return <strong className="figures whitespace-nowrap select-all">{fact}</strong>;
          }}
        </Marked>
      </p>
      {/* The print has one page, without the QR code. */}
      {!isPhone && <div className="no-print justify-self-center">{picture}</div>}
      {isPhone && (
        <details className="no-print" onToggle={(event) => setElsewhere(event.currentTarget.open)}>
          <summary>{say.fromAnotherPhone}</summary>
          {isElsewhere && picture}
        </details>
      )}
    </div>
  );
}
