import { useStore } from '@nanostores/react';
import { useCallback, useRef, useState } from 'react';
import { todayInKolkata } from '#src/domain/stay.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { changeAddress } from '#src/lib/overlays.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import { unreachable } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskCalendar, deskHouses, deskRates } from '#src/server/calls/desk.ts';
import { call } from '#src/server/member.ts';
import { $session } from '#src/server/session.ts';
import { useRequiredSession } from '#src/server/useRequiredSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { RatesForm } from './RatesForm.tsx';
import { RatesSkeleton } from './RatesSkeleton.tsx';

/** `/owner/rates`: what a night costs when, and which stays are let, for one room category at a time. */
export function RatesScreen() {
  const user = useRequiredSession();
  const session = useStore($session, { ssr: 'initial' });
  if (session.state === 'unreachable') {
    return <RetryNotice onRetry={() => window.location.reload()}>{unreachable}</RetryNotice>;
  }
  return user ? <RatesOf key={user.id} userId={user.id} /> : <RatesSkeleton />;
}

interface Place {
  hotel: string | null;
  room: string | null;
}

function placeInAddress(): Place {
  const params = new URLSearchParams(window.location.search);
  return { hotel: readUuid(params.get('hotel') ?? ''), room: readUuid(params.get('room') ?? '') };
}

function RatesOf({ userId }: { userId: string }) {
  const [place, setPlace] = useState(placeInAddress);
  const [wanted, setWanted] = useState<Place | null>(null);
  const isDirty = useRef(false);
  const houses = useRemote(userId, () => call(deskHouses));
  const known = houses.remote.state === 'ready' ? houses.remote.value.rows : [];
  const mine = known.filter(({ rights }) => rights.includes('rates'));
  // An admin comes to others' houses by their address.
  const hotel = place.hotel ?? mine[0]?.id ?? null;
  const rooms = useRemote(hotel, () =>
    call(deskCalendar, { hotel_id: hotel, first_night: todayInKolkata(), nights: 1 }),
  );
  const house = rooms.remote.state === 'ready' && rooms.remote.value.hotel_id === hotel ? rooms.remote.value : null;
  const mayNot = house ? !house.rights.includes('rates') : !hotel && known.length > 0;
  const room = house && !mayNot ? (house.rows.find(({ id }) => id === place.room) ?? house.rows[0] ?? null) : null;
  const rates = useRemote(room?.id ?? null, () => call(deskRates, { room_category_id: room?.id }));

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

  const failed = [houses, rooms, rates].find(({ remote }) => remote.state === 'failed');
  const choices =
    mine.some(({ id }) => id === hotel) || !house
      ? mine
      : [...mine, { id: house.hotel_id, name: house.hotel_name, city: '' }];
  if (mayNot) return <AskOwner />;
  if (houses.remote.state === 'ready' && !hotel) return <NoHouse />;
  return (
    <>
      {(choices.length > 1 || (house && house.rows.length > 1)) && (
        <div className="rates-place">
          {choices.length > 1 && (
            <Select
              label="House"
              value={hotel ?? ''}
              onChange={(event) => ask({ hotel: event.currentTarget.value, room: null })}
            >
              {choices.map(({ id, name, city }) => (
                <option key={id} value={id}>
                  {city ? `${name}, ${city}` : name}
                </option>
              ))}
            </Select>
          )}
          {house && house.rows.length > 1 && (
            <Select
              label="Room"
              value={room?.id ?? ''}
              onChange={(event) => ask({ hotel, room: event.currentTarget.value })}
            >
              {house.rows.map(({ id, name, is_active }) => (
                <option key={id} value={id}>
                  {is_active ? name : `${name} (not on sale)`}
                </option>
              ))}
            </Select>
          )}
        </div>
      )}
      {failed?.remote.state === 'failed' ? (
        <RetryNotice onRetry={failed.retry}>{failed.remote.failure.message}</RetryNotice>
      ) : house && !room ? (
        <p>This house has no rooms yet.</p>
      ) : house && room && rates.remote.state === 'ready' && rates.remote.value.room_category_id === room.id ? (
        <RatesForm key={room.id} rates={rates.remote.value} house={house} onDirty={noteDirty} />
      ) : (
        <RatesSkeleton />
      )}
      <Dialog
        open={wanted !== null}
        title="Leave without saving?"
        onClose={() => setWanted(null)}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => wanted && go(wanted)}>
              Leave without saving
            </Button>
            <Button onClick={() => setWanted(null)}>Stay here</Button>
          </div>
        }
      >
        <p>What you changed for {room?.name} is not saved yet. Leave, and it is as it was before.</p>
      </Dialog>
    </>
  );
}

function AskOwner() {
  return (
    <Notice title="Rates are set by the owner and the managers of this house.">
      Please ask one of them. What each night costs stands in the{' '}
      <a className="link" href={ownerPaths.calendar()}>
        calendar
      </a>
      .
    </Notice>
  );
}

function NoHouse() {
  return (
    <div className="p-[clamp(2rem,6vw,4rem)] border border-line rounded-card bg-paper">
      <p className="max-w-[22ch] font-display text-2xl">No house is live yet.</p>
      <p className="mt-3 max-w-[48ch] text-ink-soft">
        Seasons, weekend prices and rules for stays are set here once a listing of yours is approved.
      </p>
      <Button className="mt-6" size="large" href={paths.owner}>
        My listings
      </Button>
    </div>
  );
}
