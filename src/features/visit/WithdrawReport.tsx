import { useState } from 'react';
import { useDeed } from '#src/features/desk/useDeed.ts';
import { withdrawReport } from '#src/server/calls/guestDeeds.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Refused } from '#src/ui/Refused.tsx';
import * as say from '#src/words/en/guestStay.ts';

interface Props {
  token: string;
  onChanged: () => void;
}

export function WithdrawReport({ token, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { busy, refused, run } = useDeed({ onClose: close, onChanged });
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {say.withdraw}
      </Button>
      {isOpen && (
        <Dialog
          open
          title={say.withdrawTitle}
          onClose={close}
          footer={
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="secondary" onClick={close}>
                {say.cancel}
              </Button>
              <Button
                busy={busy}
                onClick={() =>
                  run(
                    () => callAsGuest(withdrawReport, { token }),
                    () => say.withdrawn,
                  )
                }
              >
                {say.withdraw}
              </Button>
            </div>
          }
        >
          <div className="grid gap-3">
            <p>{say.visitReportWhatFollows}</p>
            <Refused failure={refused} />
          </div>
        </Dialog>
      )}
    </>
  );
}
