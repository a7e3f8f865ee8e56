import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import { momentInIndia } from '#src/domain/moment.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/en/visitPaying.ts';
import { useOpener } from './useOpener.ts';

// Comes with the form's library, for who has paid.
const ClaimForm = lazy(() => import('./ClaimForm.tsx').then(({ ClaimForm }) => ({ default: ClaimForm })));
const TakeClaimBack = lazy(() =>
  import('./TakeClaimBack.tsx').then(({ TakeClaimBack }) => ({ default: TakeClaimBack })),
);

interface Props {
  token: string;
  stay: GuestStay;
  onChanged: () => void;
}

/** How a guest says that the advance is paid; once they have, what they said, and the way to correct it. */
export function TellPaid({ token, stay, onChanged }: Props) {
  const { claim } = stay;
  const [isOpen, setOpen] = useState(false);
  const opener = useOpener(isOpen);
  // The button that took it back is gone with it.
  const told = useOpener(claim !== null);
  // What is answered stands above, in a page that has become shorter.
  const isTold = useRef(claim !== null);
  useEffect(() => {
    if (claim && !isTold.current) opener.current?.parentElement?.scrollIntoView({ block: 'center' });
    isTold.current = claim !== null;
  }, [claim, opener]);
  if (isOpen) {
    return (
      <Suspense fallback={<p role="status">{say.loading}</p>}>
        <ClaimForm token={token} stay={stay} onChanged={onChanged} onClose={() => setOpen(false)} />
      </Suspense>
    );
  }
  return (
    <div ref={opener} className="no-print">
      {claim ? (
        <p className="mt-3 text-ink-soft text-sm">
          {claim.reference ? (
            <>
              UTR <strong className="figures text-ink">{claim.reference.replace(/(\d{4})(?=\d)/g, '$1 ')}</strong>
              {say.toldOn(momentInIndia(claim.at))}
            </>
          ) : (
            momentInIndia(claim.at)
          )}
        </p>
      ) : (
        <p className="mt-4">{stay.advance_due_at ? say.haveYouPaidInTime : say.haveYouPaid}</p>
      )}
      <div ref={told} className="mt-2 flex flex-wrap gap-2">
        <Button variant={claim ? 'quiet' : 'secondary'} size="small" onClick={() => setOpen(true)}>
          {claim ? say.correctUtr : say.iHavePaid}
        </Button>
        {claim && (
          <Suspense>
            <TakeClaimBack token={token} onChanged={onChanged} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
