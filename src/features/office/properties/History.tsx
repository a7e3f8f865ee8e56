import type { ListingEvent } from '#src/domain/listing/adminListing.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { auditActions, differencesOf, thingOf, whoOf } from '#src/domain/office/audit.ts';
import { type Column, Table } from '#src/features/office/Table.tsx';

const columns: Column<ListingEvent>[] = [
  { head: 'What', cell: thingOf },
  { head: 'Action', cell: ({ action }) => auditActions[action] },
  {
    head: 'Change',
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
  { head: 'Who', cell: whoOf },
  { head: 'When', cell: ({ at }) => formatMoment(at) },
];

/** What admins and jobs did to the listing and to its rooms, newest first. */
export function History({ entries }: { entries: readonly ListingEvent[] }) {
  return (
    <section className="decision-part" aria-labelledby="history">
      <h3 id="history">History</h3>
      <Table
        caption="History"
        columns={columns}
        rows={entries}
        keyOf={({ id }) => String(id)}
        empty="No admin has touched this listing yet."
      />
    </section>
  );
}
