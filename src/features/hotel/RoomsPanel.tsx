import type { HotelRoom, Photo } from '#src/domain/hotel/hotel.ts';
import type { StayQuery } from '#src/domain/stay.ts';
import { OwnersWords } from '#src/features/stay/OwnersWords.tsx';
import { chooseRoom, noRooms } from '#src/words/en/hotel.ts';
import { type Availability, offerOf } from './offer.ts';
import { RoomRow } from './RoomRow.tsx';

interface Props {
  rooms: readonly HotelRoom[];
  stay: StayQuery;
  nights: number | null;
  availability: Availability;
  onStay: (change: Partial<StayQuery>) => void;
  onPhotos: (photos: readonly Photo[], start: number) => void;
}

export function RoomsPanel({ rooms, stay, nights, availability, onStay, onPhotos }: Props) {
  return (
    <>
      <h2 className="text-2xl">{chooseRoom}</h2>
      <OwnersWords of={rooms.map(({ description }) => description)} />
      {rooms.length === 0 ? (
        <p className="mt-4 text-ink-soft">{noRooms}</p>
      ) : (
        <ul className="mt-2" aria-busy={availability === 'checking'}>
          {rooms.map((room) => (
            <li key={room.id} className="border-line border-b py-7 last:border-b-0">
              <RoomRow
                room={room}
                stay={stay}
                nights={nights}
                offer={availability === 'known' ? offerOf(room, stay) : null}
                failed={availability === 'failed'}
                onRooms={(count) => {
                  onStay({ rooms: count });
                  // The button disappears. The focus stays with its room.
                  document.getElementById(`room-${room.id}`)?.focus();
                }}
                onPhotos={() => onPhotos(room.photos, 0)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
