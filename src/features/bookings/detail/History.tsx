import { type SubmitEvent, useState } from 'react';
import { bookedByWords } from '#src/domain/booking/source.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { eventWords } from '#src/domain/desk/eventWords.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { noteStay } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/signedIn.ts';
import { readTexts, removeTexts, storeTexts } from '#src/server/unsentTexts.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import * as say from '#src/words/staff/bookings.ts';
import { Part } from './parts.tsx';

export function History({ booking, onChanged }: { booking: DeskBooking; onChanged: () => void }) {
  const form = `note:${booking.id}`;
  const [note, setNote] = useState(() => readTexts(form).note ?? '');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  async function add(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    if (!note.trim()) return setError(say.enterNote);
    setBusy(true);
    const result = await call(noteStay, { booking_id: booking.id, note });
    setBusy(false);
    if (!result.ok) return setError(result.failure.message);
    setNote('');
    removeTexts(form);
    setError('');
    onChanged();
  }
  return (
    <Part title={say.historyAndNotes} className="stay-wide">
      {!booking.erased_at && (
        <form noValidate data-kept className="stay-note" onSubmit={add}>
          <TextArea
            label={say.noteForFrontDesk}
            hint={say.guestsNeverSeeIt}
            rows={2}
            maxLength={1000}
            value={note}
            error={error}
            onChange={({ currentTarget: { value } }) => {
              setNote(value);
              storeTexts(form, { note: value || undefined });
              setError('');
            }}
          />
          <Button type="submit" size="small" variant="secondary" busy={busy}>
            {say.addNote}
          </Button>
        </form>
      )}
      <ol className="stay-history">
        {booking.history.map((event) => (
          <li key={event.id}>
            <small>
              {formatMoment(event.at)} · {event.by}
            </small>
            {eventWords(event, booking).map((line) => (
              <span key={line}>{line}</span>
            ))}
            {event.note && <q className="whitespace-pre-line">{event.note}</q>}
          </li>
        ))}
        <li>
          <small>
            {formatMoment(booking.created_at)} ·{' '}
            {booking.booked_by_name ?? (booking.source === 'site' ? say.guest : say.frontDesk)}
          </small>
          <span>{bookedByWords[booking.source]}</span>
        </li>
      </ol>
    </Part>
  );
}
