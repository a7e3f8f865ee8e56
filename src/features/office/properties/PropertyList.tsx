import { adminStatuses, type PropertyRow } from '#src/domain/listing/adminListing.ts';
import { propertyTypes } from '#src/domain/listing/listing.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { formatCount } from '#src/domain/office/formatCount.ts';
import { propertyOrders } from '#src/domain/office/listOrder.ts';
import type { Column } from '#src/features/office/AdminTable.tsx';
import { Badge } from '#src/features/office/Badge.tsx';
import { Lines } from '#src/features/office/Lines.tsx';
import { ListScreen } from '#src/features/office/ListScreen.tsx';
import { useListScreen } from '#src/features/office/useListScreen.ts';
import { paths } from '#src/lib/paths.ts';
import { propertyPage } from '#src/server/calls/office/properties.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import * as say from '#src/words/staff/adminListings.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { TakeOver } from './TakeOver.tsx';

interface Props {
  addressOf: (property_id: string) => string;
}

const noFilters = { search: '', status: '', city: '' };

const typeName = (type: string) => (type in propertyTypes ? propertyTypes[type as keyof typeof propertyTypes] : type);
const moment = (at: string | null) => (at ? say.submittedAt(formatMoment(at)) : say.notSubmitted);

export function PropertyList({ addressOf }: Props) {
  const list = useListScreen({
    filters: noFilters,
    orders: propertyOrders,
    read: (asked) => call(propertyPage, asked),
    idOf: ({ property_id }: PropertyRow) => property_id,
  });
  const { query } = list;
  const { waiting = 0, cities: known = [] } = list.answer ?? {};
  const columns: Column<PropertyRow>[] = [
    {
      head: say.listing,
      sorts: { name: say.listing },
      cell: ({ property_id, name, is_featured, hotel_id, is_live }) => (
        <span className="property-name">
          <a className="link" href={addressOf(property_id)}>
            {name}
          </a>
          {is_featured && <Badge tone="warn">{say.featured}</Badge>}
          {hotel_id && is_live && (
            <a className="admin-action" href={paths.hotel(hotel_id, '')} aria-label={say.viewNamed(name)}>
              {say.view}
            </a>
          )}
        </span>
      ),
    },
    {
      head: say.location,
      cell: ({ city, property_type }) => <Words first={city || say.noCityYet} second={typeName(property_type)} />,
    },
    { head: say.owner, cell: ({ owner_name, owner_email }) => <Words first={owner_name} second={owner_email ?? ''} /> },
    { head: say.status, cell: (row) => <States row={row} /> },
    {
      head: query.status === 'deleted' ? say.deleted : say.submittedAndReviewed,
      sorts: query.status === 'deleted' ? undefined : { submitted: say.submitted, reviewed: say.reviewed },
      cell: ({ deleted_at, submitted_at, decided_at }) =>
        deleted_at ? (
          formatMoment(deleted_at)
        ) : (
          <Words first={moment(submitted_at)} second={decided_at ? say.reviewedAt(formatMoment(decided_at)) : ''} />
        ),
    },
  ];
  const isWaiting = query.status === 'waiting';
  const cities = query.city && !known.includes(query.city) ? [query.city, ...known] : known;
  return (
    <ListScreen
      list={list}
      noun="properties"
      counted="listings"
      caption={say.listings}
      columns={columns}
      search={<SearchField label={say.searchNameOwnerEmailOrCity} {...list.fieldOf('search')} />}
      filters={
        <>
          <Filter
            label={say.status}
            {...list.fieldOf('status')}
            options={[
              ['', say.allExceptDeleted],
              ['waiting', say.waitingForReview],
              ...Object.entries(adminStatuses).map(([status, { label }]) => [status, label] as const),
              ['deleted', say.deleted],
            ]}
          />
          <Filter
            label={say.city}
            {...list.fieldOf('city')}
            options={[['', say.all], ...cities.map((city) => [city, city] as const)]}
          />
        </>
      }
      actions={
        <>
          <Button
            variant={isWaiting || waiting === 0 ? 'secondary' : 'primary'}
            aria-pressed={isWaiting}
            onClick={() => list.setQuery({ ...noFilters, status: isWaiting ? '' : 'waiting' })}
          >
            {say.countWaitingForReview(formatCount(waiting))}
          </Button>
          <TakeOver onDone={list.reload} />
        </>
      }
      empty={
        list.isFiltered ? (
          <>
            <p>{emptyWords(query)}</p>
            <Button className="mt-4" variant="secondary" onClick={list.clear}>
              {say.showAllListings}
            </Button>
          </>
        ) : (
          <p>{say.submittedListingsAppearHere}</p>
        )
      }
    />
  );
}

function Words({ first, second }: { first: string; second: string }) {
  return (
    <span className="block min-w-30">
      <Lines under={second}>{first}</Lines>
    </span>
  );
}

function States({ row }: { row: PropertyRow }) {
  const { status, hotel_id, is_live, deleted_at } = row;
  return (
    <span className="flex flex-wrap gap-1">
      <StatusBadge status={status} />
      {hotel_id !== null && !deleted_at && (
        <Badge tone={is_live ? 'good' : undefined}>{is_live ? say.live : say.hidden}</Badge>
      )}
      {deleted_at && <Badge tone="bad">{say.deleted}</Badge>}
    </span>
  );
}

function emptyWords({ search, status, city }: typeof noFilters): string {
  if (status === 'waiting' && !search && !city) return say.noListingsAreWaiting;
  if (status === 'deleted' && !search && !city) return say.deletedListingsAppearHere;
  return say.noListingsMatch;
}
