import type { ListingStatus } from '#src/domain/listing/listingStatus.ts';
import type { Difference } from '#src/domain/office/audit.ts';
import { type Column, Table } from '#src/features/office/Table.tsx';

interface Props {
  changes: readonly Difference[];
  status: ListingStatus;
}

const columns: Column<Difference>[] = [
  { head: 'Field', cell: ({ field }) => field },
  { head: 'Guests see now', cell: ({ before }) => before },
  { head: 'After approval', cell: ({ after }) => after },
];

/** The changes that an approval makes on the live page. */
export function Changes({ changes, status }: Props) {
  if (changes.length === 0 && status === 'approved') return null;
  return (
    <section className="decision-part" aria-labelledby="changes">
      <h3 id="changes">Changes to the live version</h3>
      <Table
        caption="Changes to the live version"
        columns={columns}
        rows={changes}
        keyOf={({ field }) => field}
        empty="No differences. Guests see exactly what was submitted."
      />
    </section>
  );
}
