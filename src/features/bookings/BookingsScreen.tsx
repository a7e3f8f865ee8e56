import './bookings.css';
import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import * as say from '#src/words/staff/bookings.ts';
import { HouseBookings } from './HouseBookings.tsx';

export function BookingsScreen() {
  const [query, setQuery] = useQuery({ hotel: '', list: '', search: '', page: '1', booking: '' });
  return (
    <HouseChoice
      asked={query.hotel}
      hasAll
      onChoose={(hotel) => setQuery({ hotel, list: '', search: '' })}
      skeleton={<ListSkeleton label={say.loadingBookings} />}
      none={{
        title: say.yourBookingsWillAppearHere,
        text: say.approvedListingIsNeeded,
      }}
    >
      {(hotel, choice, houses) => (
        <HouseBookings key={hotel} hotel={hotel} houses={houses} query={query} onQuery={setQuery} choice={choice} />
      )}
    </HouseChoice>
  );
}
