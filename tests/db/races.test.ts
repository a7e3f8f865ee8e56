import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { rounds } from '../support/rounds.ts';
import {
  addRoom,
  asNobody,
  at,
  type BookingAnswer,
  book,
  bookFrom,
  connect,
  connectDesk,
  deadlocks,
  endDesk,
  expectSound,
  insertBooking,
  lockTimes,
  mostAtOnce,
  outcomeOf,
  ownDatabase,
  race,
  randomFrom,
  rush,
  rushToBook,
  type StageRoom,
  tally,
  warm,
} from './stage.ts';

const { connectionString, db } = await ownDatabase();
const locks = await lockTimes(db);
await locks.long();
const clients = await connect(connectionString, 64, asNobody);
await warm(clients, await addRoom(db, 5));
afterEach(() => expectSound(db));
afterAll(() => endDesk(db, clients));

async function counters(room: StageRoom): Promise<{ booked: number; capacity: number }[]> {
  const { rows } = await db.query(
    'select booked, capacity from private.nights where room_category_id = $1 order by night',
    [room.id],
  );
  return rows;
}

async function bookingsOf(room: StageRoom): Promise<number> {
  const { rows } = await db.query('select count(*)::integer as n from public.bookings where room_category_id = $1', [
    room.id,
  ]);
  return rows[0].n;
}

const table = [2, 8, 32, 64].flatMap((racers) =>
  [1, 3, 7].flatMap((total) =>
    [1, 2, 5, 14].flatMap((nights) => [1, 2].map((rooms) => ({ racers, total, nights, rooms }))),
  ),
);

const whenRaced = ({ racers, total, nights }: (typeof table)[number]) =>
  [2, 32].includes(racers) && total < 7 && [1, 5].includes(nights) ? {} : { tags: 'long' };

describe('Everyone wants the same nights', () => {
  let together = 0;

  for (const asked of table) {
    const { racers, total, nights, rooms } = asked;
    test(`${racers} guests, ${total} rooms, ${nights} nights, ${rooms} rooms each`, whenRaced(asked), async () => {
      const room = await addRoom(db, total);
      const runs = await rushToBook(db, clients.slice(0, racers), () => ({ room, from: 7, nights, rooms }));

      const winners = Math.min(racers, Math.floor(total / rooms));
      const refusal = rooms > total ? 'too_many_rooms' : 'sold_out';
      const expected: Record<string, number> = {};
      if (winners > 0) expected.ok = winners;
      if (racers > winners) expected[refusal] = racers - winners;
      expect(tally(runs.map((run) => outcomeOf(run.answer)))).toEqual(expected);
      expect(new Set(runs.filter((run) => run.answer.ok).map((run) => run.answer.booking_reference)).size).toBe(
        winners,
      );
      expect(await bookingsOf(room)).toBe(winners);
      if (winners > 0) {
        expect(await counters(room)).toEqual(Array(nights).fill({ booked: winners * rooms, capacity: total }));
      }
      together = Math.max(together, mostAtOnce(runs));

      const left = total - winners * rooms;
      for (let sale = 0; sale < left; sale += 1) {
        expect(outcomeOf(await book(db, { room, from: 7, nights }))).toBe('ok');
      }
      expect(await book(db, { room, from: 7, nights })).toEqual({ ok: false, code: 'sold_out', rooms_free: 0 });
    });
  }

  test('many of them were really at work in the same moment', () => expect(together).toBeGreaterThanOrEqual(8));
});

test('The same harness sees a check before a write oversell', async () => {
  const total = 3;
  await db.query(`
    create schema naive;
    create table naive.bookings (like public.bookings including defaults including generated);
    create function naive.book(p_hotel_id uuid, p_room_category_id uuid, p_from date, p_to date) returns jsonb
    language plpgsql as $$
    begin
      if (
        select max(taken) from (
          select (select count(*) from naive.bookings as b
            where b.room_category_id = p_room_category_id and b.check_in_date <= n and b.check_out_date > n) as taken
          from generate_series(p_from, p_to - 1, interval '1 day') as n
        ) as nights
      ) >= (select total_rooms from public.room_categories where id = p_room_category_id) then
        return jsonb_build_object('ok', false, 'code', 'sold_out');
      end if;
      -- About as long as a real booking takes with its reference, foreign keys and limits.
      perform pg_sleep(0.005);
      insert into naive.bookings (
        hotel_id, room_category_id, guest_name, guest_email, check_in_date, check_out_date, base_price, total_amount,
        tax_rate, tax_amount, advance_percent, advance_amount, advance_agreed, total_agreed, terms_date, terms_time
      ) values (
        p_hotel_id, p_room_category_id, 'Guest', 'guest@guests.example', p_from, p_to, 1, 1, 5, 0, 30, 0, 0, 1, p_from, '12:00'
      );
      return jsonb_build_object('ok', true);
    end $$`);
  const sold: number[] = [];
  let together = 0;
  for (let round = 0; round < 5; round += 1) {
    const room = await addRoom(db, total);
    const runs = await rush(db, clients, 'naive.book($1, $2, private.today() + 7, private.today() + 12)', () => [
      room.hotel_id,
      room.id,
    ]);
    together = Math.max(together, mostAtOnce(runs));
    sold.push(runs.filter((run) => run.answer.ok).length);
  }
  await db.query('drop schema naive cascade');
  expect(together).toBeGreaterThanOrEqual(8);
  expect(Math.max(...sold)).toBeGreaterThan(total);
});

