import './calendar.css';
import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import * as say from '#src/words/staff/calendar.ts';
import { HouseCalendar } from './HouseCalendar.tsx';

/** `/owner/calendar`: rooms by night, with rates and bookings. An admin's link can name any property. */
export function CalendarScreen() {
  const [query, setQuery] = useQuery({
    hotel: '',
    from: '',
    nights: '30',
    view: '',
    room: '',
    'walk-in': '',
    numbers: '',
  });
  return (
    <HouseChoice
      asked={query.hotel}
      onChoose={(hotel) => setQuery({ hotel, room: '' })}
      skeleton={<ListSkeleton label={say.loadingCalendar} />}
      none={{
        title: say.noLiveProperty,
        text: say.calendarAppearsHere,
      }}
    >
      {(hotel, choice) => <HouseCalendar key={hotel} hotel={hotel} query={query} onQuery={setQuery} choice={choice} />}
    </HouseChoice>
  );
}
