// Acts of people, the gateway and the jobs on the money of a booking. Each act reads the booking first, so it is possible at any moment.
import { randomUUID } from 'node:crypto';
import type { Deed, MoneyStage, Stay } from './moneyStage.ts';
import { addRoom, at, type BookingAnswer, randomFrom, type StageRoom } from './stage.ts';

export type Random = () => number;
type Act = (stay: Stay, random: Random) => Promise<Deed | undefined>;

export const oneOf = <T>(list: readonly T[], random: Random): T => at(list, Math.floor(random() * list.length));
const upTo = (most: number, random: Random) => Math.max(1, Math.round(most * (random() < 0.5 ? 1 : random())));
const words = () => ({ idempotency_key: randomUUID(), method: 'cash' });
const utrOf = (random: Random) => `4${String(Math.floor(random() * 1e11)).padStart(11, '0')}`;

/** The acts on bookings of one room type. An act returns nothing if it does not apply to the booking. */
export function actsOf(stage: MoneyStage, room: StageRoom) {
  const { ask, select, one } = stage;
  const facts = ({ id }: Stay) =>
    one(
      `select stay_state::text as state, booking_status::text, payment_status::text, check_in_date::text, nights, num_rooms, num_adults, num_children,
         total_amount::integer as total, no_show_fee::integer as fee from public.bookings where id = $1`,
      [id],
    );
  const entries = ({ id }: Stay, table: 'payments' | 'refunds', state: string) =>
    select<{ id: string; amount: number; holder: string }>(
      `select id, amount::integer, holder from private.${table} where booking_id = $1 and state::text = $2`,
      [id, state],
    );
  async function changed(stay: Stay, nightsOf: (nights: number) => number) {
    const { check_in_date, nights, num_rooms, num_adults, num_children, total } = await facts(stay);
    const { day } = await one('select ($1::date + $2::integer)::text as day', [
      check_in_date,
      Math.max(1, nightsOf(nights)),
    ]);
    return { total, party: { check_in_date, check_out_date: day, num_rooms, num_adults, num_children } };
  }
  const total = ({ total_amount }: BookingAnswer) => ({ total_amount });

  const acts = {
    async cash({ id }, random) {
      const booking = (await ask('owner', 'desk_booking', { booking_id: id })).booking as { balance: number };
      return {
        who: 'owner',
        call: 'record_payment',
        args: { booking_id: id, amount: upTo(booking.balance, random), ...words() },
      };
    },
    report: async ({ token }, random) => ({
      who: 'guest',
      call: 'report_payment',
      args: { token, utr: utrOf(random) },
    }),
    withdraw: async ({ token }) => ({ who: 'guest', call: 'withdraw_report', args: { token } }),
    async confirm(stay, random) {
      const reported = await entries(stay, 'payments', 'reported');
      if (reported.length === 0) return undefined;
      const { id, amount, holder } = oneOf(reported, random);
      const args = { booking_id: stay.id, amount: upTo(amount, random), holder, payment_id: id, ...words() };
      return { who: 'admin', call: 'record_payment', args };
    },
    async online({ token }) {
      const asked = { token, headers: {} };
      const ofChange = await ask('gateway', 'begin_payment_page', { ...asked, for_change: true });
      const begun = ofChange.ok ? ofChange : await ask('gateway', 'begin_payment_page', asked);
      if (!begun.ok) return undefined;
      const { id, amount } = begun.page as { id: string; amount: number };
      const paid = {
        kind: 'paid',
        page: id,
        page_gateway_id: `page_${id}`,
        payment_id: `pay_${id}`,
        amount,
        currency: 'INR',
        method: 'upi',
      };
      return { who: 'gateway', call: 'note_gateway', args: { gateway: 'razorpay', facts: [paid] } };
    },
    async changeByGuest(stay, random) {
      const now = await changed(stay, (nights) => nights + (random() < 0.5 ? 1 : -1));
      const party = { token: stay.token, ...now.party };
      const quote = await ask('guest', 'guest_change_quote', party);
      const { due_now = 0 } = quote as { due_now?: number };
      return {
        who: 'guest',
        call: 'change_by_guest',
        args: { ...party, seen: { total_amount: now.total }, ...total(quote), due_now },
      };
    },
    withdrawChange: async ({ token }) => ({ who: 'guest', call: 'withdraw_change', args: { token } }),
    async changeAtDesk(stay, random) {
      const now = await changed(stay, (nights) => 1 + Math.floor(random() * (nights + 2)));
      const night_price = random() < 0.5 ? null : 100_000 + Math.floor(random() * 5) * 100_000;
      const change = { booking_id: stay.id, room_category_id: room.id, ...now.party, night_price };
      const quote = await ask('owner', 'desk_change_quote', change);
      const reason = { seen: { total_amount: now.total }, price_reason: 'Agreed by telephone' };
      return { who: 'owner', call: 'change_stay', args: { ...change, ...reason, ...total(quote) } };
    },
    async order(stay, random) {
      const per = oneOf(['booking', 'night', 'person', 'person_night', 'piece'], random);
      const [kind, tax_rate] = oneOf(
        [
          ['meal', 5],
          ['laundry', 18],
          ['other', 40],
          ['minibar', 0],
        ] as const,
        random,
      );
      const net_price = 100 + Math.floor(random() * 99_999);
      const extra = { hotel_id: room.hotel_id, kind, name: `By ${per}`, per, net_price, tax_rate };
      const { extra_id } = await ask('owner', 'save_extra', extra);
      await ask('owner', 'remove_extra', { extra_id: oneOf([extra_id, randomUUID()], random) });
      const { total: price } = await facts(stay);
      const args = { booking_id: stay.id, seen: { total_amount: price }, extra_id, quantity: 1 };
      return { who: 'owner', call: 'add_extra', args };
    },
    async dropExtra(stay, random) {
      const lines = await select<{ line: number }>(
        `select (l ->> 'line')::integer as line from public.bookings cross join jsonb_array_elements(extras) as l where id = $1`,
        [stay.id],
      );
      if (lines.length === 0) return undefined;
      return { who: 'owner', call: 'drop_extra', args: { booking_id: stay.id, seen: {}, ...oneOf(lines, random) } };
    },
    async addType({ id }, random) {
      const types = await select<{ room_category_id: string }>(
        'select id as room_category_id from public.room_categories where hotel_id = $1',
        [room.hotel_id],
      );
      const party = { num_rooms: 1, num_adults: 1, num_children: 0 };
      const asked = { booking_id: id, seen: {}, ...oneOf(types, random), ...party };
      return { who: 'owner', call: 'add_type', args: { ...asked, ...total(await ask('owner', 'add_type', asked)) } };
    },
    async dropRooms({ id, token }, random) {
      const types = await select<{ room_category_id: string }>(
        'select room_category_id from private.booked_rooms where id = $1',
        [id],
      );
      const asked = { seen: {}, ...oneOf(types, random) };
      if (random() < 0.3) return { who: 'owner', call: 'drop_rooms', args: { booking_id: id, ...asked } };
      const { room_category_id } = asked;
      const quote = await ask('guest', 'guest_drop_quote', { token, room_category_id });
      return { who: 'guest', call: 'drop_rooms_by_guest', args: { token, ...asked, ...total(quote) } };
    },
    async cancelByGuest({ token }) {
      const { cancelling } = (await ask('guest', 'open_stay', { token })).stay as {
        cancelling: { refund: number | null } | null;
      };
      return cancelling
        ? { who: 'guest', call: 'cancel_by_guest', args: { token, refund: cancelling.refund } }
        : undefined;
    },
    cancelAtDesk: async ({ id }, random) => ({
      who: 'owner',
      call: 'cancel_stay',
      args: { booking_id: id, seen: {}, reason: 'The guest called', by_house: random() < 0.5 },
    }),
    answer: async ({ token }, random) => ({
      who: 'guest',
      call: 'answer_cancellation',
      args: { token, is_mine: random() < 0.5 },
    }),
    noShow: async ({ id }) => ({
      who: 'owner',
      call: 'move_stay',
      args: { booking_id: id, seen: {}, state: 'no_show' },
    }),
    arrivesAfterAll: async (stay) =>
      (await facts(stay)).state === 'no_show'
        ? { who: 'owner', call: 'move_stay', args: { booking_id: stay.id, seen: {}, state: 'confirmed' } }
        : undefined,
    async fee(stay, random) {
      const { state, total: price } = await facts(stay);
      if (state !== 'no_show') return undefined;
      const amount = 100 * upTo(Math.floor(price / 100), random);
      return {
        who: 'owner',
        call: 'set_no_show_fee',
        args: { booking_id: stay.id, seen: {}, amount, reason: 'Nobody came' },
      };
    },
    async waive(stay) {
      if ((await facts(stay)).fee === null) return undefined;
      const args = { booking_id: stay.id, seen: {}, amount: null, reason: 'The flight was cancelled' };
      return { who: 'owner', call: 'set_no_show_fee', args };
    },
    async standsAgain(stay) {
      if ((await facts(stay)).booking_status !== 'cancelled') return undefined;
      const states = { before: { booking_status: 'cancelled' }, after: { booking_status: 'confirmed' } };
      return { who: 'admin', call: 'admin_change_booking', args: { booking_id: stay.id, ...states } };
    },
    async refund(stay, random) {
      const due = await entries(stay, 'refunds', 'due');
      if (due.length === 0) return undefined;
      const { amount, holder } = oneOf(due, random);
      const args = { booking_id: stay.id, amount: upTo(amount, random), holder, ...words() };
      return { who: holder === 'site' ? 'admin' : 'owner', call: 'record_refund', args };
    },
    goodwill: async ({ id }, random) => ({
      who: 'owner',
      call: 'record_refund',
      args: { booking_id: id, amount: upTo(100_000, random), ...words() },
    }),
    async atGateway(stay, random) {
      await ask('gateway', 'gateway_work', { gateway: 'razorpay', most: 1000 });
      const sent = await select<{ id: string; payment_id: string; amount: number }>(
        `select r.id, p.gateway_id as payment_id, r.amount::integer from private.refunds as r join private.payments as p on p.id = r.payment_id
         where r.booking_id = $1 and r.state = 'sent'`,
        [stay.id],
      );
      if (sent.length === 0) return undefined;
      const { id, payment_id, amount } = oneOf(sent, random);
      const state = random() < 0.8 ? 'processed' : 'failed';
      const told = { kind: 'refund', refund_id: `rfnd_${id}`, payment_id, amount, currency: 'INR', state, receipt: id };
      return { who: 'gateway', call: 'note_gateway', args: { gateway: 'razorpay', facts: [told] } };
    },
    async reverse({ id }, random) {
      const all = await select(
        `select id from private.payments where booking_id = $1 union all select id from private.refunds where booking_id = $1`,
        [id],
      );
      if (all.length === 0) return undefined;
      const who = random() < 0.6 ? 'owner' : 'admin';
      return { who, call: 'reverse_entry', args: { entry_id: oneOf(all, random).id, reason: 'A typing error' } };
    },
    async setStatus(stay, random) {
      const { payment_status } = await facts(stay);
      const next = oneOf(['pending', 'paid', 'failed', 'refunded'], random);
      if (next === 'pending' || next === 'failed') {
        const args = { booking_id: stay.id, before: { payment_status }, after: { payment_status: next } };
        return { who: 'admin', call: 'admin_change_booking', args };
      }
      const { balance } = (await ask('owner', 'desk_booking', { booking_id: stay.id })).booking as { balance: number };
      const money = {
        amount: upTo(Math.max(balance, 100_000), random),
        holder: oneOf(['site', 'property'], random),
        ...words(),
      };
      const call = next === 'paid' ? 'record_payment' : 'record_refund';
      return { who: 'admin', call, args: { booking_id: stay.id, ...money } };
    },
    async cancelByAdmin(stay, random) {
      const { booking_status } = await facts(stay);
      if (booking_status !== 'confirmed') return undefined;
      const states = { before: { booking_status }, after: { booking_status: 'cancelled' } };
      const args = { booking_id: stay.id, ...states, reason: 'The guest called', by_house: random() < 0.5 };
      return { who: 'admin', call: 'admin_change_booking', args };
    },
    async undo({ id }) {
      const [change] = await select<{ id: string }>('select id from private.admin_changes where booking_id = $1', [id]);
      return change && { who: 'admin', call: 'admin_undo_booking_change', args: { change_id: change.id } };
    },
    async expire({ id }) {
      await select(
        `update public.bookings set advance_due_at = case when advance_due_at is not null then now() - interval '1 minute' end,
           cancel_answer_by = case when cancel_answer_by is not null then now() - interval '1 minute' end where id = $1`,
        [id],
      );
      return { who: 'job', call: 'job_cancel_unpaid', args: {} };
    },
    settle: async () => ({ who: 'job', call: 'gateway_work', args: { p_gateway: 'razorpay', p_most: 1000 } }),
  } satisfies Record<string, Act>;
  return acts as Record<keyof typeof acts, Act>;
}
export type ActName = keyof ReturnType<typeof actsOf>;

