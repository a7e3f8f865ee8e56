import { type AuditEntry, auditActions, auditedThings, differencesOf } from '#src/domain/audit.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { AdminGuard } from './AdminGuard.tsx';
import { fetchAudit } from './audit.api.ts';
import { ListStates } from './ListStates.tsx';
import { Pagination } from './Pagination.tsx';
import { Filter, SearchField } from './SearchField.tsx';
import { type Column, Table } from './Table.tsx';
import { useList } from './useList.ts';
import { pageOf, useQuery } from './useQuery.ts';

/** `/admin/audit`: who did what to what, and when. */
export function AuditScreen() {
  return <AdminGuard>{() => <Audit />}</AdminGuard>;
}

const columns: Column<AuditEntry>[] = [
  { head: 'What', cell: ({ entity, label }) => `${auditedThings[entity] ?? entity} ${label}` },
  { head: 'Action', cell: ({ action }) => auditActions[action] },
  { head: 'Change', cell: (entry) => <Differences entry={entry} /> },
  { head: 'Who', cell: ({ actor_email, job }) => (job ? `Job: ${job}` : actor_email) },
  { head: 'When', cell: ({ at }) => formatMoment(at) },
];

function Audit() {
  const [query, setQuery] = useQuery({ search: '', entity: '', action: '', page: '1' });
  const page = pageOf(query.page);
  const list = useList(
    JSON.stringify(query),
    ({ id }: AuditEntry) => String(id),
    () => fetchAudit(query, page),
  );
  return (
    <ListStates list={list} noun="audit log">
      <div className="admin-filters">
        <SearchField label="Search" value={query.search} onSearch={(search) => setQuery({ search })} />
        <Filter label="Thing" value={query.entity} onChange={(entity) => setQuery({ entity })}>
          <option value="">All</option>
          {Object.entries(auditedThings).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Filter>
        <Filter label="Action" value={query.action} onChange={(action) => setQuery({ action })}>
          <option value="">All</option>
          {Object.entries(auditActions).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Filter>
      </div>
      <Table
        caption="Audit log"
        columns={columns}
        rows={list.rows ?? []}
        keyOf={({ id }) => String(id)}
        busy={list.loading}
        empty="Nothing fits. Every change an admin or a job makes is written down here; try fewer filters."
      />
      <Pagination page={page} total={list.total} noun="entries" onPage={(next) => setQuery({ page: String(next) })} />
    </ListStates>
  );
}

function Differences({ entry }: { entry: AuditEntry }) {
  const differences = differencesOf(entry);
  if (differences.length === 0) return '–';
  const list = (
    <ul>
      {differences.map(({ field, before, after }) => (
        <li key={field}>
          {field}: {entry.action === 'update' ? `${before} → ${after}` : entry.action === 'insert' ? after : before}
        </li>
      ))}
    </ul>
  );
  return differences.length <= 3 ? (
    list
  ) : (
    <details>
      <summary>{differences.length} fields</summary>
      {list}
    </details>
  );
}
