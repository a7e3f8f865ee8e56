import { useState } from 'react';
import { moneyOfCancelled } from '#src/domain/booking/cancellation.ts';
import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import { isNoShow } from '#src/domain/booking/status.ts';
import { momentInIndia } from '#src/domain/moment.ts';
import { formatRupees } from '#src/domain/money.ts';
import { answerCancellation, disputeNoShow } from '#src/server/calls/guestActions.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/en/guestStay.ts';

interface Props {
  token: string;
  stay: GuestStay;
  isAway: boolean;
  onChanged: () => void;
}

/** Says how a booking ended. The guest can answer that they were there, or if they cancelled. */
export function EndNotice({ token, stay, isAway, onChanged }: Props) {
  const { hotel, cancelled_at, cancel_answer_by, no_show_disputed_at } = stay;
  const all = stay.paid_amount + stay.refunded_amount + stay.reported_amount;
  const [busy, setBusy] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  async function answer(isYes: boolean) {
    if (busy !== null) return;
    setBusy(isYes);
    const result = isNoShow(stay)
      ? await callAsGuest(disputeNoShow, { token })
      : await callAsGuest(answerCancellation, { token, is_mine: isYes });
    setBusy(null);
    setFailure(result.ok ? null : result.failure.message);
    if (result.ok) onChanged();
  }
  const failed = failure && <p role="alert">{failure}</p>;
  if (isNoShow(stay)) {
    return (
      <Notice tone="warning" title={say.isNoShow(hotel.name)} className="mb-8">
        {no_show_disputed_at ? (
          <p>{say.weLookIntoIt}</p>
        ) : (
          <>
            <p>{say.ifYouWereThere}</p>
            {!isAway && (
              <Button size="small" className="mt-3" busy={busy !== null} onClick={() => answer(true)}>
                {say.iWasThere}
              </Button>
            )}
          </>
        )}
        {failed}
      </Notice>
    );
  }
  if (!cancel_answer_by) {
    return (
      <Notice
        tone="warning"
        title={cancelled_at ? say.cancelledOn(momentInIndia(cancelled_at)) : say.isCancelled}
        className="mb-8"
      />
    );
  }
  return (
    <Notice tone="warning" title={say.didYouCancel(hotel.name)} className="mb-8">
      <p>
        {moneyOfCancelled(stay)} {say.otherwiseAll(momentInIndia(cancel_answer_by), formatRupees(all))}
      </p>
      {!isAway && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="small" variant="secondary" busy={busy === true} onClick={() => answer(true)}>
            {say.yesICancelled}
          </Button>
          <Button size="small" busy={busy === false} onClick={() => answer(false)}>
            {say.noIDidNot}
          </Button>
        </div>
      )}
      {failed}
    </Notice>
  );
}
