import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import {
  addRoom,
  asNobody,
  at,
  type BookingAnswer,
  book,
  connect,
  outcomeOf,
  type StageRoom,
  tally,
  warm,
} from '../db/stage.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { type BigData, loadBigData } from './bigData.ts';
import { type Figure, milliseconds, printFigures, ratio, share, times } from './figures.ts';
import type { BenchOptions } from './options.ts';
import { searchMix, timeSearch } from './searchMix.ts';

interface Plan {
  small: BigData;
  large: BigData;
  searches: number;
  ruled: number;
  rooms: number;
  round: number;
  rounds: number;
}

const full: Plan = {
  small: { hotels: 1_000, bookings: 1_000_000 },
  large: { hotels: 10_000, bookings: 1_000_000 },
  searches: 600,
  ruled: 200,
  rooms: 500,
  round: 1_500,
  rounds: 3,
};
const quickly: Plan = {
  small: { hotels: 200, bookings: 20_000 },
  large: { hotels: 2_000, bookings: 50_000 },
  searches: 150,
  ruled: 200,
  rooms: 500,
  round: 400,
  rounds: 2,
};

const tiny: Plan = {
  small: { hotels: 10, bookings: 200 },
  large: { hotels: 20, bookings: 400 },
  searches: 5,
  ruled: 1,
  rooms: 20,
  round: 50,
  rounds: 1,
};

export async function benchDatabase({ pick }: BenchOptions): Promise<void> {
  const plan = pick(full, quickly, tiny);
  const size = ({ hotels, bookings }: BigData) =>
    `${hotels.toLocaleString('en')} hotels, ${bookings.toLocaleString('en')} bookings`;
  const figures: Figure[] = [];

  const small = await withData(plan.small, async (server) => searchTimes(server, plan));
  await withData(plan.large, async (server) => {
    const idle = await searchTimes(server, plan);
    figures.push(
      { measure: `Search, ${size(plan.small)}: p50 / p95`, aim: '–', measured: times(small) },
      { measure: `Search, ${size(plan.large)}: p50 / p95`, aim: 'p95 ≤ 20 ms', measured: times(idle) },
      {
        measure: 'The same searches, all for “North Goa”, two thirds of the hotels',
        aim: 'p95 ≤ 30 ms',
        measured: times(await searchTimes(server, plan, 'North Goa')),
      },
      { measure: 'Search p95, large ÷ small', aim: '≤ 4', measured: ratio(share(idle, 0.95), share(small, 0.95)) },
    );
    console.log('Searches are timed. Bookings …');
    figures.push(...(await bookingFigures(server, plan)));
    console.log('Bookings are timed. Searches while guests book …');
    const storm = await searchInStorm(server, plan);
    figures.push({
      measure: `Search p95 while 16 clients book ÷ idle (${storm.bookings} bookings/s)`,
      aim: '≤ 2',
      measured: `${ratio(share(storm.times, 0.95), share(idle, 0.95))} (${times(storm.times)})`,
    });
    console.log('Prices of days …');
    figures.push({
      measure: `Prices of the days of two months, a hotel with rules, ${size(plan.large)}: p50 / p95`,
      aim: 'p95 ≤ 50 ms',
      measured: times(await dayPriceTimes(server, plan)),
    });
  });

  printFigures(figures);
}

async function withData<T>(data: BigData, measure: (server: TestPostgres) => Promise<T>): Promise<T> {
  const server = await startPostgres({ isDurable: true });
  const loader = await server.pool(1).connect();
  await loadBigData(loader, data);
  const { rows } = await loader.query(
    `select (select count(*) from public.room_categories) as categories, (select count(*) from public.bookings) as bookings,
       (select round(100.0 * count(*) filter (where free = 0) / (select count(*) * 1080 from public.room_categories), 1)
        from private.nights) as full_nights`,
  );
  loader.release(true);
  console.log(
    `${rows[0].categories} categories, ${rows[0].bookings} bookings; ${rows[0].full_nights} % of the nights are sold out.`,
  );
  const measured = await measure(server);
  await server.close();
  return measured;
}

async function searchTimes(server: TestPostgres, { searches }: Plan, destination?: string): Promise<number[]> {
  const guest = at(await connect(server.connectionString, 1, asNobody), 0);
  await guest.query('set role anon');
  for (const search of searchMix(60, 1)) await timeSearch(guest, search);
  const measured: number[] = [];
  for (const [own, ...others] of searchMix(searches, 2)) {
    measured.push(await timeSearch(guest, [destination ?? own, ...others]));
  }
  await guest.end();
  return measured;
}

