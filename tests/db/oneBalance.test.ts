import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOf } from '#src/domain/booking/paid.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { rounds } from '../support/rounds.ts';
import { addRoom, at, type BookingAnswer, book, randomFrom, type StageRoom } from './stage.ts';

// Bookings on which everybody acts in random order: every place that tells the balance due tells the same, to the paisa.

let server: TestPostgres;
let client: pg.Client;
let room: StageRoom;
const people = { owner: '', admin: '' };

beforeAll(async () => {
  server = await startPostgres({ seed: true });
  client = (await server.pool(1).connect()) as unknown as pg.Client;
  for (const name of ['owner', 'admin'] as const)
    people[name] = (
      await row('select user_id from public.profiles where email = $1', [`${name}@susegad.example`])
    ).user_id;
  const house = await row(
    'select h.id from public.hotels as h join public.properties as l on l.id = h.property_id where l.owner_id = $1 limit 1',
    [people.owner],
  );
  room = await addRoom(client as never, 1000, house.id);
  await client.query(
    `update private.settings set gateway = 'razorpay', lookups_per_client_a_minute = 100000, bookings_per_contact_a_day = 100000,
       room_nights_per_client_a_day = 100000`,
  );
}, 120_000);
afterAll(async () => {
  (client as unknown as pg.PoolClient).release();
  await server.close();
});

const row = async (sql: string, values: unknown[] = []) => at((await client.query(sql, values)).rows, 0);
type Who = 'guest' | 'owner' | 'admin' | 'gateway';
async function ask(who: Who, call: string, args: Record<string, unknown> = {}): Promise<BookingAnswer> {
  const sub = who === 'owner' || who === 'admin' ? people[who] : undefined;
  const claims = sub
    ? { sub, role: 'authenticated', aud: 'authenticated' }
    : { role: who === 'gateway' ? 'service_role' : 'anon' };
  const names = Object.keys(args);
  const sql = `select public.${call}(${names.map((name, index) => `${name} => $${index + 1}`).join(', ')}) as answer`;
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [JSON.stringify(claims)]);
  const values = Object.values(args).map((value) =>
    value && typeof value === 'object' ? JSON.stringify(value) : value,
  );
  const { answer } = await row(sql, values);
  await client.query(`select set_config('request.jwt.claims', '', false)`);
  return answer;
}

interface Stay {
  id: string;
  token: string;
  reference: string;
}
type Act = (stay: Stay, random: () => number) => Promise<BookingAnswer | undefined>;
const facts = ({ id }: Stay) =>
  row(
    `select stay_state::text as state, check_in_date::text as "from", check_out_date::text as until, nights, num_rooms, num_adults, num_children,
       total_amount::integer as total, advance_amount::integer as advance, guest_email from public.bookings where id = $1`,
    [id],
  );
const entries = async ({ id }: Stay, table: 'payments' | 'refunds', state: string) =>
  (
    await client.query(
      `select id, amount::integer, holder from private.${table} where booking_id = $1 and state::text = $2`,
      [id, state],
    )
  ).rows;
const oneOf = <T>(list: readonly T[], random: () => number) => list[Math.floor(random() * list.length)];
const upTo = (most: number, random: () => number) => Math.max(1, Math.round(most * (random() < 0.5 ? 1 : random())));
const words = () => ({ idempotency_key: randomUUID(), method: 'cash' });

