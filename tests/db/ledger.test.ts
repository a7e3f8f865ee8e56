import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { insertBookings } from '../support/bookings.ts';
import { nextUtr, openMoneyStage } from './moneyStage.ts';
import { at, type BookingAnswer, insertBooking, outcomeOf } from './stage.ts';

const stage = await openMoneyStage({ guest: 1, owner: 1, admin: 1, gateway: 1, job: 1 });
afterAll(() => stage.close());
const room = await stage.addHouse('flexible');

async function booked(advance = 75_000, house = room): Promise<string> {
  const columns = {
    ...{ hotel_id: '$1', room_category_id: '$2', advance_amount: '$3::bigint' },
    ...{ check_in_date: 'private.today() + 20', check_out_date: 'private.today() + 22' },
  };
  const { rows } = await stage.db.query(insertBookings(columns, 'returning id'), [house.hotel_id, house.id, advance]);
  return rows[0].id;
}
const words = () => ({ method: 'upi', idempotency_key: randomUUID() });
const receive = (booking_id: string, amount: number, more: object = {}) =>
  stage.ask('owner', 'record_payment', { booking_id, amount, ...words(), ...more });
const receiveAtSite = (booking_id: string, amount: number, more: object = {}) =>
  stage.ask('admin', 'record_payment', { booking_id, amount, holder: 'site', ...words(), ...more });
const refund = (booking_id: string, amount: number, more: object = {}) =>
  stage.ask('owner', 'record_refund', { booking_id, amount, ...words(), ...more });
const reverse = (entry_id: unknown, reason: string | null = 'A typing error', who: 'owner' | 'admin' = 'owner') =>
  stage.ask(who, 'reverse_entry', { entry_id, reason });
const setStatus = async (booking_id: string, payment_status: string) => {
  const before = { payment_status: await statusOf(booking_id) };
  const { amount, holder } = await stage.one(
    `select greatest(case $2 when 'refunded' then m.received - m.refunded else private.due_amount(b) - m.received + m.refunded end, 1)::integer as amount,
       case when private.pays_site(b) then 'site' else 'property' end as holder
     from public.bookings as b cross join lateral private.money_of(b.id) as m where b.id = $1`,
    [booking_id, payment_status],
  );
  const call = { paid: 'record_payment', refunded: 'record_refund' }[payment_status];
  return call
    ? stage.ask('admin', call, { booking_id, amount, holder, ...words() })
    : stage.ask('admin', 'admin_change_booking', { booking_id, before, after: { payment_status } });
};
const makeDue = (id: string, amount: number) =>
  stage.db.query(
    `select private.add_refund_due(b, $2, 'cancelled'), private.settle_money(b.id) from public.bookings as b where id = $1`,
    [id, amount],
  );
const statusOf = async (id: string): Promise<string> =>
  (await stage.one('select payment_status::text as status from public.bookings where id = $1', [id])).status;

const things = {
  payment: {
    table: 'private.payments',
    states: ['reported', 'received', 'rejected', 'reversed'],
    moves: ['reported received', 'reported rejected', 'received reversed'],
    given: `insert into private.payments (booking_id, hotel_id, holder, state, amount, method, reference, received_at, ended_at)
      select id, hotel_id, 'site', $2::private.payment_state, 100, 'upi', '402312345678',
        case when $2 in ('received', 'reversed') then now() end, case when $2 in ('rejected', 'reversed') then now() end
      from public.bookings where id = $1 returning id`,
    becomes: `state = $2::private.payment_state, received_at = case when $2 in ('received', 'reversed') then coalesce(received_at, now()) end,
      ended_at = case when $2 in ('rejected', 'reversed') then now() end`,
  },
  refund: {
    table: 'private.refunds',
    states: ['due', 'sent', 'done', 'failed', 'cancelled', 'reversed'],
    moves: ['due cancelled', 'due done', 'due sent', 'sent done', 'sent failed', 'done reversed', 'failed done'],
    given: `with page as (
        insert into private.payment_pages (booking_id, gateway, amount, state, expires_at) values ($1, 'razorpay', 100, 'paid', now()) returning id
      ), payment as (
        insert into private.payments (booking_id, hotel_id, holder, amount, method, received_at, gateway, gateway_id, page_id)
        select $1, hotel_id, 'site', 100, 'online', now(), 'razorpay', 'pay_' || page.id, page.id from page, public.bookings as b where b.id = $1
        returning id, hotel_id
      )
      insert into private.refunds (
        booking_id, hotel_id, holder, state, amount, reason, due_on, method, note, done_at, ended_at, payment_id, gateway
      )
      select $1, hotel_id, 'site', $2::private.refund_state, 100, 'cancelled', private.today(), 'online', 'By hand',
        case when $2 in ('done', 'reversed') then now() end, case when $2 in ('failed', 'cancelled', 'reversed') then now() end, id, 'razorpay'
      from payment returning id`,
    becomes: `state = $2::private.refund_state, done_at = case when $2 in ('done', 'reversed') then coalesce(done_at, now()) end,
      ended_at = case when $2 in ('failed', 'cancelled', 'reversed') then now() end`,
  },
  page: {
    table: 'private.payment_pages',
    states: ['asked', 'open', 'paid', 'ended'],
    moves: ['asked open', 'asked paid', 'asked ended', 'open paid', 'open ended', 'ended paid'],
    given: `insert into private.payment_pages (booking_id, gateway, amount, state, url, expires_at)
      values ($1, 'razorpay', 100, $2, 'https://rzp.io/a', now()) returning id`,
    becomes: 'state = $2',
  },
};

