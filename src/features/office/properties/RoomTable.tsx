import type { Contents, ContentsRoom } from '#src/domain/listing/adminListing.ts';
import { formatRupees } from '#src/domain/money.ts';
import { type Column, Table } from '#src/features/office/Table.tsx';

const price = (amount: number | null) => (amount === null ? '–' : formatRupees(amount));

const columns: Column<ContentsRoom>[] = [
  {
    head: 'Room',
    cell: ({ name, description, amenities }) => (
      <>
        {name || 'No name yet'}
        {description && <span className="mt-1 block font-normal">{description}</span>}
        {amenities.length > 0 && <span className="mt-1 block font-normal text-ink-soft">{amenities.join(', ')}</span>}
      </>
    ),
  },
  { head: 'Beds', cell: ({ bed_config, room_size }) => [bed_config, room_size].filter(Boolean).join(', ') || '–' },
  { head: 'Guests', cell: ({ max_guests }) => max_guests, right: true },
  { head: 'Rooms', cell: ({ total_rooms }) => total_rooms, right: true },
  { head: 'Before tax', cell: (room) => price(room.price), right: true },
  { head: 'Tax', cell: ({ tax_rate }) => `${tax_rate} %`, right: true },
  { head: 'Guests pay', cell: ({ allIn }) => <strong>{price(allIn)}</strong>, right: true },
];

/** The rooms with what a night costs before tax and with it. */
export function RoomTable({ rooms }: Pick<Contents, 'rooms'>) {
  return <Table caption="Rooms" columns={columns} rows={rooms} keyOf={({ id }) => id} empty="No rooms yet." />;
}
