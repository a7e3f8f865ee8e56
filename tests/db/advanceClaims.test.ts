import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { expectOften, expectOutcomes, rounds } from '../support/rounds.ts';
import {
  addRoom,
  at,
  type BookingAnswer,
  book,
  connect,
  connectDesk,
  endDesk,
  expectSound,
  lockTimes,
  mostAtOnce,
  outcomeOf,
  race,
  randomFrom,
  rush,
  type StageRoom,
  tally,
} from './stage.ts';

// What guests say to have paid, many at once and beside all who look for it, on real PostgreSQL.

let server: TestPostgres;
let db: pg.Pool;
let locks: Awaited<ReturnType<typeof lockTimes>>;
/** Each acts for an admin, who has the desk of every house. */
let desk: pg.Client[];
/** Each calls as the API lets guests in, from an address of its own. */
let guests: pg.Client[];

beforeAll(async () => {
  server = await startPostgres();
  db = server.pool(4);
  locks = await lockTimes(db);
  desk = await connectDesk(db, server.connectionString, 16);
  guests = await connect(server.connectionString, 16, { role: 'anon', 'request.jwt.claims': '{"role":"anon"}' });
  await race(guests, (guest, index) =>
    guest.query(`select set_config('request.headers', $1, false)`, [
      JSON.stringify({ 'cf-connecting-ip': `203.0.113.${index + 1}` }),
    ]),
  );
  await db.query(
    `update private.settings set lookups_per_client_a_minute = 100000, bookings_per_contact_a_day = 100000,
       room_nights_per_client_a_day = 100000, group_advance_percent = 0, peak_advance_percent = 0`,
  );
}, 120_000);
afterAll(async () => {
  await endDesk(db, [...desk, ...guests]);
  await server.close();
});

const ask = async (client: pg.ClientBase, call: string, values: unknown[]): Promise<BookingAnswer> =>
  (await client.query(`select public.${call} as answer`, values)).rows[0].answer;
const select = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.query<Row>(sql, values)).rows;

interface Stay {
  id: string;
  token: string;
}

/** A house with these terms of cancellation, and a category of so many rooms. */
async function addHouse(total: number, policy: string | null): Promise<StageRoom> {
  const room = await addRoom(db, total);
  await db.query(
    `update public.hotels set policies = jsonb_strip_nulls(jsonb_build_object('cancellation_policy', $2::text)) where id = $1`,
    [room.hotel_id, policy],
  );
  return room;
}

/** A stay with an advance of ₹750.00 for each night, and the link that its guest was given. */
async function bookStay(room: StageRoom, from = 30, nights = 1): Promise<Stay> {
  const { booking_reference, stay_token } = await book(at(desk, 0), { room, from, nights });
  const [found] = await select<{ id: string }>('select id from public.bookings where booking_reference = $1', [
    booking_reference,
  ]);
  return { id: String(found?.id), token: String(stay_token) };
}
async function bookStays(count: number, room: StageRoom): Promise<Stay[]> {
  const stays: Stay[] = [];
  for (let n = 0; n < count; n += 1) stays.push(await bookStay(room));
  return stays;
}

const claimCall = 'public.claim_advance($1, $2)';
let numbers = 426700200000;
const nextUtr = () => {
  numbers += 1;
  return String(numbers);
};

/** UTRs that stand at more than one booking, or twice in one kind of entry. */
const usedTwice = () =>
  select(
    `select reference, kind, count(*) from private.payments as p
     where p.kind in ('claimed', 'received') and private.is_utr(p.reference) and not exists (select from private.payments as r where r.reverses = p.id)
     group by reference, kind having count(*) > 1
     union all
     select reference, null, count(distinct booking_id) from private.payments as p
     where p.kind in ('claimed', 'received') and private.is_utr(p.reference) and not exists (select from private.payments as r where r.reverses = p.id)
     group by reference having count(distinct booking_id) > 1`,
  );