/** Makes a row in a state, changes it, rolls back, and returns the database's message. */
async function changeOf(
  { table, given }: { table: string; given: string },
  id: string,
  state: string,
  set: string,
  to?: string,
) {
  const client = await stage.db.connect();
  await client.query('begin');
  const { rows } = await client.query(given, [id, state]);
  const change = client.query(`update ${table} set ${set} where id = $1`, [at(rows, 0).id, ...(to ? [to] : [])]);
  const outcome = await change.then(
    () => 'changed',
    (error: Error) => error.message,
  );
  await client.query('rollback');
  client.release();
  return outcome;
}

describe('The database', () => {
  test.each(Object.entries(things))('lets a %s change its state by the list of moves alone', async (thing, kind) => {
    const listed = await stage.select(
      `select from_state || ' ' || to_state as move from private.money_moves where thing = $1`,
      [thing],
    );
    expect(listed.map(({ move }) => move).sort()).toEqual([...kind.moves].sort());
    const id = await booked();
    for (const from of kind.states)
      for (const to of kind.states.filter((state) => state !== from))
        expect(await changeOf(kind, id, from, kind.becomes, to)).toBe(
          kind.moves.includes(`${from} ${to}`) ? 'changed' : `A ${thing} does not go from ${from} to ${to}.`,
        );
  });

  const open = {
    payment: 'amount method reference note received_by utr_hash idempotency_key',
    refund: 'amount method reference note done_by sent_at gateway_id idempotency_key looked_at',
  };
  test.each(['payment', 'refund'] as const)(
    'keeps a %s as it was recorded, and its end with its booking',
    async (thing) => {
      const { table, states, given } = things[thing];
      const columns = await stage.select<{ name: string; type: string }>(
        `select attname as name, atttypid::regtype::text as type from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'state')`,
        [table],
      );
      const other: Record<string, string> = {
        ...{ bigint: '$ + 1', boolean: 'not $', bytea: `'\\x00'`, date: '$ + 1', uuid: 'gen_random_uuid()' },
        ...{
          'timestamp with time zone': `now() + interval '1 day'`,
          text: `case when $ = 'razorpay' then null else 'another' end`,
        },
        ...{ 'private.money_holder': `'property'`, 'private.payment_method': `'cash'` },
      };
      const id = await booked();
      for (const state of states)
        for (const { name, type } of columns) {
          const isOpen = ['reported', 'due', 'sent', 'failed'].includes(state);
          const outcome = await changeOf(things[thing], id, state, `${name} = ${other[type]?.replace('$', name)}`);
          const free = isOpen ? open[thing] : thing === 'refund' ? 'looked_at' : '';
          // In an open state, a check constraint may still refuse the change.
          const kept = isOpen ? /stay as they were recorded|violates/ : /stay as they were recorded/;
          expect(outcome, `${state} ${name}`).toMatch(free.split(' ').includes(name) ? /^changed$/ : kept);
        }
      await stage.db.query(given, [id, thing === 'payment' ? 'received' : 'done']);
      await expect(stage.db.query(`delete from ${table} where booking_id = $1`, [id])).rejects.toThrow(
        'a wrong one is reversed',
      );
      await stage.db.query('delete from public.bookings where id = $1', [id]);
      expect(await stage.select(`select from ${table} where booking_id = $1`, [id])).toEqual([]);
    },
  );

  test('lets an erasure remove the words and nothing else', async () => {
    const id = await booked();
    await receive(id, 10_000, { reference: '402312345678', note: 'From her sister' });
    const { payment_id } = await receive(id, 5_000);
    await reverse(payment_id, 'The card of her sister');
    await refund(id, 1_000, { note: 'To her sister' });
    const client = await stage.db.connect();
    await client.query(`begin; set local private.erasing = 'on'`);
    await expect(client.query('update private.payments set amount = 1 where booking_id = $1', [id])).rejects.toThrow(
      'stay as they',
    );
    await client.query(`rollback; begin; set local private.erasing = 'on'`);
    await client.query('select private.erase_guests(array[$1::uuid])', [id]);
    await client.query('commit');
    client.release();
    const columns = 'state::text, amount::integer, reference, note, end_reason';
    const wordless = { reference: null, note: null, end_reason: null };
    expect(
      await stage.select(
        `select ${columns} from private.payments where booking_id = $1 union all select ${columns} from private.refunds where booking_id = $1
         order by amount desc`,
        [id],
      ),
    ).toEqual([
      { state: 'received', amount: 10_000, ...wordless },
      { state: 'reversed', amount: 5_000, ...wordless },
      { state: 'done', amount: 1_000, ...wordless },
    ]);
    expect(outcomeOf(await receive(id, 1))).toBe('erased');
    expect(outcomeOf(await refund(id, 9_000))).toBe('ok');
  });

  test('lets the site receive a UTR once, also after the guest who paid with it was erased', async () => {
    const [first, second] = [await booked(), await booked()];
    const reference = nextUtr();
    const spaced = reference.replace(/(.{4})/g, '$1 ');
    expect(outcomeOf(await receiveAtSite(first, 100, { reference }))).toBe('ok');
    expect(outcomeOf(await receiveAtSite(second, 100, { reference: spaced }))).toBe('utr_used');
    // A property has its own bank account, so it may record the same UTR.
    expect(outcomeOf(await receive(second, 100, { reference }))).toBe('ok');
    await stage.db.query(`select set_config('private.erasing', 'on', true), private.erase_guests(array[$1::uuid])`, [
      first,
    ]);
    expect(outcomeOf(await receiveAtSite(second, 100, { reference: spaced }))).toBe('utr_used');
    expect(outcomeOf(await receiveAtSite(second, 100, { reference: nextUtr() }))).toBe('ok');
    const third = await booked();
    const other = nextUtr();
    const { payment_id } = await receiveAtSite(third, 100, { reference: other });
    await reverse(payment_id, 'Another booking', 'admin');
    expect(outcomeOf(await receiveAtSite(second, 100, { reference: other }))).toBe('ok');
  });
});

