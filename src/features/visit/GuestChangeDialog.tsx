import { type SubmitEvent, useId, useRef, useState } from 'react';
import { changedTermsWords } from '#src/domain/booking/changedTermsWords.ts';
import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import { moneyOfChange } from '#src/domain/booking/moneyOfChange.ts';
import { droppable, typesWords } from '#src/domain/booking/parts.ts';
import { notOffered, type RoomChoice } from '#src/domain/booking/roomChoice.ts';
import { seenOf } from '#src/domain/booking/seen.ts';
import { formatRupees } from '#src/domain/money.ts';
import { refuseDates } from '#src/domain/stay.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { useDebouncedQuote } from '#src/features/desk/useDebouncedQuote.ts';
import { PriceCompared } from '#src/features/stay/PriceCompared.tsx';
import { StayDates } from '#src/features/stay/StayDates.tsx';
import { isOutcomeUnknown } from '#src/lib/result.ts';
import { changeByGuest, guestChangeQuote } from '#src/server/calls/guestActions.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RefusalNotice } from '#src/ui/RefusalNotice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { ages } from '#src/words/en/party.ts';
import { RoomChoices } from './RoomChoices.tsx';
import { usePayForChange } from './usePayForChange.ts';

interface Props {
  token: string;
  stay: GuestStay;
  onClose: () => void;
  onChanged: () => void;
}