async function dayPriceTimes(server: TestPostgres, { searches, ruled }: Plan): Promise<number[]> {
  const db = server.pool(1);
  const { rows: hotels } = await db.query<{ id: string }>(
    'select id from public.hotels order by md5(id::text) limit $1',
    [ruled],
  );
  const ids = hotels.map(({ id }) => id);
  const rooms = 'from public.room_categories as c where c.hotel_id = any ($1)';
  await db.query(
    `insert into private.rate_plans (room_category_id, weekly_discount, last_minute_discount, included_guests, extra_adult)
    select c.id, 10, 15, 1, 50000 ${rooms}`,
    [ids],
  );
  for (const rule of [
    `'weekdays', 48, null, null, 'percent', 150, 2`,
    `'season', null, private.today() + 20, private.today() + 50, 'percent', 400, 3`,
    `'season', null, private.today() + 80, private.today() + 120, 'amount', 100000, null`,
    ...[5, 12, 26].map(
      (day) => `'nights', null, private.today() + ${day}, private.today() + ${day + 1}, 'fixed', 900000, 2`,
    ),
  ]) {
    await db.query(
      `insert into private.rate_rules (room_category_id, kind, weekdays, first_night, end_date, price_change, value, min_nights)
       select c.id, ${rule.replace("'weekdays'", "'weekdays'::private.rate_kind")} ${rooms}`,
      [ids],
    );
  }
  const guest = at(await connect(server.connectionString, 1, asNobody), 0);
  await guest.query('set role anon');
  const measured: number[] = [];
  for (let turn = 0; turn < searches; turn += 1) {
    const start = performance.now();
    const { rows } = await guest.query(
      'select public.day_prices($1, private.today() + $2::integer, 62, null, $3, 0, 1) as answer',
      [at(ids, turn % ids.length), (turn * 31) % 120, 1 + (turn % 2)],
    );
    if (!rows[0].answer.ok) throw new Error(`Refused: ${JSON.stringify(rows[0].answer)}`);
    measured.push(performance.now() - start);
  }
  await guest.end();
  return measured;
}

async function searchInStorm(server: TestPostgres, plan: Plan): Promise<{ times: number[]; bookings: number }> {
  const db = server.pool(1);
  const { rows } = await db.query<StageRoom>(
    'select id, hotel_id from public.room_categories order by md5(id::text) limit 500',
  );
  const storm = new Worker(new URL('storm.ts', import.meta.url), {
    workerData: { connectionString: server.connectionString, rooms: rows },
  });
  const told = once(storm, 'message');
  await setTimeout(1_000);
  const measured = await searchTimes(server, plan);
  storm.postMessage('stop');
  const [bookings] = await told;
  return { times: measured, bookings };
}

interface Load {
  outcomes: Record<string, number>;
  times: number[];
  seconds: number;
}

type Call = (client: pg.Client, turn: number) => Promise<BookingAnswer>;

async function load(clients: pg.Client[], milliseconds: number, call: Call): Promise<Load> {
  const outcomes: string[] = [];
  const measured: number[] = [];
  const start = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - start < milliseconds) {
        const asked = performance.now();
        const answer = await call(client, outcomes.length);
        measured.push(performance.now() - asked);
        outcomes.push(outcomeOf(answer));
      }
    }),
  );
  return { outcomes: tally(outcomes), times: measured, seconds: (performance.now() - start) / 1000 };
}

async function inTurns(rounds: number, loads: (() => Promise<Load>)[]): Promise<Load[]> {
  const sums = loads.map((): Load => ({ outcomes: {}, times: [], seconds: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, run] of loads.entries()) {
      const done = await run();
      const sum = at(sums, index);
      for (const [name, count] of Object.entries(done.outcomes)) sum.outcomes[name] = (sum.outcomes[name] ?? 0) + count;
      sum.times.push(...done.times);
      sum.seconds += done.seconds;
    }
  }
  return sums;
}

