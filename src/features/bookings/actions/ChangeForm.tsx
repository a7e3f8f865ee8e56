import { type SubmitEvent, useState } from 'react';
import { droppable, typesWords } from '#src/domain/booking/parts.ts';
import { seenOf } from '#src/domain/booking/seen.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import type { CalendarRow } from '#src/domain/desk/calendar.ts';
import { priceBounds, readNightPrice } from '#src/domain/desk/callerForm.ts';
import { maxPriceReason, minPriceReason, priceReasonAsked } from '#src/domain/desk/phone.ts';
import { shortRupees } from '#src/domain/desk/rateWords.ts';
import { addDays, counted, isIsoDate, maxDaysAhead, nightsBetween } from '#src/domain/stay.ts';
import { DeskParty } from '#src/features/desk/DeskParty.tsx';
import { useAction } from '#src/features/desk/useAction.ts';
import { useDebouncedQuote } from '#src/features/desk/useDebouncedQuote.ts';
import { changeStay, deskChangeQuote } from '#src/server/calls/desk/bookings.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/bookings.ts';
import { Compared } from './Compared.tsx';

interface Props {
  booking: DeskBooking;
  rooms: readonly CalendarRow[];
  today: string;
  onClose: () => void;
  onChanged: () => void;
}

type Price = 'kept' | 'rates' | 'booked' | 'own';

