import { useState } from 'react';
import { guestStatus } from '#src/domain/booking/status.ts';
import {
  type AdminChange,
  adminChanges,
  adminChangeWords,
  askedFirst,
  changedWords,
} from '#src/domain/desk/adminChange.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { formatDate } from '#src/domain/stay.ts';
import { Part, Row } from '#src/features/bookings/detail/parts.tsx';
import { paths } from '#src/lib/paths.ts';
import { type Failure, isOutcomeUnknown } from '#src/lib/result.ts';
import { changeStates, undoBookingChange } from '#src/server/calls/office/bookingChange.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import * as say from '#src/words/staff/adminChange.ts';
import { AdminChangeDialog } from './AdminChangeDialog.tsx';
import { UndoNotice } from './UndoNotice.tsx';

interface Props {
  booking: DeskBooking;
  today: string;
  onChanged: () => void;
}

/** The changes that only an admin can make. Each can be undone for a minute. */
export function AdminPart({ booking, today, onChanged }: Props) {
  const [asked, setAsked] = useState<AdminChange | null>(null);
  const [done, setDone] = useState<{ words: string; undo: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);
  /** The change without an answer. A repeat with the same answers is the same change. */
  const [lost, setLost] = useState({ answers: '', change_id: '' });
  const { received, refunded } = booking.payments;
  const offered = adminChanges(booking);
  if (
    asked &&
    refused?.code === 'changed' &&
    !offered.some(({ state, next }) => state === asked.state && next === asked.next)
  )
    setAsked(null);

  function choose(change: AdminChange) {
    setRefused(null);
    if (askedFirst(booking, change, today)) setAsked(change);
    else run(change);
  }
  async function run(change: AdminChange, told: object = {}) {
    if (busy) return;
    const { state, next } = change;
    const answers = JSON.stringify({ ...change, ...told });
    const change_id = lost.answers === answers ? lost.change_id : crypto.randomUUID();
    setBusy(true);
    setRefused(null);
    const result = await call(changeStates, {
      booking_id: booking.id,
      before: { [state]: booking[state] },
      after: { [state]: next },
      change_id,
      ...told,
    });
    setBusy(false);
    setLost(!result.ok && isOutcomeUnknown(result.failure) ? { answers, change_id } : { answers: '', change_id: '' });
    if (result.ok) {
      setAsked(null);
      setDone({ words: changedWords(change), undo: result.value });
    } else setRefused(result.failure);
    onChanged();
  }
  async function undo(change_id: string) {
    setBusy(true);
    const result = await call(undoBookingChange, { change_id });
    setBusy(false);
    setDone(null);
    setRefused(result.ok ? null : result.failure);
    onChanged();
  }
  return (
    <Part title={say.forAdmins} className="stay-wide" shown={booking}>
      <dl className="stay-facts">
        <Row term={say.property}>
          <a className="link" href={paths.hotel(booking.hotel_id, booking.hotel_name)}>
            {booking.hotel_name}
          </a>
          , {booking.hotel_city}
        </Row>
        <Row term={say.guestsSee}>{guestStatus({ ...booking, paid_amount: received - refunded }).words}</Row>
        <Row term={say.agreedTo}>
          {booking.legal_versions
            ? say.termsAndPrivacyPolicy(
                formatDate(booking.legal_versions.terms),
                formatDate(booking.legal_versions.privacy),
              )
            : say.notRecorded}
        </Row>
      </dl>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div className="stay-actions mt-3" role="group" aria-label={say.adminActions}>
        {offered.map((change) => (
          <Button
            key={change.state + change.next}
            size="small"
            variant="secondary"
            busy={busy}
            onClick={() => choose(change)}
          >
            {adminChangeWords(change)}
          </Button>
        ))}
      </div>
      <UndoNotice done={done} onUndo={undo} onDismiss={() => setDone(null)} />
      {!asked && <RefusalNotice failure={refused} />}
      <a
        className="link mt-3 inline-block"
        href={`${paths.adminAudit}?${new URLSearchParams({ search: booking.booking_reference })}`}
      >
        {say.auditLogOfBooking}
      </a>
      {asked && (
        <AdminChangeDialog
          booking={booking}
          today={today}
          change={asked}
          busy={busy}
          refused={refused}
          onConfirm={(told) => run(asked, told)}
          onClose={() => setAsked(null)}
        />
      )}
    </Part>
  );
}
