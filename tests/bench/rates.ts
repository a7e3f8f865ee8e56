import type pg from 'pg';
import { asNobody, at, connect } from '../db/stage.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { type BigData, loadBigData } from './bigData.ts';
import { type Figure, printFigures, processorTime, ratio, share, times } from './figures.ts';
import type { BenchOptions } from './options.ts';
import { searchMix, timeSearch } from './searchMix.ts';

const full: BigData[] = [
  { hotels: 1_000, bookings: 1_000_000 },
  { hotels: 10_000, bookings: 1_000_000 },
];
const quickly: BigData[] = [
  { hotels: 200, bookings: 20_000 },
  { hotels: 2_000, bookings: 50_000 },
];
const tiny: BigData[] = [
  { hotels: 10, bookings: 200 },
  { hotels: 20, bookings: 400 },
];

interface Timed {
  waited: number[];
  worked: number[];
}
const both = ({ waited, worked }: Timed, high = 0.95) => `${times(waited, high)} (processor ${times(worked, high)})`;
const p95Ratio = (one: Timed, to: Timed) =>
  `${ratio(share(one.waited, 0.95), share(to.waited, 0.95))} (processor ${ratio(share(one.worked, 0.95), share(to.worked, 0.95))})`;

export async function benchRates({ pick }: BenchOptions): Promise<void> {
  const servers: TestPostgres[] = [];
  const sizes = pick(full, quickly, tiny);
  for (const data of sizes) {
    const server = await startPostgres({ isDurable: true });
    servers.push(server);
    await load(server, data);
  }
  const [small, large] = servers as [TestPostgres, TestPostgres];
  const searches = pick(600, 150, 5);
  const [plain] = (await searchTimes([large], searches)) as [Timed];
  for (const server of servers) await giveRules(server);
  const size = (place: number) => `${at(sizes, place).hotels.toLocaleString('en')} hotels`;
  const [few, many] = (await searchTimes([small, large], searches)) as [Timed, Timed];
  const [goa] = (await searchTimes([large], pick(200, 40, 5), 'North Goa')) as [Timed];
  const figures: Figure[] = [
    { measure: `Search with rules, ${size(0)}: p50 / p95`, aim: '–', measured: both(few) },
    { measure: `Search with rules, ${size(1)}: p50 / p95`, aim: 'p95 ≤ 30 ms', measured: both(many) },
    { measure: `The same before any hotel had rules, ${size(1)}`, aim: 'p95 ≤ 20 ms', measured: both(plain) },
    { measure: 'Search p95 with rules ÷ without', aim: '≤ 1.5', measured: p95Ratio(many, plain) },
    {
      measure: 'Search p95 with rules, large ÷ small, each search asked of both in turn',
      aim: '≤ 4',
      measured: p95Ratio(many, few),
    },
    { measure: 'The same searches, all for “North Goa”, two thirds of the hotels', aim: '–', measured: both(goa) },
    ...(await ruleFigures(large, pick(150, 30, 2))),
  ];
  printFigures(figures);
  for (const server of servers) await server.close();
}

async function load(server: TestPostgres, data: BigData): Promise<void> {
  const loader = await server.pool(1).connect();
  await loadBigData(loader, data);
  loader.release(true);
}
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

