import './reports.css';
import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import * as say from '#src/words/staff/reports.ts';
import { HouseReport } from './HouseReport.tsx';

/** `/owner/reports`: occupancy and revenue of a property by month, room type and source. */
export function ReportsScreen() {
  const [query, setQuery] = useQuery({ hotel: '', year: '', month: '' });
  return (
    <HouseChoice
      asked={query.hotel}
      onChoose={(hotel) => setQuery({ hotel })}
      skeleton={<ListSkeleton label={say.loadingReport} />}
      right="rates"
      none={{
        title: say.reportsStartWithProperty,
        text: say.reportsAppearHere,
      }}
    >
      {(hotel, choice) => <HouseReport key={hotel} hotel={hotel} query={query} onQuery={setQuery} choice={choice} />}
    </HouseChoice>
  );
}
