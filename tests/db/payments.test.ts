import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertBookings } from '../support/bookings.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { expectOften, rounds } from '../support/rounds.ts';
import {
  addRoom,
  at,
  type BookingAnswer,
  connectDesk,
  endDesk,
  insertBooking,
  outcomeOf,
  randomFrom,
  rush,
  type StageRoom,
  tally,
} from './stage.ts';

let server: TestPostgres;
let db: pg.Pool;
/** Each acts for an admin, who has the desk of every house. */
let clients: pg.Client[];
let room: StageRoom;

beforeAll(async () => {
  server = await startPostgres();
  db = server.pool(4);
  clients = await connectDesk(db, server.connectionString, 16);
  room = await addRoom(db, 1000);
}, 120_000);
afterAll(async () => {
  await endDesk(db, clients);
  await server.close();
});

const statuses = ['pending', 'paid', 'failed', 'refunded'] as const;
type Status = (typeof statuses)[number];

/** A booking of ₹2,500.00 with an advance of ₹750.00, or without one. */
async function booked(advance = 75_000, status: Status = 'pending'): Promise<string> {
  const { rows } = await db.query(
    insertBookings(
      {
        hotel_id: '$1',
        room_category_id: '$2',
        check_in_date: 'private.today() + 20',
        check_out_date: 'private.today() + 22',
        advance_amount: '$3::bigint',
        payment_status: '$4',
      },
      'returning id',
    ),
    [room.hotel_id, room.id, advance, status],
  );
  return rows[0].id;
}

interface Ledger {
  received: number;
  refunded: number;
  refund_owed: number;
  claimed: number;
  balance: number;
  entries: { id: string; kind: string; amount: number; is_reversed: boolean; open: number; due_on: string | null }[];
}
const ledger = async (id: string): Promise<Ledger> =>
  (await db.query('select private.ledger_of($1) as ledger', [id])).rows[0].ledger;
const setStatus = (id: string, status: Status) =>
  db.query('update public.bookings set payment_status = $2 where id = $1', [id, status]);

/** The status of a booking, of which holds what holds of every one. */
async function soundStatus(id: string): Promise<Status> {
  const { rows } = await db.query(
    `select b.payment_status as status, private.payment_state(b) as derived from public.bookings as b where id = $1`,
    [id],
  );
  const { received, refunded, refund_owed } = await ledger(id);
  expect(rows[0].status).toBe(rows[0].derived);
  expect(refund_owed).toBeGreaterThanOrEqual(0);
  expect(received - refunded).toBeGreaterThanOrEqual(refund_owed);
  return rows[0].status;
}

/** Does one entry past the calls, as issue of another part of the database would. */
const enter = (id: string, kind: string, amount: number) =>
  db.query(
    `insert into private.payments (booking_id, kind, amount, method) values ($1, $2::private.payment_kind, $3, 'cash')`,
    [id, kind, amount],
  );
const call = async (client: pg.ClientBase, name: string, args: Record<string, unknown>): Promise<BookingAnswer> =>
  (
    await client.query(
      `select public.${name}(${Object.keys(args)
        .map((key, index) => `${key} => $${index + 1}`)
        .join(', ')}) as answer`,
      Object.values(args),
    )
  ).rows[0].answer;
const note = (id: string, kind: string, amount: number, more: object = {}) =>
  call(at(clients, 0), 'note_payment', {
    booking_id: id,
    kind,
    amount,
    method: 'upi',
    idempotency_key: randomUUID(),
    ...more,
  });

