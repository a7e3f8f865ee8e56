import { formatMoment } from '#src/domain/moment.ts';
import {
  type AuditEntry,
  auditActions,
  auditedThings,
  changesOnly,
  isNewOwner,
  thingOf,
  whoOf,
} from '#src/domain/office/audit.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import type { Column } from '#src/features/office/AdminTable.tsx';
import { ListScreen } from '#src/features/office/ListScreen.tsx';
import { useListScreen } from '#src/features/office/useListScreen.ts';
import { auditPage, undoChange } from '#src/server/calls/office/audit.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import * as say from '#src/words/staff/adminAudit.ts';
import { AuditChange } from './AuditChange.tsx';
import { pathOfThing } from './auditPaths.ts';

/** `/admin/audit`: the log of changes and views by admins. */
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
      done: say.changeUndone(thingOf(entry)),
    });
    // The undo is a change too and appears in the log.
    list.reload();
  }

  const columns: Column<AuditEntry>[] = [
    {
      head: say.what,
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
    { head: say.action, cell: ({ action }) => <span className="whitespace-nowrap">{auditActions[action]}</span> },
    { head: say.change, cell: (entry) => <AuditChange entry={entry} /> },
    {
      head: say.who,
      cell: (entry) => (
        <div className="min-w-36">
          {isNewOwner(entry) && entry.actor_email === entry.label ? say.withFirstListing(whoOf(entry)) : whoOf(entry)}
        </div>
      ),
    },
    { head: say.when, cell: ({ at }) => formatMoment(at) },
    {
      head: say.undo,
      cell: (entry) =>
        entry.undoable ? (
          <Button
            variant="secondary"
            size="small"
            aria-label={say.undoChange(thingOf(entry))}
            busy={list.isPending(entry)}
            onClick={() => undo(entry)}
          >
            {say.undo}
          </Button>
        ) : null,
    },
  ];

  return (
    <ListScreen
      list={list}
      noun={say.auditLogInError}
      counted="entries"
      caption={say.auditLog}
      columns={columns}
      search={<SearchField label={say.search} {...list.fieldOf('search')} />}
      filters={
        <>
          <Filter label={say.type} {...list.fieldOf('entity')} options={[['', say.all], ...auditedThings]} />
          <Filter
            label={say.action}
            {...list.fieldOf('action')}
            options={[[changesOnly, say.allChanges], ['all', say.changesAndViews], ...Object.entries(auditActions)]}
          />
        </>
      }
      empty={list.isFiltered ? say.noEntriesMatch : say.changesAppearHere}
    />
  );
}
