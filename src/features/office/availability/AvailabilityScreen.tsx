import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { AdminTable, type Column } from '#src/features/office/AdminTable.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { ListStates } from '#src/features/office/ListStates.tsx';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { useQuery } from '#src/lib/useQuery.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { type HotelName, hotelNames } from '#src/server/calls/office/hotels.ts';
import { call } from '#src/server/signedIn.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import * as say from '#src/words/staff/adminRooms.ts';

/** `/admin/availability`: the choice of a property, whose front desk opens. */
export function AvailabilityScreen() {
  return <AdminGuard>{() => <Properties />}</AdminGuard>;
}

/** The server answers one more, to say that there are others. */
const mostShown = 20;

const columns: Column<HotelName>[] = [
  {
    head: say.property,
    cell: ({ id, name, city }) => (
      <Lines under={city}>
        <a className="link" href={ownerPaths.calendar(id)}>
          {name}
        </a>
      </Lines>
    ),
  },
  { head: say.roomTypesCaption, cell: ({ rooms }) => rooms.map(({ name }) => name).join(', ') || say.noneOnSale },
  {
    head: say.frontDesk,
    cell: ({ id, name }) => (
      <span className="flex flex-wrap gap-3">
        {(['calendar', 'bookings', 'rates'] as const).map((screen) => (
          <a
            key={screen}
            className="admin-action"
            aria-label={say.screenOf(say.screens[screen], name)}
            href={ownerPaths[screen](id)}
          >
            {say.screens[screen]}
          </a>
        ))}
      </span>
    ),
  },
];

function Properties() {
  const [{ search }, setQuery] = useQuery({ search: '' });
  const { remote, previous, retry } = useRemote(search, () => call(hotelNames, { search: search || null }));
  const rows = remote.state === 'ready' ? remote.value : previous;
  const failed = remote.state === 'failed' ? remote.failure : null;
  return (
    <ListStates list={{ rows, failed, reload: retry }} noun={say.properties}>
      <search className="admin-filters">
        <SearchField label={say.property} value={search} onChange={(text) => setQuery({ search: text })} />
      </search>
      <AdminTable
        caption={say.propertiesCaption}
        columns={columns}
        rows={rows?.slice(0, mostShown) ?? []}
        keyOf={({ id }) => id}
        busy={remote.state === 'loading'}
        empty={search ? say.noPropertiesMatch : say.propertiesAppearHere}
      />
      {rows && rows.length > mostShown && <p className="admin-soft mt-4">{say.searchForOthers(mostShown)}</p>}
    </ListStates>
  );
}
