import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { expectOutcomes, rounds } from '../support/rounds.ts';
import {
  addRoom,
  asNobody,
  at,
  book,
  connect,
  expectSound,
  lockTimes,
  outcomeOf,
  race,
  randomFrom,
  tally,
} from './stage.ts';

let server: TestPostgres;
let db: pg.Pool;

beforeAll(async () => {
  server = await startPostgres();
  db = server.pool(4);
}, 120_000);
afterAll(async () => {
  await expectSound(db);
  await server.close();
});

/** Holds rooms over nights (days from today) for so many seconds. An expired hold begins in the past. */
async function hold(
  client: pg.ClientBase | pg.Pool,
  {
    id,
    from,
    nights,
    rooms = 1,
    seconds = 3600,
  }: { id: string; from: number; nights: number; rooms?: number; seconds?: number },
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into private.holds (room_category_id, first_night, end_date, rooms, ends_at)
     values ($1, private.today() + $2::integer, private.today() + $2::integer + $3::integer, $4, clock_timestamp() + make_interval(secs => $5))
     returning id`,
    [id, from, nights, rooms, seconds],
  );
  return at(rows, 0).id;
}

const free = async (id: string, from: number, nights: number) =>
  (
    await db.query<{ free: number }>(
      `select private.rooms_free(id, total_rooms, private.today() + $2::integer, private.today() + $2::integer + $3::integer) as free
       from public.room_categories where id = $1`,
      [id, from, nights],
    )
  ).rows[0]?.free;
const wait = (seconds: number) => db.query('select pg_sleep($1)', [seconds]);

test('what is held is not sold, until the moment it ends, and then without anybody doing anything', async () => {
  const room = await addRoom(db, 2);
  const { hotel_id } = room;
  await hold(db, { id: room.id, from: 10, nights: 3, rooms: 2, seconds: 1.5 });
  expect(await free(room.id, 9, 2)).toBe(0);
  expect((await book(db, { room, from: 12, nights: 2 })).code).toBe('sold_out');
  const found = async () =>
    (
      await db.query(
        `select count(*)::integer as count from jsonb_array_elements(
           public.search_hotels('House', private.today() + 10, private.today() + 12) -> 'hotels') as h where h ->> 'id' = $1`,
        [hotel_id],
      )
    ).rows[0].count;
  expect(await found()).toBe(0);
  await expect(hold(db, { id: room.id, from: 11, nights: 1 })).rejects.toMatchObject({ code: 'PT409' });

  await wait(1.6);
  expect(await free(room.id, 9, 2)).toBe(2);
  expect(await found()).toBe(1);
  expect(await book(db, { room, from: 12, nights: 2, rooms: 2 })).toMatchObject({ ok: true });
  // Only the needed night of the expired hold is removed. Its other nights are available too.
  const { rows } = await db.query('select held from private.nights where room_category_id = $1 order by night', [
    room.id,
  ]);
  expect(rows.map(({ held }) => held)).toEqual([2, 2, 0, 0]);
  expect(await free(room.id, 10, 2)).toBe(2);
  await expectSound(db);
});

test('a hold that is taken back gives back what is still there', async () => {
  const room = await addRoom(db, 1);
  const id = await hold(db, { id: room.id, from: 20, nights: 3, seconds: -1 });
  await hold(db, { id: room.id, from: 21, nights: 1 });
  await db.query('delete from private.holds where id = $1', [id]);
  await expectSound(db);
  expect([await free(room.id, 20, 1), await free(room.id, 21, 1), await free(room.id, 22, 1)]).toEqual([1, 0, 1]);
});

test('a number of rooms can shrink over what is over', async () => {
  const room = await addRoom(db, 2);
  await hold(db, { id: room.id, from: 30, nights: 1, rooms: 2, seconds: -1 });
  await db.query('update public.room_categories set total_rooms = 1 where id = $1', [room.id]);
  await hold(db, { id: room.id, from: 31, nights: 1 });
  await expectSound(db);
  const shrunk = db.query('update public.room_categories set total_rooms = 0 where id = $1', [room.id]);
  await expect(shrunk).rejects.toThrow();
});

test('sixteen connections hold, take back, let lapse, book, cancel and block at random: never too many, nothing drifts', async () => {
  const clients = await connect(server.connectionString, 16, asNobody);
  const times = await lockTimes(db);
  await times.long();
  const rooms = [await addRoom(db, 3), await addRoom(db, 1), await addRoom(db, 2)];
  const outcomes = await race(clients, async (client, index) => {
    const random = randomFrom(index + 7);
    const below = (limit: number) => Math.floor(random() * limit);
    const done: string[] = [];
    for (let turn = 0; turn < rounds(120); turn += 1) {
      const room = at(rooms, below(rooms.length));
      const [from, nights] = [40 + below(6), 1 + below(4)];
      const quietly = (work: Promise<unknown>, what: string) =>
        work.then(
          () => done.push(what),
          (error: { code?: string }) => done.push(error.code ?? String(error)),
        );
      const kind = below(6);
      if (kind === 0) await quietly(hold(client, { id: room.id, from, nights, seconds: below(2) ? -1 : 0.05 }), 'held');
      else if (kind === 1) await quietly(hold(client, { id: room.id, from, nights, seconds: 600 }), 'held');
      else if (kind === 2) {
        const one = 'select id from private.holds where room_category_id = $1 order by random() limit 1';
        await quietly(client.query(`delete from private.holds where id = (${one})`, [room.id]), 'ended');
      } else if (kind === 3) {
        const one = `select id from public.bookings where room_category_id = $1 and booking_status <> 'cancelled' order by random() limit 1`;
        await quietly(
          client.query(`update public.bookings set booking_status = 'cancelled' where id = (${one})`, [room.id]),
          'cancelled',
        );
      } else if (kind === 4 && turn % 2 === 0) {
        const block = `insert into private.room_blocks (room_category_id, first_night, end_date, rooms)
          values ($1, private.today() + $2::integer, private.today() + $3::integer, 1)`;
        await quietly(client.query(block, [room.id, from, from + nights]), 'blocked');
      } else if (kind === 4) {
        const one = 'select id from private.room_blocks where room_category_id = $1 order by random() limit 1';
        await quietly(client.query(`delete from private.room_blocks where id = (${one})`, [room.id]), 'released');
      } else done.push(outcomeOf(await book(client, { room, from, nights })));
    }
    return done;
  });
  await times.own();
  await Promise.all(clients.map((client) => client.end()));
  const counts = tally(outcomes.flat());
  expectOutcomes(counts, ['PT409', 'blocked', 'cancelled', 'ended', 'held', 'ok', 'released', 'sold_out']);
  await expectSound(db);
});
