import { useState } from 'react';
import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { openAmounts } from '#src/domain/booking/paid.ts';
import type { Payer } from '#src/domain/booking/payer.ts';
import { formatRupees } from '#src/domain/money.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { useAskedGateway } from './useAskedGateway.ts';

interface Props {
  by: Payer;
  booking: ConfirmedBooking;
  onChanged: () => void;
}

/** Says if the payment was received, for a guest who returns from the gateway. It asks the gateway, because the address proves nothing. */
export function BackFromPaying({ by, booking: stay, onChanged }: Props) {
  const { isAsking, failure, ask, place } = useAskedGateway(by, onChanged);
  const { due } = openAmounts(stay);
  const [revision] = useState(stay.revision);
  // A cancelled booking has its own notice, and a changed one is not the one that was paid.
  if ((stay.booking_status === 'cancelled' || stay.revision !== revision) && !isAsking) return null;
  const again = (
    <Button variant="secondary" size="small" onClick={ask}>
      {say.checkAgain}
    </Button>
  );
  return (
    <div ref={place} tabIndex={-1} className="no-print mb-8">
      {isAsking ? (
        <Notice title={say.checking} />
      ) : stay.paid_amount > 0 && due === 0 ? (
        <Notice tone="success" title={say.visitBackReceived}>
          <p>
            {stay.checked_out_at ? say.paidByIt : say.confirmedByIt} {say.weEmail}
            {/* The page opened by a reference shows no receipt. */}
            {'token' in by && ` ${say.receiptIsBelow}`}
          </p>
        </Notice>
      ) : failure ? (
        <Notice tone="warning" title={failure} action={again} />
      ) : stay.checked_out_at ? (
        <Notice tone="warning" title={say.noneYet} action={again}>
          <p>{say.balanceStillDue(formatRupees(due))}</p>
        </Notice>
      ) : stay.paid_amount > 0 ? (
        <Notice tone="warning" title={say.receivedSoFar(formatRupees(stay.paid_amount))} action={again}>
          <p>{say.stillDue(formatRupees(due))}</p>
        </Notice>
      ) : (
        <Notice tone="warning" title={say.noneYet} action={again}>
          <p>{say.whatNow}</p>
        </Notice>
      )}
    </div>
  );
}
