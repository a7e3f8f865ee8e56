import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { cancellingWords, type GuestStay } from '#src/domain/booking/guestStay.ts';
import { maxReason } from '#src/domain/booking/guestStayForms.ts';
import { formatRupees } from '#src/domain/money.ts';
import { formatDate } from '#src/domain/stay.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { cancelByGuest } from '#src/server/calls/guestActions.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { formOf, readTexts, removeTexts, storeTexts } from '#src/server/unsentTexts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { cancellationText } from '#src/words/en/common.ts';
import * as say from '#src/words/en/guestStay.ts';

interface Props {
  token: string;
  stay: GuestStay;
  onClose: () => void;
  onChanged: () => void;
}

export function GuestCancelDialog({ token, stay, onClose, onChanged }: Props) {
  const { hotel, check_in_date, check_out_date, cancellation_policy, cancelling } = stay;
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const draft = formOf('cancel', token);
  const [reason, setReason] = useState(() => readTexts(draft).reason ?? '');
  useEffect(() => storeTexts(draft, { reason: reason || undefined }), [draft, reason]);
  const form = useId();
  const refund = cancelling?.refund ?? null;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    run(
      () => callAsGuest(cancelByGuest, { token, refund, reason: reason.trim() || null }),
      ({ refund: refunded }) => {
        removeTexts(draft);
        return refunded ? say.doneWithRefund(formatRupees(refunded)) : say.done;
      },
    );
  }
  return (
    <Dialog
      open
      title={say.title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say.keepStay}
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={!cancelling}>
            {busy ? say.cancelling : say.cancelIt}
          </Button>
        </div>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={submit}>
        <p className="font-semibold wrap-anywhere">
          {say.visitCancelStayLine(hotel.name, formatDate(check_in_date), formatDate(check_out_date))}
        </p>
        <p>{say.whatFollows}</p>
        <div className="notice notice-info">
          <div className="grid gap-1">
            {cancellingWords(stay).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {cancellation_policy && stay.terms.percent === null && (
              <p className="text-ink-soft text-sm">{say.policy(cancellationText(cancellation_policy))}</p>
            )}
          </div>
        </div>
        <TextArea
          label={say.why}
          hint={say.atMost(maxReason)}
          optional
          rows={2}
          maxLength={maxReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <RefusalNotice failure={refused} />
      </form>
    </Dialog>
  );
}
