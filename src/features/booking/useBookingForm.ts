import { getDeepErrorEntries, getInput, handleSubmit, setErrors, setInput, useForm } from '@formisch/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  type BookingFormInput,
  type BookingQuote,
  bookingFormSchema,
  bookingRefusals,
  GuestSchema,
  invalidDates,
  rejectionToast,
  type BookingDetails as ValidForm,
} from '#src/domain/booking/booking.ts';
import { askedExtras, type ChosenExtras, withExtras } from '#src/domain/booking/chosenExtras.ts';
import { partyOf, type Rooms, readMore, writeMore } from '#src/domain/booking/parts.ts';
import { isDated, refuseDates, writeStayQuery } from '#src/domain/stay.ts';
import { changeAddress } from '#src/lib/overlays.ts';
import { paths } from '#src/lib/paths.ts';
import { deviceStorage, tabStorage } from '#src/lib/storage.ts';
import { showToast } from '#src/lib/toasts.ts';
import { sessionKey, tabOfKey } from '#src/server/sessionKey.ts';
import { useHumanCheck } from '#src/ui/useHumanCheck.ts';
import * as say from '#src/words/en/booking.ts';
import { stayRefusal } from '#src/words/en/guestStay.ts';
import { readOffer, readPlan } from './booking.api.ts';
import type { FieldName } from './ErrorSummary.tsx';
import { keepCode, keepDraft, keepExtras, readCode, readExtras } from './tabMemory.ts';
import { type BookingFailure, type LostTry, useBookRoom } from './useBookRoom.ts';
import { usePrefill } from './usePrefill.ts';
import { useQuote } from './useQuote.ts';

export type Obstacle =
  | { kind: 'refused'; failure: BookingFailure; shownTotal: number }
  | LostTry
  | { kind: 'booked_before'; reference: string };

const noCode = { code: '', email: '' };

const updating = {
  title: say.oneMoment,
  description: say.priceUpdating,
} as const;

