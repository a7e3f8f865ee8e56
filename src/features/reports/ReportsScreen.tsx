import './reports.css';
import { HouseChoice } from '#src/features/desk/HouseChoice.tsx';
import { useQuery } from '#src/lib/useQuery.ts';
import { HouseReport } from './HouseReport.tsx';
import { ReportSkeleton } from './ReportSkeleton.tsx';

/** `/owner/reports`: how full a house was and what it earned, by month, room category and source. */
export function ReportsScreen() {
  const [query, setQuery] = useQuery({ hotel: '', year: '', month: '' });
  return (
    <HouseChoice
      asked={query.hotel}
      onChoose={(hotel) => setQuery({ hotel })}
      skeleton={<ReportSkeleton />}
      right="rates"
      none={{
        title: 'Reports begin with your first live house.',
        text: 'As soon as a listing of yours is approved and booked, its occupancy and revenue stand here, month by month.',
      }}
    >
      {(hotel, choice) => <HouseReport key={hotel} hotel={hotel} query={query} onQuery={setQuery} choice={choice} />}
    </HouseChoice>
  );
}
