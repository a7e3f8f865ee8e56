import type { ListingRoom } from '#src/domain/listing/listing.ts';
import { formatRupees } from '#src/domain/money.ts';
import { guestPrice } from '#src/features/listing/keep/roomList.ts';
import { roomTitle } from '#src/features/listing/wizard/listingFields.ts';
import { SummaryFacts } from '#src/features/listing/wizard/SummaryFacts.tsx';
import { SummaryPhotos } from '#src/features/listing/wizard/SummaryPhotos.tsx';
import type { SummaryProps } from '#src/features/listing/wizard/step.ts';

export function Summary({ form: { rooms } }: SummaryProps) {
  if (rooms.length === 0) return <SummaryFacts facts={[]} />;
  return rooms.map((room, at) => <SummaryRoom key={room.id} room={room} place={at} />);
}

function SummaryRoom({ room, place }: { room: ListingRoom; place: number }) {
  const price = guestPrice(room);
  return (
    <div className="summary-room">
      <h4 className="font-semibold">{roomTitle(room, place)}</h4>
      {room.photos.length > 0 && <SummaryPhotos list={{ photos: room.photos, cover_photo_id: null }} />}
      <SummaryFacts
        facts={[
          [
            'Price',
            price &&
              `${formatRupees(price.allIn)} a night for guests, including ${formatRupees(price.tax)} tax (${room.tax_rate.trim()}%)`,
          ],
          ...(price && !price.isLawful ? [['Why this tax rate', room.tax_reason] as const] : []),
          ['Number of rooms', room.total_rooms],
          ['Maximum guests', room.max_guests],
          ['Bed', room.bed_config],
          ['Size', room.room_size],
          ['Description', room.description],
          ['Amenities', room.amenities.join(', ')],
        ]}
      />
    </div>
  );
}