/** Bookings whose status, deadline or sums are not what their ledger says. */
const unsound = () =>
  select(
    `select b.id, b.booking_status, b.payment_status, private.payment_state(b) as derived, b.advance_due_at, l.*
     from public.bookings as b cross join lateral private.ledger_sums(b.id) as l
     where b.payment_status <> private.payment_state(b)
       or l.received - l.refunded < l.refund_owed or private.at_site(b.id) < 0
       or b.booking_status in ('pending', 'confirmed') and b.payment_status = 'pending'
         and (b.advance_due_at is null) <> private.is_money_there(b.id)`,
  );

async function expectWhole(): Promise<void> {
  expect(await usedTwice()).toEqual([]);
  expect(await unsound()).toEqual([]);
  await expectSound(db);
}

describe('One UTR told by sixteen at once', () => {
  let together = 0;

  test('is of one of their bookings, whoever is first', async () => {
    const room = await addHouse(1000, 'flexible');
    for (let turn = 0; turn < 10; turn += 1) {
      const stays = await bookStays(16, room);
      const utr = nextUtr();
      const runs = await rush(db, guests, claimCall, (index) => [at(stays, index).token, utr]);
      together = Math.max(together, mostAtOnce(runs));
      expect(tally(runs.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 1, utr_used: 15 });
      const due = await select<{ id: string; waits: boolean }>(
        'select id, advance_due_at is not null as waits from public.bookings where id = any ($1)',
        [stays.map(({ id }) => id)],
      );
      const first = at(
        stays,
        runs.findIndex(({ answer }) => answer.ok),
      ).id;
      expect(due.filter(({ waits }) => !waits)).toEqual([{ id: first, waits: false }]);
    }
    await expectWhole();
  });

  test('many of them were really at work in the same moment', () => expect(together).toBeGreaterThanOrEqual(8));

  test('of one booking is one entry', async () => {
    const stay = await bookStay(await addHouse(1, 'flexible'));
    const utr = nextUtr();
    const runs = await rush(db, guests, claimCall, () => [stay.token, utr]);
    expect(runs.map(({ answer }) => answer)).toEqual(Array(16).fill({ ok: true, amount: 75_000 }));
    expect(await select('select kind, reference from private.payments where booking_id = $1', [stay.id])).toEqual([
      { kind: 'claimed', reference: utr },
    ]);
    const mails = await select(
      `select recipient from private.outbox where kind = 'claim_admin' and data ->> 'booking_id' = $1`,
      [stay.id],
    );
    expect(mails).toEqual([{ recipient: 'admin@admins.example' }]);
  });

  test('beside the desks that note the same money: one of all of them has it', async () => {
    const room = await addHouse(1000, 'flexible');
    const both = [...guests.slice(0, 8), ...desk.slice(0, 8)];
    for (let turn = 0; turn < 10; turn += 1) {
      const stays = await bookStays(16, room);
      const utr = nextUtr();
      const runs = await rush(
        db,
        both,
        `case when $1 then public.claim_advance($2, $3)
           else public.note_payment($4, 'received', 100, 'upi', gen_random_uuid(), reference => $5) end`,
        (index) => {
          const { id, token } = at(stays, index);
          return [index < 8, token, utr, id, index % 2 ? utr : utr.replace(/(.{4})/g, '$1 ')];
        },
      );
      expect(tally(runs.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 1, utr_used: 15 });
    }
    await expectWhole();
  });

  test('sixteen numbers of one booking: five are taken, the last of which stands', async () => {
    const stay = await bookStay(await addHouse(1, 'flexible'));
    const utrs = Array.from({ length: 16 }, nextUtr);
    const runs = await rush(db, guests, claimCall, (index) => [stay.token, at(utrs, index)]);
    expect(tally(runs.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 5, claimed_often: 11 });
    const kinds = await select<{ kind: string }>(
      'select kind from private.payments where booking_id = $1 order by position',
      [stay.id],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['claimed', ...Array(4).fill(['reversed', 'claimed']).flat()]);
    expect(await select('select claimed::integer from private.ledger_sums($1)', [stay.id])).toEqual([
      { claimed: 75_000 },
    ]);
    await expectWhole();
  });

  test('is told to come again while another booking takes it, and is theirs once that is undone', async () => {
    const [mine, other] = await bookStays(2, await addHouse(2, 'flexible'));
    const utr = nextUtr();
    const keeper = await db.connect();
    await locks.own();
    await keeper.query('begin');
    await keeper.query(
      `insert into private.payments (booking_id, kind, amount, method, reference) values ($1, 'received', 100, 'upi', $2)`,
      [other?.id, utr],
    );
    expect(await ask(at(guests, 0), 'claim_advance($1, $2)', [mine?.token, utr])).toEqual({ ok: false, code: 'busy' });
    await keeper.query('rollback');
    keeper.release();
    await locks.long();
    expect(await ask(at(guests, 0), 'claim_advance($1, $2)', [mine?.token, utr])).toEqual({ ok: true, amount: 75_000 });
  });
});

