import type { ListingChange } from '#src/domain/listing/listingChange.ts';
import { publishLabel } from '#src/domain/listing/listingChanges.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/wizard.ts';
import { LegalLinks } from './LegalLinks.tsx';

interface Props {
  changes: readonly ListingChange[];
  /** True if there is something to publish: a change, or a withdrawn listing. */
  isNeeded: boolean;
  /** True once the changes are known. */
  isReady: boolean;
  isBusy: boolean;
  isSubmitting: boolean;
  onSend: () => void;
}

/** The button that publishes the changes of a live listing, with its consequences. */
export function PublishCard({ changes, isNeeded, isReady, isBusy, isSubmitting, onSend }: Props) {
  if (isReady && !isNeeded) {
    return (
      <div>
        <Button variant="secondary" href={paths.owner}>
          {say.backToMyListings}
        </Button>
      </div>
    );
  }
  return (
    <div className="card grid gap-4 p-5">
      <p className="text-sm">
        <LegalLinks words={say.publishingAgreesToTerms} />
      </p>
      <Button size="large" onClick={() => isReady && onSend()} aria-disabled={isBusy || !isReady || undefined}>
        {isSubmitting ? say.publishing : publishLabel(changes)}
      </Button>
    </div>
  );
}
