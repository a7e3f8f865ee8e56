import { useRemote } from '#src/lib/useRemote.ts';
import { deskBookings } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/bookings.ts';

interface Props {
  hotel: string;
  search: string;
  /** Shows the search at a property, or at all for 'all'. */
  onHotel: (hotel: string) => void;
}

/** The bookings that a search finds at the person's other properties. */
export function FoundElsewhere({ hotel, search, onHotel }: Props) {
  const { remote } = useRemote(search, () => call(deskBookings, { hotel_id: null, list: null, search, page: 1 }));
  if (remote.state !== 'ready') return null;
  const others = remote.value.rows.filter(({ hotel_id }) => hotel_id !== hotel);
  const [first] = others;
  if (!first) return null;
  const isOne = others.every(({ hotel_id }) => hotel_id === first.hotel_id);
  return (
    <p className="mb-4" role="status">
      <Button variant="quiet" size="small" onClick={() => onHotel(isOne ? first.hotel_id : 'all')}>
        {say.resultsAt(others.length, isOne ? first.hotel_name : say.otherProperties)}
      </Button>
    </p>
  );
}
