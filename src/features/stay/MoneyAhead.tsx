import type { ReactNode } from 'react';
import { advanceReasonWords, askHowToPay } from '#src/domain/booking/advance.ts';
import type { BookingAtHotel } from '#src/domain/booking/bookingFacts.ts';
import { openAmounts, refundWords } from '#src/domain/booking/paid.ts';
import { isUsualPart } from '#src/domain/booking/price.ts';
import { reportedWords } from '#src/domain/booking/reportedExpiryWords.ts';
import { momentInIndia } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { Marked, mark } from '#src/ui/Marked.tsx';
import * as say from '#src/words/en/guestStay.ts';
import type { Brand } from './brand.ts';
import { PayByUpi } from './PayByUpi.tsx';

interface Props {
  booking: BookingAtHotel;
  brand: Brand;
  warning?: string;
  online: ReactNode;
  children?: ReactNode;
}

const amount = (paise: number) => mark(formatRupees(paise));

function dueWords(booking: BookingAtHotel): string {
  const { advance_amount, advance_percent, total_amount, paid_amount, advance_due_at } = booking;
  const advance = amount(advance_amount);
  const usual = isUsualPart(booking) ? say.ofTotal(advance_percent) : null;
  const part = advance_amount === total_amount ? say.wholePrice : usual;
  const moment = advance_due_at && mark(momentInIndia(advance_due_at));
  if (paid_amount === 0) return moment ? say.advanceIsDueBy(advance, part, moment) : say.advanceIsDue(advance, part);
  const [paid, due] = [amount(paid_amount), amount(openAmounts(booking).advance)];
  return moment ? say.partReceivedBy(advance, part, paid, due, moment) : say.partReceived(advance, part, paid, due);
}

function moneyWords(booking: BookingAtHotel, brand: Brand): (string | null | false)[] {
  const { advance_amount, paid_amount, reported_amount, upi_id, pays_online } = booking;
  const open = openAmounts(booking);
  const rest = open.rest > 0 && say.balanceDueAtHotel(amount(open.rest));
  const refund = refundWords(booking);
  if (booking.checked_out_at && open.due > 0) {
    if (reported_amount === 0)
      return [say.balanceIsDue(amount(open.due)), !upi_id && !pays_online && say.balanceAtHotel];
    const another = pays_online ? say.moreOfBalance : say.moreOfBalanceLater;
    return [say.moneyAheadReported(amount(reported_amount)), open.unreported > 0 && another(amount(open.unreported))];
  }
  if (open.advance > 0 && reported_amount > 0) {
    const another = pays_online ? say.moreDue : say.moreDueLater;
    return [
      ...reportedWords(booking, say.moneyAheadReported(amount(reported_amount))),
      open.unreported > 0 && another(amount(open.unreported)),
      rest,
    ];
  }
  if (open.advance > 0) {
    const ask = !upi_id && !pays_online && askHowToPay(brand);
    return [dueWords(booking), advanceReasonWords(booking), ask, refund, rest];
  }
  if (open.rest === 0) return [say.paidInFullThanks, refund];
  if (booking.payment_status === 'refunded')
    return paid_amount === 0 ? [say.refunded] : [say.partRefunded, refund, rest];
  if (paid_amount === 0) return [say.moneyAheadNothingDue(amount(open.rest))];
  return [
    (paid_amount === advance_amount ? say.advanceReceived : say.moneyAheadReceived)(amount(paid_amount)),
    refund,
    rest,
  ];
}

export function MoneyAhead({ booking, brand, warning, online, children }: Props) {
  const open = openAmounts(booking);
  const isUnpaid = open.due > 0;
  const isOnline = open.unreported > 0 && booking.pays_online;
  const byUpi = isUnpaid && booking.reported_amount === 0 && booking.upi_id && (
    <PayByUpi
      upi_id={booking.upi_id}
      name={brand.name}
      paise={open.due}
      booking_reference={booking.booking_reference}
    />
  );
  return (
    <>
      <p>
        <Marked text={moneyWords(booking, brand).filter(Boolean).join(' ')}>
          {(fact) => <strong className="figures">{fact}</strong>}
        </Marked>
      </p>
      {open.unreported > 0 && warning && <p className="mt-3 font-semibold">{warning}</p>}
      {isOnline && online}
      {isOnline && byUpi ? (
        <details className="other-way">
          <summary>{say.orByUpi}</summary>
          {byUpi}
          {children}
        </details>
      ) : (
        <>
          {byUpi}
          {isUnpaid && children}
        </>
      )}
    </>
  );
}
