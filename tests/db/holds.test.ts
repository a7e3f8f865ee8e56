import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { addRoom, at, book, expectSound, ownDatabase } from './stage.ts';

const { db } = await ownDatabase();
afterAll(() => expectSound(db));

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

test('a number of rooms can shrink over what is over', async () => {
  const room = await addRoom(db, 2);
  await hold(db, { id: room.id, from: 30, nights: 1, rooms: 2, seconds: -1 });
  await db.query('update public.room_categories set total_rooms = 1 where id = $1', [room.id]);
  await hold(db, { id: room.id, from: 31, nights: 1 });
  await expectSound(db);
  const shrunk = db.query('update public.room_categories set total_rooms = 0 where id = $1', [room.id]);
  await expect(shrunk).rejects.toThrow();
});
