import type { OtherRoom } from '#src/domain/booking/booking.ts';
import { mostMoreTypes, type Rooms } from '#src/domain/booking/parts.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import * as say from '#src/words/en/booking.ts';
import { guests } from '#src/words/en/language.ts';
import * as more from '#src/words/en/moreRooms.ts';
import { ages } from '#src/words/en/party.ts';

interface Props {
  rooms: readonly Rooms[];
  offered: readonly OtherRoom[];
  /** The name of a chosen type without enough rooms. */
  full: string | null;
  /** Null without dates. */
  nights: number | null;
  onChange: (rooms: readonly Rooms[]) => void;
}

/** The hotel's other room types: those that the guest added, and those to add. */
export function MoreRooms({ rooms, offered, full, nights, onChange }: Props) {
  const money = useMoney();
  const others = offered.filter(({ id }) => rooms.every((one) => one.room_category_id !== id));
  const set = (id: string, change: Partial<Rooms>) =>
    onChange(rooms.map((one) => (one.room_category_id === id ? { ...one, ...change } : one)));
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">{more.moreRoomsLead}</p>
      {rooms.map((one) => {
        const room = offered.find(({ id }) => id === one.room_category_id);
        if (!room) return null;
        const places = room.max_occupancy * one.num_rooms;
        return (
          <fieldset key={room.id} className="grid gap-4 rounded-card border border-line p-4">
            <legend className="font-semibold wrap-anywhere">{room.name}</legend>
            <Stepper
              label={say.rooms}
              hint={say.eachTakes(room.max_occupancy)}
              value={one.num_rooms}
              min={1}
              max={room.total_rooms}
              onChange={(num_rooms) => set(room.id, { num_rooms, ...fitting(one, room.max_occupancy * num_rooms) })}
            />
            <Stepper
              label={say.adults}
              hint={ages.adults}
              value={one.num_adults}
              min={1}
              max={places - one.num_children}
              onChange={(num_adults) => set(room.id, { num_adults })}
            />
            <Stepper
              label={say.children}
              hint={ages.children}
              value={one.num_children}
              min={0}
              max={places - one.num_adults}
              onChange={(num_children) => set(room.id, { num_children })}
            />
            {full === room.name && (
              <p id="full-room" tabIndex={-1} role="status" className="text-chili text-sm">
                {say.notEnoughOf(room.name)}
              </p>
            )}
            <Button
              size="small"
              variant="secondary"
              className="justify-self-start"
              aria-label={more.removeRoom(room.name)}
              onClick={() => onChange(rooms.filter(({ room_category_id }) => room_category_id !== room.id))}
            >
              {more.remove}
            </Button>
          </fieldset>
        );
      })}
      {rooms.length < mostMoreTypes && others.length > 0 && (
        <ul className="grid gap-3">
          {others.map((room) => {
            const isGone = nights !== null && (room.price === null || room.rooms_free === 0);
            return (
              <li key={room.id} className="flex flex-wrap items-center justify-between gap-3">
                <div className="min-w-0">
                  <p className="wrap-anywhere">{room.name}</p>
                  <p className="text-ink-soft text-sm">
                    {isGone
                      ? more.notOnDates
                      : room.price !== null && nights !== null
                        ? more.roomTakes(guests(room.max_occupancy), money.price(room.price), nights)
                        : more.roomTakesUpTo(guests(room.max_occupancy))}
                  </p>
                </div>
                <Button
                  size="small"
                  variant="secondary"
                  disabled={isGone}
                  onClick={() =>
                    onChange([
                      ...rooms,
                      {
                        room_category_id: room.id,
                        num_rooms: 1,
                        num_adults: Math.min(2, room.max_occupancy),
                        num_children: 0,
                      },
                    ])
                  }
                >
                  {more.addRoom(room.name)}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** Fewer rooms take fewer guests: first the children are left out. */
function fitting({ num_adults, num_children }: Rooms, places: number) {
  const adults = Math.min(num_adults, places);
  return { num_adults: adults, num_children: Math.min(num_children, places - adults) };
}
