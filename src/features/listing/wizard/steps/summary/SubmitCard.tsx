import type { Ref } from 'react';
import { listingProblems } from '#src/domain/listing/listing.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import * as say from '#src/words/staff/wizard.ts';
import { LegalLinks } from './LegalLinks.tsx';

interface Props {
  ref: Ref<HTMLInputElement>;
  accepted: boolean;
  isMissing: boolean;
  isBusy: boolean;
  isSubmitting: boolean;
  onAccept: (accepted: boolean) => void;
  onSend: () => void;
}

export function SubmitCard({ ref, accepted, isMissing, isBusy, isSubmitting, onAccept, onSend }: Props) {
  return (
    <div className="card grid gap-4 p-5">
      <div>
        <Checkbox
          ref={ref}
          checked={accepted}
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={isMissing ? 'terms-error' : undefined}
          onChange={({ target }) => onAccept(target.checked)}
        >
          <LegalLinks words={say.agreeToTerms} />
        </Checkbox>
        {isMissing && (
          <p id="terms-error" className="mt-1.5 font-medium text-chili text-sm">
            {listingProblems.terms_required}
          </p>
        )}
      </div>
      <Button size="large" onClick={onSend} aria-disabled={isBusy || undefined}>
        {isSubmitting ? say.submitting : say.submitForReviewTitle}
      </Button>
    </div>
  );
}
