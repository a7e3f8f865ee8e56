import { formatMoment } from '#src/domain/moment.ts';
import { type AuditEntry, auditActions, auditedThings, changesOnly, thingOf, whoOf } from '#src/domain/office/audit.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { ListScreen } from '#src/features/office/ListScreen.tsx';
import type { Column } from '#src/features/office/Table.tsx';
import { useListScreen } from '#src/features/office/useListScreen.ts';
import { auditPage, undoChange } from '#src/server/calls/office/audit.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { AuditChange } from './AuditChange.tsx';
import { pathOfThing } from './auditPaths.ts';

/** `/admin/audit`: who changed or viewed what, and when. */
export function AuditScreen() {
  return <AdminGuard>{() => <Audit />}</AdminGuard>;
}

function Audit() {
  const list = useListScreen({
    filters: { search: '', entity: '', action: changesOnly },
    read: (asked) => call(auditPage, { ...asked, action: asked.action === 'all' ? null : asked.action }),
    idOf: ({ id }: AuditEntry) => String(id),
  });

  async function undo(entry: AuditEntry) {
    await list.change(entry, {
      patch: { undoable: false },
      run: () => call(undoChange, { audit_id: entry.id }),
      done: `Change undone: ${thingOf(entry)}`,
    });
    // The undo is a change of its own and appears in the log too.
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
    <ListScreen
      list={list}
      noun="audit log"
      counted="entries"
      caption="Audit log"
      columns={columns}
      search={<SearchField label="Search" {...list.fieldOf('search')} />}
      filters={
        <>
          <Filter label="Type" {...list.fieldOf('entity')} options={[['', 'All'], ...auditedThings]} />
          <Filter
            label="Action"
            {...list.fieldOf('action')}
            options={[[changesOnly, 'All changes'], ['all', 'Changes and views'], ...Object.entries(auditActions)]}
          />
        </>
      }
      empty={
        list.isFiltered
          ? 'No entries match. Try fewer filters. Changes by admins and jobs, and views of personal data, appear here.'
          : 'Changes by admins and jobs, and views of personal data, appear here.'
      }
    />
  );
}
