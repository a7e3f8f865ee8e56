import { type Contents, type ContentsRoom, otherRate } from '#src/domain/listing/adminListing.ts';
import { formatRupees } from '#src/domain/money.ts';
import { type Column, Table } from '#src/features/office/Table.tsx';
import { photoSources, safePhotoUrl } from '#src/lib/photos.ts';

const price = (amount: number | null) => (amount === null ? '–' : formatRupees(amount));

const columns: Column<ContentsRoom>[] = [
  {
    head: 'Room type',
    cell: ({ name, description, amenities, photos }) => (
      <>
        {name || 'No name yet'}
        {description && <span className="mt-1 block font-normal">{description}</span>}
        {amenities.length > 0 && <span className="mt-1 block font-normal text-ink-soft">{amenities.join(', ')}</span>}
        {photos.length > 0 && <RoomPhotos photos={photos} room={name} />}
      </>
    ),
  },
  { head: 'Beds', cell: ({ bed_config, room_size }) => [bed_config, room_size].filter(Boolean).join(', ') || '–' },
  { head: 'Guests', cell: ({ max_guests }) => max_guests, right: true },
  { head: 'Rooms', cell: ({ total_rooms }) => total_rooms, right: true },
  { head: 'Before tax', cell: (room) => price(room.price), right: true },
  { head: 'Tax', cell: (room) => <Tax room={room} />, right: true },
  { head: 'Guests pay', cell: ({ allIn }) => <strong>{price(allIn)}</strong>, right: true },
];

/** The GST rate, in red with the owner's reason if another rate applies by law. */
function Tax({ room }: { room: ContentsRoom }) {
  const lawful = otherRate(room);
  if (lawful === null) return `${room.tax_rate}%`;
  return (
    <span className="text-chili">
      <strong>{room.tax_rate}%</strong>
      <span className="block">should be {lawful}%</span>
      <span className="block wrap-anywhere">{room.tax_reason ? `Reason: ${room.tax_reason}` : 'No reason given.'}</span>
    </span>
  );
}

/** The submitted photos of a room type as small links. */
function RoomPhotos({ photos, room }: Pick<ContentsRoom, 'photos'> & { room: string }) {
  return (
    <span className="decision-room-photos">
      {photos.map(({ id, url, alt }, at) => (
        <a key={id} href={safePhotoUrl(url)} target="_blank" rel="noreferrer">
          <img
            src={photoSources(url).src}
            alt={alt || `Photo ${at + 1} of ${room}, without a description`}
            title={alt || undefined}
            width={96}
            height={64}
            loading="lazy"
          />
        </a>
      ))}
    </span>
  );
}

/** The rooms with what a night costs before tax and with it. */
export function RoomTable({ rooms }: Pick<Contents, 'rooms'>) {
  return <Table caption="Rooms" columns={columns} rows={rooms} keyOf={({ id }) => id} empty="No rooms yet." />;
}