describe('Ledger and payment_status are one', () => {
  const pairs = [75_000, 0].flatMap((advance) =>
    statuses.flatMap((from) => statuses.map((to) => [advance, from, to] as const)),
  );
  test.each(pairs)('with an advance of %d, from %s to %s', async (advance, from, to) => {
    const due = advance || 250_000;
    const sums = { pending: [0, 0], failed: [0, 0], paid: [due, 0], refunded: [due, due] } as const;
    const id = await booked(advance, from);
    expect(await soundStatus(id)).toBe(from);
    const before = await ledger(id);
    expect([before.received, before.refunded]).toEqual(sums[from]);

    await setStatus(id, to);
    expect(await soundStatus(id)).toBe(to);
    const after = await ledger(id);
    // Whoever pays again after a refund has paid twice.
    expect([after.received, after.refunded]).toEqual(from === 'refunded' && to === 'paid' ? [2 * due, due] : sums[to]);
    expect(after.balance).toBe(250_000 - after.received + after.refunded);
    expect(after.entries.length).toBeGreaterThanOrEqual(before.entries.length);
  });

  test('over hundreds of entries and changes in any order', async () => {
    const random = randomFrom(1724);
    const pick = <T>(list: readonly T[]) => at(list, Math.floor(random() * list.length));
    let refused = 0;
    for (let turn = 0; turn < rounds(40); turn += 1) {
      const id = await booked(pick([0, 75_000]), pick(statuses));
      for (let step = 0; step < 15; step += 1) {
        const amount = 1 + Math.floor(random() * 120_000);
        const { entries } = await ledger(id);
        const acts = [
          () => setStatus(id, pick(statuses)),
          () => enter(id, 'received', amount),
          () => enter(id, 'refunded', amount),
          () => enter(id, 'claimed', amount),
          () => db.query('select private.owe_refund($1, $2)', [id, amount]),
          () =>
            db.query('update public.bookings set total_amount = $2, advance_amount = $3 where id = $1', [
              id,
              150_000 + amount,
              pick([0, 75_000, amount]),
            ]),
          () =>
            entries.length > 0 &&
            call(at(clients, 0), 'reverse_payment', { payment_id: pick(entries).id, note: 'Typed wrongly' }),
        ];
        try {
          await pick(acts)();
        } catch (error) {
          // More than is there does not go back.
          expect(error).toMatchObject({ code: 'PT409', message: 'too_much' });
          refused += 1;
        }
        await soundStatus(id);
      }
    }
    expectOften(refused, 20);
  });

  test('a dearer stay is no longer paid whole, and a cheaper one is', async () => {
    const id = await booked(0, 'paid');
    await db.query('update public.bookings set total_amount = 300000 where id = $1', [id]);
    expect([await soundStatus(id), (await ledger(id)).balance]).toEqual(['pending', 50_000]);
    await db.query('update public.bookings set total_amount = 200000 where id = $1', [id]);
    expect([await soundStatus(id), (await ledger(id)).balance]).toEqual(['paid', -50_000]);
  });
});

test('an entry stays as it is, but for the words that an erasure takes, and goes with its booking alone', async () => {
  const id = await booked();
  await note(id, 'received', 10_000, { reference: '402312345678', note: 'From her sister' });
  for (const sql of [
    'update private.payments set amount = 1 where booking_id = $1',
    'update private.payments set note = null where booking_id = $1',
    'delete from private.payments where booking_id = $1',
  ])
    await expect(db.query(sql, [id])).rejects.toThrow('stay as they are');
  const client = await db.connect();
  await client.query(`begin; set local private.erasing = 'on'`);
  await client.query('select private.erase_guests(array[$1::uuid])', [id]);
  await client.query('commit');
  client.release();
  const { rows } = await db.query('select amount, reference, note from private.payments where booking_id = $1', [id]);
  expect(rows).toEqual([{ amount: '10000', reference: null, note: null }]);
  // The guest who was erased can be paid back, and nothing else.
  expect(outcomeOf(await note(id, 'received', 1))).toBe('erased');
  expect(outcomeOf(await note(id, 'refunded', 10_000))).toBe('ok');
  await db.query('delete from public.bookings where id = $1', [id]);
  expect((await db.query('select from private.payments where booking_id = $1', [id])).rowCount).toBe(0);
});

