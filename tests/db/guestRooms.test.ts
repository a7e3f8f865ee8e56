import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
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
  ownDatabase,
  race,
  rush,
  type StageRoom,
  tally,
} from './stage.ts';

const { connectionString, db } = await ownDatabase();
const desk = await connectDesk(db, connectionString, 16);
const guests = await connect(connectionString, 16, { role: 'anon', 'request.jwt.claims': '{"role":"anon"}' });
await race(guests, (guest, index) =>
  guest.query(`select set_config('request.headers', $1, false)`, [
    JSON.stringify({ 'cf-connecting-ip': `203.0.113.${index + 1}` }),
  ]),
);
await db.query(
  'update private.limits set lookups_per_client_a_minute = 100000, bookings_per_contact_a_day = 100000, room_nights_per_client_a_day = 1000000',
);
afterAll(() => endDesk(db, [...desk, ...guests]));

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
