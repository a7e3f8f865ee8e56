import type { BookingQuote } from '#src/domain/booking/booking.ts';
import { formatDate, nightsBetween, type Party } from '#src/domain/stay.ts';
import { AvailabilityAlert } from '#src/features/stay/AvailabilityAlert.tsx';
import { paths } from '#src/lib/paths.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/en/hotel.ts';
import { nights, rooms } from '#src/words/en/language.ts';
import { OtherDates } from './OtherDates.tsx';
import { findNearestToRoom } from './otherDates.api.ts';

interface Props {
  quote: BookingQuote;
  stay: { check_in_date: string; check_out_date: string };
  party: Party;
  roomsFree: number;
  refusal: string | null;
  onDates: (check_in_date: string, check_out_date: string) => void;
  onRooms: (rooms: number) => void;
}

/** Shown if the rooms are sold out or restricted: remaining rooms, nearest dates with prices, and other room types. */
export function SoldOut({ quote, stay, party, roomsFree, refusal, onDates, onRooms }: Props) {
  const key = [quote.room.id, stay.check_in_date, stay.check_out_date, ...Object.values(party)].join(' ');
  const { remote } = useRemote(key, () => findNearestToRoom(quote.room.id, { ...stay, ...party }));
  const wanted = { check_in_date: stay.check_in_date, check_out_date: stay.check_out_date, ...party };
  const fitsFewer = roomsFree > 0 && party.adults + party.children <= roomsFree * quote.room.max_occupancy;
  return (
    <Notice
      tone="warning"
      title={
        refusal ??
        (roomsFree === 0 ? say.soldOutOnDates : (roomsFree === 1 ? say.oneLeft : say.fewLeft)(rooms(roomsFree)))
      }
    >
      <p>
        {say.datesStay(
          formatDate(stay.check_in_date),
          formatDate(stay.check_out_date),
          nights(nightsBetween(stay.check_in_date, stay.check_out_date)),
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {fitsFewer && (
          <Button variant="secondary" size="small" onClick={() => onRooms(roomsFree)}>
            {say.take(rooms(roomsFree))}
          </Button>
        )}
        <Button variant="secondary" size="small" href={paths.hotel(quote.hotel.id, quote.hotel.name, wanted)}>
          {say.otherRooms}
        </Button>
      </div>
      {remote.state === 'loading' && <p className="mt-3 text-sm">{say.lookingForDates}</p>}
      {remote.state === 'failed' && <p className="mt-3 text-sm">{remote.failure.message}</p>}
      {remote.state === 'ready' && remote.value.length > 0 && <OtherDates stays={remote.value} onDates={onDates} />}
      {!refusal && (
        <AvailabilityAlert key={key} hotel_id={quote.hotel.id} room_category_id={quote.room.id} stay={wanted} />
      )}
    </Notice>
  );
}
