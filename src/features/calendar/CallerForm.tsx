import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import type { StayPrice } from '#src/domain/booking/price.ts';
import { sourceWords } from '#src/domain/booking/source.ts';
import type { Calendar, CalendarHold } from '#src/domain/desk/calendar.ts';
import {
  type CallerFacts,
  type CallerFormInput,
  callerFormSchema,
  readNightPrice,
} from '#src/domain/desk/callerForm.ts';
import { chosenPlan, deskSources, holdHours, maxPriceReason, type PlanChoice } from '#src/domain/desk/phone.ts';
import { shortRupees } from '#src/domain/desk/rateWords.ts';
import { decimal } from '#src/domain/money.ts';
import { addDays, isIsoDate, maxDaysAhead, nightsBetween } from '#src/domain/stay.ts';
import { DeskParty } from '#src/features/desk/DeskParty.tsx';
import { PlanAndCode } from '#src/features/desk/PlanAndCode.tsx';
import { useDebouncedQuote } from '#src/features/desk/useDebouncedQuote.ts';
import { isOutcomeUnknown } from '#src/lib/result.ts';
import { bookAtDesk, deskQuote, holdRooms } from '#src/server/calls/desk/phone.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as wordsCalendar from '#src/words/staff/calendar.ts';
import * as say from '#src/words/staff/calendarForms.ts';
import { type Made, MadeForCaller } from './MadeForCaller.tsx';
import { QuoteLines } from './QuoteLines.tsx';

type Form = CallerFormInput & PlanChoice;

interface Props {
  isBooking: boolean;
  isWalkIn?: boolean;
  calendar: Calendar;
  rooms: readonly string[];
  check_in_date: string;
  check_out_date: string;
  today: string;
  hold?: CalendarHold;
  typed: RefObject<Partial<Form>>;
  onMade: () => void;
  onClose: () => void;
}

type Errors = Partial<Record<keyof Form | 'form', string>>;
const fieldId = (name: string) => `caller-${name}`;

