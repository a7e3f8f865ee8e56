import { type ListingRoom, roomLabels } from '#src/domain/listing/listing.ts';
import { formatRupees } from '#src/domain/money.ts';
import { computeGuestPrice } from '#src/features/listing/keep/roomList.ts';
import { roomTitle } from '#src/features/listing/wizard/listingFields.ts';
import { SummaryFacts } from '#src/features/listing/wizard/SummaryFacts.tsx';
import { SummaryPhotos } from '#src/features/listing/wizard/SummaryPhotos.tsx';
import type { SummaryProps } from '#src/features/listing/wizard/step.ts';
import * as wordsListing from '#src/words/staff/listing.ts';
import * as say from '#src/words/staff/wizard.ts';

export function Summary({ form: { rooms } }: SummaryProps) {
  if (rooms.length === 0) return <SummaryFacts facts={[]} />;
  return rooms.map((room, at) => <SummaryRoom key={room.id} room={room} place={at} />);
}

function SummaryRoom({ room, place }: { room: ListingRoom; place: number }) {
  const price = computeGuestPrice(room);
  return (
    <div className="summary-room">
      <h4 className="font-semibold">{roomTitle(room, place)}</h4>
      {room.photos.length > 0 && <SummaryPhotos list={{ photos: room.photos, cover_photo_id: null }} />}
      <SummaryFacts
        facts={[
          [
            say.price,
            price && say.guestPriceWithTax(formatRupees(price.allIn), formatRupees(price.tax), room.tax_rate.trim()),
          ],
          ...(price && !price.isLawful ? [[roomLabels.tax_reason, room.tax_reason] as const] : []),
          [roomLabels.total_rooms, room.total_rooms],
          [roomLabels.max_guests, room.max_guests],
          [say.bed, room.bed_config],
          [say.size, room.room_size],
          [roomLabels.description, room.description],
          [wordsListing.stepTitles.amenities, room.amenities.join(', ')],
        ]}
      />
    </div>
  );
}