describe('A status that an admin sets', () => {
  const statuses = ['pending', 'paid', 'failed', 'refunded'] as const;
  const pairs = [75_000, 0].flatMap((advance) =>
    statuses.flatMap((from) => statuses.filter((to) => to !== from).map((to) => [advance, from, to] as const)),
  );
  test.each(pairs)('follows from the ledger: with an advance of %d, from %s to %s', async (advance, from, to) => {
    const due = advance || 250_000;
    const id = await booked(advance);
    if (from === 'refunded') await setStatus(id, 'paid');
    await setStatus(id, from);
    expect(await statusOf(id)).toBe(from);
    const before = await stage.money({ id });
    const isRefused = to === 'refunded' && (from === 'pending' || from === 'failed');
    expect(outcomeOf(await setStatus(id, to))).toBe(isRefused ? 'too_much' : 'ok');
    expect(await statusOf(id)).toBe(isRefused ? from : to);
    const { received, refunded, refund_due } = await stage.money({ id });
    const sums = { pending: [0, 0], failed: [0, 0], paid: [due, 0], refunded: [due, due] };
    expect([received, refunded]).toEqual(
      isRefused ? [before.received, before.refunded] : from === 'refunded' && to === 'paid' ? [2 * due, due] : sums[to],
    );
    expect(refund_due).toBe(0);
    const { ledger } = await stage.one('select private.ledger_of($1) as ledger', [id]);
    expect(ledger).toMatchObject({
      balance: 250_000 - received + refunded,
      at_site: advance ? received - refunded : 0,
    });
  });
});

