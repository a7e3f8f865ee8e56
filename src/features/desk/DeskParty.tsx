import type { CalendarRow } from '#src/domain/desk/calendar.ts';
import { Stepper } from '#src/ui/Stepper.tsx';
import { ages } from '#src/words/en/party.ts';
import * as say from '#src/words/staff/desk.ts';

type Party = { num_rooms: number; num_adults: number; num_children: number };

interface Props {
  party: Party;
  /** The room type that sets the limits; without it, each limit is one. */
  row: CalendarRow | undefined;
  /** The number of rooms is fixed. */
  keepsRooms?: boolean;
  onChange: (change: Partial<Party>) => void;
}

export function DeskParty({
  party: { num_rooms, num_adults, num_children },
  row,
  keepsRooms = false,
  onChange,
}: Props) {
  const most = row ? row.max_occupancy * num_rooms : 1;
  return (
    <>
      {!keepsRooms && (
        <Stepper
          byArrows
          label={say.rooms}
          value={num_rooms}
          min={1}
          max={row?.total_rooms ?? 1}
          onChange={(count) => onChange({ num_rooms: count })}
        />
      )}
      <Stepper
        byArrows
        label={say.adults}
        value={num_adults}
        min={1}
        max={Math.max(1, most - num_children)}
        onChange={(count) => onChange({ num_adults: count })}
      />
      <Stepper
        byArrows
        label={say.children}
        hint={say.years(ages.children)}
        value={num_children}
        min={0}
        max={Math.max(0, most - num_adults)}
        onChange={(count) => onChange({ num_children: count })}
      />
    </>
  );
}