async function bookingFigures(server: TestPostgres, { round, rounds, rooms: count }: Plan): Promise<Figure[]> {
  const db = server.pool(2);
  const first = await addRoom(db, 1000);
  const soldOut = await addRoom(db, 1, first.hotel_id);
  await book(db, { room: soldOut, from: 7, nights: 3 });
  const many: StageRoom[] = [];
  while (many.length < count) many.push(await addRoom(db, 1000, first.hotel_id));
  const clients = await connect(server.connectionString, 32, asNobody);
  await warm(clients, first);
  const sixteen = clients.slice(0, 16);

  // A room type sells a thousand bookings at most, so each round and each thousandth guest gets a new one.
  const sellable = async () => {
    const rooms: StageRoom[] = [];
    while (rooms.length < 8) rooms.push(await addRoom(db, 1000, first.hotel_id));
    return (turn: number) => at(rooms, Math.floor(turn / 1000) % rooms.length);
  };
  const hotFor = (group: pg.Client[]) => async () => {
    const room = await sellable();
    return load(group, round, (client, turn) => book(client, { room: room(turn), from: 7, nights: 3 }));
  };
  const [hot, spread, refused, crowd] = (await inTurns(rounds, [
    hotFor(sixteen),
    () =>
      load(sixteen, round, (client, turn) => book(client, { room: at(many, (turn * 7) % count), from: 7, nights: 3 })),
    () => load(sixteen, round, (client) => book(client, { room: soldOut, from: 7, nights: 3 })),
    hotFor(clients),
  ])) as [Load, Load, Load, Load];

  const keys: string[] = [];
  const one = clients.slice(0, 1);
  const [created, replayed] = (await inTurns(rounds, [
    () =>
      load(one, round, (client, turn) => {
        const key = randomUUID();
        keys.push(key);
        return book(client, { room: at(many, turn % count), from: 20, nights: 3, guest: key, key });
      }),
    () => {
      const sent = keys.splice(0);
      return load(one, round, (client, turn) => {
        const key = at(sent, turn % sent.length);
        return book(client, { room: at(many, (turn % sent.length) % count), from: 20, nights: 3, guest: key, key });
      });
    },
  ])) as [Load, Load];

  await db.query(`update private.limits set bookings_per_client_an_hour = 100000, bookings_per_contact_a_day = 100000,
    room_nights_per_client_a_day = 1000000,
    bookings_a_minute = 1000000`);
  const fromAddress = (caller: (turn: number) => { headers: object; role: string }) => async () =>
    load(sixteen, round, async (client, turn) => {
      const { headers, role } = caller(turn);
      await client.query(
        `select set_config('request.headers', $1, false), set_config('request.jwt.claims', $2, false)`,
        [JSON.stringify(headers), JSON.stringify({ role })],
      );
      return book(client, { room: at(many, (turn * 7) % count), from: 40, nights: 3 });
    });
  const [limited, unlimited] = (await inTurns(rounds, [
    fromAddress((turn) => ({ headers: { 'cf-connecting-ip': `10.${turn % 2}.${(turn >> 1) % 250}.1` }, role: 'anon' })),
    fromAddress(() => ({ headers: {}, role: 'service_role' })),
  ])) as [Load, Load];
  await Promise.all(clients.map((client) => client.end()));

  return [
    {
      measure: 'Bookings/s, one room and dates ÷ 500 rooms (16 clients)',
      aim: '≥ 0.25',
      measured: `${ratio(rate(hot, 'ok'), rate(spread, 'ok'))} (${rate(hot, 'ok')} ÷ ${rate(spread, 'ok')})`,
    },
    {
      measure: 'Sold-out refusals/s ÷ bookings/s, one room (16 clients)',
      aim: '≥ 2',
      measured: `${ratio(rate(refused, 'sold_out'), rate(hot, 'ok'))} (${rate(refused, 'sold_out')} ÷ ${rate(hot, 'ok')})`,
    },
    {
      measure: 'One room, 32 clients: p99 ÷ p50',
      aim: '≤ 10',
      measured: `${ratio(share(crowd.times, 0.99), share(crowd.times, 0.5))} (${times(crowd.times, 0.99)})`,
    },
    {
      measure: 'Repeated call with its key, p50 ÷ first call p50',
      aim: '≤ 0.5',
      measured: `${ratio(share(replayed.times, 0.5), share(created.times, 0.5))} (${milliseconds(share(replayed.times, 0.5))} ÷ ${milliseconds(share(created.times, 0.5))})`,
    },
    {
      measure: 'Bookings/s with limits (500 addresses) ÷ without (16 clients)',
      aim: '≥ 0.8',
      measured: `${ratio(rate(limited, 'ok'), rate(unlimited, 'ok'))} (${rate(limited, 'ok')} ÷ ${rate(unlimited, 'ok')})`,
    },
    {
      measure: 'Answers other than booked and sold out, in all of the above',
      aim: '0',
      measured: String(
        [hot, spread, refused, crowd, created, replayed, limited, unlimited]
          .flatMap(({ outcomes }) => Object.entries(outcomes))
          .filter(([name]) => name !== 'ok' && name !== 'sold_out')
          .reduce((sum, [, count]) => sum + count, 0),
      ),
    },
  ];
}

function rate({ outcomes, seconds }: Load, name: string): number {
  return Math.round((outcomes[name] ?? 0) / seconds);
}
