import { lazy, Suspense, useState } from 'react';
import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import type { PendingChange } from '#src/domain/booking/pendingChange.ts';
import { changedStay } from '#src/domain/booking/pendingChangeWords.ts';
import { momentInIndia } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { useNewHeading } from '#src/features/stay/useNewHeading.ts';
import { withdrawChange } from '#src/server/calls/guestActions.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { ReportPaid } from './ReportPaid.tsx';
import { usePayForChange } from './usePayForChange.ts';

// Loaded only without a gateway.
const PayByUpi = lazy(() => import('#src/features/stay/PayByUpi.tsx').then(({ PayByUpi }) => ({ default: PayByUpi })));

interface Props {
  token: string;
  stay: GuestStay;
  change: PendingChange;
  brand: Brand;
  isNew: boolean;
  onChanged: () => void;
}

export function WaitingChange({ token, stay, change, brand, isNew, onChanged }: Props) {
  const { amount, total_amount, pay_by, is_reported } = change;
  const by = momentInIndia(pay_by);
  const { isLeaving, refused: notOpened, leave } = usePayForChange(token, stay.booking_reference, onChanged);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { busy, refused, run } = useAction({ onClose: close, onChanged });
  const heading = useNewHeading(is_reported, isNew);
  return (
    <section className="visit-card no-print mb-8 grid gap-3" aria-labelledby="waiting-change-heading">
      <h2 ref={heading} tabIndex={-1} id="waiting-change-heading" className="text-xl">
        {say.waitsTitle}
      </h2>
      <p className="font-semibold wrap-anywhere">{changedStay(change)}</p>
      {is_reported ? (
        <p>{say.pendingChangeWeLook(formatRupees(amount), by)}</p>
      ) : (
        <p>
          {say.payToChange(formatRupees(amount), formatRupees(total_amount), by)} {say.onHold}
        </p>
      )}
      {!stay.pays_online && !is_reported && stay.upi_id && (
        <Suspense>
          <PayByUpi upi_id={stay.upi_id} name={brand.name} paise={amount} booking_reference={stay.booking_reference} />
        </Suspense>
      )}
      {!stay.pays_online && <ReportPaid token={token} stay={stay} isOfChange onChanged={onChanged} />}
      <div className="flex flex-wrap gap-3">
        {stay.pays_online && (
          <Button busy={isLeaving} onClick={() => leave(change)}>
            {isLeaving ? say.openingPage : say.pay(formatRupees(amount))}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {say.pendingChangeWithdraw}
        </Button>
      </div>
      <RefusalNotice failure={notOpened} />
      {isOpen && (
        <Dialog
          open
          title={say.pendingChangeWithdrawTitle}
          onClose={close}
          footer={
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="secondary" onClick={close}>
                {say.cancel}
              </Button>
              <Button
                busy={busy}
                onClick={() =>
                  run(
                    () => callAsGuest(withdrawChange, { token }),
                    () => say.pendingChangeWithdrawn,
                  )
                }
              >
                {say.pendingChangeWithdraw}
              </Button>
            </div>
          }
        >
          <div className="grid gap-3">
            <p>
              {say.withdrawWords} {say.ifPaid}
            </p>
            <RefusalNotice failure={refused} />
          </div>
        </Dialog>
      )}
    </section>
  );
}