describe('The front desk', () => {
  test('sees the payments of a day add up, and what was reversed on the day it was', async () => {
    const house = await stage.addHouse('flexible');
    const id = await insertBooking(stage.db, { room: house, from: 5, nights: 1 });
    for (const [index, seconds] of [-1, 0, 86_399, 86_400].entries())
      await stage.db.query(
        `insert into private.payments (booking_id, hotel_id, holder, amount, method, received_at)
         values ($1, $2, 'property', $3, $4, private.today()::timestamp at time zone 'Asia/Kolkata' + make_interval(secs => $5))`,
        [id, house.hotel_id, 10 ** index, index === 2 ? 'upi' : 'cash', seconds],
      );
    const till = async (days: number): Promise<BookingAnswer> => {
      const { day } = await stage.one('select (private.today() + $1::integer)::text as day', [days]);
      return stage.ask('owner', 'desk_till', { hotel_id: house.hotel_id, day });
    };
    const upi = { method: 'upi', received: 100, refunded: 0, net: 100 };
    expect(await till(0)).toMatchObject({
      methods: [{ method: 'cash', received: 10, refunded: 0, net: 10 }, upi],
      ...{ received: 110, refunded: 0, net: 110 },
    });
    expect([(await till(-1)).net, (await till(1)).net]).toEqual([1, 1000]);
    const [entry] = (await till(-1)).entries as { id: string }[];
    await reverse(entry?.id, 'Was none');
    await refund(id, 20, { method: 'cash' });
    expect((await till(-1)).net).toBe(1);
    await receiveAtSite(id, 40);
    await makeDue(id, 500);
    expect(await till(0)).toMatchObject({
      methods: [{ method: 'cash', received: 9, refunded: 20, net: -11 }, upi],
      ...{ received: 109, refunded: 20, net: 89, site: { received: 40, refunded: 0 } },
      refunds_due: [{ booking_id: id, amount: 500, guest_name: 'Guest' }],
    });
    expect((await till(3)).refunds_due).toHaveLength(1);
  });

  test('reads a ledger of twice as many entries at twice the cost', async () => {
    const id = await booked();
    const add = (count: number) =>
      stage.db.query(
        `insert into private.payments (booking_id, hotel_id, holder, state, amount, method)
         select $1, $2, 'property', 'reported', 1, 'cash' from generate_series(1, $3::integer)`,
        [id, room.hotel_id, count],
      );
    // Counts pages read, because times vary.
    const pages = async () =>
      (await stage.one(`explain (analyze, buffers, format json) select private.ledger_of('${id}')`))['QUERY PLAN'][0]
        .Plan['Shared Hit Blocks'];
    await add(50);
    await pages();
    const half = await pages();
    await add(50);
    expect(await pages()).toBeLessThan(half * 3);
    await stage.db.query('select private.settle_money($1)', [id]);
  });
});

test('a refund is due on the seventh day on which banks work', async () => {
  for (const pair of [
    '2026-11-24 2026-12-03',
    '2026-11-27 2026-12-08',
    '2026-11-28 2026-12-08',
    '2026-11-29 2026-12-08',
  ]) {
    const [from, due] = pair.split(' ');
    expect(await stage.one('select private.business_days_after($1, 7)::text as due', [from])).toEqual({ due });
  }
});

describe('A refund under the cancellation policy', () => {
  // The policies of the specification: this percentage is refunded until so many days before arrival.
  const policies: Record<string, [percent: number, days: number]> = {
    flexible: [100, 1],
    moderate: [100, 7],
    strict: [50, 7],
    super_strict: [50, 60],
    non_refundable: [0, 0],
  };
  test.each([...Object.keys(policies), 'Half of it, if we like you.', null])('%s', async (policy) => {
    const house = await stage.addHouse(policy);
    await stage.db.query(`update public.hotels set check_in_time = '13:30' where id = $1`, [house.hotel_id]);
    const id = await booked(0, house);
    const { day } = await stage.one('select check_in_date::text as day from public.bookings where id = $1', [id]);
    const arrival = Date.parse(`${day}T13:30:00+05:30`);
    const refundAt = async (moment: Date): Promise<number | null> =>
      (
        await stage.one(
          'select private.refund_of(b, $2)::double precision as refund from public.bookings as b where id = $1',
          [id, moment],
        )
      ).refund;
    expect(await refundAt(new Date(arrival))).toBe(0);
    const known = policies[policy ?? ''];
    let paid = 0;
    for (const more of [1, 1, 1, 99_996]) {
      await receive(id, more);
      paid += more;
      for (const hours of [-24, -1, 0, 1, 24, 168, 1440])
        for (const millisecond of [-1, 0, 1]) {
          const moment = new Date(arrival - hours * 3_600_000 + millisecond);
          const [percent, days] = known ?? [0, 0];
          const refunded = moment.getTime() <= arrival - days * 86_400_000 ? Math.round((paid * percent) / 100) : 0;
          expect(await refundAt(moment), `${paid} at ${moment.toISOString()}`).toBe(known ? refunded : null);
        }
    }
  });
});
