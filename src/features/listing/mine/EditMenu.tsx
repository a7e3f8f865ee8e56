import { ChevronDown } from 'lucide-react';
import { listingParts, partNames } from '#src/domain/listing/listingParts.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';

interface Props {
  property_id: string;
  /** The heading of the listing. */
  describedBy: string;
  /** Whether something that was typed is not published yet. */
  hasChanges: boolean;
}

/** The parts of a live listing: each leads to where it is changed. */
export function EditMenu({ property_id, describedBy, hasChanges }: Props) {
  return (
    <details className="edit-menu" name="edit-listing">
      <summary className="button button-secondary" aria-describedby={describedBy}>
        Edit listing
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {hasChanges && (
          <li>
            <a className="link font-semibold" href={ownerPaths.listingStep(property_id, 'summary')}>
              See changes and publish
            </a>
          </li>
        )}
        {partNames.map((part) => (
          <li key={part}>
            <a className="link" href={ownerPaths.listingStep(property_id, part)} aria-describedby={describedBy}>
              {listingParts[part]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