const acts: Record<string, Act> = {
  cash: async (stay, random) => {
    const { balance } = (await ask('owner', 'desk_booking', { booking_id: stay.id })).booking as { balance: number };
    return ask('owner', 'record_payment', { booking_id: stay.id, amount: upTo(balance, random), ...words() });
  },
  report: ({ token }, random) =>
    ask('guest', 'report_payment', { token, utr: `4${String(Math.floor(random() * 1e11)).padStart(11, '0')}` }),
  confirm: async (stay, random) => {
    const reported = oneOf(await entries(stay, 'payments', 'reported'), random);
    return (
      reported &&
      ask('admin', 'record_payment', {
        booking_id: stay.id,
        amount: upTo(reported.amount, random),
        holder: reported.holder,
        payment_id: reported.id,
        ...words(),
      })
    );
  },
  online: async ({ token }) => {
    const begun = await ask('gateway', 'begin_payment_page', { token, headers: {} });
    if (!begun.ok) return begun;
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
    return ask('gateway', 'note_gateway', { gateway: 'razorpay', facts: [paid] });
  },
  changeByGuest: async (stay, random) => {
    const { from, nights, num_rooms, num_adults, num_children, ...now } = await facts(stay);
    const check_out_date = (
      await row('select ($1::date + $2::integer)::text as day', [from, Math.max(1, nights + (random() < 0.5 ? 1 : -1))])
    ).day;
    const party = { token: stay.token, check_in_date: from, check_out_date, num_rooms, num_adults, num_children };
    const quote = await ask('guest', 'guest_change_quote', party);
    if (!quote.ok) return quote;
    return ask('guest', 'change_by_guest', {
      ...party,
      seen: { total_amount: now.total },
      total_amount: quote.total_amount,
    });
  },
  changeAtDesk: async (stay, random) => {
    const { from, nights, num_rooms, num_adults, num_children, total } = await facts(stay);
    const check_out_date = (
      await row('select ($1::date + $2::integer)::text as day', [from, 1 + Math.floor(random() * (nights + 2))])
    ).day;
    const change = {
      booking_id: stay.id,
      room_category_id: room.id,
      check_in_date: from,
      check_out_date,
      num_rooms,
      num_adults,
      num_children,
      night_price: random() < 0.5 ? null : 100_000 + Math.floor(random() * 5) * 100_000,
    };
    const quote = await ask('owner', 'desk_change_quote', change);
    if (!quote.ok) return quote;
    return ask('owner', 'change_stay', {
      ...change,
      seen: { total_amount: total },
      total_amount: quote.total_amount,
      price_reason: 'Agreed by telephone',
    });
  },
  cancelByGuest: async ({ token }) => {
    const { cancelling } = (await ask('guest', 'open_stay', { token })).stay as {
      cancelling: { refund: number | null } | null;
    };
    return cancelling ? ask('guest', 'cancel_by_guest', { token, refund: cancelling.refund }) : undefined;
  },
  cancelAtDesk: ({ id }, random) =>
    ask('owner', 'cancel_stay', { booking_id: id, seen: {}, reason: 'The guest called', by_house: random() < 0.5 }),
  noShow: ({ id }) => ask('owner', 'move_stay', { booking_id: id, seen: {}, state: 'no_show' }),
  comesAfterAll: async (stay) =>
    (await facts(stay)).state === 'no_show'
      ? ask('owner', 'move_stay', { booking_id: stay.id, seen: {}, state: 'confirmed' })
      : undefined,
  standsAgain: async (stay) =>
    (await facts(stay)).state === 'cancelled'
      ? ask('admin', 'admin_change_booking', {
          booking_id: stay.id,
          before: { booking_status: 'cancelled' },
          after: { booking_status: 'confirmed' },
        })
      : undefined,
  refund: async (stay, random) => {
    const due = oneOf(await entries(stay, 'refunds', 'due'), random);
    return (
      due &&
      ask(due.holder === 'site' ? 'admin' : 'owner', 'record_refund', {
        booking_id: stay.id,
        amount: upTo(due.amount, random),
        holder: due.holder,
        ...words(),
      })
    );
  },
  goodwill: ({ id }, random) =>
    ask('owner', 'record_refund', { booking_id: id, amount: upTo(100_000, random), ...words() }),
  atGateway: async (stay, random) => {
    await ask('gateway', 'gateway_work', { gateway: 'razorpay', most: 1000 });
    const sent = oneOf(await entries(stay, 'refunds', 'sent'), random);
    if (!sent) return undefined;
    const { payment_id } = await row(
      'select p.gateway_id as payment_id from private.payments as p join private.refunds as r on r.payment_id = p.id where r.id = $1',
      [sent.id],
    );
    const told = {
      kind: 'refund',
      refund_id: `rfnd_${sent.id}`,
      payment_id,
      amount: sent.amount,
      currency: 'INR',
      state: random() < 0.8 ? 'processed' : 'failed',
      receipt: sent.id,
    };
    return ask('gateway', 'note_gateway', { gateway: 'razorpay', facts: [told] });
  },
  reverse: async (stay, random) => {
    const { rows } = await client.query(
      `select id from private.payments where booking_id = $1 union all select id from private.refunds where booking_id = $1`,
      [stay.id],
    );
    const entry = oneOf(rows, random);
    return (
      entry &&
      ask(random() < 0.6 ? 'owner' : 'admin', 'reverse_entry', { entry_id: entry.id, reason: 'A typing error' })
    );
  },
  setStatus: async (stay, random) => {
    const { payment_status } = await row('select payment_status::text from public.bookings where id = $1', [stay.id]);
    const after = { payment_status: oneOf(['pending', 'paid', 'failed', 'refunded'], random) };
    return ask('admin', 'admin_change_booking', { booking_id: stay.id, before: { payment_status }, after });
  },
};