/** Dates, rooms, guests or room type of a booking: shows the old and the new price before the change. */
export function GuestChangeDialog({ token, stay, onClose, onChanged }: Props) {
  const { leave } = usePayForChange(token, stay.booking_reference, onChanged);
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const own = {
    room_category_id: stay.room_category_id,
    check_in_date: stay.check_in_date,
    check_out_date: stay.check_out_date,
  };
  const [wanted, setWanted] = useState({
    ...own,
    num_rooms: stay.num_rooms,
    num_adults: stay.num_adults,
    num_children: stay.num_children,
  });
  const others = droppable(stay).slice(1);
  const [rooms, setRooms] = useState<readonly RoomChoice[]>([]);
  const turn = useRef(0);
  const form = useId();
  const set = (change: Partial<typeof wanted>) => setWanted((before) => ({ ...before, ...change }));

  const { room_category_id, check_in_date, check_out_date, num_rooms, num_adults, num_children } = wanted;
  const isSame = (Object.keys(wanted) as (keyof typeof wanted)[]).every((name) => wanted[name] === stay[name]);
  const isStay = refuseDates(check_in_date, check_out_date) === null;
  // Requested for the unchanged stay too: the answer lists the other room types, even in a refusal.
  const { quote, failure, isAsking, retry } = useDebouncedQuote(isStay ? { token, ...wanted } : null, async (asked) => {
    turn.current += 1;
    const mine = turn.current;
    const result = await callAsGuest(guestChangeQuote, asked);
    const offered = result.ok ? result.value.rooms : result.failure.rooms;
    // Another type of the booking cannot be chosen.
    if (offered && mine === turn.current) setRooms(offered.filter(({ code }) => code !== 'invalid_rooms'));
    return result;
  });
  const isSeenAbove = refused && (isOutcomeUnknown(refused) ? quote !== null : refused.message === failure?.message);
  const isSoldOut = quote !== null && quote.rooms_free < num_rooms;
  const isReady = quote !== null && !isSame && !isSoldOut;
  const dueNow = isReady ? quote.due_now : 0;
  // The largest room type limits the party. Each option says what it takes.
  const most = (count: 'max_occupancy' | 'total_rooms') => Math.max(stay[count], ...rooms.map((room) => room[count]));
  const { max_occupancy } = rooms.find(({ id }) => id === room_category_id) ?? stay;
  const places = most('max_occupancy') * num_rooms;
  // A refusal that applies to every room type is shown once, with the price.
  const isChoice = rooms.some(
    (room) => room.id !== stay.room_category_id && notOffered(room, num_rooms) !== failure?.message,
  );
  const then = isReady && check_in_date !== stay.check_in_date && changedTermsWords(quote);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isReady) return;
    run(
      async () => {
        const { total_amount, due_now } = quote;
        const asked = { token, seen: seenOf(stay), ...wanted, total_amount, due_now };
        const result = await callAsGuest(changeByGuest, asked);
        if (!result.ok) retry();
        // If the gateway does not open, the change waits with its own button. The dialog stays: its Back step would stop the navigation.
        else if (result.value.change && stay.pays_online && (await leave(result.value.change, true)))
          await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
        return result;
      },
      ({ change }) => (change ? say.stayChangeChangeWaits : say.changed),
    );
  }
  return (
    <Dialog
      open
      title={say.changeTitle}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy} aria-disabled={busy || !isReady || undefined}>
            {busy
              ? dueNow > 0
                ? say.holdingNights
                : say.changing
              : dueNow > 0
                ? say.payAndChange(formatRupees(dueNow))
                : say.changeIt}
          </Button>
        </div>
      }
    >
      <form id={form} noValidate className="grid gap-5" onSubmit={submit}>
        <StayDates
          id={`${form}-dates`}
          stay={{ check_in_date: check_in_date || null, check_out_date: check_out_date || null }}
          of={{
            hotel_id: stay.hotel_id,
            room_category_id,
            adults: num_adults,
            children: num_children,
            rooms: num_rooms,
            own: num_rooms <= stay.num_rooms ? own : null,
          }}
          required
          onChange={(dates) =>
            set({ check_in_date: dates.check_in_date ?? '', check_out_date: dates.check_out_date ?? '' })
          }
        />
        {others.length > 0 && (
          <p className="text-ink-soft">
            {say.othersMove(
              stay.room.name,
              others.map(({ num_rooms: count, name }) => typesWords({ num_rooms: count, room_name: name })).join(', '),
            )}
          </p>
        )}
        <div className="grid gap-3">
          <Stepper
            label={say.adults}
            hint={ages.adults}
            min={1}
            max={Math.max(1, places - num_children)}
            value={num_adults}
            onChange={(count) => set({ num_adults: count })}
          />
          <Stepper
            label={say.children}
            hint={ages.children}
            min={0}
            max={Math.max(0, places - num_adults)}
            value={num_children}
            onChange={(count) => set({ num_children: count })}
          />
          <Stepper
            label={say.rooms}
            hint={say.eachTakes(max_occupancy)}
            min={1}
            max={most('total_rooms')}
            value={num_rooms}
            onChange={(count) => set({ num_rooms: count })}
          />
        </div>
        {isChoice && (
          <RoomChoices
            rooms={rooms}
            num_rooms={num_rooms}
            chosen={room_category_id}
            own={stay.room_category_id}
            isAsking={isAsking}
            failure={failure}
            onChoose={(id) => set({ room_category_id: id })}
          />
        )}
        <section aria-label={say.priceToBe} aria-busy={isAsking} className="price-compared">
          {failure &&
            (isOutcomeUnknown(failure) ? (
              <RetryNotice isQuiet onRetry={retry}>
                {failure.message}
              </RetryNotice>
            ) : (
              <Notice tone="warning">{failure.message}</Notice>
            ))}
          {isSoldOut && <Notice tone="warning">{say.notFree}</Notice>}
          {isReady && (
            <PriceCompared
              before={stay}
              now={{ ...quote, room_name: rooms.find(({ id }) => id === room_category_id)?.name }}
            >
              {moneyOfChange(stay, quote)}
            </PriceCompared>
          )}
          {dueNow > 0 && <p>{stay.pays_online ? say.onHoldOnline : say.onHoldByUpi}</p>}
          {then && <Notice tone={then.isOver ? 'warning' : 'info'}>{then.words}</Notice>}
          {(!quote || (isSame && !isSoldOut)) && !failure && (
            <p className="text-ink-soft text-sm">
              {isSame ? say.nothingChanged : isAsking ? say.askingPrice : say.chooseBoth}
            </p>
          )}
          <p className="text-ink-soft text-sm">{say.inRupees}</p>
        </section>
        {/* The new price request shows the result of an unanswered try, and its own refusal. */}
        <RefusalNotice failure={isSeenAbove ? null : refused} />
      </form>
    </Dialog>
  );
}
