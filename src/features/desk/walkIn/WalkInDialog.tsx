import '#src/features/desk/deeds.css';
import { useEffect, useState } from 'react';
import type { CalendarRow } from '#src/domain/desk/calendar.ts';
import { walkIn } from '#src/domain/desk/chosen.ts';
import { chosenPlan } from '#src/domain/desk/phone.ts';
import { shortRupees } from '#src/domain/desk/rateWords.ts';
import { shortDay } from '#src/domain/desk/stayWords.ts';
import { formatRupees, typedRupees } from '#src/domain/money.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { maxNights } from '#src/domain/stayLimits.ts';
import { DeskParty } from '#src/features/desk/DeskParty.tsx';
import { PlanAndCode } from '#src/features/desk/PlanAndCode.tsx';
import { QuoteNotices } from '#src/features/desk/QuoteNotices.tsx';
import { RoomFields, useStayRooms } from '#src/features/desk/RoomFields.tsx';
import { useDebouncedQuote } from '#src/features/desk/useDebouncedQuote.ts';
import { isOutcomeUnknown } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskCalendar } from '#src/server/calls/desk/calendar.ts';
import { deskQuote } from '#src/server/calls/desk/phone.ts';
import { call } from '#src/server/signedIn.ts';
import { readTexts, removeTexts, storeTexts } from '#src/server/unsentTexts.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { ListSkeleton } from '#src/ui/Skeletons.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useFields } from '#src/ui/useFields.ts';
import * as say from '#src/words/staff/desk.ts';
import { useWalkIn } from './useWalkIn.ts';
import { WalkInDone } from './WalkInDone.tsx';
import { WalkInPayment } from './WalkInPayment.tsx';

/** The guest's name and phone stay over a reload. */
const kept = 'walk-in';

interface Props {
  houses: readonly { id: string; name: string }[];
  onClose: () => void;
  onChanged: () => void;
}