const standing = [
  'cash',
  'report',
  'confirm',
  'online',
  'changeByGuest',
  'changeAtDesk',
  'refund',
  'atGateway',
  'goodwill',
  'reverse',
  'setStatus',
];

/** Books a stay: one in three of yesterday, whose guest may not have arrived. */
async function given(random: () => number): Promise<Stay> {
  const guest = randomUUID();
  const answer = await book(client, {
    room,
    from: 20 + Math.floor(random() * 200),
    nights: 1 + Math.floor(random() * 4),
    guest,
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  const { id } = await row('select id from public.bookings where booking_reference = $1', [answer.booking_reference]);
  if (random() < 0.33)
    await client.query(
      `update public.bookings set check_in_date = private.today() - 1, check_out_date = private.today() - 1 + nights + 1, terms_date = private.today() - 1,
         created_at = now() - interval '9 days', advance_due_at = null where id = $1`,
      [id],
    );
  return { id, token: answer.stay_token as string, reference: answer.booking_reference as string };
}

/** What every place says of the balance due of a booking. */
async function balances(stay: Stay): Promise<Record<string, unknown>> {
  const { booking } = (await ask('owner', 'desk_booking', { booking_id: stay.id })) as never as { booking: never };
  const desk = booking as { balance: number; payments: { balance: number } };
  const listed = (await ask('owner', 'desk_bookings', { hotel_id: room.hotel_id, search: stay.reference })).rows as {
    balance: number;
  }[];
  const guest = (await ask('guest', 'open_stay', { token: stay.token })).stay as never;
  const byReference = (await ask('guest', 'booking_by_reference', { booking_reference: stay.reference })).booking as {
    balance_due: number;
  };
  const { mail } = await row(
    `select private.mail_facts('changed_guest', jsonb_build_object('booking_id', $1::text), $2) as mail`,
    [stay.id, (await facts(stay)).guest_email],
  );
  return {
    desk: desk.balance,
    ledger: desk.payments.balance,
    list: listed[0]?.balance,
    guest: (guest as { balance_due: number }).balance_due,
    byReference: byReference.balance_due,
    mail: mail.balance_due,
  };
}

test('every place tells the same balance due, whatever was done with a booking', async () => {
  const random = randomFrom(38);
  const done: Record<string, number> = {};
  for (let round = 0; round < rounds(300); round += 1) {
    const stay = await given(random);
    const told: string[] = [];
    for (let step = 0; step < 10; step += 1) {
      // Who has paid does more than who has cancelled.
      const name = oneOf(step < 5 ? standing : Object.keys(acts), random) ?? '';
      const answer = await acts[name]?.(stay, random);
      const outcome = `${name}: ${answer ? (answer.code ?? 'ok') : 'nothing to do'}`;
      told.push(outcome);
      done[outcome] = (done[outcome] ?? 0) + 1;
      if (!answer?.ok) continue;
      const sums = await row(
        `select case b.booking_status when 'cancelled' then 0 else b.total_amount
           - (select coalesce(sum(amount), 0) from private.payments where booking_id = b.id and state = 'received')
           + (select coalesce(sum(amount), 0) from private.refunds where booking_id = b.id and state in ('due', 'sent', 'done')) end::integer as balance,
           b.payment_status = private.payment_status_of(b, m) as is_status_true, m.at_site >= m.site_due and m.received >= m.refunded + m.refund_due as is_covered
         from public.bookings as b cross join lateral private.money_of(b.id) as m where b.id = $1`,
        [stay.id],
      );
      const places = await balances(stay);
      expect({ ...places, told }).toEqual({
        ...Object.fromEntries(Object.keys(places).map((place) => [place, sums.balance])),
        told,
      });
      expect({ status: sums.is_status_true, covered: sums.is_covered, told }).toEqual({
        status: true,
        covered: true,
        told,
      });
      const guest = (await ask('guest', 'open_stay', { token: stay.token })).stay as never;
      const { advance, rest } = openOf(guest);
      if ((guest as { reported_amount: number }).reported_amount === 0)
        expect({ due: advance + rest, told }).toEqual({ due: Math.max(sums.balance, 0), told });
    }
  }
  for (const name of Object.keys(acts)) expect(done, name).toHaveProperty([`${name}: ok`]);
}, 240_000);
