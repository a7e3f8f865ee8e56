import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import { seenOf } from '#src/domain/booking/seen.ts';
import { unacceptedWords } from '#src/domain/booking/unaccepted.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { changeByGuest } from '#src/server/calls/guestActions.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import * as say from '#src/words/en/payment.ts';

interface Props {
  token: string;
  stay: GuestStay;
  onChanged: () => void;
}

/** Asks the guest to accept a higher price or an earlier arrival that the hotel set. */
export function Unaccepted({ token, stay, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose: () => {}, onChanged });
  const { stay_state: _, ...asItIs } = seenOf(stay);
  return (
    <Notice tone="warning" title={say.hotelChanged} className="mb-8">
      <p>{unacceptedWords(stay, stay).join(' ')}</p>
      <Button
        size="small"
        className="no-print mt-3"
        busy={busy}
        onClick={() =>
          run(
            () => callAsGuest(changeByGuest, { token, seen: seenOf(stay), ...asItIs, due_now: 0 }),
            () => say.accepted,
          )
        }
      >
        {say.acceptChange}
      </Button>
      <RefusalNotice failure={refused} />
    </Notice>
  );
}
