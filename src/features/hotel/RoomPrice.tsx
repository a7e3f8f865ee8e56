import type { HotelRoom } from '#src/domain/hotel/hotel.ts';
import { counted, type StayQuery } from '#src/domain/stay.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { chooseRooms, notChecked, type RoomOffer, soldOut, tooSmallTitle } from './offer.ts';

interface Props {
  room: HotelRoom;
  stay: StayQuery;
  nights: number | null;
  offer: RoomOffer | null;
  failed: boolean;
  onRooms: (rooms: number) => void;
}

/** The price column of a room: a night, the stay, what is left, and the way on. */
export function RoomPrice({ room, stay, nights, offer, failed, onRooms }: Props) {
  const money = useMoney();
  const isOpen = offer?.state === 'free' || offer?.state === 'undated';
  return (
    <div className="grid content-start gap-2 md:text-right">
      <p>
        <span className="price text-xl">{money.price(room.base_price)}</span>{' '}
        <span className="text-sm text-ink-soft">a night</span>
      </p>
      {offer ? (
        <Standing offer={offer} room={room} stay={stay} nights={nights} onRooms={onRooms} />
      ) : failed ? (
        <p className="text-sm text-ink-soft">{notChecked}</p>
      ) : (
        <Skeleton className="h-5 w-32" />
      )}
      {isOpen && (
        <Button href={paths.booking(room.id, stay)} className="mt-1" aria-describedby={`room-${room.id}`}>
          Book Now
        </Button>
      )}
    </div>
  );
}

function Standing({ offer, room, stay, nights, onRooms }: Omit<Props, 'failed'> & { offer: RoomOffer }) {
  const money = useMoney();
  const choice = (rooms: number) => (
    <Button variant="secondary" size="small" onClick={() => onRooms(rooms)}>
      {chooseRooms(rooms)}
    </Button>
  );

  switch (offer.state) {
    case 'undated':
      return null;
    case 'free':
      return (
        <>
          <p className="text-sm">
            <span className="figures font-semibold">{money.total(room.stay_total ?? 0)}</span>
            <span className="text-ink-soft">
              {' '}
              for {counted(nights ?? 0, 'night')}
              {stay.rooms > 1 && ` × ${stay.rooms} rooms`}
            </span>
          </p>
          <p className="text-sm font-semibold text-palm">
            {offer.left === null ? 'Available' : `${counted(offer.left, 'room')} left`}
          </p>
        </>
      );
    case 'sold_out':
      return <p className="font-semibold text-chili text-sm">{offer.why ?? soldOut}</p>;
    case 'too_few_left':
      return (
        <>
          <p className="text-sm">
            <span className="font-semibold text-chili">Only {counted(offer.left, 'room')} left on these dates</span>
            <span className="block text-ink-soft">You asked for {stay.rooms}.</span>
          </p>
          {room.max_occupancy * offer.left >= stay.adults + stay.children && choice(offer.left)}
        </>
      );
    case 'too_small': {
      const guests = stay.adults + stay.children;
      return (
        <>
          <p className="text-sm">
            <span className="font-semibold text-laterite-deep">{tooSmallTitle(offer)}</span>
            <span className="block text-ink-soft">
              {offer.rooms_needed === null
                ? `This kind takes ${counted(room.max_occupancy * room.total_rooms, 'guest')} in all. Choose another kind, or fewer guests.`
                : `${counted(guests, 'guest')} fit into ${counted(offer.rooms_needed, 'room')} of this kind.`}
            </span>
          </p>
          {offer.rooms_needed !== null && choice(offer.rooms_needed)}
        </>
      );
    }
  }
}
