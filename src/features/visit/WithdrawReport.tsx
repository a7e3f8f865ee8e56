import { useState } from 'react';
import { useAction } from '#src/features/desk/useAction.ts';
import { withdrawReport } from '#src/server/calls/guestActions.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import * as say from '#src/words/en/guestStay.ts';

interface Props {
  token: string;
  onChanged: () => void;
}

export function WithdrawReport({ token, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { busy, refused, run } = useAction({ onClose: close, onChanged });
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
            <RefusalNotice failure={refused} />
          </div>
        </Dialog>
      )}
    </>
  );
}
