import type { ListingChange } from '#src/domain/listing/listingChange.ts';
import { publishLabel } from '#src/domain/listing/listingChanges.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/staff/wizard.ts';
import { LegalLinks } from './LegalLinks.tsx';

interface Props {
  changes: readonly ListingChange[];
  isNeeded: boolean;
  isReady: boolean;
  isBusy: boolean;
  isSubmitting: boolean;
  onSend: () => void;
}

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
