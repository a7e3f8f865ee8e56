import { lazy, Suspense, useState } from 'react';
import { droppable, mostMoreTypes, typesWords } from '#src/domain/booking/parts.ts';
import { seenOf } from '#src/domain/booking/seen.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { todayInKolkata } from '#src/domain/stay.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { dropRooms } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { guestWords } from '#src/words/en/party.ts';
import * as say from '#src/words/staff/bookings.ts';
import { guestIsEmailed, paidIsRefunded, remove, removeFromBill, removeTitle } from '#src/words/staff/extras.ts';
import { Part } from './parts.tsx';

const AddTypeDialog = lazy(() =>
  import('#src/features/bookings/actions/AddTypeDialog.tsx').then(({ AddTypeDialog }) => ({ default: AddTypeDialog })),
);

interface Props {
  booking: DeskBooking;
  canChange: boolean;
  onChanged: () => void;
}
type Type = ReturnType<typeof droppable>[number];

/** The room types of a booking, if it has several. The front desk adds and removes one until the first night is over. */
export function RoomTypesPart({ booking, canChange, onChanged }: Props) {
  const [gone, setGone] = useState<Type | null>(null);
  const [isAdding, setAdding] = useState(false);
  const types = droppable(booking);
  const mayDrop = canChange && booking.check_in_date >= todayInKolkata();
  const mayAdd = mayDrop && (booking.parts ?? []).length < mostMoreTypes;
  if (types.length === 0 && !mayAdd) return null;
  return (
    <Part title={say.roomTypes}>
      <ul className="grid gap-2">
        {types.map((type) => (
          <li key={type.room_category_id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4">
            <span className="wrap-anywhere">
              {typesWords({ num_rooms: type.num_rooms, room_name: type.name })} ·{' '}
              {guestWords({ adults: type.num_adults, children: type.num_children })}
            </span>
            {mayDrop && (
              <Button
                size="small"
                variant="secondary"
                aria-label={removeFromBill(type.name)}
                onClick={() => setGone(type)}
              >
                {remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayAdd && (
        <Button size="small" variant="secondary" className="mt-3" onClick={() => setAdding(true)}>
          {say.addRoomType}
        </Button>
      )}
      <Suspense>
        {isAdding && <AddTypeDialog booking={booking} onClose={() => setAdding(false)} onChanged={onChanged} />}
      </Suspense>
      {gone && <DropDialog booking={booking} type={gone} onClose={() => setGone(null)} onChanged={onChanged} />}
    </Part>
  );
}

function DropDialog({ booking, type, ...deed }: Omit<Props, 'canChange'> & { type: Type; onClose: () => void }) {
  const { busy, refused, run } = useAction(deed);
  return (
    <FormDialog
      title={removeTitle(type.name)}
      submit={say.removeRooms}
      busy={busy}
      refused={refused}
      onSubmit={() =>
        run(
          () =>
            call(dropRooms, {
              ...{ booking_id: booking.id, seen: seenOf(booking), room_category_id: type.room_category_id },
            }),
          () => say.roomsRemoved,
        )
      }
      onClose={deed.onClose}
    >
      <p>
        {say.roomsAvailableAgain} {paidIsRefunded} {booking.guest_email && guestIsEmailed}
      </p>
    </FormDialog>
  );
}
