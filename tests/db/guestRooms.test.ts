import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { expectOutcomes, rounds } from '../support/rounds.ts';
import {
  addRoom,
  at,
  type BookingAnswer,
  book,
  connect,
  connectDesk,
  deadlocks,
  endDesk,
  expectSound,
  mostAtOnce,
  outcomeOf,
  race,
  randomFrom,
  rush,
  type StageRoom,
  tally,
} from './stage.ts';

let server: TestPostgres;
let db: pg.Pool;
let desk: pg.Client[];
let guests: pg.Client[];

beforeAll(async () => {
  server = await startPostgres();
  db = server.pool(4);
  desk = await connectDesk(db, server.connectionString, 16);
  guests = await connect(server.connectionString, 16, { role: 'anon', 'request.jwt.claims': '{"role":"anon"}' });
  await race(guests, (guest, index) =>
    guest.query(`select set_config('request.headers', $1, false)`, [
      JSON.stringify({ 'cf-connecting-ip': `203.0.113.${index + 1}` }),
    ]),
  );
  await db.query(
    'update private.settings set lookups_per_client_a_minute = 100000, bookings_per_contact_a_day = 100000, room_nights_per_client_a_day = 1000000',
  );
}, 120_000);
afterAll(async () => {
  await endDesk(db, [...desk, ...guests]);
  await server.close();
});

const ask = async (client: pg.ClientBase, call: string, values: unknown[]): Promise<BookingAnswer> =>
  (await client.query(`select public.${call} as answer`, values)).rows[0].answer;

interface Stay {
  id: string;
  token: string;
}
async function bookStay(client: pg.Client, room: StageRoom, from: number, nights: number): Promise<Stay | string> {
  const answer = await book(client, { room, from, nights });
  if (!answer.ok) return outcomeOf(answer);
  const { rows } = await client.query<{ id: string }>('select id from public.bookings where booking_reference = $1', [
    answer.booking_reference,
  ]);
  return { id: at(rows, 0).id, token: String(answer.stay_token) };
}
const setPrice = (room: StageRoom, price: number) =>
  db.query('update public.room_categories set base_price = $2 where id = $1', [room.id, price]);

const moveCall = `public.change_by_guest(
  $1, '{}', private.today() + $2::integer, private.today() + $2::integer + $3::integer, 1, 1, 0, $4, $5::uuid)`;

async function expectNoOversell(rooms: readonly StageRoom[]): Promise<void> {
  const { rows } = await db.query(
    `select b.room_category_id, d::date as night, sum(b.num_rooms)
     from public.bookings as b join public.room_categories as c on c.id = b.room_category_id
     cross join generate_series(b.check_in_date, b.check_out_date - 1, interval '1 day') as d
     where c.id = any ($1) and b.booking_status <> 'cancelled'
     group by b.room_category_id, night, c.total_rooms having sum(b.num_rooms) > c.total_rooms`,
    [rooms.map(({ id }) => id)],
  );
  expect(rows).toEqual([]);
}

test('of sixteen who want the last room of another category in one moment one gets it, and the others keep theirs', async () => {
  const garden = await addRoom(db, 16);
  const suite = await addRoom(db, 1, garden.hotel_id);
  const stays = await race(desk, (client) => bookStay(client, garden, 40, 2));
  const tokenOf = (index: number) => (at(stays, index) as Stay).token;
  const runs = await rush(db, guests, moveCall, (index) => [tokenOf(index), 40, 2, 500_000, suite.id]);
  expect(mostAtOnce(runs)).toBeGreaterThanOrEqual(8);
  expect(tally(runs.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 1, sold_out: 15 });
  // A repetition gives the same answer, and the room of the type that was left is free for one guest.
  const again = await rush(db, guests, moveCall, (index) => [tokenOf(index), 40, 2, 500_000, suite.id]);
  expect(tally(again.map(({ answer }) => outcomeOf(answer)))).toEqual({ ok: 1, sold_out: 15 });
  const { rows } = await db.query(
    `select room_category_id = $2 as is_suite, booked, count(*)::integer as nights from private.nights
     where room_category_id in ($1, $2) group by 1, 2 order by 1`,
    [garden.id, suite.id],
  );
  expect(rows).toEqual([
    { is_suite: false, booked: 15, nights: 2 },
    { is_suite: true, booked: 1, nights: 2 },
  ]);
  await expectSound(db);
});

test('two crowds that change places wait for each other, and no night is lost or sold twice', async () => {
  const garden = await addRoom(db, 9);
  const suite = await addRoom(db, 9, garden.hotel_id);
  const stays = await race(desk, async (client, index) => {
    const stay = await bookStay(client, index % 2 ? garden : suite, 50, 3);
    const call = `record_payment($1, 750000, 'upi', gen_random_uuid())`;
    expect(await ask(client, call, [(stay as Stay).id])).toMatchObject({ ok: true });
    return stay;
  });
  const before = await deadlocks(db);
  for (let round = 0; round < 4; round += 1) {
    const runs = await rush(db, guests, moveCall, (index) => {
      const wanted = (index + round) % 2 ? suite : garden;
      return [(at(stays, index) as Stay).token, 50, 3, 750_000, wanted.id];
    });
    const outcomes = tally(runs.map(({ answer }) => outcomeOf(answer)));
    expect(Object.keys(outcomes).filter((outcome) => !['ok', 'sold_out', 'busy'].includes(outcome))).toEqual([]);
    expect(outcomes.ok).toBeGreaterThan(0);
    await expectNoOversell([garden, suite]);
    await expectSound(db);
  }
  expect(await deadlocks(db)).toBe(before);
});

