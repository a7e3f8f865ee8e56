import type { ListingEvent } from '#src/domain/listing/adminListing.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { actionOf, thingOf, whoOf } from '#src/domain/office/audit.ts';
import { differencesOf } from '#src/domain/office/auditDifferences.ts';
import { formatCount } from '#src/domain/office/formatCount.ts';
import { AdminTable, type Column } from '#src/features/office/AdminTable.tsx';
import * as say from '#src/words/staff/adminDecision.ts';

const columns: Column<ListingEvent>[] = [
  { head: say.what, cell: thingOf },
  { head: say.action, cell: actionOf },
  {
    head: say.change,
    cell: (entry) => (
      <ul>
        {differencesOf(entry)
          .filter(({ before, after }) => before !== after)
          .map(({ field, before, after }) => (
            <li key={field}>
              {field}: {entry.action === 'update' ? `${before} → ${after}` : entry.action === 'delete' ? before : after}
            </li>
          ))}
      </ul>
    ),
  },
  { head: say.who, cell: whoOf },
  { head: say.when, cell: ({ at }) => formatMoment(at) },
];

/** The audit log of the listing and its room types, newest first. */
export function ListingAuditLog({ entries }: { entries: readonly ListingEvent[] }) {
  return (
    <details className="mt-4">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {say.auditLogWithCount(formatCount(entries.length))}
      </summary>
      <AdminTable
        caption={say.auditLogOfListing}
        columns={columns}
        rows={entries}
        keyOf={({ id }) => String(id)}
        empty={say.noAdminHasChangedListing}
      />
    </details>
  );
}