describe('What the desk notes', () => {
  test('bounds, and no more than is to be paid or than came', async () => {
    const id = await booked();
    const refusals: [object, string, string?][] = [
      [{ amount: 0 }, 'invalid_payment', 'amount'],
      [{ amount: -5 }, 'invalid_payment', 'amount'],
      [{ method: 'cheque' }, 'invalid_payment', 'method'],
      [{ reference: 'x'.repeat(61) }, 'invalid_payment', 'reference'],
      [{ reference: 'a\u202Eb' }, 'invalid_payment', 'reference'],
      [{ note: 'x'.repeat(201) }, 'invalid_payment', 'note'],
      [{ kind: 'reversed' }, 'invalid_payment'],
      [{ kind: 'refund_owed' }, 'invalid_payment'],
      [{ idempotency_key: null }, 'invalid_payment'],
      [{ settles: randomUUID() }, 'invalid_payment', 'settles'],
      [{ amount: 250_001 }, 'too_much'],
      [{ kind: 'refunded', amount: 1 }, 'too_much'],
    ];
    for (const [args, code, field] of refusals)
      expect(await note(id, 'received', 100, args), JSON.stringify(args)).toMatchObject({
        ok: false,
        code,
        ...(field && { field }),
      });
    expect((await ledger(id)).entries).toEqual([]);
    expect(await note(id, 'received', 250_000)).toMatchObject({ ok: true, replayed: false, ledger: { balance: 0 } });
    expect(await note(id, 'received', 1)).toMatchObject({ code: 'too_much', most: 0 });
    await db.query(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id]);
    expect((await ledger(id)).balance).toBe(0);
    expect(outcomeOf(await note(id, 'received', 1))).toBe('cancelled');
    expect(outcomeOf(await note(id, 'refunded', 250_000))).toBe('ok');
    expect(await soundStatus(id)).toBe('refunded');
  });

  test('the same form sent again is one entry; another under its key is refused', async () => {
    const id = await booked();
    const idempotency_key = randomUUID();
    const first = await note(id, 'received', 50_000, { idempotency_key });
    expect(await note(id, 'received', 50_000, { idempotency_key })).toMatchObject({
      ok: true,
      replayed: true,
      payment_id: first.payment_id,
    });
    expect(outcomeOf(await note(id, 'received', 50_001, { idempotency_key }))).toBe('key_reused');
    // A key is one of its booking: it tells nothing of another.
    expect(await note(await booked(), 'received', 50_001, { idempotency_key })).toMatchObject({ replayed: false });
    expect((await ledger(id)).received).toBe(50_000);
  });

  test('a claim waits until it has come, and a refund settles what is owed longest', async () => {
    const id = await booked();
    const claim = await note(id, 'claimed', 75_000, { reference: '402312345678' });
    expect(await ledger(id)).toMatchObject({ claimed: 75_000, received: 0, balance: 250_000 });
    expect(await soundStatus(id)).toBe('pending');
    await note(id, 'received', 75_000, { settles: claim.payment_id });
    expect(await ledger(id)).toMatchObject({ claimed: 0, received: 75_000 });
    expect(await soundStatus(id)).toBe('paid');

    await db.query('select private.owe_refund($1, 30000), private.owe_refund($1, 20000), private.owe_refund($1, 0)', [
      id,
    ]);
    await expect(db.query('select private.owe_refund($1, 25001)', [id])).rejects.toMatchObject({ code: 'PT409' });
    await note(id, 'refunded', 10_000);
    expect(await ledger(id)).toMatchObject({ refund_owed: 40_000, refunded: 10_000 });
    // Of the second promise nothing may be left without its money.
    expect(await note(id, 'refunded', 45_001)).toMatchObject({ code: 'too_much', most: 45_000 });
    await note(id, 'refunded', 45_000);
    expect(await ledger(id)).toMatchObject({ refund_owed: 20_000, refunded: 55_000 });
    const owed = (await ledger(id)).entries.filter(({ kind }) => kind === 'refund_owed');
    expect(owed.map(({ open }) => open)).toEqual([20_000, 0]);
  });

  test('a refund is due on the seventh day on which banks work', async () => {
    const days = ['2026-11-24 2026-12-03', '2026-11-27 2026-12-08', '2026-11-28 2026-12-08', '2026-11-29 2026-12-08'];
    for (const [from, due] of days.map((pair) => pair.split(' ')))
      expect((await db.query(`select private.business_days_after($1, 7)::text as due`, [from])).rows[0].due).toBe(due);
  });

  test('what is reversed counts no more, once, and not while a refund rests on it', async () => {
    const id = await booked();
    const reverse = (payment_id: unknown, reason: string | null = 'Typed twice') =>
      call(at(clients, 0), 'reverse_payment', { payment_id, note: reason });
    const { payment_id } = await note(id, 'received', 75_000);
    const refund = await note(id, 'refunded', 5_000);
    expect(outcomeOf(await reverse(payment_id))).toBe('refund_rests_on_it');
    expect(outcomeOf(await reverse(refund.payment_id, ' '))).toBe('no_reason');
    expect(await soundStatus(id)).toBe('refunded');
    expect(outcomeOf(await reverse(refund.payment_id))).toBe('ok');
    expect(await soundStatus(id)).toBe('paid');
    expect(outcomeOf(await reverse(payment_id))).toBe('ok');
    expect(outcomeOf(await reverse(payment_id))).toBe('already_reversed');
    expect(await soundStatus(id)).toBe('pending');
    const { entries, ...sums } = await ledger(id);
    expect(sums).toMatchObject({ received: 0, refunded: 0, refund_owed: 0, claimed: 0, balance: 250_000 });
    expect(entries.map(({ kind, is_reversed }) => [kind, is_reversed])).toEqual([
      ['reversed', false],
      ['reversed', false],
      ['refunded', true],
      ['received', true],
    ]);
    expect(outcomeOf(await reverse(at(entries, 0).id))).toBe('already_reversed');
    expect(outcomeOf(await reverse(randomUUID()))).toBe('not_found');
  });

  test('with some money there a stay does not end by itself, and has its time again once none came', async () => {
    const id = await booked();
    const dueAt = async () =>
      (await db.query('select advance_due_at from public.bookings where id = $1', [id])).rows[0].advance_due_at;
    expect(await dueAt()).toBeInstanceOf(Date);
    const { payment_id } = await note(id, 'received', 10_000);
    expect([await soundStatus(id), await dueAt()]).toEqual(['pending', null]);
    await call(at(clients, 0), 'reverse_payment', { payment_id, note: 'It came back' });
    expect(await dueAt()).toBeInstanceOf(Date);
  });

  test('the till of a day adds up, and counts what was taken back on the day it was', async () => {
    const house = await addRoom(db, 5);
    const { today } = (await db.query('select private.today()::text as today')).rows[0];
    const booking = await insertBooking(db, { room: house, from: 5, nights: 1 });
    // Yesterday at 23:59:59 and the day at 00:00:00 in India.
    const moments = [-1, 0, 86_399, 86_400].map(
      (seconds) => `private.today()::timestamp at time zone 'Asia/Kolkata' + interval '${seconds} s'`,
    );
    for (const [index, moment] of moments.entries())
      await db.query(
        `insert into private.payments (booking_id, kind, amount, method, at) values ($1, 'received', $2, $3, ${moment})`,
        [booking, 10 ** index, index === 2 ? 'upi' : 'cash'],
      );
    const till = async (day: number) =>
      (await at(clients, 0).query(`select public.desk_till($1, private.today() + ${day}) as till`, [house.hotel_id]))
        .rows[0].till;
    expect(await till(0)).toMatchObject({
      today,
      methods: [
        { method: 'cash', received: 10, refunded: 0, net: 10 },
        { method: 'upi', received: 100, refunded: 0, net: 100 },
      ],
      received: 110,
      refunded: 0,
      net: 110,
    });
    expect((await till(-1)).net).toBe(1);
    expect((await till(1)).net).toBe(1000);
    const { entries } = await till(-1);
    await call(at(clients, 0), 'reverse_payment', { payment_id: entries[0].id, note: 'Was none' });
    await note(booking, 'refunded', 20, { method: 'cash' });
    expect((await till(-1)).net).toBe(1);
    expect(await till(0)).toMatchObject({
      methods: [
        { method: 'cash', received: 9, refunded: 20, net: -11 },
        { method: 'upi', received: 100, refunded: 0, net: 100 },
      ],
      received: 109,
      refunded: 20,
      net: 89,
    });
    await db.query('select private.owe_refund($1, 500)', [booking]);
    expect((await till(0)).owed).toMatchObject([{ booking_id: booking, open: 500, guest_name: 'Guest' }]);
    expect((await till(3)).owed).toHaveLength(1);
  });
});