/** Opens the part of the code, which the guest may have closed, and focuses its field. */
function focusCode() {
  const field = document.getElementById('discount-code');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

export function useBookingForm(loaded: BookingQuote, initial: BookingFormInput) {
  const { room, hotel, caller } = loaded;
  const form = useForm({
    schema: bookingFormSchema(room),
    initialInput: {
      ...initial,
      guest_name: initial.guest_name || (caller?.guest_name ?? ''),
      guest_phone: initial.guest_phone || (caller?.guest_phone ?? ''),
    },
  });
  usePrefill(form);
  // Clears typed text if the person signs out in another tab. It loads late, and only with a session, to save 1.5 kB.
  useEffect(() => {
    if (deviceStorage.get(sessionKey) ?? tabStorage.get(tabOfKey))
      import('#src/server/unsentTexts.ts').catch(console.error);
  }, []);
  const input = getInput(form) as BookingFormInput;
  const { check_in_date, check_out_date, num_rooms, num_adults, num_children } = input;
  const [plan, setPlan] = useState(readPlan);
  const [typedCode, setTypedCode] = useState(() => readCode(room.id));
  // The email counts as it was when the guest applied the code. A reload applies it again.
  const [applied, setApplied] = useState(() =>
    loaded.takes_codes ? { code: readCode(room.id).trim(), email: initial.guest_email.trim() } : noCode,
  );
  useEffect(() => keepCode(room.id, typedCode), [room.id, typedCode]);
  const [more, setMore] = useState<readonly Rooms[]>(() =>
    readOffer() ? [] : readMore(new URLSearchParams(window.location.search).get('more')),
  );
  const party = partyOf({ num_rooms, num_adults, num_children, parts: more });
  const { latest: current, isFresh, failed, refresh } = useQuote(loaded, { ...input, plan, ...applied }, more);
  const { isBooking, book } = useBookRoom();
  const human = useHumanCheck?.(current.asks_human ? 'booking' : null);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  /** The total shown when the guest pressed the button while the price was being updated. */
  const [waitsFrom, setWaitsFrom] = useState<number | null>(null);

  const hasDates = isDated(input);
  // The server's date decides: this device's clock may be wrong, or midnight may have passed.
  const refusal = hasDates
    ? (refuseDates(check_in_date, check_out_date) ?? (isFresh ? current.dates_error : null))
    : null;
  const datesRefusal = refusal && (bookingRefusals[refusal] ?? stayRefusal(refusal));
  const ruleRefusal = refusal && !(refusal in bookingRefusals) ? datesRefusal : null;
  const datesAreBookable = hasDates && !refusal;
  const [chosen, setChosen] = useState<ChosenExtras>(() => readExtras(room.id));
  useEffect(() => keepExtras(room.id, chosen), [room.id, chosen]);
  const offered = current.extras ?? [];
  const people = party.adults + party.children;
  const asked = askedExtras(offered, chosen, people);
  const price = datesAreBookable && current.quote ? withExtras(current.quote, offered, asked) : null;
  // The plan of the price, also if the one in the address is no longer on sale.
  const planId = current.quote?.plan?.id ?? null;
  const isSoldOut = isFresh && price !== null && price.rooms_free < num_rooms;
  const codeRefusal = (current.takes_codes && isFresh && applied.code && current.code_error) || '';

  // Typed text survives a reload in the tab's storage, the stay in the address.
  const guest = v.parse(GuestSchema, input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when a word changes, and never again once the form has booked
  useEffect(() => keepDraft(room.id, guest), [room.id, ...Object.values(guest)]);
  useEffect(() => {
    const stay = { check_in_date, check_out_date, adults: num_adults, children: num_children, rooms: num_rooms };
    const params = writeStayQuery(stay);
    const offer = readOffer();
    if (offer) params.set('offer', offer);
    if (plan) params.set('plan', plan);
    if (more.length > 0) params.set('more', writeMore(more));
    changeAddress(`?${params}`, 'replace');
  }, [check_in_date, check_out_date, num_adults, num_children, num_rooms, plan, more]);

  // A page from the back/forward cache would still show its busy state.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the stay changes, whatever it was before
  useEffect(
    () => setObstacle(null),
    [check_in_date, check_out_date, num_rooms, num_adults, num_children, chosen, plan, applied, more],
  );
  useEffect(() => {
    if (obstacle) notice.current?.focus();
  }, [obstacle]);

  async function send(details: ValidForm, seenTotal: number | null) {
    if (datesRefusal) {
      return void showToast({ title: invalidDates.title, description: datesRefusal, tone: 'error' });
    }
    if (failed) {
      notice.current?.focus();
      return refresh();
    }
    if (!price) return void showToast(updating);
    const typed = current.takes_codes ? typedCode.trim() : '';
    if (typed && (typed !== applied.code || details.guest_email !== applied.email)) {
      setApplied({ code: typed, email: details.guest_email });
      return setWaitsFrom(price.total_amount);
    }
    if (!isFresh) return setWaitsFrom(price.total_amount);
    if (codeRefusal) return focusCode();
    if (isSoldOut) return notice.current?.focus();
    if (price.full_room) return document.getElementById('full-room')?.focus();
    const shownTotal = price.total_amount;
    // Prevents a booking at a higher price than the guest saw.
    if (seenTotal !== null && shownTotal > seenTotal) {
      const failure = { code: 'price_changed', message: say.priceChanged };
      return setObstacle({ kind: 'refused', failure, shownTotal: seenTotal });
    }
    setObstacle(null);
    const outcome = await book(
      {
        ...details,
        hotel_id: hotel.id,
        room_category_id: room.id,
        total_amount: shownTotal,
        // A server of the last release knows none.
        ...(asked.length > 0 && { extras: asked }),
        ...(planId && { plan_id: planId }),
        ...(price.code && { code: price.code.code }),
        ...(more.length > 0 && { more_rooms: more }),
        legal_versions: { terms: TERMS_VERSION, privacy: PRIVACY_VERSION },
      },
      human,
    );
    if (!outcome) return;
    if (outcome.kind === 'booked') return window.location.replace(paths.confirmation(outcome.reference));
    if (outcome.kind === 'booked_before') return setObstacle(outcome);
    const { failure } = outcome;
    const { code, field, message } = failure;
    // A request without an answer may have booked, so only an answered one is shown as failed.
    if (code === 'failed') showToast({ title: say.bookingFailed, description: message, tone: 'error' });
    if (outcome.kind === 'lost') return setObstacle(outcome);
    if (code === 'invalid_guest' && field) setErrors(form, { path: [field as FieldName], errors: [message] });
    if (
      ['sold_out', 'price_changed', 'extra_gone', 'plan_gone', 'code_used_up', 'code_expired'].includes(code) ||
      (useHumanCheck && code === 'human_needed')
    )
      refresh();
    if (code === 'sold_out') notice.current?.focus();
    setObstacle({ kind: 'refused', failure, shownTotal });
  }

  async function submit(event?: FormEvent<HTMLFormElement>, seenTotal: number | null = null) {
    event?.preventDefault();
    if (isBooking) return;
    const accepted: ValidForm[] = [];
    await handleSubmit(form, (details) => {
      accepted.push(details);
    })();
    const [details] = accepted;
    if (!details) {
      const toast = rejectionToast(getInput(form) as BookingFormInput);
      if (toast) showToast({ ...toast, tone: 'error' });
      return summary.current?.focus();
    }
    try {
      await send(details, seenTotal);
    } catch (error) {
      console.error(error);
      showToast({ title: say.bookingFailed, description: say.unexpected, tone: 'error' });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on once the price that the guest waits for is there
  useEffect(() => {
    if (waitsFrom === null || !(isFresh || failed)) return;
    setWaitsFrom(null);
    if (failed) notice.current?.focus();
    else submit(undefined, waitsFrom);
  }, [waitsFrom, isFresh, failed]);

  return {
    form,
    input,
    // In the order of the schema, which is that of the page.
    errors: getDeepErrorEntries(form).map(({ path, errors: [message] }) => ({ field: path[0] as FieldName, message })),
    party: { adults: num_adults, children: num_children, rooms: num_rooms },
    quote: { ...current, quote: price },
    plans: {
      plans: current.room.plans ?? [],
      chosen: isFresh ? planId : plan,
      isFresh,
      onChange: setPlan,
    },
    code: current.takes_codes
      ? {
          typed: typedCode,
          applied: (isFresh && current.quote?.code) || null,
          refusal: codeRefusal,
          busy: applied.code !== '' && !isFresh && !failed,
          onType(typed: string) {
            setTypedCode(typed);
            setApplied(noCode);
          },
          onApply: (code: string) => setApplied({ code, email: input.guest_email.trim() }),
        }
      : null,
    extras: { offered, chosen, people, onChange: setChosen },
    all: party,
    more: { rooms: more, offered: current.other_rooms ?? [], full: price?.full_room ?? null, onChange: setMore },
    isFresh,
    quoteFailure: failed,
    refreshQuote: refresh,
    isSoldOut,
    ...(useHumanCheck && { human }),
    isBooking,
    isWaiting: waitsFrom !== null,
    obstacle,
    datesAreBookable,
    datesRefusal,
    ruleRefusal,
    refs: { summary, notice },
    submit,
    setDates(checkIn: string, checkOut: string) {
      setInput(form, { path: ['check_in_date'], input: checkIn });
      setInput(form, { path: ['check_out_date'], input: checkOut });
    },
    setRooms: (rooms: number) => setInput(form, { path: ['num_rooms'], input: rooms }),
  };
}
