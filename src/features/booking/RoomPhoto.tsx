import type { BookingQuote } from '#src/domain/booking/booking.ts';
import type { Photo } from '#src/domain/hotel/hotel.ts';
import { photoOf } from '#src/features/stay/photoOf.ts';
import { PhotoImage } from '#src/ui/PhotoImage.tsx';

export function RoomPhoto({ photo }: { photo: Photo }) {
  return (
    <PhotoImage
      url={photo.url}
      sizes="7rem"
      width="112"
      height="75"
      alt={photo.alt}
      className="photo w-28 flex-none rounded-input"
    />
  );
}

export function RoomStrip({ quote: { hotel, room } }: { quote: BookingQuote }) {
  const photo = photoOf(hotel, room);
  return (
    <div className="mb-8 flex items-center gap-4">
      {photo && <RoomPhoto photo={photo} />}
      <p className="min-w-0">
        <span className="block font-display text-lg leading-tight">{hotel.name}</span>
        <span className="text-ink-soft text-sm">{room.name}</span>
      </p>
    </div>
  );
}
