import { useRef, useState } from 'react';
import * as v from 'valibot';
import { callerFormSchema } from '#src/domain/desk/callerForm.ts';
import type { DeskStay } from '#src/domain/desk/phone.ts';
import type { GivenRoom } from '#src/domain/desk/roomFields.ts';
import { readAmount } from '#src/domain/money.ts';
import { type Failure, isOutcomeUnknown } from '#src/lib/result.ts';
import { walkIn } from '#src/server/calls/desk/phone.ts';
import { call } from '#src/server/signedIn.ts';
import * as say from '#src/words/staff/desk.ts';

export interface Made {
  booking_id: string;
  booking_reference: string;
  rooms: readonly GivenRoom[];
  paid: number | null;
  isHere: boolean;
}
/** The choice of a guest who has not paid yet. */
export const notPaid = 'later';
export type WalkInFields = Record<'guest_name' | 'guest_phone' | 'method' | 'amount' | 'reference', string>;

/** Returns what is wrong with the fields of a walk-in, by the rules of a caller's booking. */
function problems(form: WalkInFields, stay: DeskStay, today: string): Partial<WalkInFields> {
  const caller = {
    guest_email: '',
    source: 'walk_in',
    special_requests: '',
    night_price: '',
    price_reason: '',
  } as const;
  const read = v.safeParse(callerFormSchema(true, today), { ...caller, ...stay, ...form, night_price: '' });
  const { nested = {} } = read.success ? {} : v.flatten<ReturnType<typeof callerFormSchema>>(read.issues);
  return {
    ...(nested.guest_name && { guest_name: nested.guest_name[0] }),
    ...(nested.guest_phone && { guest_phone: nested.guest_phone[0] }),
    ...(!form.method && { method: say.chooseHowItWasPaid }),
    ...(form.method !== '' && form.method !== notPaid && !readAmount(form.amount) && { amount: say.enterAmount }),
  };
}

/** Books, takes the payment and checks in by one call. The idempotency key stays until a refusal, so that a repeated request books once. */
export function useWalkIn(today: string) {
  const key = useRef<string>(crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [made, setMade] = useState<Made | null>(null);

  async function book(
    stay: DeskStay,
    form: WalkInFields,
    total_amount: number,
    is_here: boolean,
    room_ids: readonly string[],
  ): Promise<Failure | null> {
    setBusy(true);
    setRefused(null);
    const paid = form.method === notPaid ? null : readAmount(form.amount);
    const { night_price: _price, check_in_date: _today, ...room } = stay;
    const { guest_name, guest_phone, method, reference } = form;
    const payment = paid === null ? {} : { amount: paid, method, reference: reference.trim() || null };
    const guest = { guest_name, guest_phone };
    const result = await call(walkIn, {
      ...{ ...room, ...guest, ...payment },
      ...{ total_amount, is_here, idempotency_key: key.current },
      ...(room_ids.length > 0 && { room_ids }),
    });
    setBusy(false);
    if (result.ok) setMade({ ...result.value, paid, isHere: is_here });
    else {
      if (!isOutcomeUnknown(result.failure)) key.current = crypto.randomUUID();
      setRefused(result.failure);
    }
    return result.ok ? null : result.failure;
  }
  return { busy, refused, made, book, problems: (form: WalkInFields, stay: DeskStay) => problems(form, stay, today) };
}