test('Overlapping stays: no night is oversold, and every booking that fits is accepted', async () => {
  const random = randomFrom(20261121);
  for (let round = 0; round < 5; round += 1) {
    const total = 4;
    const room = await addRoom(db, total);
    const stays = clients.map(() => ({
      from: 20 + Math.floor(random() * 14),
      nights: 1 + Math.floor(random() * 6),
      rooms: 1 + Math.floor(random() * 2),
    }));
    const runs = await rushToBook(db, clients, (index) => ({ room, ...at(stays, index) }));
    const answers = runs.map((run) => run.answer);

    const booked = new Map<number, number>();
    const nightsOf = ({ from, nights }: { from: number; nights: number }) =>
      Array.from({ length: nights }, (_, night) => from + night);
    stays.forEach((stay, index) => {
      if (!at(answers, index).ok) return;
      for (const night of nightsOf(stay)) booked.set(night, (booked.get(night) ?? 0) + stay.rooms);
    });
    expect(Math.max(...booked.values())).toBeLessThanOrEqual(total);
    stays.forEach((stay, index) => {
      if (at(answers, index).ok) return;
      expect(outcomeOf(at(answers, index))).toBe('sold_out');
      expect(nightsOf(stay).some((night) => (booked.get(night) ?? 0) + stay.rooms > total)).toBe(true);
    });
    expect(answers.some((answer) => answer.ok) && answers.some((answer) => !answer.ok)).toBe(true);
  }
});

test('Stays that do not meet all succeed', async () => {
  const first = await addRoom(db, 1);
  const rooms = [first];
  while (rooms.length < 8) rooms.push(await addRoom(db, 1, first.hotel_id));
  const answers = await race(clients, (client, index) =>
    book(client, { room: at(rooms, index % 8), from: 10 + 3 * Math.floor(index / 8), nights: 3 }),
  );
  expect(tally(answers.map(outcomeOf))).toEqual({ ok: 64 });
});

describe('One key', () => {
  test('sent 40 times at once makes one booking with one reference', async () => {
    const room = await addRoom(db, 50);
    const key = randomUUID();
    const request = { room, from: 7, nights: 2, guest: 'asha', key };
    const answers = (await rushToBook(db, clients.slice(0, 40), () => request)).map((run) => run.answer);
    expect(tally(answers.map(outcomeOf))).toEqual({ ok: 40 });
    expect(new Set(answers.map((answer) => answer.booking_reference)).size).toBe(1);
    expect(answers.filter((answer) => answer.replayed === false)).toHaveLength(1);
    expect(await bookingsOf(room)).toBe(1);

    expect(await book(db, { ...request, nights: 3 })).toEqual({ ok: false, code: 'key_reused' });
    await db.query('update public.room_categories set base_price = 990000 where id = $1', [room.id]);
    const again = await book(db, request);
    expect(again).toEqual({ ...answers[0], replayed: true, stay_token: again.stay_token });
    expect(await bookingsOf(room)).toBe(1);
  });

  test('is not used up by a refusal', async () => {
    const room = await addRoom(db, 1);
    const blocker = await insertBooking(db, { room, from: 7, nights: 2 });
    const request = { room, from: 7, nights: 2, guest: 'asha', key: randomUUID() };
    expect(outcomeOf(await book(db, request))).toBe('sold_out');
    await db.query(`update public.bookings set booking_status = 'cancelled' where id = $1`, [blocker]);
    expect(await book(db, request)).toMatchObject({ ok: true, replayed: false });
  });

  test('sent with two different requests at once books one of them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const room = await addRoom(db, 5);
      const key = randomUUID();
      const runs = await rushToBook(db, clients.slice(0, 16), (index) => ({
        room,
        from: 7,
        nights: 1 + (index % 2),
        guest: 'asha',
        key,
      }));
      expect(tally(runs.map((run) => outcomeOf(run.answer)))).toEqual({ ok: 8, key_reused: 8 });
      expect(await bookingsOf(room)).toBe(1);
    }
  });
});

