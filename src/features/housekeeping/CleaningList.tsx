import { useState } from 'react';
import type { Cleaning, Room, Tap } from '#src/domain/housekeeping/cleaning.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatDate } from '#src/domain/stay.ts';
import { type Failure, isOutcomeUnknown } from '#src/lib/result.ts';
import { useOnline } from '#src/lib/useOnline.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as say from '#src/words/en/cleaning.ts';
import { BrokenNote } from './BrokenNote.tsx';
import { syncCleaning, tapRoom } from './cleaning.store.ts';
import { RoomList } from './RoomList.tsx';
import { TodayCard } from './TodayCard.tsx';

interface Props {
  list: Cleaning;
  rooms: readonly Room[];
  /** Taps that are not sent yet. */
  waiting: number;
  failure: Failure | null;
  readAt: number;
}

export function CleaningList({ list, rooms, waiting, failure, readAt }: Props) {
  const [wasKept, setKept] = useState(false);
  const isAway = !useOnline() || (failure !== null && isOutcomeUnknown(failure));
  if (isAway && waiting > 0 && !wasKept) setKept(true);
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl wrap-anywhere">{say.roomsOf(list.hotel_name)}</h1>
      <p className="font-semibold">{formatDate(list.today)}</p>
      {isAway && (
        <Notice tone="warning" title={waiting > 0 ? say.savedOnPhone : say.offlineList}>
          <p>{say.asOfTime(formatMoment(new Date(readAt).toISOString()))}</p>
        </Notice>
      )}
      {wasKept && !isAway && waiting === 0 && <Notice tone="success">{say.changesSent}</Notice>}
      {failure && !isAway && (
        <RetryNotice tone="warning" onRetry={() => void syncCleaning()}>
          {failure.message}
        </RetryNotice>
      )}
      {rooms.length === 0 ? (
        <p className="text-ink-soft">{say.noRooms}</p>
      ) : (
        <RoomList rooms={rooms}>
          {(room, keep) => {
            const tap = (change: Partial<Pick<Tap, 'state' | 'broken'>>) => {
              keep();
              tapRoom({ room_id: room.id, ...change });
            };
            const next = room.state === 'dirty' ? 'clean' : 'dirty';
            return (
              <TodayCard
                key={room.id}
                room={room}
                action={
                  <Button
                    variant={next === 'clean' ? 'primary' : 'secondary'}
                    aria-label={`${say.markAs[next]}: ${say.room(room.name)}`}
                    onClick={() => tap({ state: next })}
                  >
                    {say.markAs[next]}
                  </Button>
                }
              >
                <BrokenNote room={room.name} broken={room.broken} onSave={(broken) => tap({ broken })} />
              </TodayCard>
            );
          }}
        </RoomList>
      )}
    </div>
  );
}
