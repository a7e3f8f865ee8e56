import type { ListingStatus } from '#src/domain/listing/listingStatus.ts';
import type { Difference } from '#src/domain/office/audit.ts';
import { type Column, Table } from '#src/features/office/Table.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import * as say from '#src/words/staff/adminDecision.ts';

interface Props {
  changes: readonly Difference[];
  status: ListingStatus;
  /** The tax numbers or bank account changed. */
  isPayoutChanged: boolean;
}

const columns: Column<Difference>[] = [
  { head: say.field, cell: ({ field }) => field },
  { head: say.guestsSeeNow, cell: ({ before }) => before },
  { head: say.afterApproval, cell: ({ after }) => after },
];

export function Changes({ changes, status, isPayoutChanged }: Props) {
  if (changes.length === 0 && status === 'approved') return null;
  return (
    <section className="decision-part" aria-labelledby="changes">
      <h3 id="changes">{say.changesToLiveVersion}</h3>
      <Table
        caption={say.changesToLiveVersion}
        columns={columns}
        rows={changes}
        keyOf={({ field }) => field}
        empty={
          isPayoutChanged ? (
            <Marked text={say.onlyPayoutDetailsChanged(mark(say.checkThemBelow))}>
              {(words) => (
                <a key={words} className="link" href="#compliance">
                  {words}
                </a>
              )}
            </Marked>
          ) : (
            say.noDifferences
          )
        }
      />
    </section>
  );
}
