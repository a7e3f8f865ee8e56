import { type ComponentProps, useEffect, useRef } from 'react';
import { namesOf } from '#src/domain/desk/stayRooms.ts';
import { stayLine } from '#src/domain/desk/stayWords.ts';
import { formatRupees } from '#src/domain/money.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/desk.ts';
import type { Made } from './useWalkIn.ts';

interface Props extends Pick<ComponentProps<typeof Dialog>, 'onClose'> {
  made: Made;
  guest: string;
  hotel: string;
  stay: Parameters<typeof stayLine>[0];
}

export function WalkInDone({ made, guest, hotel, stay, onClose }: Props) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.querySelector('button')?.focus(), []);
  return (
    <Dialog
      open
      title={say.bookedAs(made.booking_reference)}
      onClose={onClose}
      footer={
        <div ref={end} className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" href={ownerPaths.stay(made.booking_id, hotel)}>
            {say.openBooking}
          </Button>
          <Button onClick={onClose}>{say.done}</Button>
        </div>
      }
    >
      <Notice tone="success">
        <p className="wrap-anywhere">{say.guestInRoom(guest, stayLine(stay))}</p>
        <p>
          {[
            made.rooms.length > 0 && `${namesOf(made.rooms)}.`,
            made.isHere && say.guestIsCheckedIn,
            made.paid && `${say.amountRecorded(formatRupees(made.paid))}.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </Notice>
    </Dialog>
  );
}
