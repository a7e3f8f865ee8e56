import { useState } from 'react';
import { type ChannelConflict, maxNote, nightRangeWords, otherTakers } from '#src/domain/channels/channels.ts';
import { stayDays } from '#src/domain/desk/stayWords.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { moveConflict, settleConflict } from '#src/server/calls/channels.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import * as say from '#src/words/staff/channels.ts';

interface Props {
  conflict: ChannelConflict;
  hotel: string;
  onDone: () => void;
}

export function ConflictCard({ conflict, hotel, onDone }: Props) {
  const { channel, room_name, stays, rooms } = conflict;
  const [way, setWay] = useState<'room' | 'settled' | null>(null);
  const others = otherTakers(conflict);
  const close = () => setWay(null);
  const done = () => {
    close();
    onDone();
  };
  const dialog = { conflict, onClose: close, onDone: done };
  return (
    <article className="channel-card">
      <div className="channel-head">
        <h3 className="text-lg wrap-anywhere">{say.siteAndRoomType(channel, room_name)}</h3>
        <p className="text-ink-soft">{nightRangeWords(conflict.nights, stayDays)}</p>
      </div>
      <dl className="channel-sides">
        <div>
          <dt>{say.onSite(channel)}</dt>
          <dd>
            {stayDays(conflict.first_night, conflict.end_date)}
            <p className="text-ink-soft">{say.onlySiteShowsGuest(channel)}</p>
          </dd>
        </div>
        <div>
          <dt>{say.here}</dt>
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
            {stays.length === 0 && !others && <p>{say.nightsAvailableAgain}</p>}
          </dd>
        </div>
      </dl>
      <p className="max-w-text text-ink-soft">
        {say.howToSolve(channel)} {rooms.length > 0 && say.blockAnotherRoomHint(channel)} {say.markAsResolvedHint}
      </p>
      <div className="flex flex-wrap gap-3">
        {rooms.length > 0 && (
          <Button variant="secondary" onClick={() => setWay('room')}>
            {say.blockAnotherRoom}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setWay('settled')}>
          {say.markAsResolved}
        </Button>
      </div>
      {way === 'room' && <RoomDialog {...dialog} />}
      {way === 'settled' && <SettleDialog {...dialog} />}
    </article>
  );
}

interface WayProps {
  conflict: ChannelConflict;
  onClose: () => void;
  onDone: () => void;
}

function RoomDialog({ conflict: { id, channel, nights, rooms }, onClose, onDone }: WayProps) {
  const [room, setRoom] = useState(rooms[0]?.id ?? '');
  const { busy, refused, run } = useAction({ onClose: onDone });
  return (
    <FormDialog
      title={say.blockAnotherRoomTitle}
      submit={say.blockRoom}
      busy={busy}
      refused={refused}
      onSubmit={() =>
        run(
          () => call(moveConflict, { conflict_id: id, room_category_id: room }),
          () => say.roomBlockedFor(channel),
        )
      }
      onClose={onClose}
    >
      <p>{say.otherRoomTypesAvailable(nightRangeWords(nights, stayDays), channel)}</p>
      <Select label={say.roomType} value={room} onChange={(event) => setRoom(event.currentTarget.value)}>
        {rooms.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Select>
    </FormDialog>
  );
}

function SettleDialog({ conflict: { id, channel }, onClose, onDone }: WayProps) {
  const [note, setNote] = useState('');
  const { busy, refused, run } = useAction({ onClose: onDone });
  return (
    <FormDialog
      title={say.markAsResolvedTitle}
      submit={say.markAsResolved}
      busy={busy}
      refused={refused}
      onSubmit={() =>
        run(
          () => call(settleConflict, { conflict_id: id, note }),
          () => say.markedAsResolved,
        )
      }
      onClose={onClose}
    >
      <p>{say.whenToResolve(channel)}</p>
      <TextArea
        label={say.note}
        optional
        hint={say.noteHint}
        rows={3}
        maxLength={maxNote}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
