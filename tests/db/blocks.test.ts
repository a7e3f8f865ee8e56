import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { rounds } from '../support/rounds.ts';
import {
  addRoom,
  at,
  type BookingAnswer,
  book,
  connect,
  deadlocks,
  endDesk,
  expectSound,
  lockTimes,
  mostAtOnce,
  outcomeOf,
  ownDatabase,
  race,
  randomFrom,
  rush,
  type StageRoom,
  tally,
} from './stage.ts';

const { connectionString, db } = await ownDatabase();
const locks = await lockTimes(db);
await locks.long();
const admin = randomUUID();
await db.query('insert into auth.users (id, email) values ($1, $2)', [admin, 'admin@admins.example']);
await db.query(`update public.profiles set role = 'admin' where user_id = $1`, [admin]);
// Every session of this file acts for the admin, like calls of the API.
const clients = await connect(connectionString, 32, { 'request.jwt.claim.sub': admin });
afterEach(() => expectSound(db));
afterAll(() => endDesk(db, clients));

interface Range {
  room: StageRoom;
  from: number;
  nights: number;
  rooms: number | null;
}

const blockCall = `public.block_rooms($1, private.today() + $2::integer, private.today() + $2::integer + $3::integer, $4, 'Repairs')`;
const releaseCall = `public.release_rooms($1, private.today() + $2::integer, private.today() + $2::integer + $3::integer, $4)`;
const valuesOf = ({ room, from, nights, rooms }: Range) => [room.id, from, nights, rooms];
const block = async (client: pg.Client, range: Range): Promise<BookingAnswer> =>
  (await client.query(`select ${blockCall} as answer`, valuesOf(range))).rows[0].answer;
const release = async (client: pg.Client, range: Range): Promise<BookingAnswer> =>
  (await client.query(`select ${releaseCall} as answer`, valuesOf(range))).rows[0].answer;

interface Row {
  id: string;
  booked: number[];
  blocked: number[];
  free: number[];
}

async function grid(hotelId: string, from: number, nights: number): Promise<Row[]> {
  const { rows } = await at(clients, 0).query(
    'select public.desk_calendar($1, private.today() + $2::integer, $3) as answer',
    [hotelId, from, nights],
  );
  return rows[0].answer.rows;
}

async function blocksOf(room: StageRoom): Promise<string[]> {
  const { rows } = await db.query(
    `select (first_night - private.today()) || '+' || (end_date - first_night) || '×' || rooms as line
     from private.room_blocks where room_category_id = $1 order by first_night, rooms`,
    [room.id],
  );
  return rows.map(({ line }) => line);
}

test('A block splits where it is released and keeps the rest', async () => {
  const client = at(clients, 0);
  const room = await addRoom(db, 5);
  expect(outcomeOf(await block(client, { room, from: 10, nights: 10, rooms: 3 }))).toBe('ok');
  expect(await release(client, { room, from: 12, nights: 3, rooms: 1 })).toMatchObject({ ok: true, room_nights: 3 });
  expect(await blocksOf(room)).toEqual(['10+2×3', '12+3×2', '15+5×3']);
  expect(await release(client, { room, from: 14, nights: 30, rooms: null })).toMatchObject({
    ok: true,
    room_nights: 17,
  });
  expect(await blocksOf(room)).toEqual(['10+2×3', '12+2×2']);
  expect(await release(client, { room, from: 16, nights: 4, rooms: 1 })).toEqual({ ok: false, code: 'not_blocked' });
  expect((await grid(room.hotel_id, 9, 6))[0]).toMatchObject({
    booked: [0, 0, 0, 0, 0, 0],
    blocked: [0, 3, 3, 2, 2, 0],
    free: [5, 2, 2, 3, 3, 5],
  });
});

test('The newest block gives way first and a block that gives nothing is not touched', async () => {
  const client = at(clients, 0);
  const room = await addRoom(db, 5);
  await block(client, { room, from: 10, nights: 5, rooms: 2 });
  const [old] = (await db.query('select id from private.room_blocks where room_category_id = $1', [room.id])).rows;
  await block(client, { room, from: 12, nights: 1, rooms: 1 });
  await release(client, { room, from: 11, nights: 3, rooms: 1 });
  expect(await blocksOf(room)).toEqual(['10+1×2', '11+1×1', '12+1×2', '13+1×1', '14+1×2']);
  await release(client, { room, from: 10, nights: 1, rooms: 5 });
  const { rows } = await db.query('select 1 from private.room_blocks where id = $1', [old.id]);
  expect(rows).toEqual([]);
});