export const named = (names: string) => names.split(' ') as ActName[];

export const refusals =
  `already_reversed being_checked begun extra_gone invalid_rooms price_of_several too_many_extras too_many_mails by_gateway cancelled change_waits changed changed_meanwhile changed_often due_changed illegal_move invalid_fee invalid_payment no_change not_by_site
  not_changeable not_today nothing_due nothing_received nothing_reported no_advance price_changed promised refund_changed refund_depends_on_it
  refund_underway reported_often site_records_it sold_out terms_bind too_late too_much`.split(/\s+/);

// Apart, so that prices do not change which acts follow.
const ofPrices = randomFrom(20261201);

/** Adds a random rate plan and discount code to the hotel of a room; a booking has none, one or both. */
async function givenPrices(stage: MoneyStage, { hotel_id }: StageRoom, random: Random) {
  const percent = Math.floor(random() * 51);
  const { extra_id } = await stage.ask('owner', 'save_extra', {
    ...{
      hotel_id,
      kind: 'meal',
      name: 'Breakfast',
      per: 'person_night',
      net_price: 100 + Math.floor(random() * 50_000),
      tax_rate: 5,
    },
  });
  const { plan_id } = await stage.ask('owner', 'save_plan', {
    ...{ hotel_id, name: 'Saver', percent_off: percent, is_refundable: random() < 0.5 },
    extra_id: percent === 0 || random() < 0.5 ? extra_id : null,
  });
  const code = `CODE${Math.floor(random() * 1e9)}`;
  const off =
    random() < 0.5 ? { percent: 1 + Math.floor(random() * 50) } : { amount: 100 + Math.floor(random() * 200_000) };
  await stage.ask('owner', 'add_code', { hotel_id, code, ...off });
  return { ...(random() < 0.6 && { plan: String(plan_id) }), ...(random() < 0.6 && { code }) };
}

