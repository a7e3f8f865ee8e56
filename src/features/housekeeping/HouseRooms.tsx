import { useEffect, useState } from 'react';
import type { Room } from '#src/domain/housekeeping/cleaning.ts';
import { formatDate } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskHousekeeping } from '#src/server/calls/desk/housekeeping.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { loadingRooms } from '#src/words/en/cleaning.ts';
import * as say from '#src/words/staff/housekeeping.ts';
import { roomNumbers } from '#src/words/staff/rooms.ts';
import { CleanersLink } from './CleanersLink.tsx';
import { DeskRoom } from './DeskRoom.tsx';
import { RoomList } from './RoomList.tsx';

/** Seconds between two readings while the page is visible: cleaners change the list. */
const period = 30;

export function HouseRooms({ hotel }: { hotel: string }) {
  const { remote, previous, retry } = useRemote(hotel, () => call(deskHousekeeping, { hotel_id: hotel }));
  const shown = remote.state === 'ready' ? remote.value : previous;
  /** Changes that the list read last does not have yet. */
  const [changes, setChanges] = useState<Readonly<Record<string, Partial<Room>>>>({});
  useEffect(() => {
    if (remote.state === 'ready') setChanges({});
  }, [remote]);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && retry(), 1000 * period);
    return () => clearInterval(timer);
  }, [retry]);

  if (!shown) {
    if (remote.state === 'failed') return <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>;
    return <ListSkeleton label={loadingRooms} />;
  }
  const rooms = shown.rows.map((room) => ({ ...room, ...changes[room.id] }));
  return (
    <div className="grid grid-cols-1 gap-4">
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {shown.rights.includes('rates') && <CleanersLink hotel={hotel} shown={shown} onChanged={retry} />}
      {rooms.length === 0 ? (
        <div className="rounded-card border border-line bg-paper p-6">
          <p className="font-display text-xl">{say.roomsAppearHere}</p>
          <p className="mt-2 max-w-[56ch] text-ink-soft">{say.nameRoomsFirst}</p>
          <Button className="mt-5" href={ownerPaths.roomNumbers(hotel)}>
            {roomNumbers}
          </Button>
        </div>
      ) : (
        <>
          <p className="font-semibold">{formatDate(shown.today)}</p>
          {shown.without_room > 0 && (
            <Notice
              tone="warning"
              title={say.withoutRoom(shown.without_room)}
              action={
                <Button size="small" variant="secondary" href={`${paths.owner}?hotel=${hotel}`}>
                  {say.openHome}
                </Button>
              }
            >
              <p>{say.roomsNotKnown}</p>
            </Notice>
          )}
          <RoomList rooms={rooms}>
            {(room, keep) => (
              <DeskRoom
                key={room.id}
                room={room}
                outs={shown.outs[room.id] ?? []}
                onChange={(change) => {
                  keep();
                  setChanges((before) => ({ ...before, [room.id]: { ...before[room.id], ...change } }));
                }}
                onDone={retry}
              />
            )}
          </RoomList>
        </>
      )}
    </div>
  );
}
