import type { BookingQuote } from '#src/domain/booking/booking.ts';
import { counted, formatDate, nightsBetween, type Party } from '#src/domain/stay.ts';
import { TellFree } from '#src/features/stay/TellFree.tsx';
import { paths } from '#src/lib/paths.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { OtherDates } from './OtherDates.tsx';
import { findNearestToRoom } from './otherDates.api.ts';

interface Props {
  quote: BookingQuote;
  stay: { check_in_date: string; check_out_date: string };
  party: Party;
  roomsFree: number;
  onDates: (check_in_date: string, check_out_date: string) => void;
  onRooms: (rooms: number) => void;
}

/** The rooms are gone: what is left, the nearest dates with real prices, and the other rooms of the house. */
export function SoldOut({ quote, stay, party, roomsFree, onDates, onRooms }: Props) {
  const key = [quote.room.id, stay.check_in_date, stay.check_out_date, ...Object.values(party)].join(' ');
  const { remote } = useRemote(key, () => findNearestToRoom(quote.room.id, { ...stay, ...party }));
  const wanted = { check_in_date: stay.check_in_date, check_out_date: stay.check_out_date, ...party };
  const fitsFewer = roomsFree > 0 && party.adults + party.children <= roomsFree * quote.room.max_occupancy;
  return (
    <Notice
      tone="warning"
      title={
        roomsFree === 0
          ? 'This room is sold out on your dates'
          : `Only ${counted(roomsFree, 'room')} of this kind ${roomsFree === 1 ? 'is' : 'are'} left on your dates`
      }
    >
      <p>
        {formatDate(stay.check_in_date)} to {formatDate(stay.check_out_date)},{' '}
        {counted(nightsBetween(stay.check_in_date, stay.check_out_date), 'night')}. What you typed stays here.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {fitsFewer && (
          <Button variant="secondary" size="small" onClick={() => onRooms(roomsFree)}>
            Take {counted(roomsFree, 'room')}
          </Button>
        )}
        <Button variant="secondary" size="small" href={paths.hotel(quote.hotel.id, quote.hotel.name, wanted)}>
          Other rooms on these dates
        </Button>
      </div>
      {remote.state === 'loading' && <p className="mt-3 text-sm">Looking for the nearest free dates…</p>}
      {remote.state === 'failed' && <p className="mt-3 text-sm">{remote.failure.message}</p>}
      {remote.state === 'ready' && remote.value.length > 0 && <OtherDates stays={remote.value} onDates={onDates} />}
      <TellFree key={key} hotel_id={quote.hotel.id} room_category_id={quote.room.id} stay={wanted} />
    </Notice>
  );
}
