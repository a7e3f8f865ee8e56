import { useState } from 'react';
import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import type { PendingChange } from '#src/domain/booking/pendingChange.ts';
import { changedStay } from '#src/domain/booking/pendingChangeWords.ts';
import { momentInIndia } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { useAskedGateway } from '#src/features/stay/useAskedGateway.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/en/guestStay.ts';

interface Props {
  token: string;
  stay: GuestStay;
  change: PendingChange;
  onChanged: () => void;
}

const facts = ['room_name', 'check_in_date', 'check_out_date', 'num_rooms', 'num_adults', 'num_children'] as const;

/** Says if a change was paid and applied, after the return from the gateway. Empty once the booking is changed again. */
export function BackFromChange({ token, stay, change, onChanged }: Props) {
  const { isAsking, failure, ask, place } = useAskedGateway({ token }, onChanged);
  const [revision] = useState(stay.revision);
  const isOther =
    change.state === 'done' ? facts.some((fact) => change[fact] !== stay[fact]) : stay.revision !== revision;
  // The guest withdrew it and needs no notice.
  const isWithdrawn = change.state === 'withdrawn' && !change.is_refunded;
  if (!isAsking && (isWithdrawn || isOther || stay.booking_status === 'cancelled')) return null;
  const again = (
    <Button variant="secondary" size="small" onClick={ask}>
      {say.checkAgain}
    </Button>
  );
  return (
    <div ref={place} tabIndex={-1} className="no-print mb-8">
      {change.state === 'done' ? (
        <Notice tone="success" title={say.paidAndChanged}>
          <p>{say.changedTo(changedStay(change))}</p>
        </Notice>
      ) : isAsking ? (
        <Notice title={say.checking} />
      ) : change.is_refunded ? (
        <Notice tone="warning" title={say.notChanged}>
          <p>{say.refundedInFull(formatRupees(change.amount))}</p>
        </Notice>
      ) : failure ? (
        <Notice tone="warning" title={failure} action={again} />
      ) : (
        <Notice tone="warning" title={say.notPaid} action={again}>
          <p>{change.state === 'waiting' ? say.stillWaits(momentInIndia(change.pay_by)) : say.timeIsOver}</p>
        </Notice>
      )}
    </div>
  );
}
