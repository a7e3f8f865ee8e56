import { useState } from 'react';
import { type Conflict, maxNote, nightWords, otherTakers } from '#src/domain/channels/channels.ts';
import { stayDays } from '#src/domain/desk/stayWords.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { showToast } from '#src/lib/toasts.ts';
import { moveConflict, settleConflict } from '#src/server/calls/channels.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';

interface Props {
  conflict: Conflict;
  hotel: string;
  onDone: () => void;
}

/** A stay of another site for which no room was free, with what is booked here, and the ways out. */
export function ConflictCard({ conflict, hotel, onDone }: Props) {
  const { channel, room_name, stays, rooms } = conflict;
  const [way, setWay] = useState<'room' | 'settled' | null>(null);
  const others = otherTakers(conflict);
  return (
    <article className="channel-card">
      <div className="channel-head">
        <h3 className="text-lg wrap-anywhere">
          {channel} and {room_name}
        </h3>
        <p className="text-ink-soft">{nightWords(conflict.nights, stayDays)}</p>
      </div>
      <dl className="channel-sides">
        <div>
          <dt>On {channel}</dt>
          <dd>
            {stayDays(conflict.first_night, conflict.end_date)}
            <p className="text-ink-soft">Only {channel} shows who the guest is.</p>
          </dd>
        </div>
        <div>
          <dt>Here</dt>
          <dd className="grid gap-2">
            {stays.map((stay) => (
              <div key={stay.id} className="wrap-anywhere">
                <a className="link" href={ownerPaths.stay(stay.id, hotel)}>
                  {stay.guest_name}
                </a>
                <br />
                {stayDays(stay.check_in_date, stay.check_out_date)}
                <br />
                <span className="text-ink-soft">{stay.booking_reference}</span>
              </div>
            ))}
            {others && <p>{others}</p>}
            {stays.length === 0 && !others && <p>The nights are free by now: the next reading takes them.</p>}
          </dd>
        </div>
      </dl>
      <p className="max-w-text text-ink-soft">
        Open the booking to move it, give it another room or cancel it, or ask {channel} to change theirs. Once a room
        is free on these nights, the stay from {channel} gets it, and this message disappears.
      </p>
      <div className="flex flex-wrap gap-3">
        {rooms.length > 0 && (
          <Button variant="secondary" onClick={() => setWay('room')}>
            Give it another room
          </Button>
        )}
        <Button variant="secondary" onClick={() => setWay('settled')}>
          I have settled it
        </Button>
      </div>
      {way === 'room' && <RoomDialog conflict={conflict} onClose={() => setWay(null)} onDone={onDone} />}
      {way === 'settled' && <SettleDialog conflict={conflict} onClose={() => setWay(null)} onDone={onDone} />}
    </article>
  );
}

interface WayProps {
  conflict: Conflict;
  onClose: () => void;
  onDone: () => void;
}

function RoomDialog({ conflict: { id, channel, nights, rooms }, onClose, onDone }: WayProps) {
  const [room, setRoom] = useState(rooms[0]?.id ?? '');
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  async function move() {
    setBusy(true);
    const result = await call(moveConflict, { conflict_id: id, room_category_id: room });
    setBusy(false);
    if (!result.ok) return setRefused(result.failure.message);
    showToast({ title: `A room is taken for the stay of ${channel}`, tone: 'success' });
    onClose();
    onDone();
  }
  return (
    <Dialog
      open
      title="Another room for this stay"
      onClose={onClose}
      footer={
        <Button busy={busy} onClick={move}>
          Take this room
        </Button>
      }
    >
      <div className="grid gap-4">
        {refused && <Notice tone="error">{refused}</Notice>}
        <p>
          {nightWords(nights, stayDays)}: these rooms are free on all of these nights. The room is on sale again when{' '}
          {channel} says that the stay is gone.
        </p>
        <Select label="Room" value={room} onChange={(event) => setRoom(event.currentTarget.value)}>
          {rooms.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Select>
      </div>
    </Dialog>
  );
}

function SettleDialog({ conflict: { id, channel }, onClose, onDone }: WayProps) {
  const [note, setNote] = useState('');
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  async function settle() {
    setBusy(true);
    const result = await call(settleConflict, { conflict_id: id, note });
    setBusy(false);
    if (!result.ok) return setRefused(result.failure.message);
    showToast({ title: 'Settled', tone: 'success' });
    onClose();
    onDone();
  }
  return (
    <Dialog
      open
      title="Is it settled?"
      onClose={onClose}
      footer={
        <Button busy={busy} onClick={settle}>
          It is settled
        </Button>
      }
    >
      <div className="grid gap-4">
        {refused && <Notice tone="error">{refused}</Notice>}
        <p>
          For what was arranged with the guests, or at {channel}. You are not asked about these nights of this stay
          again; a room that comes free is still taken for it while {channel} names it.
        </p>
        <TextArea
          label="Note (optional)"
          hint="For your house alone. Please write no name or number of a guest."
          rows={3}
          maxLength={maxNote}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