export function ChangeForm({ booking, rooms, today, onClose, onChanged }: Props) {
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const [stay, setStay] = useState({
    room_category_id: booking.room_category_id,
    check_in_date: booking.check_in_date,
    check_out_date: booking.check_out_date,
    num_rooms: booking.num_rooms,
    num_adults: booking.num_adults,
    num_children: booking.num_children,
  });
  const [chosen, setPrice] = useState<Price>('kept');
  const { id, form: own, field, refuse } = useFields({ night_price: '', price_reason: '' });
  const set = (change: Partial<typeof stay>) => setStay((before) => ({ ...before, ...change }));

  const { check_in_date: from, check_out_date: until, num_rooms } = stay;
  const row = rooms.find((one) => one.id === stay.room_category_id);
  // A stay that has begun keeps its arrival date, and from its second day its room type.
  const hasBegun = booking.check_in_date < today || booking.stay_state === 'checked_in';
  const keepsRoom = booking.check_in_date < today;
  const isStay = isIsoDate(from) && isIsoDate(until) && nightsBetween(from, until) > 0;
  // The booked total is offered only for the same number of room nights or fewer.
  const mayKeep = isStay && num_rooms * nightsBetween(from, until) <= booking.num_rooms * booking.nights;
  const price = chosen === 'booked' && !mayKeep ? 'kept' : chosen;
  const pricing = price === 'own' ? 'rates' : price;
  const night_price = price === 'own' ? readNightPrice(own.night_price) : null;
  const isSame = (Object.keys(stay) as (keyof typeof stay)[]).every((name) => stay[name] === booking[name]);
  const asked =
    isStay && (price !== 'own' || night_price !== null) && (!isSame || price === 'own')
      ? { booking_id: booking.id, ...stay, pricing, night_price }
      : null;
  const { quote, failure, isAsking, retry } = useDebouncedQuote(asked, (wanted) => call(deskChangeQuote, wanted));
  const isSoldOut = quote !== null && quote.rooms_free < num_rooms;
  const asksReason = price === 'own' || quote?.asks_reason === true;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = {
      ...(price === 'own' && night_price === null && { night_price: priceBounds }),
      ...(asksReason && own.price_reason.trim().length < minPriceReason && { price_reason: priceReasonAsked }),
    };
    if (refuse(found) || !quote || isSoldOut) return;
    run(
      async () => {
        const result = await call(changeStay, {
          booking_id: booking.id,
          seen: seenOf(booking),
          ...stay,
          total_amount: quote.total_amount,
          pricing,
          night_price,
          price_reason: asksReason ? own.price_reason : null,
        });
        if (!result.ok) retry();
        return result;
      },
      () => say.bookingChanged(booking.guest_name),
    );
  }
  const date = (name: 'check_in_date' | 'check_out_date', label: string, isFixed: boolean) => (
    <TextInput
      label={label}
      type="date"
      min={name === 'check_out_date' ? addDays(from > today ? from : today, from >= today ? 1 : 0) : today}
      max={addDays(today, maxDaysAhead)}
      readOnly={isFixed}
      value={stay[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
  const choice = (value: Price, name: string, hint: string) => (
    <label className="stay-choice">
      <input type="radio" name={id} checked={price === value} onChange={() => setPrice(value)} />
      <span>
        {name}
        <small>{hint}</small>
      </span>
    </label>
  );
  const others = droppable(booking).slice(1);
  /** Another type of the booking cannot be chosen. */
  const isOffered = ({ id: type }: { id: string }) => others.every((one) => one.room_category_id !== type);
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {hasBegun && <p>{keepsRoom ? say.onlyCheckOutAndGuestsChange : say.checkInDoesNotChange}</p>}
      <div className="grid grid-cols-2 gap-3">
        {date('check_in_date', say.checkIn, hasBegun)}
        {date('check_out_date', say.checkOut, false)}
      </div>
      {!isStay && <Notice tone="warning">{say.checkOutMustBeAfterCheckIn}</Notice>}
      {!keepsRoom && (
        <Select
          label={say.roomType}
          value={stay.room_category_id}
          onChange={(event) => set({ room_category_id: event.currentTarget.value })}
        >
          {rooms.filter(isOffered).map((one) => (
            <option key={one.id} value={one.id}>
              {one.is_active ? one.name : say.notOnSale(one.name)}
            </option>
          ))}
        </Select>
      )}
      {others.length > 0 && (
        <p>
          {say.othersMove(others.map(({ num_rooms, name }) => typesWords({ num_rooms, room_name: name })).join(', '))}
        </p>
      )}
      <DeskParty party={stay} row={row} keepsRooms={keepsRoom} onChange={set} />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{say.price}</legend>
        {choice(
          'kept',
          booking.price_reason ? say.bookedNightsKeepYourPrice : say.bookedNightsKeepPrice,
          quote && price === 'kept' && !quote.keeps ? say.noNightKeepsPrice : say.addedNightsAtTodaysRates,
        )}
        {choice('rates', say.allNightsAtTodaysRates, say.withDiscountsOfBookingDay)}
        {mayKeep && choice('booked', say.totalAsBooked, say.priceDoesNotChange)}
        {others.length === 0 && choice('own', say.yourOwnPricePerNight, say.enterPriceAndReason)}
      </fieldset>
      {price === 'own' && (
        <TextInput
          label={say.pricePerNightBeforeTax}
          inputMode="decimal"
          hint={
            <span aria-live="polite">
              {night_price !== null && quote && say.priceWithTaxes(shortRupees(quote.base_price))}
            </span>
          }
          {...field('night_price')}
        />
      )}
      {asksReason && (
        <TextInput
          label={say.reason}
          hint={price === 'own' ? say.reasonIsKept : say.upgradeNeedsReason}
          maxLength={maxPriceReason}
          {...field('price_reason')}
        />
      )}
      <Compared
        booking={booking}
        quote={quote}
        room={row?.name}
        failure={failure}
        isAsking={isAsking}
        isSame={isSame && price !== 'own'}
        onRetry={retry}
      />
      {isSoldOut && (
        <Notice tone="error">
          {quote.rooms_free > 0 ? say.tooFewRoomsAvailable(counted(quote.rooms_free, 'room')) : say.noRoomsAvailable}
        </Notice>
      )}
      <RefusalNotice failure={refused} />
      <p className="text-ink-soft text-sm">
        {say.nightsAreReleasedLast} {booking.guest_email ? say.weEmailChange : say.tellGuestYourself}{' '}
        {stay.check_in_date < booking.check_in_date && say.earlierDayNeedsConsent}{' '}
        {booking.is_email_fixed && (quote?.difference ?? 0) > 0 && say.higherPriceNeedsConsent}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {say.cancel}
        </Button>
        <Button type="submit" busy={busy} disabled={!quote || isSoldOut}>
          {say.changeBooking}
        </Button>
      </div>
    </form>
  );
}