describe('From sixteen connections at once', () => {
  test('no more goes back than came', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await booked(75_000, 'paid');
      const refund = `public.note_payment($1, 'refunded', 10000, 'cash', gen_random_uuid())`;
      const answers = await rush(db, clients, refund, () => [id]);
      expect(tally(answers.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 7, too_much: 9 });
      expect(await ledger(id)).toMatchObject({ received: 75_000, refunded: 70_000 });
      expect(await soundStatus(id)).toBe('refunded');
    }
  });

  test('no more is taken than the stay costs, and one form is one entry', async () => {
    const id = await booked();
    const take = `public.note_payment($1, 'received', 40000, 'cash', coalesce($2::uuid, gen_random_uuid()))`;
    const answers = await rush(db, clients, take, () => [id, null]);
    expect(tally(answers.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 6, too_much: 10 });
    const other = await booked();
    const key = randomUUID();
    const same = await rush(db, clients, take, () => [other, key]);
    expect(tally(same.map(({ answer }) => String(answer.replayed)))).toEqual({ false: 1, true: 15 });
    expect((await ledger(other)).received).toBe(40_000);
  });

  test('what is refunded is not reversed as well, nor what is reversed refunded', async () => {
    const id = await booked();
    const { payment_id } = await note(id, 'received', 75_000);
    const answers = await rush(
      db,
      clients,
      `case when $3 then public.reverse_payment($2, 'Was none') else public.note_payment($1, 'refunded', 75000, 'cash', gen_random_uuid()) end`,
      (index) => [id, payment_id, index % 2 === 0],
    );
    expect(answers.filter(({ answer }) => answer.ok)).toHaveLength(1);
    expect(['pending', 'refunded']).toContain(await soundStatus(id));
    expect((await ledger(id)).entries).toHaveLength(2);
  });
});