test('Calls, inserts, cancellations, new dates, swaps and new totals at once leave counters and bookings equal', async () => {
  const seed = 7;
  const random = randomFrom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const first = await addRoom(db, 3);
  const rooms = [first, await addRoom(db, 2, first.hotel_id), await addRoom(db, 4, first.hotel_id)];
  const anyRoom = () => at(rooms, below(rooms.length));
  const stay = () => ({ from: 30 + below(18), nights: 1 + below(5), rooms: 1 + below(2) });
  const known: string[] = [];
  const anyBooking = () => known[below(known.length)] ?? randomUUID();
  const seen: string[] = [];

  /** Counts outcomes. The database may refuse a direct write, but no other error may occur. */
  const direct = async (name: string, work: () => Promise<unknown>) => {
    try {
      await work();
      seen.push(`${name}: ok`);
    } catch (error) {
      const { code, message } = error as pg.DatabaseError;
      if (code !== 'PT409') throw error;
      seen.push(`${name}: ${message}`);
    }
  };
  const move = (client: pg.Client, id: string, { from, nights }: { from: number; nights: number }) =>
    client.query(
      `update public.bookings set check_in_date = private.today() + $2::integer,
         check_out_date = private.today() + $2::integer + $3::integer where id = $1`,
      [id, from, nights],
    );
  const operations: ((client: pg.Client) => Promise<unknown>)[] = [
    async (client) => {
      const answer: BookingAnswer = await book(client, { room: anyRoom(), ...stay() });
      seen.push(`call: ${outcomeOf(answer)}`);
    },
    (client) =>
      direct('insert', async () => {
        known.push(await insertBooking(client, { room: anyRoom(), ...stay() }));
      }),
    (client) =>
      direct('cancel', () =>
        client.query(`update public.bookings set booking_status = 'cancelled' where id = $1`, [anyBooking()]),
      ),
    (client) =>
      direct('confirm', () =>
        client.query(`update public.bookings set booking_status = 'confirmed' where id = $1`, [anyBooking()]),
      ),
    (client) => direct('move', () => move(client, anyBooking(), stay())),
    (client) =>
      direct('change room', () =>
        client.query('update public.bookings set room_category_id = $2, num_rooms = $3 where id = $1', [
          anyBooking(),
          anyRoom().id,
          1 + below(2),
        ]),
      ),
    (client) =>
      direct('total', () =>
        client.query('update public.room_categories set total_rooms = $2 where id = $1', [anyRoom().id, 2 + below(4)]),
      ),
    (client) => direct('delete', () => client.query('delete from public.bookings where id = $1', [anyBooking()])),
  ];
  await race(clients.slice(0, 16), async (client) => {
    for (let turn = 0; turn < 100; turn += 1) await at(operations, below(operations.length))(client);
  });
  const outcomes = tally(seen);
  expect(outcomes, `seed ${seed}`).not.toHaveProperty('call: busy');
  for (const wanted of ['call: ok', 'call: sold_out', 'insert: ok', 'move: ok', 'confirm: sold_out', 'total: ok']) {
    expect(outcomes, `seed ${seed}`).toHaveProperty([wanted]);
  }

  // Two guests swap dates repeatedly. Ranges are locked in one order, so there is no deadlock.
  const one = await addRoom(db, 2);
  const [left, right] = await Promise.all([
    insertBooking(db, { room: one, from: 40, nights: 4 }),
    insertBooking(db, { room: one, from: 50, nights: 4 }),
  ]);
  for (let round = 0; round < rounds(40); round += 1) {
    const [mine, theirs] = round % 2 ? ([40, 50] as const) : ([50, 40] as const);
    await race(clients.slice(0, 2), (client, index) =>
      move(client, index ? right : left, { from: index ? theirs : mine, nights: 4 }),
    );
  }
});