describe('The job that ends what is not paid', () => {
  test('ends a stay, or its guest says to have paid: never both', async () => {
    const room = await addHouse(1000, 'flexible');
    let [ended, told] = [0, 0];
    // The job has more to do before it comes to a stay than its guest, how much more is the machine's: the guests let it
    // go ahead longer whenever it ended none, and shorter when it left none to them.
    let ahead = 1;
    for (let turn = 0; turn < 20; turn += 1) {
      const stays = await bookStays(15, room);
      await db.query(`update public.bookings set advance_due_at = now() - interval '1 minute' where id = any ($1)`, [
        stays.map(({ id }) => id),
      ]);
      const utrs = stays.map(nextUtr);
      const runs = await rush(
        db,
        [...guests.slice(0, 15), at(desk, 0)],
        `case when $1::text is null then public.run_job('cancel_unpaid')
          else (select public.claim_advance($1, $2) from pg_sleep_for($3::interval)) end`,
        (index) => [stays[index]?.token ?? null, utrs[index] ?? null, `${ahead} ms`],
      );
      const after = await select<{ id: string; booking_status: string; due: Date | null }>(
        'select id, booking_status, advance_due_at as due from public.bookings where id = any ($1)',
        [stays.map(({ id }) => id)],
      );
      let toldNow = 0;
      for (const [index, stay] of stays.entries()) {
        const outcome = outcomeOf(at(runs, index).answer);
        const now = after.find(({ id }) => id === stay.id);
        const wasTold = outcome === 'ok';
        expect([wasTold, now?.booking_status, now?.due === null]).toEqual(
          wasTold ? [true, 'confirmed', true] : [false, 'cancelled', false],
        );
        if (!wasTold) expect(outcome).toBe('not_changeable');
        if (wasTold) toldNow += 1;
      }
      told += toldNow;
      ended += stays.length - toldNow;
      if (toldNow === stays.length) ahead *= 2;
      if (toldNow === 0) ahead /= 2;
    }
    // Both were really tried.
    expect(Math.min(ended, told)).toBeGreaterThan(0);
    await expectWhole();
  });

  test('asks once again, however often it runs at once', async () => {
    const stays = await bookStays(5, await addHouse(5, 'flexible'));
    for (const { id } of stays)
      await db.query(
        `insert into private.payments (booking_id, kind, amount, method, reference, at)
         values ($1, 'claimed', 75000, 'site', $2, now() - interval '25 hours')`,
        [id, nextUtr()],
      );
    await rush(db, desk, `jsonb_build_object('ok', true, 'asked', private.ask_for_claims_again(200))`, () => []);
    const mails = await select<{ n: number }>(
      `select count(*)::integer as n from private.outbox where kind = 'claim_admin' and data ->> 'booking_id' = any ($1)`,
      [stays.map(({ id }) => id)],
    );
    expect(mails).toEqual([{ n: 5 }]);
  });
});

