import type { ListingChange } from '#src/domain/listing/listingChange.ts';
import { changeLabel, changeWords, whyItWaits } from '#src/domain/listing/listingChanges.ts';
import './ChangeList.css';

interface Props {
  changes: readonly ListingChange[];
  /** Whether each says when guests see it. */
  isMarked?: boolean;
}

/** Changes of a listing, each as it was and as it is, and before they are sent, when guests see it. */
export function ChangeList({ changes, isMarked = false }: Props) {
  return (
    <ul className="change-list">
      {changes.map((change) => {
        const { before, after } = changeWords(change);
        return (
          <li
            key={`${change.part} ${change.field} ${change.room} ${change.waits}`}
            data-waits={change.waits || undefined}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="font-semibold wrap-anywhere">{changeLabel(change)}</p>
              {isMarked && <p className="change-mark">{change.waits ? 'We look at it first' : 'Live at once'}</p>}
            </div>
            <p className="wrap-anywhere">
              {before && (
                <>
                  <span className="sr-only">Before: </span>
                  <span className="text-ink-soft whitespace-pre-line">{before}</span>
                  <span aria-hidden="true"> → </span>
                  <span className="sr-only">. After: </span>
                </>
              )}
              <span className="whitespace-pre-line">{after}</span>
            </p>
            {isMarked && change.waits && <p className="text-ink-soft text-sm">{whyItWaits(change)}</p>}
          </li>
        );
      })}
    </ul>
  );
}