async function giveRules(server: TestPostgres): Promise<void> {
  const start = performance.now();
  const pool = server.pool(2);
  const loader = await pool.connect();
  await loader.query('set session_replication_role = replica');
  await loader.query(
    `insert into private.rate_plans (room_category_id, weekly_discount, included_guests, extra_adult, min_nights)
     select
       id, case when hashtext(id::text) & 3 = 0 then 10 else 0 end, case when hashtext(id::text) % 5 = 0 then 2 end,
       case when hashtext(id::text) % 5 = 0 then 80000 else 0 end, case when hashtext(id::text) & 7 = 0 then 2 else 1 end
     from public.room_categories where hashtext(hotel_id::text) & 3 < 3`,
  );
  await loader.query(
    `insert into private.rate_rules (room_category_id, kind, weekdays, first_night, end_date, price_change, value, min_nights)
     select p.room_category_id, r.kind::private.rate_kind, r.weekdays, private.today() + r.first, private.today() + r.last, 'percent', r.value,
       r.least
     from private.rate_plans as p
     cross join (values
       ('weekdays', 48, null, null, 200, null), ('season', null, 21, 43, 500, 2), ('season', null, 128, 188, -150, null)
     ) as r (kind, weekdays, first, last, value, least)`,
  );
  await loader.query('set session_replication_role = origin');
  await loader.query('analyze private.rate_plans, private.rate_rules');
  const { rows } = await loader.query<{ id: string }>(
    `select distinct c.hotel_id as id from private.rate_plans as p join public.room_categories as c on c.id = p.room_category_id`,
  );
  loader.release(true);
  await Promise.all(
    [0, 1].map(async (turn) => {
      const writer = await pool.connect();
      await writer.query('set synchronous_commit = off');
      for (const { id } of rows.filter((_, place) => place % 2 === turn)) {
        await writer.query('select private.write_rate_months($1)', [id]);
      }
      writer.release(true);
    }),
  );
  await pool.query('vacuum analyze private.rate_months, private.from_prices, private.hotel_search');
  const { rows: found } = await pool.query<{ ruled: number }>(
    `select round(100.0 * count(distinct d) / 540 * (select count(*) from private.rate_plans) / (select count(*) from public.room_categories))::integer as ruled
     from private.rate_rules as r
     join generate_series(0, 539) as d on r.weekdays & (1 << extract(isodow from private.today() + d)::integer - 1) <> 0
       or private.today() + d >= r.first_night and private.today() + d < r.end_date
     where r.room_category_id = (select room_category_id from private.rate_plans limit 1)`,
  );
  console.log(
    `${rows.length} hotels have rules, on ${found[0]?.ruled} % of the nights: written in ${secondsSince(start)} s.`,
  );
}

async function searchTimes(servers: readonly TestPostgres[], searches: number, destination?: string): Promise<Timed[]> {
  const guests = await Promise.all(
    servers.map(async (server) => {
      const guest = at(await connect(server.connectionString, 1, asNobody), 0);
      const watch = await stopwatch(guest);
      await guest.query('set role anon');
      for (const search of searchMix(60, 1)) await timeSearch(guest, search);
      return { guest, ...watch };
    }),
  );
  for (const [own, ...others] of searchMix(searches, 2)) {
    for (const { guest, time } of guests) await time(() => timeSearch(guest, [destination ?? own, ...others]));
  }
  await Promise.all(guests.map(({ guest }) => guest.end()));
  return guests.map(({ timed }) => timed);
}

async function stopwatch(client: pg.ClientBase) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { pid } = at(rows, 0);
  const timed: Timed = { waited: [], worked: [] };
  const time = async (what: () => Promise<unknown>) => {
    const before = processorTime(pid);
    const start = performance.now();
    await what();
    timed.waited.push(performance.now() - start);
    timed.worked.push(processorTime(pid) - before);
  };
  return { timed, time };
}

async function ruleFigures(server: TestPostgres, turns: number): Promise<Figure[]> {
  const db = at(await connect(server.connectionString, 1, asNobody), 0);
  const timed = async (sql: string, values: readonly string[]) => {
    const { timed: measured, time } = await stopwatch(db);
    for (const value of values) await time(() => db.query(sql, [value]));
    return measured;
  };
  const { rows } = await db.query<{ room: string; rule: string }>(
    `select min(p.room_category_id::text) as room, min(r.id::text) as rule
     from private.rate_plans as p
     join public.room_categories as c on c.id = p.room_category_id
     join private.rate_rules as r on r.room_category_id = p.room_category_id and r.kind = 'weekdays'
     group by c.hotel_id having count(*) = 4 order by min(r.id::text) limit $1`,
    [turns],
  );
  const quote = 'select public.booking_quote($1, private.today() + 30, private.today() + 37, 1, 2, 0)';
  const rooms = rows.map(({ room }) => room);
  await timed(quote, rooms);
  const quotes = await timed(quote, rooms);
  const changes = await timed(
    'update private.rate_rules set value = value + 10 where id = $1',
    rows.map(({ rule }) => rule),
  );
  await db.end();
  return [
    { measure: 'Quote of seven nights by rules: p50 / p95', aim: '–', measured: both(quotes) },
    {
      measure: 'Change of a rule of a house with four categories: p50 / longest',
      aim: '≤ 150 ms',
      measured: both(changes, 1),
    },
  ];
}
