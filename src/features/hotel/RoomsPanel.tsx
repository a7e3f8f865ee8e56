import { useState } from 'react';
import { mostMoreTypes, spreadGuests, writeMore } from '#src/domain/booking/parts.ts';
import type { HotelRoom, Photo } from '#src/domain/hotel/hotel.ts';
import type { StayQuery } from '#src/domain/stay.ts';
import { OwnersWords } from '#src/features/stay/OwnersWords.tsx';
import { bookingPath } from '#src/lib/bookingPath.ts';
import { Button } from '#src/ui/Button.tsx';
import { bookPicked, chooseRoom, noRooms, pickAnother } from '#src/words/en/hotel.ts';
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
  const [picked, setPicked] = useState<readonly string[]>([]);
  const chosen = picked.flatMap((id) => rooms.find((room) => room.id === id) ?? []);
  const [first, ...more] = spreadGuests(stay, chosen);
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
                isPicked={
                  rooms.length > 1 && (picked.includes(room.id) || picked.length <= mostMoreTypes)
                    ? picked.includes(room.id)
                    : null
                }
                onPick={() =>
                  setPicked(picked.includes(room.id) ? picked.filter((id) => id !== room.id) : [...picked, room.id])
                }
                onPhotos={() => onPhotos(room.photos, 0)}
              />
            </li>
          ))}
        </ul>
      )}
      {/* In view while the guest goes through the list, above the bar of small screens. */}
      <div role="status" className="sticky bottom-24 z-10 lg:bottom-4">
        {first && (
          <div className="mt-4 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-paper p-4 shadow-float">
            <p className="min-w-0 wrap-anywhere">
              <strong>{chosen.map(({ name }) => name).join(' + ')}</strong>
              {more.length === 0 && <span className="block text-ink-soft text-sm">{pickAnother}</span>}
            </p>
            {more.length > 0 && (
              <Button
                href={bookingPath(
                  first.room_category_id,
                  { ...stay, adults: first.num_adults, children: first.num_children, rooms: 1 },
                  { more: writeMore(more) },
                )}
              >
                {bookPicked(chosen.length)}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}
