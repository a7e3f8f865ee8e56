import type { ListingChange } from '#src/domain/listing/listingChange.ts';
import { changeLabel, changeWords, reviewReasonWords } from '#src/domain/listing/listingChanges.ts';
import * as say from '#src/words/staff/wizard.ts';

interface Props {
  changes: readonly ListingChange[];
  isMarked?: boolean;
}

export function ChangeList({ changes, isMarked = false }: Props) {
  return (
    <ul className="border-b border-line">
      {changes.map((change) => {
        const { before, after } = changeWords(change);
        return (
          <li
            key={`${change.part} ${change.field} ${change.room} ${change.waits}`}
            className="grid gap-1 border-t border-line py-3"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="font-semibold wrap-anywhere">{changeLabel(change)}</p>
              {isMarked && (
                <p className={`font-semibold text-sm ${change.waits ? '' : 'text-palm'}`}>
                  {change.waits ? say.weCheckItFirst : say.liveImmediately}
                </p>
              )}
            </div>
            <p className="wrap-anywhere">
              {before && (
                <>
                  <span className="sr-only">{say.before} </span>
                  <span className="text-ink-soft whitespace-pre-line">{before}</span>
                  <span aria-hidden="true"> → </span>
                  <span className="sr-only">. {say.after} </span>
                </>
              )}
              <span className="whitespace-pre-line">{after}</span>
            </p>
            {isMarked && change.waits && <p className="text-ink-soft text-sm">{reviewReasonWords(change)}</p>}
          </li>
        );
      })}
    </ul>
  );
}
