import { type SubmitEvent, useState } from 'react';
import type { Calendar, CalendarRow } from '#src/domain/desk/calendar.ts';
import type { Chosen } from '#src/domain/desk/chosen.ts';
import { extremes } from '#src/domain/desk/nights.ts';
import { maxBlockReason } from '#src/domain/hotel/availability.ts';
import { addDays, counted } from '#src/domain/stay.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as wordsCalendar from '#src/words/staff/calendar.ts';
import * as say from '#src/words/staff/calendarForms.ts';

interface Props {
  kind: 'block' | 'release';
  calendar: Calendar;
  rows: readonly CalendarRow[];
  chosen: Chosen;
  /** True if any of the shown nights has blocked rooms. */
  isBlocked: boolean;
  onChange: (rooms: number | null, reason: string, words: (amount: string) => string) => void;
}

export function RoomsForm({ kind, calendar, rows, chosen, isBlocked, onChange }: Props) {
  const [all, setAll] = useState(true);
  const [wanted, setRooms] = useState(1);
  const [reason, setReason] = useState('');
  const isInView =
    chosen.first_night >= calendar.first_night && chosen.end_date <= addDays(calendar.first_night, calendar.nights);
  const found = rows.map((row) => extremes(row, calendar.first_night, chosen));
  // Availability is known only for the nights shown. The server checks the others.
  const most = !isInView
    ? Math.max(...rows.map(({ total_rooms }) => total_rooms))
    : kind === 'block'
      ? Math.max(0, ...found.map(({ leastFree }) => leastFree))
      : Math.max(0, ...found.map(({ mostBlocked }) => mostBlocked));
  const rooms = Math.min(wanted, Math.max(1, most));
  const nothing = isInView && kind === 'release' && (!isBlocked || most === 0);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const what = all ? (kind === 'block' ? say.allAvailableRooms : say.allBlockedRooms) : counted(rooms, 'room');
    onChange(all ? null : rooms, reason.trim(), (amount) =>
      (kind === 'block' ? say.roomsBlockedFor : say.roomsReleasedFor)(what, amount),
    );
  }
  if (nothing) return <Notice>{say.noRoomsBlocked}</Notice>;
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <fieldset className="desk-ways">
        <legend className="sr-only">{say.howManyRooms}</legend>
        <label>
          <input type="radio" name="many" checked={all} onChange={() => setAll(true)} />
          <span>{kind === 'block' ? say.allAvailableRooms : say.allBlockedRooms}</span>
        </label>
        <label>
          <input type="radio" name="many" checked={!all} onChange={() => setAll(false)} />
          <span>{say.someRooms}</span>
        </label>
      </fieldset>
      {!all && <Stepper label={say.roomsPerNight} value={rooms} min={1} max={Math.max(1, most)} onChange={setRooms} />}
      {kind === 'block' && (
        <TextInput
          label={wordsCalendar.reason}
          optional
          hint={say.blockReasonHint}
          maxLength={maxBlockReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <Button type="submit">{kind === 'block' ? say.blockRooms : say.releaseRooms}</Button>
    </form>
  );
}
