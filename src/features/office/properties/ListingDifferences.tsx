import type { ListingChange } from '#src/domain/listing/listingChange.ts';
import { changeLabel, changeWords } from '#src/domain/listing/listingChanges.ts';
import type { ListingStatus } from '#src/domain/listing/listingStatus.ts';
import { AdminTable, type Column } from '#src/features/office/AdminTable.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import * as say from '#src/words/staff/adminDecision.ts';

interface Props {
  changes: readonly ListingChange[];
  status: ListingStatus;
  isLive: boolean;
  /** The tax numbers or bank account changed. */
  isPayoutChanged: boolean;
}

/** Keeps the lines of a text as its author typed them. */
const Whole = ({ text }: { text: string }) => <span className="whitespace-pre-line">{text}</span>;

const columns: Column<ListingChange>[] = [
  { head: say.field, cell: changeLabel },
  { head: say.guestsSeeNow, cell: (change) => <Whole text={changeWords(change).before} /> },
  { head: say.afterApproval, cell: (change) => <Whole text={changeWords(change).after} /> },
];

export function ListingDifferences({ changes, status, isLive, isPayoutChanged }: Props) {
  if (changes.length === 0 && status === 'approved') return null;
  return (
    <section className="decision-part" aria-labelledby="changes">
      <h3 id="changes">{say.changesToLiveVersion}</h3>
      <AdminTable
        caption={say.changesToLiveVersion}
        columns={columns}
        rows={changes}
        keyOf={({ part, field, room }) => `${part} ${field} ${room}`}
        empty={
          isPayoutChanged ? (
            <Marked text={say.onlyPayoutDetailsChanged(mark(say.checkThemBelow))}>
              {(words) => (
                <a key={words} className="link" href="#compliance">
                  {words}
                </a>
              )}
            </Marked>
          ) : isLive ? (
            say.noDifferences
          ) : (
            say.noHiddenDifferences
          )
        }
      />
    </section>
  );
}
