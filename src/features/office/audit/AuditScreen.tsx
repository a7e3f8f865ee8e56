import { formatMoment } from '#src/domain/moment.ts';
import { type AuditEntry, auditActions, auditedThings, thingOf, whoOf } from '#src/domain/office/audit.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { ListStates } from '#src/features/office/ListStates.tsx';
import { Pagination } from '#src/features/office/Pagination.tsx';
import { Filter, SearchField } from '#src/features/office/SearchField.tsx';
import { type Column, Table } from '#src/features/office/Table.tsx';
import { useList } from '#src/features/office/useList.ts';
import { pageOf, useQuery } from '#src/features/office/useQuery.ts';
import { undoChange } from '#src/server/calls/office/audit.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { AuditChange } from './AuditChange.tsx';
import { fetchAudit } from './audit.api.ts';
import { pathOfThing } from './auditPaths.ts';

/** `/admin/audit`: who did what to what or looked at it, and when. */
export function AuditScreen() {
  return <AdminGuard>{() => <Audit />}</AdminGuard>;
}

function Audit() {
  const [query, setQuery] = useQuery({ search: '', entity: '', action: '', page: '1' });
  const page = pageOf(query.page);
  const list = useList(
    JSON.stringify(query),
    ({ id }: AuditEntry) => String(id),
    () => fetchAudit(query, page),
  );

  const isFiltered = query.search !== '' || query.entity !== '' || query.action !== '';

  async function undo(entry: AuditEntry) {
    await list.change(entry, {
      patch: { undoable: false },
      run: () => call(undoChange, { audit_id: entry.id }),
      done: `${thingOf(entry)} is back.`,
    });
    // What was undone is a change of its own, and stands in the log as well.
    list.reload();
  }

  const columns: Column<AuditEntry>[] = [
    {
      head: 'What',
      cell: (entry) => {
        const path = pathOfThing(entry);
        return path ? (
          <a className="link" href={path}>
            {thingOf(entry)}
          </a>
        ) : (
          thingOf(entry)
        );
      },
    },
    { head: 'Action', cell: ({ action }) => <span className="whitespace-nowrap">{auditActions[action]}</span> },
    { head: 'Change', cell: (entry) => <AuditChange entry={entry} /> },
    {
      head: 'Who',
      cell: (entry) => <div className="min-w-36">{whoOf(entry)}</div>,
    },
    { head: 'When', cell: ({ at }) => formatMoment(at) },
    {
      head: 'Undo',
      cell: (entry) =>
        entry.undoable ? (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Undo: ${thingOf(entry)}`}
            busy={list.isPending(entry)}
            onClick={() => undo(entry)}
          >
            Undo
          </Button>
        ) : (
          '–'
        ),
    },
  ];

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
        empty={
          isFiltered
            ? 'Nothing fits. Every change an admin or a job makes, and every look at people’s data, is written down here; try fewer filters.'
            : 'Nothing was changed yet. Every change an admin or a job makes, and every look at people’s data, is written down here, with who, what and when.'
        }
      />
      <Pagination
        page={page}
        total={list.total}
        rows={list.rows?.length ?? 0}
        noun="entries"
        onPage={(next, how) => setQuery({ page: String(next) }, how)}
      />
    </ListStates>
  );
}