test('Grid, kernel and an independent count agree on random states', async () => {
  const seed = 20261121;
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const client = at(clients, 0);
  const first = await addRoom(db, 4);
  const rooms = [first, await addRoom(db, 1, first.hotel_id), await addRoom(db, 7, first.hotel_id)];
  const totals = new Map(rooms.map((room, index) => [room.id, [4, 1, 7][index] ?? 0]));
  const days = 40;
  // The test's own model: rooms blocked and booked by room type and night.
  const blocked = new Map(rooms.map((room) => [room.id, Array<number>(days).fill(0)]));
  const stays = new Map<string, { room: StageRoom; from: number; nights: number; rooms: number; live: boolean }>();
  const bookedOf = (room: StageRoom, day: number) =>
    [...stays.values()]
      .filter((stay) => stay.live && stay.room.id === room.id && stay.from <= day && day < stay.from + stay.nights)
      .reduce((sum, stay) => sum + stay.rooms, 0);
  const freeOf = (room: StageRoom, day: number) =>
    (totals.get(room.id) ?? 0) - bookedOf(room, day) - (blocked.get(room.id)?.[day] ?? 0);
  const done: string[] = [];

  for (let state = 0; state < rounds(1000); state += 1) {
    const room = at(rooms, below(rooms.length));
    const total = totals.get(room.id) ?? 0;
    const from = below(days - 6);
    const range = { room, from, nights: 1 + below(6), rooms: 1 + below(Math.min(total, 3)) };
    const span = Array.from({ length: range.nights }, (_, index) => from + index);
    const fits = span.every((day) => freeOf(room, day) >= range.rooms);
    const kind = below(5);
    const before = [...(blocked.get(room.id) ?? [])];
    const undo = async (answer: BookingAnswer, nights: number[], at: number) => {
      const { rows } = await client.query('select public.undo_block($1, $2) as answer', [
        room.id,
        JSON.stringify(answer.undo),
      ]);
      expect(rows[0].answer, `undo of state ${at}`).toEqual({ ok: true });
      blocked.set(room.id, nights);
      done.push('undo');
    };
    if (kind === 0) {
      const answer = await book(client, range);
      expect(answer.ok, `state ${state}`).toBe(fits);
      if (answer.ok) stays.set(String(answer.booking_reference), { ...range, live: true });
      done.push(answer.ok ? 'book' : 'book refused');
    } else if (kind === 1 && stays.size > 0) {
      const [reference, stay] = at([...stays], below(stays.size));
      const live = !stay.live;
      const back = Array.from({ length: stay.nights }, (_, index) => stay.from + index).every(
        (day) => freeOf(stay.room, day) >= stay.rooms,
      );
      const change = db.query('update public.bookings set booking_status = $2 where booking_reference = $1', [
        reference,
        live ? 'confirmed' : 'cancelled',
      ]);
      if (live && !back) await expect(change, `state ${state}`).rejects.toMatchObject({ code: 'PT409' });
      else await change;
      if (!live || back) stay.live = live;
      done.push(live ? (back ? 'revive' : 'revive refused') : 'cancel');
    } else if (kind === 4) {
      const wanted = below(3) === 0 ? null : range.rooms;
      const nights = blocked.get(room.id) ?? [];
      let given = 0;
      for (const day of span) {
        const taken = Math.min(nights[day] ?? 0, wanted ?? Number.POSITIVE_INFINITY);
        nights[day] = (nights[day] ?? 0) - taken;
        given += taken;
      }
      const answer = await release(client, { ...range, rooms: wanted });
      expect(answer, `state ${state}`).toMatchObject(
        given > 0 ? { ok: true, room_nights: given } : { ok: false, code: 'not_blocked' },
      );
      done.push(answer.ok ? 'release' : 'release refused');
      if (answer.ok && below(3) === 0) await undo(answer, before, state);
    } else {
      const wanted = below(3) === 0 ? null : range.rooms;
      const lowest = wanted === null ? 0 : Math.min(...span.map((day) => freeOf(room, day)));
      const taken = span.map((day) => wanted ?? freeOf(room, day));
      const isDone = wanted === null ? Math.max(...taken) > 0 : fits;
      const answer = await block(client, { ...range, rooms: wanted });
      expect(answer, `state ${state}`).toMatchObject(
        isDone ? { ok: true } : { ok: false, code: 'sold_out', rooms_free: lowest },
      );
      if (answer.ok)
        span.forEach((day, index) => {
          blocked.get(room.id)?.splice(day, 1, (blocked.get(room.id)?.[day] ?? 0) + (taken[index] ?? 0));
        });
      done.push(answer.ok ? 'block' : 'block refused');
      if (answer.ok && below(3) === 0) await undo(answer, before, state);
    }

    const shown = await grid(first.hotel_id, 0, days);
    for (const one of rooms) {
      const row = shown.find(({ id }) => id === one.id);
      const everyDay = Array.from({ length: days }, (_, day) => day);
      expect(row, `state ${state}, ${done.at(-1)}, seed ${seed}`).toMatchObject({
        booked: everyDay.map((day) => bookedOf(one, day)),
        blocked: everyDay.map((day) => blocked.get(one.id)?.[day]),
        free: everyDay.map((day) => freeOf(one, day)),
      });
    }
    if (state % 50 === 0) await expectSound(db);
  }
  const outcomes = tally(done);
  for (const kind of ['book', 'block', 'release', 'cancel', 'revive', 'undo']) {
    expect(outcomes, `seed ${seed}`).toHaveProperty([kind]);
    if (kind !== 'cancel' && kind !== 'undo') expect(outcomes, `seed ${seed}`).toHaveProperty([`${kind} refused`]);
  }
});