test('a ledger of twice as many entries is read at twice the cost', async () => {
  const id = await booked();
  const add = (count: number) =>
    db.query(
      `insert into private.payments (booking_id, kind, amount, method) select $1, 'claimed', 1, 'cash' from generate_series(1, $2::integer)`,
      [id, count],
    );
  // In pages that are looked at, not in time.
  const pages = async () => {
    const { rows } = await db.query(`explain (analyze, buffers, format json) select private.ledger_of('${id}')`);
    return rows[0]['QUERY PLAN'][0].Plan['Shared Hit Blocks'];
  };
  await add(50);
  await pages();
  const half = await pages();
  await add(50);
  expect(await pages()).toBeLessThan(half * 3);
});

describe('What comes back by the terms', () => {
  /** As the specification has them, worked out once more. */
  const refundTerms: Record<string, { percent: number; days: number }> = {
    flexible: { percent: 100, days: 1 },
    moderate: { percent: 100, days: 7 },
    strict: { percent: 50, days: 7 },
    super_strict: { percent: 50, days: 60 },
    non_refundable: { percent: 0, days: 0 },
  };
  function refundPercent(policy: string | null, arrival: number, moment: Date): number | null {
    const terms = refundTerms[policy ?? ''];
    if (!terms) return null;
    return moment.getTime() <= arrival - terms.days * 86_400_000 ? terms.percent : 0;
  }
  const refundAmount = (paid: number, percent: number) => Math.round((paid * percent) / 100);

  const policies = [...Object.keys(refundTerms), 'Half of it, if we like you.', null];
  test.each(policies)('%s', async (policy) => {
    await db.query(`update public.hotels set check_in_time = '13:30' where id = $1`, [room.hotel_id]);
    const id = await booked(0);
    const { rows } = await db.query(
      `update public.bookings set cancellation_policy = $2 where id = $1 returning check_in_date::text`,
      [id, policy],
    );
    const stay = { check_in_date: rows[0].check_in_date, check_in_time: '13:30' };
    const arrival = new Date(`${stay.check_in_date}T13:30:00+05:30`).getTime();
    expect(
      (await db.query('select private.refund_of(b) as refund from public.bookings as b where id = $1', [id])).rows[0]
        .refund,
    ).toBe('0');
    const hours = [0, 1, 23, 24, 25, 47, 48, 49, 167, 168, 169, 1439, 1440, 1441, -1, -24];
    // Odd amounts: half a paisa is a whole one.
    for (const paid of [1, 2, 3, 99_999, 250_000]) {
      const net = (await ledger(id)).received;
      if (paid > net) await enter(id, 'received', paid - net);
      for (const moment of hours.flatMap((before) =>
        [-1, 0, 1].map((more) => new Date(arrival - before * 3_600_000 + more)),
      )) {
        const { rows } = await db.query(
          `select private.refund_of(b, $2)::double precision as refund from public.bookings as b where id = $1`,
          [id, moment.toISOString()],
        );
        const percent = refundPercent(policy, arrival, moment);
        expect(rows[0].refund, `${paid} at ${moment.toISOString()}`).toBe(
          percent === null ? null : refundAmount(paid, percent),
        );
      }
    }
  });
});
