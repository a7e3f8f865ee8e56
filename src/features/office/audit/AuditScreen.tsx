import { useState } from 'react';
import { formatMoment } from '#src/domain/moment.ts';
import {
  type AuditEntry,
  actionOf,
  auditActions,
  auditedThings,
  changesOnly,
  isNewOwner,
  thingOf,
  whoOf,
  whyNotUndone,
} from '#src/domain/office/audit.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import type { Column } from '#src/features/office/AdminTable.tsx';
import { ListScreen } from '#src/features/office/ListScreen.tsx';
import { MailAddress } from '#src/features/office/MailAddress.tsx';
import { useListScreen } from '#src/features/office/useListScreen.ts';
import { useProof } from '#src/features/office/useProof.tsx';
import { useRemote } from '#src/lib/useRemote.ts';
import { auditPage, undoChange } from '#src/server/calls/office/audit.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
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
    filters: { search: '', entity: '', action: changesOnly, change: '' },
    read: ({ change, ...asked }) =>
      call(auditPage, {
        ...asked,
        action: asked.action === 'all' ? null : asked.action,
        ...(change && /^[1-9]\d{0,14}$/.test(change) && { change: Number(change) }),
      }),
    idOf: ({ id }: AuditEntry) => String(id),
  });

  const proof = useProof('undo');
  const [asked, setAsked] = useState<AuditEntry | null>(null);
  const emails = asked && say.undoEmails[asked.undo?.kind as keyof typeof say.undoEmails];

  async function undo(entry: AuditEntry) {
    setAsked(null);
    await list.change(entry, {
      patch: {},
      run: () => proof.withProof(say.askUndo, () => call(undoChange, { audit_id: entry.id })),
      done: say.changeUndone(thingOf(entry)),
    });
    // The undo is a change too, and a refusal says what changed since: both are in the log.
    list.reload();
  }
  /** Asks where emails follow, where more goes back than the entry shows, and before a mistake is made again. */
  const press = (entry: AuditEntry) =>
    (entry.undo?.kind && entry.undo.kind in say.undoEmails) || Number(entry.undo?.entries) > 1 || entry.undoes
      ? setAsked(entry)
      : undo(entry);
  /** The first entry in view of each change has the undo of all. */
  const firsts = new Set(
    list.rows
      ?.filter(({ undo }, at, rows) => undo && rows.findIndex((other) => other.undo?.change === undo.change) === at)
      .map(({ id }) => id),
  );

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
    {
      head: say.action,
      cell: (entry) => <span className="whitespace-nowrap">{actionOf(entry)}</span>,
    },
    {
      head: say.change,
      cell: (entry) => (
        <>
          <AuditChange entry={entry} />
          <MoreEntries entry={entry} onOpen={() => list.setQuery(wholeChange(entry))} />
        </>
      ),
    },
    {
      head: say.who,
      cell: (entry) => (
        <div className="min-w-28 lg:min-w-36">
          <MailAddress
            address={
              isNewOwner(entry) && entry.actor_email === entry.label ? say.withFirstListing(whoOf(entry)) : whoOf(entry)
            }
          />
        </div>
      ),
    },
    { head: say.when, cell: ({ at }) => <span className="lg:whitespace-nowrap">{formatMoment(at)}</span> },
    {
      head: say.undo,
      cell: (entry) =>
        entry.undo && (
          <Undo entry={entry} isFirst={firsts.has(entry.id)} busy={list.isPending(entry)} onUndo={() => press(entry)} />
        ),
    },
  ];

  return (
    <>
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
        actions={
          list.query.change && (
            <Button variant="secondary" onClick={() => list.setQuery({ change: '' })}>
              {say.showAllChanges}
            </Button>
          )
        }
        empty={list.isFiltered ? say.noEntriesMatch : say.changesAppearHere}
      />
      {asked && (
        <FormDialog title={say.askUndo} submit={say.undo} onSubmit={() => undo(asked)} onClose={() => setAsked(null)}>
          <WholeChange entry={asked} />
          {Number(asked.undo?.entries) > 1 && <p>{say.allGoBack(Number(asked.undo?.entries))}</p>}
          {emails && <p>{emails}</p>}
        </FormDialog>
      )}
      {proof.dialog}
    </>
  );
}

/** The entry, and as many others of its change as fit on a page. */
function WholeChange({ entry }: { entry: AuditEntry }) {
  const isMore = Number(entry.undo?.entries) > 1;
  const { remote } = useRemote(isMore ? String(entry.id) : null, () =>
    call(auditPage, { action: changesOnly, change: entry.id }),
  );
  const others = remote.state === 'ready' ? remote.value.rows.filter(({ id }) => id !== entry.id) : [];
  return [entry, ...others].map((one) => (
    <div key={one.id}>
      <p className="font-semibold">{thingOf(one)}</p>
      <AuditChange entry={one} />
    </div>
  ));
}

/** The address of all entries of a change. */
const wholeChange = ({ id }: AuditEntry) => ({ search: '', entity: '', change: String(id) });

function MoreEntries({ entry, onOpen }: { entry: AuditEntry; onOpen: () => void }) {
  const more = (entry.entries ?? 1) - 1;
  if (more === 0) return null;
  const name = say.moreEntries(more);
  return (
    <Button
      variant="quiet"
      size="small"
      className="-ml-3"
      aria-label={say.moreOfChange(name, thingOf(entry))}
      onClick={onOpen}
    >
      {name}
    </Button>
  );
}

interface UndoProps {
  entry: AuditEntry;
  isFirst: boolean;
  busy: boolean;
  onUndo: () => void;
}

function Undo({ entry, isFirst, busy, onUndo }: UndoProps) {
  const { undo } = entry;
  if (!undo) return null;
  if (!isFirst) return <p className="admin-why">{say.partOfChange}</p>;
  if (!undo.ok) return <p className="admin-why">{whyNotUndone(undo)}</p>;
  const name = undo.entries > 1 ? say.undoWhole(undo.entries) : say.undo;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={say.undoChange(name, thingOf(entry))}
      busy={busy}
      onClick={onUndo}
    >
      {name}
    </Button>
  );
}
