import { counted } from '#src/domain/stay.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskChannels } from '#src/server/calls/channels.ts';
import { call } from '#src/server/signedIn.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import * as say from '#src/words/staff/channels.ts';
import { ConflictCard } from './ConflictCard.tsx';
import { RoomChannels } from './RoomChannels.tsx';

export function HouseChannels({ hotel }: { hotel: string }) {
  const { remote, previous, retry } = useRemote(hotel, () => call(deskChannels, { hotel_id: hotel }));
  // A solved conflict disappears: the focus goes to the next one, or to the first room type.
  const place = useKeptFocus<HTMLDivElement>(remote, 'h2');
  if (remote.state === 'failed') return <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>;
  const house = remote.state === 'ready' ? remote.value : previous;
  if (!house) return <FormSkeleton label={say.loadingCalendars} />;
  const { conflicts, rows } = house;
  return (
    <div ref={place} className="channels">
      <p className="max-w-text text-ink-soft">
        {say.howChannelsWork} {rows.some(({ total_rooms }) => total_rooms > 1) && say.oneCalendarPerRoom}
      </p>
      {conflicts.length > 0 && (
        <section aria-labelledby="conflicts" className="grid gap-4">
          <h2 id="conflicts" tabIndex={-1} className="text-xl">
            {say.bookingsSoldTwice(counted(conflicts.length, 'booking'))}
          </h2>
          <ul className="grid grid-cols-1 gap-4">
            {conflicts.map((conflict) => (
              <li key={conflict.id}>
                <ConflictCard conflict={conflict} hotel={hotel} onDone={retry} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {rows.length === 0 && <p>{say.noRoomsYet}</p>}
      {rows.map((row) => (
        <RoomChannels key={row.id} row={row} now={house.read_at} onDone={retry} />
      ))}
    </div>
  );
}
