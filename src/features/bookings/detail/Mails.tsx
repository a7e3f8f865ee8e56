import { useState } from 'react';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { mailStateWords } from '#src/domain/desk/stayWords.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { mailNames } from '#src/domain/office/mailNames.ts';
import { showToast } from '#src/lib/toasts.ts';
import { sendStayAgain } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/bookings.ts';
import { Part } from './parts.tsx';

export function Mails({ booking, onChanged }: { booking: DeskBooking; onChanged: () => void }) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const { mails, guest_email } = booking;
  const maySend = guest_email && !booking.is_masked && !booking.erased_at && booking.stay_state !== 'no_show';

  async function send() {
    setBusy(true);
    setRefused('');
    const result = await call(sendStayAgain, { booking_id: booking.id });
    setBusy(false);
    if (!result.ok) return setRefused(result.failure.message);
    showToast({ title: say.emailOnItsWay(booking.guest_name), tone: 'success' });
    onChanged();
  }
  return (
    <Part title={say.emailsToGuest}>
      {mails.length > 0 ? (
        <ul className="stay-mails">
          {mails.map(({ kind, status, at }) => (
            <li key={kind + at}>
              <span>{mailNames[kind] ?? kind}</span>
              <small>
                {mailStateWords[status] ?? status}, {formatMoment(at)}
              </small>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{guest_email ? say.noEmailsInLast30Days : say.cannotEmailGuest}</p>
      )}
      {refused && (
        <Notice tone="error" className="mt-3">
          {refused}
        </Notice>
      )}
      {maySend && (
        <Button size="small" variant="secondary" className="mt-3" busy={busy} onClick={send}>
          {booking.stay_state === 'cancelled' ? say.sendCancellationAgain : say.sendConfirmationAgain}
        </Button>
      )}
    </Part>
  );
}
