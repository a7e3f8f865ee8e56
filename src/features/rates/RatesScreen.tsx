import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { todayInKolkata } from '#src/domain/stay.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { changeAddress } from '#src/lib/overlays.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskCalendar } from '#src/server/calls/desk/calendar.ts';
import { deskRates } from '#src/server/calls/desk/rates.ts';
import { call } from '#src/server/signedIn.ts';
import { Filter } from '#src/ui/Filter.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { FormSkeleton } from '#src/ui/Skeletons.tsx';
import * as wordsCalendar from '#src/words/staff/calendar.ts';
import * as say from '#src/words/staff/rates.ts';
import { LowestPrice } from './LowestPrice.tsx';
import { RatesForm } from './RatesForm.tsx';

const ExtrasSection = lazy(() =>
  import('./ExtrasSection.tsx').then(({ ExtrasSection }) => ({ default: ExtrasSection })),
);

interface Place {
  hotel: string | null;
  room: string | null;
}

function placeInAddress(): Place {
  const params = new URLSearchParams(window.location.search);
  return { hotel: readUuid(params.get('hotel') ?? ''), room: readUuid(params.get('room') ?? '') };
}

/** `/owner/rates`: rates and stay rules of one room type at a time. */
export function RatesScreen() {
  const [place, setPlace] = useState(placeInAddress);
  const [wanted, setWanted] = useState<Place | null>(null);
  const isDirty = useRef(false);
  const noteDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);
  function go(next: Place) {
    setWanted(null);
    isDirty.current = false;
    setPlace(next);
    const params = new URLSearchParams();
    if (next.hotel) params.set('hotel', next.hotel);
    if (next.room) params.set('room', next.room);
    changeAddress(`${window.location.pathname}?${params}`, 'replace');
  }
  const ask = (next: Place) => (isDirty.current ? setWanted(next) : go(next));

  return (
    <>
      <HouseChoice
        asked={place.hotel ?? ''}
        onChoose={(hotel) => ask({ hotel, room: null })}
        skeleton={<FormSkeleton label={say.loadingRates} />}
        right="rates"
        none={{
          title: wordsCalendar.noLiveProperty,
          text: say.ratesAppearHere,
        }}
      >
        {(hotel, choice) => (
          <RatesOf
            key={hotel}
            hotel={hotel}
            asked={place.room}
            choice={choice}
            onRoom={(room) => ask({ hotel, room })}
            onDirty={noteDirty}
          />
        )}
      </HouseChoice>
      {wanted && (
        <FormDialog
          title={say.leaveWithoutSavingTitle}
          submit={say.leaveWithoutSaving}
          onSubmit={() => go(wanted)}
          onClose={() => setWanted(null)}
        >
          <p>{say.changesAreLost}</p>
        </FormDialog>
      )}
    </>
  );
}

interface Props {
  hotel: string;
  asked: string | null;
  choice: ReactNode;
  onRoom: (room: string) => void;
  onDirty: (dirty: boolean) => void;
}

function RatesOf({ hotel, asked, choice, onRoom, onDirty }: Props) {
  const rooms = useRemote(hotel, () =>
    call(deskCalendar, { hotel_id: hotel, first_night: todayInKolkata(), nights: 1 }),
  );
  const house = rooms.remote.state === 'ready' ? rooms.remote.value : null;
  const room = house && (house.rows.find(({ id }) => id === asked) ?? house.rows[0] ?? null);
  const rates = useRemote(room?.id ?? null, () => call(deskRates, { room_category_id: room?.id }));
  const failed = [rooms, rates].find(({ remote }) => remote.state === 'failed');
  const hasRooms = house !== null && house.rows.length > 1;
  return (
    <>
      {(choice || hasRooms) && (
        <div className="rates-place">
          {choice}
          {hasRooms && (
            <Filter
              label={wordsCalendar.roomType}
              value={room?.id ?? ''}
              onChange={onRoom}
              options={house.rows.map(({ id, name, is_active }) => [
                id,
                is_active ? name : wordsCalendar.notOnSale(name),
              ])}
            />
          )}
        </div>
      )}
      {failed?.remote.state === 'failed' ? (
        <RetryNotice onRetry={failed.retry}>{failed.remote.failure.message}</RetryNotice>
      ) : house && !room ? (
        <p>{say.noRoomsYet}</p>
      ) : house && room && rates.remote.state === 'ready' && rates.remote.value.room_category_id === room.id ? (
        <>
          <RatesForm key={room.id} rates={rates.remote.value} house={house} onDirty={onDirty} />
          <div className="mt-10">
            <LowestPrice hotel={hotel} percent={rates.remote.value.lowest_percent} />
          </div>
          <div className="mt-10 grid gap-10">
            <Suspense>
              <ExtrasSection hotel={hotel} />
            </Suspense>
          </div>
        </>
      ) : (
        <FormSkeleton label={say.loadingRates} />
      )}
    </>
  );
}
