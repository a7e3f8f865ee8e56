import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { termsAndPrivacy } from '../support/legalVersions.ts';
import { expectOutcomes, rounds } from '../support/rounds.ts';
import {
  addRoom,
  asNobody,
  at,
  connect,
  deadlocks,
  expectSound,
  lockTimes,
  outcomeOf,
  ownDatabase,
  randomFrom,
  rush,
  type StageRoom,
  tally,
} from './stage.ts';

const { connectionString, db } = await ownDatabase();
await (await lockTimes(db)).long();
const clients = await connect(connectionString, 12, asNobody);
afterAll(async () => {
  expect(await deadlocks(db)).toBe(0);
  await Promise.all(clients.map((client) => client.end()));
});

interface Wish {
  /** The types in the order of the request, with their rooms. */
  types: (readonly [StageRoom, rooms: number])[];
  from: number;
  nights: number;
}

const bookAll = `public.create_booking_tx(
  hotel_id => $1, room_category_id => $2, check_in_date => private.today() + $3::integer,
  check_out_date => private.today() + $3::integer + $4::integer, guest_name => 'Guest', guest_email => $5, num_rooms => $6,
  legal_versions => $7, more_rooms => $8
)`;

function wanted({ types, from, nights }: Wish): unknown[] {
  const [[first, rooms], ...more] = [at(types, 0), ...types.slice(1)] as const;
  const parts = more.map(([room, num_rooms]) => ({ room_category_id: room.id, num_rooms, num_adults: 1 }));
  return [
    ...[first.hotel_id, first.id, from, nights, `${randomUUID()}@guests.example`, rooms, termsAndPrivacy],
    parts.length > 0 ? JSON.stringify(parts) : null,
  ];
}

/** Returns true if a night of a wanted type has too few rooms left. */
async function isFull(client: pg.Pool, { types, from, nights }: Wish): Promise<boolean> {
  for (const [room, rooms] of types) {
    const { rows } = await client.query(
      `select private.rooms_free(c.id, c.total_rooms, private.today() + $2::integer, private.today() + $2::integer + $3::integer) as free
       from public.room_categories as c where c.id = $1`,
      [room.id, from, nights],
    );
    if (rows[0].free < rooms) return true;
  }
  return false;
}

async function addHotel(total: () => number): Promise<StageRoom[]> {
  const first = await addRoom(db, total());
  return [first, await addRoom(db, total(), first.hotel_id), await addRoom(db, total(), first.hotel_id)];
}

test('bookings of several room types against each other and single ones: all rooms or none, and none refused that fits', async () => {
  const random = randomFrom(45);
  const below = (limit: number) => Math.floor(random() * limit);
  const outcomes: string[] = [];
  for (let round = 0; round < rounds(300); round++) {
    const hotel = await addHotel(() => 1 + below(3));
    const wishes = clients.map((): Wish => {
      const order = hotel.map((room) => [random(), room] as const).sort(([a], [b]) => a - b);
      const types = order.slice(0, 1 + below(3)).map(([, room]) => [room, 1] as const);
      return { types, from: 30 + below(3), nights: 1 + below(3) };
    });
    const runs = await rush(db, clients, bookAll, (index) => wanted(at(wishes, index)));
    for (const [index, { answer }] of runs.entries()) {
      const wish = at(wishes, index);
      if (answer.ok) {
        const { rows } = await db.query(
          `select array_agg(r.room_category_id::text order by r.room_category_id::text) as types
           from private.booked_rooms as r join public.bookings as b on b.id = r.id where b.booking_reference = $1`,
          [answer.booking_reference],
        );
        expect(rows[0].types).toEqual(wish.types.map(([room]) => room.id).sort());
      } else expect(await isFull(db, wish), JSON.stringify(answer)).toBe(true);
      outcomes.push(outcomeOf(answer));
    }
    expect((await db.query('select * from private.night_drift')).rows).toEqual([]);
  }
  await expectSound(db);
  expectOutcomes(tally(outcomes), ['ok', 'sold_out']);
});

// A change may be refused because the rooms are full or the booking is over. Nothing else may fail.
await db.query(`create function private.try_deed(p_sql text) returns jsonb language plpgsql as $$
begin
  execute p_sql;
  return '{"ok": true}';
exception when sqlstate 'PT409' then return jsonb_build_object('ok', false, 'code', sqlerrm);
end $$`);

test('bookings, changes of dates, dropped types and cancellations at once leave no drift and no deadlock', async () => {
  const random = randomFrom(46);
  const below = (limit: number) => Math.floor(random() * limit);
  for (let round = 0; round < rounds(300, 20); round++) {
    const hotel = await addHotel(() => 2 + below(3));
    const wish = (): Wish => ({
      types: hotel
        .map((room) => [random(), room] as const)
        .sort(([a], [b]) => a - b)
        .slice(0, 2 + below(2))
        .map(([, room]) => [room, 1]),
      from: 30 + below(3),
      nights: 1 + below(3),
    });
    const made: string[] = [];
    for (let one = 0; one < 4; one++) {
      const { rows } = await db.query(`select ${bookAll} as answer`, wanted(wish()));
      if (rows[0].answer.ok) made.push(rows[0].answer.booking_reference);
    }
    const deeds = clients.map((_, index): [sql: string, values: unknown[]] => {
      const reference = made[below(made.length)];
      const one = `from public.bookings as b where b.booking_reference = $1`;
      return at(
        [
          [bookAll, wanted(wish())],
          [
            `private.try_deed(format('update public.bookings set check_in_date = check_in_date + 1, check_out_date = check_out_date + 1 where booking_reference = %L', $1::text))`,
            [reference],
          ],
          [
            `private.try_deed(format('update public.bookings set booking_status = ''cancelled'' where booking_reference = %L', $1::text))`,
            [reference],
          ],
          [
            `private.try_deed(format('select private.write_dropped(b, t) from (select b, private.without_type(b, b.room_category_id, 0) as t ${one.replace('$1', '%L')} for no key update) as k where (t).id is not null', $1::text))`,
            [reference],
          ],
        ] as [string, unknown[]][],
        index % 4,
      );
    });
    await rush(
      db,
      clients,
      (index) => at(deeds, index)[0],
      (index) => at(deeds, index)[1],
    );
    expect((await db.query('select * from private.night_drift')).rows).toEqual([]);
  }
  await expectSound(db);
});
