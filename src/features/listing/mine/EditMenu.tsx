import { ChevronDown } from 'lucide-react';
import { listingSteps } from '#src/domain/listing/steps.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { stepTitles } from '#src/words/staff/listing.ts';
import * as say from '#src/words/staff/people.ts';

const parts = listingSteps.slice(1, -1);

interface Props {
  property_id: string;
  describedBy: string;
  hasChanges: boolean;
}

export function EditMenu({ property_id, describedBy, hasChanges }: Props) {
  return (
    <details className="edit-menu" name="edit-listing">
      <summary className="button button-secondary" aria-describedby={describedBy}>
        {say.editListing}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {hasChanges && (
          <li>
            <a className="link font-semibold" href={ownerPaths.listingStep(property_id, 'summary')}>
              {say.seeChangesAndPublish}
            </a>
          </li>
        )}
        {parts.map((part) => (
          <li key={part}>
            <a className="link" href={ownerPaths.listingStep(property_id, part)} aria-describedby={describedBy}>
              {stepTitles[part]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