export function CallerForm(props: Props) {
  const { isBooking, isWalkIn, calendar, rooms, check_in_date, check_out_date, today, hold, typed, onMade, onClose } =
    props;
  const [roomId, setRoomId] = useState(rooms[0] ?? '');
  const row = calendar.rows.find(({ id }) => id === roomId);
  const [form, setForm] = useState<Form>({
    check_in_date,
    check_out_date,
    num_rooms: 1,
    num_adults: Math.min(2, row?.max_occupancy ?? 2),
    num_children: 0,
    guest_name: '',
    guest_phone: '',
    guest_email: '',
    source: isWalkIn ? 'walk_in' : 'phone',
    special_requests: '',
    night_price: '',
    price_reason: '',
    plan_id: '',
    code: '',
    ...(hold && {
      num_rooms: hold.rooms,
      num_adults: hold.num_adults,
      num_children: hold.num_children,
      guest_name: hold.guest_name,
      guest_phone: hold.guest_phone ?? '',
      night_price: hold.night_price === null ? '' : String(decimal(hold.night_price)),
      price_reason: hold.price_reason ?? '',
      plan_id: hold.plan_id ?? '',
      code: hold.code ?? '',
    }),
    ...typed.current,
  });
  const [isPriceOpen, setPriceOpen] = useState(Boolean(hold?.price_reason));
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  // The idempotency key: a repeated request books once. It changes after a refusal.
  const key = useRef<string>(crypto.randomUUID());
  const element = useRef<HTMLFormElement>(null);

  // An open but empty price field changes nothing.
  const isOwnPrice = isPriceOpen && (form.night_price + form.price_reason).trim() !== '';
  const night_price = isOwnPrice ? readNightPrice(form.night_price) : null;
  const isPriced = !isOwnPrice || night_price !== null;
  const { check_in_date: from, check_out_date: until, num_rooms, num_adults, num_children } = form;
  const stay = {
    room_category_id: roomId,
    check_in_date: from,
    check_out_date: until,
    num_rooms,
    num_adults,
    num_children,
    night_price,
    ...chosenPlan(form),
  };
  const isStay = isIsoDate(from) && isIsoDate(until) && from >= today && nightsBetween(from, until) > 0;
  const ofHold = hold && { hold_id: hold.id };
  const guest_email = form.guest_email.trim() || null;
  const { quote, previous, failure, isAsking, retry } = useDebouncedQuote(
    isStay && isPriced ? { ...stay, ...ofHold, ...(form.code && { guest_email }) } : null,
    (asked) => call(deskQuote, asked),
  );

  function set(change: Partial<Form>) {
    setForm((before) => ({ ...before, ...change }));
    const { check_in_date: _from, check_out_date: _until, ...told } = change;
    // Other nights may be selected for the same caller.
    typed.current = { ...typed.current, ...told };
    setErrors({});
  }
  const text = (name: keyof Form) => ({
    id: fieldId(name),
    value: String(form[name]),
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  });

  function refuse(found: Errors) {
    setErrors(found);
    const [first] = Object.keys(found);
    element.current?.querySelector<HTMLElement>(`#${fieldId(first ?? '')}`)?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const read = v.safeParse(
      callerFormSchema(isBooking, today),
      isOwnPrice ? form : { ...form, night_price: '', price_reason: '' },
    );
    if (!read.success) {
      const { nested = {} } = v.flatten<ReturnType<typeof callerFormSchema>>(read.issues);
      const found = Object.entries(nested).map(([name, messages]) => [name, (messages as string[])[0]]);
      // A chosen own price without an amount is an error.
      return refuse(Object.fromEntries(found));
    }
    if (isOwnPrice && read.output.night_price === null) return refuse({ night_price: say.enterOtherPrice });
    if (!quote) return refuse({ form: failure?.message ?? say.priceNotLoadedYet });
    setBusy(true);
    const result = await send(read.output, quote);
    setBusy(false);
    if (result.ok) {
      setMade(result.value);
      typed.current = {};
      key.current = crypto.randomUUID();
      onMade();
      return;
    }
    if (!isOutcomeUnknown(result.failure)) key.current = crypto.randomUUID();
    setErrors({ form: result.failure.message });
    // Availability and prices may have changed.
    retry();
    onMade();
  }

  async function send(facts: CallerFacts, { total_amount }: StayPrice) {
    const { guest_name, guest_phone, guest_email, special_requests, source, price_reason } = facts;
    const common = {
      ...stay,
      guest_name,
      guest_phone: guest_phone || null,
      total_amount,
      price_reason: night_price === null ? null : price_reason,
    };
    const told = {
      ...stay,
      guest_name,
      guest_phone,
      hotel_name: calendar.hotel_name,
      room_name: row?.name ?? '',
      total_amount,
    };
    if (!isBooking) {
      const held = await call(holdRooms, common);
      return held.ok ? { ok: true as const, value: { ...told, ...held.value } } : held;
    }
    const booked = await call(bookAtDesk, {
      ...common,
      guest_email: guest_email || null,
      special_requests,
      source,
      ...ofHold,
      idempotency_key: key.current,
    });
    return booked.ok ? { ok: true as const, value: { ...told, ...booked.value } } : booked;
  }

  if (made && isBooking === 'booking_reference' in made)
    return <MadeForCaller made={made} hotel={calendar.hotel_id} onClose={onClose} />;
  return (
    <form ref={element} noValidate className="grid gap-4" onSubmit={submit}>
      {hold && <p className="text-sm">{say.booksHeldRooms}</p>}
      {!isBooking && <p className="text-sm">{say.weHoldRooms(holdHours)}</p>}
      {rooms.length > 1 && (
        <Select
          label={wordsCalendar.roomType}
          value={roomId}
          onChange={(event) => setRoomId(event.currentTarget.value)}
        >
          {calendar.rows
            .filter(({ id }) => rooms.includes(id))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
      )}
      <div className="grid grid-cols-2 gap-3">
        <TextInput
          label={wordsCalendar.checkIn}
          type="date"
          min={today}
          max={addDays(today, maxDaysAhead)}
          {...text('check_in_date')}
        />
        <TextInput
          label={wordsCalendar.checkOut}
          type="date"
          min={today}
          max={addDays(today, maxDaysAhead)}
          {...text('check_out_date')}
        />
      </div>
      <DeskParty party={form} row={row} onChange={set} />
      <TextInput label={say.name} autoComplete="off" required {...text('guest_name')} />
      <TextInput
        label={wordsCalendar.phone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        required={!isBooking}
        hint={isBooking ? say.phoneOrEmailHint : undefined}
        {...text('guest_phone')}
      />
      {isBooking && (
        <>
          <TextInput
            label={say.email}
            optional
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...text('guest_email')}
          />
          <Select
            label={say.bookedBy}
            value={form.source}
            onChange={(event) => set({ source: event.currentTarget.value as Form['source'] })}
          >
            {deskSources.map((source) => (
              <option key={source} value={source}>
                {sourceWords[source]}
              </option>
            ))}
          </Select>
          <TextArea label={say.requests} optional rows={2} {...text('special_requests')} />
        </>
      )}
      <PlanAndCode quote={quote ?? previous} choice={form} onChange={set} />
      <details className="desk-more" open={isPriceOpen} onToggle={(event) => setPriceOpen(event.currentTarget.open)}>
        <summary>{say.setAnotherPrice}</summary>
        <TextInput
          label={say.pricePerNightAndRoom}
          inputMode="decimal"
          autoComplete="off"
          hint={
            <span aria-live="polite">
              {night_price !== null && quote && say.withTaxes(shortRupees(quote.base_price))}
            </span>
          }
          {...text('night_price')}
        />
        <TextInput
          label={wordsCalendar.reason}
          hint={say.priceReasonHint}
          maxLength={maxPriceReason}
          {...text('price_reason')}
        />
      </details>
      <QuoteLines
        quote={quote}
        failure={failure?.message === errors.form ? null : failure}
        isAsking={isAsking}
        isWaiting={!isStay || !isPriced}
        isBooking={isBooking}
        onRetry={retry}
      />
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      <Button type="submit" busy={busy}>
        {busy ? say.oneMoment : isBooking ? say.book : say.holdForHours(holdHours)}
      </Button>
    </form>
  );
}