test('A stricter isolation level may refuse more and never oversells', async () => {
  const strict = await connect(connectionString, 32, {
    ...asNobody,
    default_transaction_isolation: 'repeatable read',
  });
  try {
    const isolation = await at(strict, 0).query('show transaction_isolation');
    expect(isolation.rows[0].transaction_isolation).toBe('repeatable read');
    await warm(strict, await addRoom(db, 5));
    for (const [total, rooms] of [
      [1, 1],
      [3, 1],
      [7, 2],
    ] as const) {
      const room = await addRoom(db, total);
      const runs = await rushToBook(db, strict, () => ({ room, from: 7, nights: 5, rooms }));
      const outcomes = tally(runs.map((run) => outcomeOf(run.answer)));
      const sold = outcomes.ok ?? 0;
      expect(sold).toBeGreaterThan(0);
      expect(sold * rooms).toBeLessThanOrEqual(total);
      expect(sold + (outcomes.sold_out ?? 0) + (outcomes.busy ?? 0)).toBe(strict.length);
      expect((await counters(room)).every((night) => night.booked === sold * rooms)).toBe(true);
    }
  } finally {
    await Promise.all(strict.map((client) => client.end()));
  }
});

describe('While another call holds a night for long', () => {
  beforeAll(() => locks.own());
  afterAll(() => locks.long());

  async function holding(room: StageRoom, work: () => Promise<void>): Promise<void> {
    await book(db, { room, from: 7, nights: 1 });
    const holder = at(await connect(connectionString, 1), 0);
    await holder.query('begin');
    await holder.query('select 1 from private.nights where room_category_id = $1 for update', [room.id]);
    try {
      await work();
    } finally {
      await holder.query('rollback');
      await holder.end();
    }
  }

  test('callers are told "busy" within 4 seconds and a search answers', async () => {
    const room = await addRoom(db, 40);
    await holding(room, async () => {
      const start = performance.now();
      const calls = race(clients.slice(0, 16), (client) => book(client, { room, from: 7, nights: 2 }));
      await setTimeout(500);
      const asked = performance.now();
      const search = await db.query(
        'select public.search_hotels(check_in => private.today() + 7, check_out => private.today() + 9) as answer',
      );
      expect(search.rows[0].answer.ok).toBe(true);
      expect(performance.now() - asked).toBeLessThan(1000);
      expect(tally((await calls).map(outcomeOf))).toEqual({ busy: 16 });
      expect(performance.now() - start).toBeLessThan(4000);
    });
    expect(outcomeOf(await book(db, { room, from: 7, nights: 2 }))).toBe('ok');
  });

  test('callers who share an address, and so a limit, are told "busy" too', async () => {
    const room = await addRoom(db, 40);
    await holding(room, async () => {
      const answers = await race(clients.slice(0, 4), (client) =>
        bookFrom(client, '192.0.2.7', { room, from: 7, nights: 2 }),
      );
      expect(tally(answers.map(outcomeOf))).toEqual({ busy: 4 });
    });
  });
});

test('Parallel tries cannot slip past a limit', async () => {
  const room = await addRoom(db, 200);
  const { rows } = await db.query('select bookings_per_client_an_hour as allowed from private.limits');
  const answers = await race(clients, (client) => bookFrom(client, '192.0.2.8', { room, from: 7, nights: 1 }));
  expect(tally(answers.map(outcomeOf))).toEqual({ ok: rows[0].allowed, rate_limited: 64 - rows[0].allowed });
});

test('Twenty cancellations of one booking at once release its nights once', async () => {
  const room = await addRoom(db, 2);
  const id = await insertBooking(db, { room, from: 7, nights: 3 });
  await insertBooking(db, { room, from: 7, nights: 3 });
  await race(clients.slice(0, 20), (client) =>
    client.query(`update public.bookings set booking_status = 'cancelled' where id = $1`, [id]),
  );
  expect((await counters(room)).map((night) => night.booked)).toEqual([1, 1, 1]);
});

const aspects = '{"clean": 5, "place": 4, "people": 3, "value": 2}';
async function reviewLink(id: string): Promise<string> {
  await db.query('update public.bookings set checked_in_at = now() where id = $1', [id]);
  return (await db.query('select private.review_link($1) as token', [id])).rows[0].token;
}

test('Sixteen reviews of one stay at once leave one', async () => {
  const room = await addRoom(db, 1);
  const token = await reviewLink(await insertBooking(db, { room, from: -3, nights: 2 }));
  const answers = await race(clients.slice(0, 16), async (client) => {
    const { rows } = await client.query(
      `select public.review_by_link($1, 5, $2, 'Slow days', 'We stayed on.') as answer`,
      [token, aspects],
    );
    return rows[0].answer as BookingAnswer;
  });
  expect(tally(answers.map(outcomeOf))).toEqual({ ok: 1, already_reviewed: 15 });
  const kept = await db.query('select count(*)::integer as n from public.reviews where hotel_id = $1', [room.hotel_id]);
  expect(kept.rows[0].n).toBe(1);
});

