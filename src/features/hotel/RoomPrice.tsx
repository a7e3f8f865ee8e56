import { planWords } from '#src/domain/booking/pricePlan.ts';
import type { HotelRoom } from '#src/domain/hotel/hotel.ts';
import type { StayQuery } from '#src/domain/stay.ts';
import { useMoney } from '#src/features/stay/useMoney.ts';
import { bookingPath } from '#src/lib/bookingPath.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/en/hotel.ts';
import { aNight, aNightOnAverage, bookNow, priceFrom } from '#src/words/en/site.ts';
import { type RoomOffer, tooSmallTitle } from './offer.ts';

interface Props {
  room: HotelRoom;
  stay: StayQuery;
  nights: number | null;
  offer: RoomOffer | null;
  failed: boolean;
  onRooms: (rooms: number) => void;
  /** True if the room is chosen to be booked together with others. Null if there is no other, or no more can be added. */
  isPicked: boolean | null;
  onPick: () => void;
}

export function RoomPrice({ offer, failed, isPicked, onPick, ...props }: Props) {
  const { room, stay } = props;
  const money = useMoney();
  const isOpen = offer?.state === 'free' || offer?.state === 'undated';
  return (
    <div className="grid content-start gap-2 md:text-right">
      <p>
        {room.price_kind === 'from' && <span className="text-sm text-ink-soft">{priceFrom} </span>}
        <span className="price text-xl">{money.price(room.base_price)}</span>{' '}
        <span className="text-sm text-ink-soft">{room.price_kind === 'average' ? aNightOnAverage : aNight}</span>
      </p>
      {room.plan && <p className="text-sm">{planWords(room.plan)}</p>}
      {offer ? (
        <Standing offer={offer} {...props} />
      ) : failed ? (
        <p className="text-sm text-ink-soft">{say.notChecked}</p>
      ) : (
        <Skeleton className="h-5 w-32" />
      )}
      {isOpen && (
        <Button
          href={bookingPath(room.id, stay, { plan: room.plan?.id })}
          className="mt-1"
          aria-describedby={`room-${room.id}`}
        >
          {bookNow}
        </Button>
      )}
      {offer && offer.state !== 'sold_out' && isPicked !== null && (
        <Button
          variant="secondary"
          size="small"
          aria-pressed={isPicked}
          aria-describedby={`room-${room.id}`}
          onClick={onPick}
        >
          {isPicked ? say.pickedRoom : say.pickRoom}
        </Button>
      )}
    </div>
  );
}

function Standing({
  offer,
  room,
  stay,
  nights,
  onRooms,
}: Omit<Props, 'failed' | 'isPicked' | 'onPick'> & { offer: RoomOffer }) {
  const money = useMoney();
  const choice = (rooms: number) => (
    <Button variant="secondary" size="small" onClick={() => onRooms(rooms)}>
      {say.chooseRooms(rooms)}
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
              {say.forNights(nights ?? 0)}
              {stay.rooms > 1 && say.timesRooms(stay.rooms)}
            </span>
          </p>
          <p className="text-sm font-semibold text-palm">
            {offer.left === null ? say.available : say.roomsLeft(offer.left)}
          </p>
        </>
      );
    case 'sold_out':
      return (
        <>
          <p className="font-semibold text-chili text-sm">{say.whyNot(offer.why)}</p>
          {!offer.why && (
            <Button
              variant="secondary"
              size="small"
              href={paths.booking(room.id, stay)}
              aria-describedby={`room-${room.id}`}
            >
              {say.seeOtherDates}
            </Button>
          )}
        </>
      );
    case 'too_few_left':
      return (
        <>
          <p className="text-sm">
            <span className="font-semibold text-chili">{say.roomsLeftThen(offer.left)}</span>
            <span className="block text-ink-soft">{say.askedFor(stay.rooms)}</span>
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
                ? say.kindTakes(room.max_occupancy * room.total_rooms)
                : say.guestsFitKind(guests, offer.rooms_needed)}
            </span>
          </p>
          {offer.rooms_needed !== null && choice(offer.rooms_needed)}
        </>
      );
    }
  }
}