describe('At once', () => {
  test('blocks and bookings want the same nights: the rooms go once', async () => {
    let together = 0;
    for (const [total, racers] of [
      [1, 8],
      [3, 16],
      [7, 32],
      [12, 32],
    ] as const) {
      const room = await addRoom(db, total);
      const call = `case when $1 then public.block_rooms($2, private.today() + 7, private.today() + 10, 1, 'Race')
        else public.create_booking_tx(hotel_id => $3, room_category_id => $2, check_in_date => private.today() + 6,
          check_out_date => private.today() + 9, guest_name => 'Guest', guest_email => $4) end`;
      const runs = await rush(db, clients.slice(0, racers), call, (index) => [
        index % 2 === 0,
        room.id,
        room.hotel_id,
        `${randomUUID()}@guests.example`,
      ]);
      expect(tally(runs.map((run) => outcomeOf(run.answer)))).toEqual({ ok: total, sold_out: racers - total });
      together = Math.max(together, mostAtOnce(runs));
    }
    expect(together).toBeGreaterThanOrEqual(8);
  });

  test('thirty-two releases of one block release each of its rooms once', async () => {
    const room = await addRoom(db, 9);
    await block(at(clients, 0), { room, from: 5, nights: 20, rooms: 9 });
    const runs = await rush(db, clients, releaseCall, (index) => [room.id, 6 + (index % 4), 10, 1]);
    const kept = Array.from({ length: 20 }, (_, index) => index + 5).map((day) =>
      Math.max(0, 9 - 8 * [6, 7, 8, 9].filter((from) => from <= day && day < from + 10).length),
    );
    expect((await grid(room.hotel_id, 5, 20))[0]?.blocked).toEqual(kept);
    const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
    expect(sum(runs.map(({ answer }) => Number(answer.room_nights ?? 0)))).toBe(20 * 9 - sum(kept));
    expect(runs.every(({ answer }) => answer.ok || answer.code === 'not_blocked')).toBe(true);
  });

  test('releases of many blocks and bookings of the same nights only wait for each other', async () => {
    const before = await deadlocks(db);
    for (let round = 0; round < 5; round += 1) {
      const room = await addRoom(db, 40);
      for (let day = 5; day < 25; day += 1) await block(at(clients, 0), { room, from: day, nights: 1, rooms: 1 });
      const call = `case when $1 then public.release_rooms($2, private.today() + 5, private.today() + 25)
        else public.create_booking_tx(hotel_id => $3, room_category_id => $2, check_in_date => private.today() + 6,
          check_out_date => private.today() + 24, guest_name => 'Guest', guest_email => $4) end`;
      const runs = await rush(db, clients, call, (index) => [
        index === 16,
        room.id,
        room.hotel_id,
        `${randomUUID()}@guests.example`,
      ]);
      expect(tally(runs.map((run) => outcomeOf(run.answer)))).toEqual({ ok: 32 });
    }
    expect(await deadlocks(db)).toBe(before);
  });

  test('a number of rooms that is refused has written nothing that who comes next could meet', async () => {
    const room = await addRoom(db, 3);
    const client = at(clients, 0);
    await block(client, { room, from: 5, nights: 2, rooms: 2 });
    const written = async () => {
      await client.query('select pg_stat_force_next_flush()');
      const { rows } = await client.query(
        `select pg_stat_get_tuples_updated('public.room_categories'::regclass)::integer as rows`,
      );
      return rows[0].rows;
    };
    const setTotal = (total: number) =>
      client.query('update public.room_categories set total_rooms = $2 where id = $1', [room.id, total]);
    const before = await written();
    await expect(setTotal(1)).rejects.toMatchObject({ code: 'PT409', message: 'would_oversell' });
    expect(await written()).toBe(before);
    await setTotal(2);
    expect(await written()).toBe(before + 1);
  });

  test('blocks, releases, bookings, cancellations and new totals leave counters, bookings and blocks equal', async () => {
    const random = randomFrom(11);
    const below = (limit: number) => Math.floor(random() * limit);
    const first = await addRoom(db, 4);
    const rooms = [first, await addRoom(db, 2, first.hotel_id)];
    const references: string[] = [];
    const seen: string[] = [];
    await race(clients.slice(0, 16), async (client) => {
      for (let turn = 0; turn < 60; turn += 1) {
        const range = { room: at(rooms, below(2)), from: 20 + below(15), nights: 1 + below(8), rooms: 1 + below(2) };
        const kind = below(6);
        if (kind < 2) {
          const answer = await book(client, range);
          if (answer.ok) references.push(String(answer.booking_reference));
          seen.push(`book: ${outcomeOf(answer)}`);
        } else if (kind === 2) seen.push(`block: ${outcomeOf(await block(client, range))}`);
        else if (kind === 3) seen.push(`release: ${outcomeOf(await release(client, range))}`);
        else if (kind === 4) {
          const reference = references[below(references.length)] ?? '';
          await client.query(`update public.bookings set booking_status = 'cancelled' where booking_reference = $1`, [
            reference,
          ]);
        } else {
          await client
            .query('update public.room_categories set total_rooms = $2 where id = $1', [range.room.id, 2 + below(4)])
            .catch((error: pg.DatabaseError) => {
              if (error.code !== 'PT409') throw error;
            });
        }
      }
    });
    const outcomes = tally(seen);
    for (const wanted of ['book: ok', 'book: sold_out', 'block: ok', 'block: sold_out', 'release: ok']) {
      expect(outcomes).toHaveProperty([wanted]);
    }
    for (const name of ['book: busy', 'block: busy', 'release: busy']) expect(outcomes).not.toHaveProperty([name]);
  });
});

test('While another call holds a night for long, an admin reads "busy"', async () => {
  const room = await addRoom(db, 3);
  await block(at(clients, 0), { room, from: 5, nights: 2, rooms: 1 });
  const holder = at(clients, 1);
  await locks.own();
  await holder.query('begin');
  await holder.query('select 1 from private.nights where room_category_id = $1 for update', [room.id]);
  try {
    const range = { room, from: 5, nights: 2, rooms: 1 };
    expect(await block(at(clients, 0), range)).toEqual({ ok: false, code: 'busy' });
    expect(await release(at(clients, 0), range)).toEqual({ ok: false, code: 'busy' });
  } finally {
    await holder.query('rollback');
    await locks.long();
  }
});
