import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { BookingsSkeleton } from './BookingsSkeleton.tsx';
import { HouseBookings } from './HouseBookings.tsx';

/** `/owner/bookings`: who arrives, stays and leaves, and all other bookings of one's own houses. An admin's link names any other house. */
export function BookingsScreen() {
  const [query, setQuery] = useQuery({ hotel: '', list: '', search: '', page: '1', booking: '' });
  return (
    <HouseChoice
      asked={query.hotel}
      onChoose={(hotel) => setQuery({ hotel, list: '', search: '' })}
      skeleton={<BookingsSkeleton />}
      none={{
        title: 'Your guests will stand here.',
        text: 'As soon as a listing of yours is approved and booked, this is where its guests arrive, stay and leave.',
      }}
    >
      {(hotel, choice) => <HouseBookings key={hotel} hotel={hotel} query={query} onQuery={setQuery} choice={choice} />}
    </HouseChoice>
  );
}
