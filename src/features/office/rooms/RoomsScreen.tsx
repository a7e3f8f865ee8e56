import { useState } from 'react';
import { type AdminRoom, pickSeenTerms, type RoomTerms, rateAt } from '#src/domain/hotel/adminRooms.ts';
import { formatRupees } from '#src/domain/money.ts';
import { roomOrders } from '#src/domain/office/listOrder.ts';
import { formatDate } from '#src/domain/stay.ts';
import { readUuid } from '#src/domain/uuid.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import type { Column } from '#src/features/office/AdminTable.tsx';
import { Badge } from '#src/features/office/Badge.tsx';
import { HotelField } from '#src/features/office/HotelField.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { ListScreen } from '#src/features/office/ListScreen.tsx';
import { useListScreen } from '#src/features/office/useListScreen.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { paths } from '#src/lib/paths.ts';
import type { Failure } from '#src/lib/result.ts';
import { changeRoom, roomPage } from '#src/server/calls/office/rooms.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import * as say from '#src/words/staff/adminRooms.ts';
import { RoomDialog } from './RoomDialog.tsx';

/** `/admin/rooms`: the room types of all properties, with price and number. */
export function RoomsScreen() {
  return <AdminGuard>{() => <Rooms />}</AdminGuard>;
}

const states = { active: say.onSale, inactive: say.notOnSale } as const;

function Rooms() {
  const [open, setOpen] = useState<AdminRoom | null>(null);
  const list = useListScreen({
    filters: { search: '', hotel: '', state: '' },
    orders: roomOrders,
    read: ({ hotel, state, ...asked }) =>
      call(roomPage, { ...asked, hotel_id: readUuid(hotel), state: Object.hasOwn(states, state ?? '') ? state : null }),
    idOf: ({ id }: AdminRoom) => id,
  });

  /** Shows the change at once. Closes the dialog on success. Otherwise shows the refusal and the current values. */
  async function change(room: AdminRoom, terms: RoomTerms): Promise<Failure | null> {
    const changed = await list.change(room, {
      patch: { ...terms, tax_rate: rateAt(room, terms) ?? room.tax_rate },
      run: () => call(changeRoom, { room_category_id: room.id, before: pickSeenTerms(room), after: terms }),
      done: say.roomTypeSaved(room.name),
      undo: { entities: ['room_categories'], entity_id: room.id, undone: say.roomTypeRestored(room.name) },
    });
    const now = changed.ok ? null : changed.failure.room;
    if (changed.ok || now) setOpen((opened) => (opened === room ? (now ?? null) : opened));
    if (now) list.reload();
    return changed.ok ? null : changed.failure;
  }

  const columns: Column<AdminRoom>[] = [
    {
      head: say.roomType,
      sorts: { hotel: say.roomType },
      cell: ({ name, hotel_id, hotel_name, hotel_city, hotel_active, property_id }) => (
        <Lines
          under={
            <>
              {hotel_active ? (
                <a className="link" href={paths.hotel(hotel_id, hotel_name)}>
                  {hotel_name}
                </a>
              ) : (
                hotel_name
              )}
              {`, ${hotel_city} `}
              <span className="inline-flex gap-2">
                {property_id && (
                  <a
                    className="admin-action"
                    aria-label={say.listingOf(hotel_name)}
                    href={paths.adminProperty(property_id)}
                  >
                    {say.listing}
                  </a>
                )}
                {(['calendar', 'rates'] as const).map((screen) => (
                  <a
                    key={screen}
                    className="admin-action"
                    aria-label={say.screenOf(say.screens[screen], hotel_name)}
                    href={ownerPaths[screen](hotel_id)}
                  >
                    {say.screens[screen]}
                  </a>
                ))}
              </span>
            </>
          }
        >
          {name}
        </Lines>
      ),
    },
    {
      head: say.pricePerNight,
      right: true,
      sorts: { price: say.pricePerNight },
      cell: ({ base_price, tax_rate }) => <Lines under={say.withGst(tax_rate)}>{formatRupees(base_price)}</Lines>,
    },
    { head: say.rooms, right: true, cell: ({ total_rooms }) => total_rooms },
    { head: say.guests, right: true, cell: ({ max_occupancy }) => max_occupancy },
    {
      head: say.fullestNight,
      sorts: { fullest: say.fullestNight },
      cell: (room) => <FullestNight room={room} />,
    },
    { head: say.onSale, cell: (room) => <OnSale room={room} /> },
    {
      head: say.change,
      cell: (room) => (
        <Button
          variant="secondary"
          size="small"
          busy={list.isPending(room)}
          aria-label={say.changeRoomType(room.name, room.hotel_name)}
          onClick={() => setOpen(room)}
        >
          {say.change}
        </Button>
      ),
    },
  ];

  return (
    <>
      <ListScreen
        list={list}
        noun={say.roomTypes}
        caption={say.roomTypesCaption}
        columns={columns}
        search={<SearchField label={say.searchRoomTypePropertyOrCity} {...list.fieldOf('search')} />}
        filters={
          <>
            <HotelField {...list.fieldOf('hotel')} />
            <Filter
              label={say.onSale}
              {...list.fieldOf('state')}
              options={[['', say.all], ...Object.entries(states)]}
            />
          </>
        }
        clears
        empty={list.isFiltered ? say.noRoomTypesMatchFilters : say.roomTypesAppearHere}
      />
      <RoomDialog room={open} onClose={() => setOpen(null)} onSave={change} />
    </>
  );
}

function FullestNight({ room: { tightest_night, rooms_free, total_rooms } }: { room: AdminRoom }) {
  if (!tightest_night || rooms_free === null) return <span className="admin-soft">{say.allAvailable}</span>;
  return (
    <Lines under={formatDate(tightest_night)}>
      {rooms_free === 0 ? <Badge tone="bad">{say.soldOut}</Badge> : say.roomsAvailable(rooms_free, total_rooms)}
    </Lines>
  );
}

function OnSale({ room: { is_active, hotel_active } }: { room: AdminRoom }) {
  if (is_active && hotel_active) return <Badge tone="good">{say.onSale}</Badge>;
  return <Badge>{is_active ? say.propertyHidden : say.notOnSale}</Badge>;
}
