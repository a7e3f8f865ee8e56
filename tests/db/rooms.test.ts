import { afterAll, expect, test } from 'vitest';
import { expectOutcomes, rounds } from '../support/rounds.ts';
import { addRoom, at, connectDesk, endDesk, insertBooking, outcomeOf, ownDatabase, rush, tally } from './stage.ts';

const { connectionString, db } = await ownDatabase();
const clients = await connectDesk(db, connectionString, 2);
afterAll(() => endDesk(db, clients));

async function givenHouse(total: number, ...names: string[]) {
  const type = await addRoom(db, total);
  const { rows } = await db.query(
    `insert into private.rooms (hotel_id, room_category_id, name) select $1, $2, unnest($3::text[]) returning id`,
    [type.hotel_id, type.id, names],
  );
  return { type, rooms: rows.map(({ id }) => String(id)) };
}
const give = 'public.give_rooms($1, $2::uuid[], private.today() + $3::integer)';
const block = `public.block_room($1, private.today() + $2::integer, private.today() + $3::integer, 'Paint')`;

/** Races two calls, and returns their outcomes in a fixed order. */
async function meet(first: [string, unknown[]], second: [string, unknown[]]): Promise<string> {
  const calls = [first, second];
  const runs = await rush(
    db,
    clients,
    (index) => at(calls, index)[0],
    (index) => at(calls, index)[1],
  );
  return runs
    .map(({ answer }) => outcomeOf(answer))
    .sort()
    .join(' ');
}
/** Expects that no room has two uses: as many uses as the winners got, and none beside the stay. */
async function nightsOf(rooms: readonly string[]): Promise<number> {
  const { rows } = await db.query(
    `select count(*)::integer as nights, count(distinct coalesce(booking_id, block_id))::integer as uses
     from private.room_nights where room_id = any ($1)`,
    [rooms],
  );
  expect(rows[0].uses).toBe(1);
  return rows[0].nights;
}

test('two desks never give one room for overlapping nights', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < rounds(300); round += 1) {
    const { type, rooms } = await givenHouse(2, '1', '2');
    const [early, late] = [
      await insertBooking(db, { room: type, from: 5, nights: 4 }),
      await insertBooking(db, { room: type, from: 7, nights: 4 }),
    ];
    outcomes.push(await meet([give, [early, [rooms[0]], 5]], [give, [late, [rooms[0]], 7]]));
    expect(await nightsOf(rooms)).toBe(4);
  }
  expectOutcomes(tally(outcomes), ['ok room_taken']);
});

test('a room is given or out of order, never both', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < rounds(300); round += 1) {
    const { type, rooms } = await givenHouse(3, '1');
    const stay = await insertBooking(db, { room: type, from: 5, nights: 4 });
    outcomes.push(await meet([give, [stay, rooms, 5]], [block, [rooms[0], 6, 12]]));
    expect([4, 6]).toContain(await nightsOf(rooms));
  }
  expectOutcomes(tally(outcomes), ['ok room_taken']);
});

test('a stay that gets longer keeps its room or gives way to a room out of order', async () => {
  const outcomes: string[] = [];
  for (const client of clients)
    await client.query(`create function pg_temp.longer(p_id uuid) returns jsonb language sql as $$
      update public.bookings set check_out_date = check_out_date + 2 where id = p_id returning '{"ok": true}'::jsonb $$`);
  for (let round = 0; round < rounds(300); round += 1) {
    const { type, rooms } = await givenHouse(3, '1');
    const stay = await insertBooking(db, { room: type, from: 5, nights: 2 });
    await at(clients, 0).query(`select ${give}`, [stay, rooms, 5]);
    outcomes.push(await meet(['pg_temp.longer($1)', [stay]], [block, [rooms[0], 8, 10]]));
    const { rows } = await db.query('select 1 from private.room_nights where room_id = $1', [rooms[0]]);
    expect(rows.length).toBeGreaterThanOrEqual(4);
  }
  expectOutcomes(tally(outcomes), ['ok room_taken', 'ok ok']);
});