test('who books, moves to another category and back, cancels and pays, beside the desk', async () => {
  const first = await addRoom(db, 3);
  const rooms = [first, await addRoom(db, 2, first.hotel_id), await addRoom(db, 2, first.hotel_id)];
  await db.query(`update public.hotels set policies = '{"cancellation_policy": "flexible"}' where id = $1`, [
    first.hotel_id,
  ]);
  await setPrice(at(rooms, 1), 350_000);
  await setPrice(at(rooms, 2), 150_000);
  const stays: Stay[] = [];
  const possible = {
    book: ['ok', 'sold_out'],
    move: [
      'ok',
      'sold_out',
      'not_changeable',
      'changed_often',
      'price_changed',
      'terms_bind',
      'due_changed',
      'held_unpaid',
      'changed_meanwhile',
    ],
    desk: ['ok', 'sold_out', 'not_changeable', 'changed_meanwhile', 'price_changed'],
    cancel: ['ok', 'refund_changed'],
    pay: ['ok', 'cancelled', 'too_much', 'nothing_due'],
  } as const;
  const often = ['book', 'book', 'move', 'move', 'move', 'move', 'move', 'desk', 'cancel', 'pay', 'pay'] as const;
  const done = await race(desk, async (client, index) => {
    const guest = at(guests, index);
    const random = randomFrom(index + 16);
    const below = (limit: number) => Math.floor(random() * limit);
    const pick = <T>(list: readonly T[]) => at(list, below(list.length));
    const does: Record<(typeof often)[number], (stay: Stay) => Promise<BookingAnswer>> = {
      book: async () => {
        const made = await bookStay(client, pick(rooms), 60 + below(5), 1 + below(3));
        if (typeof made === 'string') return { ok: false, code: made };
        stays.push(made);
        return { ok: true };
      },
      move: async ({ token }) => {
        const args = [token, 60 + below(5), 1 + below(3)];
        const wanted = pick(rooms).id;
        const dates = 'private.today() + $2::integer, private.today() + $2::integer + $3::integer, 1, 1, 0';
        const quote = await ask(guest, `guest_change_quote($1, ${dates}, $4)`, [...args, wanted]);
        return quote.ok ? ask(guest, moveCall.replace('public.', ''), [...args, quote.total_amount, wanted]) : quote;
      },
      desk: async ({ id }) => {
        const { rows } = await client.query(
          `select jsonb_build_object('room_category_id', room_category_id, 'total_amount', total_amount) as seen, nights
           from public.bookings where id = $1`,
          [id],
        );
        const { seen, nights } = at(rows, 0);
        const prices = [250_000, 350_000, 150_000];
        const to = below(3);
        return ask(
          client,
          `change_stay($1, $2, $3, private.today() + 60, private.today() + 60 + $4::integer, 1, 1, 0, $5, 'rates')`,
          [id, seen, at(rooms, to).id, nights, nights * at(prices, to)],
        );
      },
      cancel: async ({ token }) => {
        const { stay } = (await ask(guest, 'open_stay($1)', [token])) as unknown as {
          stay: { cancelling: { refund: number } | null };
        };
        return ask(guest, 'cancel_by_guest($1, $2)', [token, stay.cancelling?.refund ?? null]);
      },
      pay: ({ id }) => ask(client, `record_payment($1, $2, 'upi', gen_random_uuid())`, [id, 1 + below(500_000)]),
    };
    const outcomes: string[] = [];
    for (let turn = 0; turn < rounds(200); turn += 1) {
      const stay = stays.length > 0 ? pick(stays.slice(-10)) : null;
      const deed = stay ? pick(often) : 'book';
      outcomes.push(`${deed} ${outcomeOf(await does[deed](stay as Stay))}`);
    }
    return outcomes;
  });
  const counts = tally(done.flat());
  expectOutcomes(
    counts,
    ['book ok', 'book sold_out', 'move ok', 'move sold_out', 'desk ok', 'cancel ok', 'pay ok'],
    Object.entries(possible).flatMap(([deed, codes]) => codes.map((code) => `${deed} ${code}`)),
  );
  await expectNoOversell(rooms);
  await expectSound(db);

  const { rows } = await db.query(
    `select b.id, b.payment_status as status, private.payment_status_of(b, m) as derived, b.total_amount::integer as total,
       m.received::integer, m.refunded::integer, m.refund_due::integer,
       b.booking_status <> 'cancelled' as stands
     from public.bookings as b cross join lateral private.money_of(b.id) as m where b.room_category_id = any ($1)`,
    [rooms.map(({ id }) => id)],
  );
  expect(rows.length).toBe(stays.length);
  for (const stay of rows) {
    expect(stay.status, stay.id).toBe(stay.derived);
    const kept = stay.received - stay.refunded - stay.refund_due;
    expect(kept, stay.id).toBeGreaterThanOrEqual(0);
    if (stay.stands) expect(kept, stay.id).toBeLessThanOrEqual(stay.total);
  }
}, 120_000);
