import { type Contents, type ContentsRoom, otherRate } from '#src/domain/listing/adminListing.ts';
import { formatRupees } from '#src/domain/money.ts';
import { AdminTable, type Column } from '#src/features/office/AdminTable.tsx';
import { photoSources, safePhotoUrl } from '#src/lib/photos.ts';
import * as say from '#src/words/staff/adminDecision.ts';

const price = (amount: number | null) => (amount === null ? '–' : formatRupees(amount));

const columns: Column<ContentsRoom>[] = [
  {
    head: say.roomType,
    cell: ({ name, description, amenities, photos }) => (
      <>
        {name || say.noNameYet}
        {description && <span className="mt-1 block font-normal">{description}</span>}
        {amenities.length > 0 && <span className="mt-1 block font-normal text-ink-soft">{amenities.join(', ')}</span>}
        {photos.length > 0 && <RoomPhotos photos={photos} room={name} />}
      </>
    ),
  },
  { head: say.beds, cell: ({ bed_config, room_size }) => [bed_config, room_size].filter(Boolean).join(', ') || '–' },
  { head: say.guests, cell: ({ max_guests }) => max_guests, right: true },
  { head: say.rooms, cell: ({ total_rooms }) => total_rooms, right: true },
  { head: say.beforeTax, cell: (room) => price(room.price), right: true },
  { head: say.tax, cell: (room) => <Tax room={room} />, right: true },
  { head: say.guestsPay, cell: ({ allIn }) => <strong>{price(allIn)}</strong>, right: true },
];

function Tax({ room }: { room: ContentsRoom }) {
  const lawful = otherRate(room);
  if (lawful === null) return `${room.tax_rate}%`;
  return (
    <span className="text-chili">
      <strong>{room.tax_rate}%</strong>
      <span className="block">{say.shouldBeRate(lawful)}</span>
      <span className="block wrap-anywhere">
        {room.tax_reason ? say.reasonForRate(room.tax_reason) : say.noReasonGiven}
      </span>
    </span>
  );
}

function RoomPhotos({ photos, room }: Pick<ContentsRoom, 'photos'> & { room: string }) {
  return (
    <span className="decision-room-photos">
      {photos.map(({ id, url, alt }, at) => (
        <a key={id} href={safePhotoUrl(url)} target="_blank" rel="noreferrer">
          <img
            src={photoSources(url).src}
            alt={alt || say.roomPhotoWithoutDescription(at + 1, room)}
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

export function RoomTable({ rooms }: Pick<Contents, 'rooms'>) {
  return (
    <AdminTable caption={say.rooms} columns={columns} rows={rooms} keyOf={({ id }) => id} empty={say.noRoomsYet} />
  );
}