test('Reviews of different stays at once are all counted', async () => {
  const room = await addRoom(db, 16);
  const links = await Promise.all(
    Array.from({ length: 16 }, async () => reviewLink(await insertBooking(db, { room, from: -3, nights: 2 }))),
  );
  await race(clients.slice(0, 16), (client, index) =>
    client.query('select public.review_by_link($1, $2, $3, $4, $5)', [
      links[index],
      index % 2 ? 4 : 5,
      aspects,
      'Slow days',
      'We stayed on.',
    ]),
  );
  const { rows } = await db.query('select rating::float, review_count from private.hotel_search where hotel_id = $1', [
    room.hotel_id,
  ]);
  expect(rows).toEqual([{ rating: 4.5, review_count: 16 }]);
  const log = await db.query(
    `select l.n, l.previous = coalesce(b.hash, repeat('0', 64)) as follows
     from private.review_log as l left join private.review_log as b on b.hotel_id = l.hotel_id and b.n = l.n - 1
     where l.hotel_id = $1 order by l.n`,
    [room.hotel_id],
  );
  expect(log.rows).toEqual(Array.from({ length: 16 }, (_, at) => ({ n: at + 1, follows: true })));
});

test('Photos of one review that are sent, named and shown at once', async () => {
  const room = await addRoom(db, 1);
  const id = await insertBooking(db, { room, from: -3, nights: 2 });
  const token = await reviewLink(id);
  const begun = await race(clients, async (client) => {
    const asked = await Promise.all(
      Array.from({ length: 2 }, () =>
        client.query(`select private.claim_upload(gen_random_uuid(), 'review-photos', $1 || '/a.jpg') as answer`, [id]),
      ),
    );
    return asked.map(({ rows }) => rows[0].answer as BookingAnswer);
  });
  expect(tally(begun.flat().map(outcomeOf))).toEqual({ ok: 20, rate_limited: 2 * clients.length - 20 });

  const same = crypto.randomUUID();
  const claimed = await race(clients, async (client) => {
    const asked = await client.query(
      `select private.claim_upload($1, 'review-photos', gen_random_uuid() || '/a.jpg') as answer`,
      [same],
    );
    return asked.rows[0].answer as BookingAnswer;
  });
  expect(tally(claimed.map(outcomeOf))).toEqual({ ok: 1, taken: clients.length - 1 });

  const photos = Array.from({ length: 5 }, () => crypto.randomUUID());
  for (const photo of photos)
    await db.query('select private.finish_review_photo($1)', [
      { id: photo, booking_id: id, path: `${id}/${photo}.jpg`, mime_type: 'image/jpeg' },
    ]);
  const answers = await race(clients.slice(0, 8), async (client) => {
    const { rows } = await client.query('select public.review_by_link($1, 5, $2, photos => $3) as answer', [
      token,
      aspects,
      photos,
    ]);
    return rows[0].answer as BookingAnswer;
  });
  expect(tally(answers.map(outcomeOf))).toEqual({ ok: 1, already_reviewed: 7 });

  const admins = await connectDesk(db, connectionString, 5);
  await race(admins, (client, at) => client.query('select private.decide_review_photo($1, true)', [photos[at]]));
  await Promise.all(admins.map((client) => client.end()));
  const { rows } = await db.query('select photos from public.reviews where hotel_id = $1', [room.hotel_id]);
  expect(rows).toEqual([{ photos: photos.map((photo) => `/reviews/photos/${photo}`) }]);
});

test('erasures of guests with reviews in the same houses, in opposite order, take turns', {
  tags: 'long',
}, async () => {
  const before = await deadlocks(db);
  for (let round = 0; round < 12; round += 1) {
    const rooms = [await addRoom(db, 40), await addRoom(db, 40)];
    const guests = [0, 1, 2, 3].map((n) => `erased${round}x${n}@guests.example`);
    for (const [n, guest] of guests.entries())
      for (const room of n % 2 ? rooms : [...rooms].reverse()) {
        const id = await insertBooking(db, { room, from: -5, nights: 2 });
        await db.query('update public.bookings set guest_email = $2 where id = $1', [id, guest]);
        const left = await db.query('select public.review_by_link($1, 5, $2) as answer', [
          await reviewLink(id),
          aspects,
        ]);
        expect(left.rows[0].answer).toMatchObject({ ok: true });
      }
    await Promise.all(guests.map((guest) => db.query(`select private.erase_person(null, $1, 'mail')`, [guest])));
  }
  expect(await deadlocks(db)).toBe(before);
});