/** Books a guest at the door from tonight on, takes the payment and checks in, in one form. */
export function WalkInDialog({ houses, onClose, onChanged }: Props) {
  const [today] = useState(todayInKolkata);
  const [hotel, setHotel] = useState(houses[0]?.id ?? '');
  const [roomId, setRoomId] = useState('');
  const [nights, setNights] = useState(1);
  const [party, setParty] = useState({ num_rooms: 1, num_adults: 2, num_children: 0 });
  const [plan, setPlan] = useState({ plan_id: '', code: '' });
  const [isHere, setHere] = useState(true);
  const [{ guest_name = '', guest_phone = '' }] = useState(() => readTexts(kept));
  const fields = useFields({ guest_name, guest_phone, method: '', amount: '', reference: '' });
  // Until a person types an amount, it is the total.
  const [isTyped, setTyped] = useState(false);
  const { busy, refused, made, book, problems } = useWalkIn(today);
  const { remote, retry } = useRemote(hotel, () =>
    call(deskCalendar, { hotel_id: hotel, first_night: today, nights: maxNights }),
  );
  const calendar = remote.state === 'ready' ? remote.value : null;
  const offered = calendar ? walkIn(calendar, today).rooms : [];
  const row = calendar?.rows.find(({ id }) => id === (offered.includes(roomId) ? roomId : offered[0]));
  const isSoldOut = row !== undefined && freeOf(row, nights) < party.num_rooms;
  const check_out_date = addDays(today, nights);
  const most = row ? row.max_occupancy * party.num_rooms : 2;
  const guests = { ...party, num_adults: Math.min(party.num_adults, Math.max(1, most - party.num_children)) };
  const stay = {
    room_category_id: row?.id ?? '',
    check_in_date: today,
    check_out_date,
    ...guests,
    night_price: null,
    ...chosenPlan(plan),
  };
  const {
    quote,
    previous,
    failure,
    isAsking,
    retry: askAgain,
  } = useDebouncedQuote(row ? stay : null, (asked) => call(deskQuote, asked));
  const amount = isTyped || !quote ? fields.form.amount : typedRupees(quote.total_amount);
  const hasNumbers = calendar?.rooms?.some(({ room_category_id }) => room_category_id === row?.id) === true;
  const choice = useStayRooms(
    row && hasNumbers && !isSoldOut ? { room_category_id: row.id, check_out_date, num_rooms: guests.num_rooms } : null,
  );

  useEffect(() => {
    const { guest_name, guest_phone } = fields.form;
    storeTexts(kept, { guest_name: guest_name || undefined, guest_phone: guest_phone || undefined });
  }, [fields.form]);
  // The desk types at once. The heading has the focus while the rooms load.
  const hasRow = row !== undefined;
  useEffect(() => {
    if (hasRow && document.activeElement?.tagName === 'H2') document.getElementById(`${fields.id}-room`)?.focus();
  }, [hasRow, fields.id]);
  function close() {
    removeTexts(kept);
    onClose();
  }

  async function submit() {
    const form = { ...fields.form, amount };
    if (busy || fields.refuse(problems(form, stay)) || !quote) return;
    const failure = await book(stay, form, quote.total_amount, isHere, hasNumbers ? choice.room_ids : []);
    // After a refusal, availability and prices may have changed.
    if (!failure) {
      removeTexts(kept);
      onChanged();
    } else {
      askAgain();
      if (!isOutcomeUnknown(failure)) choice.retry();
    }
  }
  if (made && row)
    return (
      <WalkInDone
        made={made}
        guest={fields.form.guest_name}
        hotel={hotel}
        stay={{ ...stay, room_name: row.name }}
        onClose={close}
      />
    );
  return (
    <FormDialog
      title={say.walkIn}
      submit={isHere ? say.bookAndCheckIn : say.book}
      busy={busy}
      disabled={!quote || isSoldOut || (hasNumbers && !choice.stay)}
      refused={refused}
      onSubmit={submit}
      onClose={close}
    >
      {houses.length > 1 && (
        <Select
          label={say.property}
          value={hotel}
          onChange={(event) => {
            setHotel(event.currentTarget.value);
            setPlan({ plan_id: '', code: '' });
          }}
        >
          {houses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {remote.state === 'loading' && <ListSkeleton label={say.loadingRooms} />}
      {calendar && !row && <p>{say.noRoomTypeOnSale}</p>}
      {calendar && row && (
        <>
          <Select
            id={`${fields.id}-room`}
            label={say.roomType}
            value={row.id}
            error={isSoldOut ? say.tooFewRooms(freeOf(row, nights)) : undefined}
            onChange={(event) => setRoomId(event.currentTarget.value)}
          >
            {offered
              .flatMap((id) => calendar.rows.find((one) => one.id === id) ?? [])
              .map((one) => (
                <option key={one.id} value={one.id} disabled={one.id !== row.id && freeOf(one, nights) < 1}>
                  {roomWords(one, nights)}
                </option>
              ))}
          </Select>
          <Stepper
            byArrows
            label={say.nights}
            hint={say.fromTonightUntil(shortDay(check_out_date))}
            value={nights}
            min={1}
            max={maxNights}
            onChange={setNights}
          />
          <DeskParty party={guests} row={row} onChange={(change) => setParty({ ...guests, ...change })} />
          {hasNumbers && !isSoldOut && <RoomFields rooms={choice} />}
          <TextInput label={say.name} required {...fields.field('guest_name')} />
          <TextInput label={say.guestPhone} required type="tel" inputMode="tel" {...fields.field('guest_phone')} />
          <PlanAndCode quote={quote ?? previous} choice={plan} onChange={(change) => setPlan({ ...plan, ...change })} />
          <QuoteNotices failure={failure} rule={quote?.rule} onRetry={askAgain} />
          <p className="flex items-baseline justify-between gap-4" aria-live="polite" aria-busy={isAsking}>
            <span>
              <b>{say.total}</b>{' '}
              {quote && quote.tax_amount > 0 && <small className="text-ink-soft">{say.taxesIncluded}</small>}
            </span>
            <b className="figures text-lg">{quote ? formatRupees(quote.total_amount) : '…'}</b>
          </p>
          <WalkInPayment
            method={fields.form.method}
            amount={amount}
            field={fields.field}
            onAmount={() => setTyped(true)}
          />
          <Checkbox checked={isHere} onChange={(event) => setHere(event.currentTarget.checked)}>
            {say.checkInNow}
          </Checkbox>
        </>
      )}
    </FormDialog>
  );
}

const freeOf = (row: CalendarRow, nights: number) => Math.min(...row.free.slice(0, nights));

function roomWords(row: CalendarRow, nights: number): string {
  const free = freeOf(row, nights);
  const left = free > 0 ? say.roomsLeft(free) : say.soldOut;
  return say.roomWithPrice(row.name, shortRupees(row.at_desk[0] ?? 0), left);
}