describe('Guests, desks and the job beside each other', () => {
  /** How often each deed is done, what it is answered sooner or later, and what it may be answered besides. */
  const deeds = {
    claim: {
      weight: 8,
      sure: ['ok', 'utr_used', 'nothing_due', 'not_changeable', 'claimed_often'],
      perhaps: ['has_come'],
    },
    cancel: { weight: 1, sure: ['ok'], perhaps: ['refund_changed', 'not_changeable'] },
    house: { weight: 1, sure: ['ok', 'illegal_move'], perhaps: [] },
    change: {
      weight: 3,
      sure: ['ok', 'terms_bind', 'not_changeable'],
      perhaps: [
        'being_checked',
        'pay_first',
        'changed_often',
        'sold_out',
        'held_unpaid',
        'price_changed',
        'changed_meanwhile',
      ],
    },
    came: {
      weight: 5,
      sure: ['ok', 'cancelled'],
      perhaps: ['too_much', 'not_by_site', 'none', 'utr_used', 'invalid_payment'],
    },
    pay: { weight: 1, sure: ['ok', 'cancelled'], perhaps: ['too_much', 'utr_used'] },
    refund: { weight: 1, sure: ['ok', 'too_much'], perhaps: ['not_by_site'] },
    refuse: {
      weight: 4,
      sure: ['ok', 'already_reversed'],
      perhaps: ['none', 'refund_rests_on_it', 'promised', 'has_come'],
    },
    mark: { weight: 1, sure: ['ok', 'changed'], perhaps: [] },
    again: { weight: 1, sure: ['ok', 'changed'], perhaps: ['sold_out'] },
    late: { weight: 1, sure: ['ok'], perhaps: [] },
    open: { weight: 1, sure: ['ok'], perhaps: [] },
  } as const;
  type Deed = keyof typeof deeds;
  const often = (Object.keys(deeds) as Deed[]).flatMap((deed) => Array<Deed>(deeds[deed].weight).fill(deed));

  test('thousands of deeds from 16 connections: all adds up, no UTR is of two, and a deadline is where no money is', async () => {
    const houses = [
      await addHouse(200, 'flexible'),
      await addHouse(200, 'strict'),
      await addHouse(200, 'Half of it, if we like you.'),
    ];
    const stays: Stay[] = [];
    for (const house of houses) stays.push(await bookStay(house), await bookStay(house));
    // So few that they meet.
    const utrs = Array.from({ length: 300 }, nextUtr);

    const done = await race(desk, async (client, index) => {
      const guest = at(guests, index);
      const random = randomFrom(index + 1839);
      const below = (limit: number) => Math.floor(random() * limit);
      const pick = <T>(list: readonly T[]) => at(list, below(list.length));
      const entryOf = async (id: string, kinds: string[]) =>
        (
          await client.query<{ id: string; amount: number; reference: string | null }>(
            `select id, amount::integer, reference from private.payments where booking_id = $1 and kind = any ($2::private.payment_kind[])
             order by random() limit 1`,
            [id, kinds],
          )
        ).rows[0];
      const none = { ok: false, code: 'none' };

      const does: Record<Deed, (stay: Stay) => Promise<BookingAnswer>> = {
        claim: ({ token }) => ask(guest, 'claim_advance($1, $2)', [token, pick(utrs)]),
        cancel: async ({ token }) => {
          const { stay } = (await ask(guest, 'open_stay($1)', [token])) as unknown as {
            stay: { cancelling: { refund: number | null } | null };
          };
          return ask(guest, 'cancel_by_guest($1, $2)', [token, stay.cancelling?.refund ?? null]);
        },
        house: ({ id }) => ask(client, `cancel_stay($1, '{}', 'Because', null, $2)`, [id, below(2) === 0]),
        change: async ({ token }) => {
          const args = [token, 30 - below(3), 31 + below(3)];
          const days = 'private.today() + $2::integer, private.today() + $3::integer, 1, 1';
          const quote = await ask(guest, `guest_change_quote($1, ${days})`, args);
          if (!quote.ok) return quote;
          return ask(guest, `change_by_guest($1, '{}', ${days}, 0, $4)`, [...args, quote.total_amount]);
        },
        came: async ({ id }) => {
          const entry = await entryOf(id, ['claimed']);
          if (!entry) return none;
          const part = below(4) === 0 ? 1 + below(entry.amount) : entry.amount;
          const call = `note_payment($1, 'received', $2, $3, gen_random_uuid(), reference => $4, settles => $5)`;
          return ask(client, call, [
            id,
            part,
            pick(['site', 'site', 'upi']),
            pick([entry.reference, null]),
            pick([entry.id, null]),
          ]);
        },
        pay: ({ id }) =>
          ask(client, `note_payment($1, 'received', $2, 'upi', gen_random_uuid(), reference => $3)`, [
            id,
            1 + below(90_000),
            pick([pick(utrs), null]),
          ]),
        refund: ({ id }) =>
          ask(client, `note_payment($1, 'refunded', $2, $3, gen_random_uuid())`, [
            id,
            1 + below(60_000),
            pick(['site', 'cash']),
          ]),
        refuse: async ({ id }) => {
          const entry = await entryOf(id, ['claimed', 'claimed', 'received']);
          return entry ? ask(client, `reverse_payment($1, 'Not in the bank')`, [entry.id]) : none;
        },
        mark: ({ id }) =>
          ask(client, `admin_change_booking($1, '{"payment_status": "pending"}', '{"payment_status": "paid"}')`, [id]),
        again: ({ id }) =>
          ask(
            client,
            `admin_change_booking($1, '{"booking_status": "cancelled"}', '{"booking_status": "confirmed"}')`,
            [id],
          ),
        late: async ({ id }) => {
          // Nothing of a deadline is written where there is none.
          await client.query(
            `update public.bookings set advance_due_at = now() - interval '1 second' where id = $1 and advance_due_at is not null`,
            [id],
          );
          await client.query('select private.job_cancel_unpaid()');
          return { ok: true };
        },
        open: async ({ token }) => {
          const answer = await ask(guest, 'open_stay($1)', [token]);
          return answer;
        },
      };
      const outcomes: string[] = [];
      for (let turn = 0; turn < rounds(300); turn += 1) {
        if (turn % 25 === 0) {
          const house = pick(houses);
          const { booking_reference, stay_token } = await book(client, { room: house, from: 30, nights: 1 });
          const { rows } = await client.query('select id from public.bookings where booking_reference = $1', [
            booking_reference,
          ]);
          stays.push({ id: at(rows, 0).id, token: String(stay_token) });
        }
        // The newest, so that many want the same one.
        const stay = pick(stays.slice(-12));
        const deed = pick(often);
        outcomes.push(`${deed} ${outcomeOf(await does[deed](stay))}`);
      }
      return outcomes;
    });

    const counts = tally(done.flat());
    const named = (list: (of: (typeof deeds)[Deed]) => readonly string[]) =>
      Object.entries(deeds).flatMap(([deed, of]) => list(of).map((outcome) => `${deed} ${outcome}`));
    expectOutcomes(
      counts,
      named(({ sure }) => sure),
      named(({ perhaps }) => perhaps),
    );
    await expectWhole();

    // Nobody has said more than five numbers for a stay. One at most is looked for of what its guest said, or more where one had come.
    const said = await select(
      `select p.booking_id from private.payments as p
       where p.kind = 'claimed' and p.actor_id is null group by 1
       having count(*) > 5 or count(*) filter (
         where private.open_part(p) > 0 and not exists (select from private.payments as r where r.reverses = p.id)
       ) > 1 and not bool_or(exists (select from private.payments as s where s.settles = p.id))`,
    );
    expect(said).toEqual([]);
    // What was promised is owed or has gone back.
    const promised = await select(
      `select b.id, b.refund_promised, l.* from public.bookings as b cross join lateral private.ledger_sums(b.id) as l
       where b.booking_status = 'cancelled' and l.refund_owed + l.refunded < b.refund_promised`,
    );
    expect(promised).toEqual([]);
    const settled = await select(
      `select count(*)::integer as often from private.payments where kind = 'received' and settles is not null`,
    );
    expectOften(Number(settled[0]?.often), 50);
  }, 180_000);
});
