import { useState } from 'react';
import { adminStatuses, type PropertyRow } from '#src/domain/listing/adminListing.ts';
import { propertyTypes } from '#src/domain/listing/listing.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { orderOf, propertyOrders } from '#src/domain/office/listOrder.ts';
import { formatCount } from '#src/features/office/formatCount.ts';
import { ListStates } from '#src/features/office/ListStates.tsx';
import { Pagination } from '#src/features/office/Pagination.tsx';
import { Filter, SearchField } from '#src/features/office/SearchField.tsx';
import { SortField } from '#src/features/office/SortField.tsx';
import { type Column, Table } from '#src/features/office/Table.tsx';
import { useList } from '#src/features/office/useList.ts';
import { type HistoryStep, pageOf } from '#src/features/office/useQuery.ts';
import { Button } from '#src/ui/Button.tsx';
import { fetchProperties } from './properties.api.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface ListQuery {
  search: string;
  status: string;
  city: string;
  sort: string;
  page: string;
}

interface Props {
  query: ListQuery;
  onQuery: (change: Partial<ListQuery>, how?: HistoryStep) => void;
  /** Where a listing is reviewed. */
  addressOf: (property_id: string) => string;
}

const typeName = (type: string) => (type in propertyTypes ? propertyTypes[type as keyof typeof propertyTypes] : type);
const moment = (at: string | null) => (at ? formatMoment(at) : 'Not submitted');

/** The listings, 50 to a page, and what is waiting for a decision. */
export function PropertyList({ query, onQuery, addressOf }: Props) {
  const [about, setAbout] = useState<{ waiting: number; cities: readonly string[] }>({ waiting: 0, cities: [] });
  const page = pageOf(query.page);
  const sort = orderOf(propertyOrders, query.sort);
  const sorting = { orders: propertyOrders, now: sort, onSort: (next: string) => onQuery({ sort: next }) };
  const list = useList(
    JSON.stringify(query),
    ({ property_id }: PropertyRow) => property_id,
    async () => {
      const read = await fetchProperties({ ...query, sort }, page);
      if (read.ok) setAbout(read.value);
      return read;
    },
  );
  const columns: Column<PropertyRow>[] = [
    {
      head: 'Property',
      sorts: { name: 'Property' },
      cell: ({ property_id, name, is_featured }) => (
        <span className="property-name">
          <a className="link" href={addressOf(property_id)}>
            {name}
          </a>
          {is_featured && <span className="admin-badge admin-badge-warn">Featured</span>}
        </span>
      ),
    },
    {
      head: 'Place',
      cell: ({ city, property_type }) => <Lines first={city || 'No city yet'} second={typeName(property_type)} />,
    },
    { head: 'Owner', cell: ({ owner_name, owner_email }) => <Lines first={owner_name} second={owner_email ?? ''} /> },
    { head: 'Status', cell: (row) => <States row={row} /> },
    {
      head: query.status === 'deleted' ? 'Deleted' : 'Submitted, reviewed',
      sorts: query.status === 'deleted' ? {} : { submitted: 'Submitted', reviewed: 'Reviewed' },
      cell: ({ deleted_at, submitted_at, reviewed_at }) =>
        deleted_at ? (
          formatMoment(deleted_at)
        ) : (
          <Lines first={moment(submitted_at)} second={reviewed_at ? `Reviewed ${formatMoment(reviewed_at)}` : ''} />
        ),
    },
  ];
  const isWaiting = query.status === 'waiting';
  const isFiltered = query.search !== '' || query.status !== '' || query.city !== '';
  const cities = query.city && !about.cities.includes(query.city) ? [query.city, ...about.cities] : about.cities;
  return (
    <ListStates list={list} noun="properties">
      <div className="admin-filters">
        <SearchField
          label="Search name, owner, e-mail or city"
          value={query.search}
          onSearch={(search) => onQuery({ search })}
        />
        <Filter label="Status" value={query.status} onChange={(status) => onQuery({ status })}>
          <option value="">All but deleted</option>
          <option value="waiting">Waiting for review</option>
          {Object.entries(adminStatuses).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value="deleted">Deleted</option>
        </Filter>
        <Filter label="City" value={query.city} onChange={(city) => onQuery({ city })}>
          <option value="">All</option>
          {cities.map((city) => (
            <option key={city} value={city}>
              {city}
            </option>
          ))}
        </Filter>
        <SortField sorting={sorting} />
        <Button
          variant={isWaiting || about.waiting === 0 ? 'secondary' : 'primary'}
          aria-pressed={isWaiting}
          onClick={() => onQuery({ search: '', city: '', status: isWaiting ? '' : 'waiting' })}
        >
          Waiting for review ({formatCount(about.waiting)})
        </Button>
      </div>
      <Table
        caption="Properties"
        columns={columns}
        rows={list.rows ?? []}
        keyOf={({ property_id }) => property_id}
        sorting={sorting}
        busy={list.loading}
        empty={
          isFiltered ? (
            <>
              <p>{emptyWords(query)}</p>
              <Button
                className="mt-4"
                variant="secondary"
                onClick={() => onQuery({ search: '', status: '', city: '' })}
              >
                Show all properties
              </Button>
            </>
          ) : (
            <p>
              No owner has listed a property yet. What they send in at List Your Property waits here for your review.
            </p>
          )
        }
      />
      <Pagination
        page={page}
        total={list.total}
        rows={list.rows?.length ?? 0}
        noun="properties"
        onPage={(next, how) => onQuery({ page: String(next) }, how)}
      />
    </ListStates>
  );
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <span className="block min-w-30">
      {first}
      <span className="block text-ink-soft text-xs">{second}</span>
    </span>
  );
}

/** The state of a listing, and whether guests see it. */
function States({ row }: { row: PropertyRow }) {
  const { status, hotel_id, is_live, deleted_at } = row;
  return (
    <span className="flex flex-wrap gap-1">
      <StatusBadge status={status} />
      {hotel_id !== null && !deleted_at && (
        <span className={`admin-badge ${is_live ? 'admin-badge-good' : ''}`}>{is_live ? 'Live' : 'Hidden'}</span>
      )}
      {deleted_at && <span className="admin-badge admin-badge-bad">Deleted</span>}
    </span>
  );
}

function emptyWords({ search, status, city }: ListQuery): string {
  if (status === 'waiting' && !search && !city)
    return 'Nothing is waiting for review. All that owners sent in is decided.';
  if (status === 'deleted' && !search && !city)
    return 'Nothing is deleted. A property that you delete can be restored from here.';
  return 'No property fits. Try fewer filters or another spelling.';
}
