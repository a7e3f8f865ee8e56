import { useState } from 'react';
import { useDeed } from '#src/features/desk/useDeed.ts';
import { takeClaimBack } from '#src/server/calls/guestDeeds.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import * as say from '#src/words/en/visitClaim.ts';

interface Props {
  token: string;
  onChanged: () => void;
}

/** For who has not paid after all: what they told of a payment is taken back, once it was said what follows. */
export function TakeClaimBack({ token, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { busy, refused, run } = useDeed({ onClose: close, onChanged });
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {say.notPaid}
      </Button>
      {isOpen && (
        <Dialog
          open
          title={say.notPaidTitle}
          onClose={close}
          footer={
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="secondary" onClick={close}>
                {say.keepLooking}
              </Button>
              <Button
                busy={busy}
                onClick={() =>
                  run(
                    () => callAsGuest(takeClaimBack, { token }),
                    () => say.lookedNoMore,
                  )
                }
              >
                {say.stopLooking}
              </Button>
            </div>
          }
        >
          <div className="grid gap-3">
            <p>{say.whatFollows}</p>
            <Refused failure={refused} />
          </div>
        </Dialog>
      )}
    </>
  );
}