const others = new Map<string, StageRoom[]>();
/** Two further room types of the same hotel, one of them at 18% GST. */
async function othersOf({ db }: MoneyStage, { hotel_id }: StageRoom): Promise<StageRoom[]> {
  const known = others.get(hotel_id);
  if (known) return known;
  const made = [await addRoom(db, 500, hotel_id), await addRoom(db, 500, hotel_id)];
  await db.query('update public.room_categories set base_price = 991300, tax_rate = 18 where id = $1', [made[0]?.id]);
  others.set(hotel_id, made);
  return made;
}

/**
 * A booking of one to four nights. Half have two or three room types, and half a rate plan, a code or both. One in three began yesterday, and its
 * guest may be a no-show. Half of the other links are unopened.
 */
export async function givenStay(stage: MoneyStage, room: StageRoom, random: Random): Promise<Stay> {
  const more = (await othersOf(stage, room)).slice(0, Math.max(0, Math.floor(ofPrices() * 4) - 1));
  const by = ofPrices() < 0.5 ? await givenPrices(stage, room, ofPrices) : {};
  const stay = await stage.bookStay(room, 20 + Math.floor(random() * 200), 1 + Math.floor(random() * 4), {
    ...by,
    ...(more.length > 0 && { more }),
  });
  // A hotel has at most five plans, 50 extras and 100 codes.
  for (const [table, end] of Object.entries({
    price_plans: 'removed_at',
    extras: 'removed_at',
    discount_codes: 'ended_at',
  }))
    await stage.db.query(`update private.${table} set ${end} = now() where hotel_id = $1 and ${end} is null`, [
      room.hotel_id,
    ]);
  const since = random();
  if (since < 0.33)
    await stage.db.query(
      `update public.bookings set check_in_date = private.today() - 1, check_out_date = private.today() + nights, terms_date = private.today() - 1,
         created_at = now() - interval '9 days', advance_due_at = null where id = $1`,
      [stay.id],
    );
  else if (since < 0.66) await stage.db.query('update public.bookings set verified_at = null where id = $1', [stay.id]);
  return stay;
}
