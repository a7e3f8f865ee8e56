import './housekeeping.css';
import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { loadingRooms } from '#src/words/en/cleaning.ts';
import * as say from '#src/words/staff/housekeeping.ts';
import { HouseRooms } from './HouseRooms.tsx';

/** `/owner/housekeeping`: the rooms of today in the order of cleaning, and the cleaners' link. */
export function HousekeepingScreen() {
  const [query, setQuery] = useQuery({ hotel: '' });
  return (
    <HouseChoice
      asked={query.hotel}
      onChoose={(hotel) => setQuery({ hotel })}
      skeleton={<ListSkeleton label={loadingRooms} />}
      none={{ title: say.noLiveProperty, text: say.housekeepingAppearsHere }}
    >
      {(hotel, choice) => (
        <>
          {choice && <div className="mb-6">{choice}</div>}
          <HouseRooms key={hotel} hotel={hotel} />
        </>
      )}
    </HouseChoice>
  );
}
