import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import { HouseCalendar } from './HouseCalendar.tsx';

/** `/owner/calendar`: rooms by nights of one's own houses, with prices and who has them. An admin's link names any other house. */
export function CalendarScreen() {
  const [query, setQuery] = useQuery({ hotel: '', from: '', nights: '30', view: '', room: '', 'walk-in': '' });
  return (
    <HouseChoice
      asked={query.hotel}
      onChoose={(hotel) => setQuery({ hotel, room: '' })}
      skeleton={<CalendarSkeleton />}
      none={{
        title: 'The calendar opens with your first live house.',
        text: 'As soon as a listing of yours is approved, its rooms, prices and guests stand here, night by night.',
      }}
    >
      {(hotel, choice) => <HouseCalendar key={hotel} hotel={hotel} query={query} onQuery={setQuery} choice={choice} />}
    </HouseChoice>
  );
}
