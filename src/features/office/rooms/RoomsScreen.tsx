import { useState } from 'react';
import { type AdminRoom, type RoomTerms, termsOf } from '#src/domain/hotel/adminRooms.ts';
import { formatRupees } from '#src/domain/money.ts';
import { defaultOrder, orderOf, roomOrders } from '#src/domain/office/listOrder.ts';
import { formatDate } from '#src/domain/stay.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { HotelField } from '#src/features/office/HotelField.tsx';
import { ListStates } from '#src/features/office/ListStates.tsx';
import { Pagination } from '#src/features/office/Pagination.tsx';
import { Filter, SearchField } from '#src/features/office/SearchField.tsx';
import { SortField } from '#src/features/office/SortField.tsx';
import { type Column, Table } from '#src/features/office/Table.tsx';
import { useList } from '#src/features/office/useList.ts';
import { pageOf, useQuery } from '#src/features/office/useQuery.ts';
import { type Failure, success } from '#src/lib/result.ts';
import { changeRoom } from '#src/server/calls/office/rooms.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { RoomDialog } from './RoomDialog.tsx';
import { fetchRooms } from './rooms.api.ts';

/** `/admin/rooms`: the room categories of all hotels, with what they cost and how many there are. */
export function RoomsScreen() {
  return <AdminGuard>{() => <Rooms />}</AdminGuard>;
}

const none = { search: '', hotel: '', state: '' };

function Rooms() {
  const [query, setQuery] = useQuery({ ...none, sort: defaultOrder(roomOrders), page: '1' });
  const [open, setOpen] = useState<AdminRoom | null>(null);
  const page = pageOf(query.page);
  const sort = orderOf(roomOrders, query.sort);
  const sorting = { orders: roomOrders, now: sort, onSort: (next: string) => setQuery({ sort: next }) };
  const list = useList(
    JSON.stringify(query),
    ({ id }: AdminRoom) => id,
    () => fetchRooms({ ...query, sort }, page),
  );
  const isFiltered = query.search + query.hotel + query.state !== '';

  /** Shown at once; the dialog closes when it is done, and says why when it is refused, with the room as it is now. */
  async function change(room: AdminRoom, terms: RoomTerms): Promise<Failure | null> {
    let refusal: Failure | null = null;
    let now: AdminRoom | null = null;
    const done = await list.change(room, {
      patch: terms,
      run: async () => {
        const before = termsOf(room);
        const result = await call(changeRoom, { room_category_id: room.id, before, after: terms });
        if (result.ok) return success(result.value.room);
        refusal = result.failure;
        now = result.failure.room ?? null;
        return result;
      },
      done: `${room.name} is changed`,
    });
    // Another one may be open by then.
    if (done || now) setOpen((opened) => (opened === room ? now : opened));
    if (now) list.reload();
    return refusal;
  }

  const columns: Column<AdminRoom>[] = [
    {
      head: 'Room',
      sorts: { hotel: 'Room' },
      cell: ({ name, hotel_name, hotel_city }) => (
        <>
          {name}
          <span className="admin-under">
            {hotel_name}, {hotel_city}
          </span>
        </>
      ),
    },
    {
      head: 'Price a night',
      right: true,
      sorts: { price: 'Price a night' },
      cell: ({ base_price, tax_rate }) => (
        <>
          {formatRupees(base_price)}
          <span className="admin-under">with {tax_rate}% GST</span>
        </>
      ),
    },
    { head: 'Rooms', right: true, cell: ({ total_rooms }) => total_rooms },
    { head: 'Guests', right: true, cell: ({ max_occupancy }) => max_occupancy },
    {
      head: 'Fullest night (90 days)',
      sorts: { fullest: 'Fullest night (90 days)' },
      cell: (room) => <FullestNight room={room} />,
    },
    { head: 'On sale', cell: (room) => <OnSale room={room} /> },
    {
      head: 'Change',
      cell: (room) => (
        <Button
          variant="secondary"
          size="small"
          busy={list.isPending(room)}
          aria-label={`Change ${room.name}, ${room.hotel_name}`}
          onClick={() => setOpen(room)}
        >
          Change
        </Button>
      ),
    },
  ];

  return (
    <>
      <ListStates list={list} noun="rooms">
        <search className="admin-filters">
          <SearchField label="Room, hotel or city" value={query.search} onSearch={(search) => setQuery({ search })} />
          <HotelField value={query.hotel} onChange={(hotel) => setQuery({ hotel })} />
          <Filter label="On sale" value={query.state} onChange={(state) => setQuery({ state })}>
            <option value="">All</option>
            <option value="active">On sale</option>
            <option value="inactive">Not on sale</option>
          </Filter>
          <SortField sorting={sorting} />
          {isFiltered && (
            <Button variant="quiet" onClick={() => setQuery(none)}>
              Clear filters
            </Button>
          )}
        </search>
        <Table
          caption="Room categories"
          columns={columns}
          rows={list.rows ?? []}
          keyOf={({ id }) => id}
          sorting={sorting}
          busy={list.loading}
          empty={
            isFiltered
              ? 'No room fits. Try fewer filters or a part of the name.'
              : 'No rooms yet. Rooms appear here when a listing is approved.'
          }
        />
        <Pagination
          page={page}
          total={list.total}
          rows={list.rows?.length ?? 0}
          noun="rooms"
          onPage={(next, how) => setQuery({ page: String(next) }, how)}
        />
      </ListStates>
      <RoomDialog room={open} onClose={() => setOpen(null)} onSave={change} />
    </>
  );
}

function FullestNight({ room: { tightest_night, rooms_free, total_rooms } }: { room: AdminRoom }) {
  if (!tightest_night || rooms_free === null) return <span className="admin-soft">None taken</span>;
  return (
    <>
      {rooms_free === 0 ? (
        <span className="admin-badge admin-badge-bad">Sold out</span>
      ) : (
        `${rooms_free} of ${total_rooms} free`
      )}
      <span className="admin-under">{formatDate(tightest_night)}</span>
    </>
  );
}

function OnSale({ room: { is_active, hotel_active } }: { room: AdminRoom }) {
  if (is_active && hotel_active) return <span className="admin-badge admin-badge-good">On sale</span>;
  return <span className="admin-badge">{is_active ? 'Hotel hidden' : 'Not on sale'}</span>;
}
