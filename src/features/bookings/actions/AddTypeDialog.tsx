import { useState } from 'react';
import { seenOf } from '#src/domain/booking/seen.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import { formatRupees } from '#src/domain/money.ts';
import { DeskParty } from '#src/features/desk/DeskParty.tsx';
import { QuoteNotices } from '#src/features/desk/QuoteNotices.tsx';
import { useAction } from '#src/features/desk/useAction.ts';
import { useDebouncedQuote } from '#src/features/desk/useDebouncedQuote.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { addType } from '#src/server/calls/desk/bookings.ts';
import { deskCalendar } from '#src/server/calls/desk/calendar.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import * as say from '#src/words/staff/bookings.ts';

interface Props {
  booking: DeskBooking;
  onClose: () => void;
  onChanged: () => void;
}

/** Adds rooms of another type to a booking, for its nights. */
export function AddTypeDialog({ booking, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const [chosen, setChosen] = useState('');
  const [party, setParty] = useState({ num_rooms: 1, num_adults: 1, num_children: 0 });
  const nights = { first_night: booking.check_in_date, nights: booking.nights };
  const { remote, retry } = useRemote(booking.id, () => call(deskCalendar, { hotel_id: booking.hotel_id, ...nights }));
  const booked = [booking, ...(booking.parts ?? [])].map(({ room_category_id }) => room_category_id);
  const rows =
    remote.state === 'ready' ? remote.value.rows.filter(({ id, is_active }) => is_active && !booked.includes(id)) : [];
  const row = rows.find(({ id }) => id === chosen) ?? rows.find(({ free }) => Math.min(...free) > 0) ?? rows[0];
  const asked = row && { booking_id: booking.id, seen: seenOf(booking), room_category_id: row.id, ...party };
  const { quote, failure, isAsking, retry: askAgain } = useDebouncedQuote(asked ?? null, (it) => call(addType, it));
  const isSoldOut = row !== undefined && Math.min(...row.free) < party.num_rooms;
  return (
    <FormDialog
      title={say.addRoomType}
      submit={say.addRooms}
      busy={busy}
      disabled={!quote || isSoldOut}
      refused={refused}
      onSubmit={() =>
        run(
          async () => {
            const result = await call(addType, { ...asked, total_amount: quote?.total_amount });
            if (!result.ok) askAgain();
            return result;
          },
          () => say.roomsAdded,
        )
      }
      onClose={onClose}
    >
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {remote.state === 'loading' && <ListSkeleton label={say.loadingRooms} />}
      {remote.state === 'ready' && !row && <p>{say.noOtherRoomType}</p>}
      {row && (
        <>
          <Select
            label={say.roomType}
            value={row.id}
            error={isSoldOut ? say.tooFewOfType : undefined}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {rows.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <DeskParty party={party} row={row} onChange={(change) => setParty({ ...party, ...change })} />
          <QuoteNotices failure={failure} rule={null} onRetry={askAgain} />
          <p aria-live="polite" aria-busy={isAsking}>
            {quote && say.priceRises(formatRupees(quote.difference), formatRupees(quote.total_amount))}
          </p>
          <p className="text-ink-soft text-sm">
            {booking.guest_email ? say.weEmailChange : say.tellGuestYourself}{' '}
            {booking.is_email_fixed && say.higherPriceNeedsConsent}
          </p>
        </>
      )}
    </FormDialog>
  );
}
