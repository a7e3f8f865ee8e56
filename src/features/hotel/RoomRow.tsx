import { BedDouble, DoorOpen, Images, Maximize2, Users } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { HotelRoom } from '#src/domain/hotel/hotel.ts';
import type { StayQuery } from '#src/domain/stay.ts';
import { PhotoImage } from '#src/ui/PhotoImage.tsx';
import * as say from '#src/words/en/hotel.ts';
import { languageOf } from '#src/words/en/hotel.ts';
import { inTheRoom } from '#src/words/en/site.ts';
import type { RoomOffer } from './offer.ts';
import { RoomPrice } from './RoomPrice.tsx';

/** Most hotels have none, so their guests do not load it. */
const RoomPlans = lazy(() =>
  import('./RoomPlans.tsx').then(
    ({ RoomPlans }) => ({ default: RoomPlans }),
    () => ({ default: () => <span /> }),
  ),
);

interface Props {
  room: HotelRoom;
  stay: StayQuery;
  nights: number | null;
  /** Null while availability is unknown. */
  offer: RoomOffer | null;
  failed: boolean;
  onRooms: (rooms: number) => void;
  isPicked: boolean | null;
  onPick: () => void;
  onPhotos: () => void;
}

export function RoomRow({ room, onPhotos, ...price }: Props) {
  const [photo] = room.photos;
  const facts = [
    { icon: BedDouble, text: room.bed_type },
    { icon: Users, text: say.upToGuests(room.max_occupancy) },
    { icon: Maximize2, text: room.room_size && say.roomSize(room.room_size) },
    { icon: DoorOpen, text: say.roomsOfKind(room.total_rooms) },
  ].filter((fact) => fact.text);

  return (
    <article
      className="grid grid-cols-1 gap-x-6 gap-y-5 md:grid-cols-[12rem_minmax(0,1fr)_11.5rem] md:items-start"
      aria-labelledby={`room-${room.id}`}
    >
      {photo && (
        <button
          type="button"
          className="relative block rounded-card"
          aria-label={say.openRoomPhotos(room.photos.length, room.name)}
          onClick={onPhotos}
        >
          <PhotoImage
            url={photo.url}
            sizes="(width < 51.25rem) 100vw, 220px"
            alt={photo.alt}
            width={1440}
            height={960}
            loading="lazy"
            decoding="async"
            className="photo"
          />
          {room.photos.length > 1 && (
            <span className="room-photo-count figures" aria-hidden="true">
              <Images size="1em" />
              {room.photos.length}
            </span>
          )}
        </button>
      )}
      <div className="wrap-anywhere first:col-end-[span_2]">
        <h3 id={`room-${room.id}`} tabIndex={-1} className="text-xl">
          {room.name}
        </h3>
        <p className="mt-1.5 text-ink-soft" lang={languageOf(room.description)}>
          {room.description}
        </p>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
          {facts.map(({ icon: Icon, text }) => (
            <li key={text} className="inline-flex items-center gap-2">
              <Icon aria-hidden="true" size="1.125em" strokeWidth={1.75} className="flex-none text-ink-soft" />
              {text}
            </li>
          ))}
        </ul>
        {room.amenities.length > 0 && (
          <ul className="room-amenities mt-3 text-sm text-ink-soft" aria-label={inTheRoom}>
            {room.amenities.map((amenity) => (
              <li key={amenity}>{say.amenityName(amenity)}</li>
            ))}
          </ul>
        )}
      </div>
      <RoomPrice room={room} {...price} />
      {room.plans && price.nights !== null && price.offer?.state === 'free' && (
        <Suspense>
          <RoomPlans
            room={room.id}
            plans={room.plans.filter(({ id }) => id !== (room.plan?.id ?? null))}
            stay={price.stay}
            nights={price.nights}
          />
        </Suspense>
      )}
    </article>
  );
}
