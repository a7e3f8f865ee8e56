import { useState } from 'react';
import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import { moneyOfDropped } from '#src/domain/booking/moneyOfChange.ts';
import { droppable, typesWords } from '#src/domain/booking/parts.ts';
import { seenOf } from '#src/domain/booking/seen.ts';
import { formatRupees } from '#src/domain/money.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { dropRoomsByGuest, guestDropQuote } from '#src/server/calls/guestActions.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { guestWords } from '#src/words/en/party.ts';

interface Props {
  token: string;
  stay: GuestStay;
  onClose: () => void;
  onChanged: () => void;
}

/** Removes one of several room types, under the cancellation policy. */
export function DropRoomsDialog({ token, stay, onClose, onChanged }: Props) {
  const types = droppable(stay);
  const [room_category_id, choose] = useState(types.at(-1)?.room_category_id ?? '');
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const { remote, retry } = useRemote(room_category_id, () => callAsGuest(guestDropQuote, { token, room_category_id }));
  const quote = remote.state === 'ready' ? remote.value : null;
  return (
    <FormDialog
      title={say.dropTitle}
      submit={say.dropRooms}
      cancel={say.keepStay}
      busy={busy}
      disabled={!quote}
      refused={refused}
      onSubmit={() =>
        run(
          () =>
            callAsGuest(dropRoomsByGuest, {
              ...{ token, room_category_id, seen: seenOf(stay) },
              total_amount: quote?.total_amount ?? 0,
            }),
          ({ refund }) => (refund > 0 ? say.droppedWithRefund(formatRupees(refund)) : say.dropped),
        )
      }
      onClose={onClose}
    >
      <Select label={say.whichRooms} value={room_category_id} onChange={(event) => choose(event.currentTarget.value)}>
        {types.map((type) => (
          <option key={type.room_category_id} value={type.room_category_id}>
            {`${typesWords({ num_rooms: type.num_rooms, room_name: type.name })} · ${guestWords({ adults: type.num_adults, children: type.num_children })}`}
          </option>
        ))}
      </Select>
      <p>{say.whatFollowsDropped}</p>
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {quote ? (
        <Notice tone="info">
          {moneyOfDropped(stay, quote).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      ) : (
        remote.state === 'loading' && <Skeleton className="h-24" />
      )}
    </FormDialog>
  );
}
