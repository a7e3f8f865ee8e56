import { cpus } from 'node:os';
import { addRoom, asNobody, at, book, connect } from '../db/stage.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { type BigData, loadBigData } from './bigData.ts';
import { median, processorTime } from './figures.ts';
import type { BenchOptions } from './options.ts';
import { searchMix, timeSearch } from './searchMix.ts';

/* Measures tables that grow for ever, at one size and at ten times that size, and extrapolates the next factor of ten. */

const full: BigData[] = [
  { hotels: 1_000, bookings: 430_000 },
  { hotels: 1_000, bookings: 4_300_000, history: 10_000 },
];
const quickly: BigData[] = [
  { hotels: 200, bookings: 20_000 },
  { hotels: 200, bookings: 200_000, history: 10_000 },
];
const tiny: BigData[] = [
  { hotels: 10, bookings: 100 },
  { hotels: 10, bookings: 1_000, history: 1_000 },
];

type Measured = Record<string, number>;

export async function benchGrowth({ pick }: BenchOptions): Promise<void> {
  const sizes = pick(full, quickly, tiny);
  const [small, large] = (await inTurn(sizes, (server, data) => measureNights(server, data, pick(300, 300, 10)))) as [
    Measured,
    Measured,
  ];
  print(`Nights, of ${sizes[0]?.hotels.toLocaleString('en')} hotels`, small, large);
  const [few, many] = (await inTurn(pick([10_000, 100_000], [1_000, 10_000], [500, 1_000]), measureLog)) as [
    Measured,
    Measured,
  ];
  print('The log', few, many);
}

async function inTurn<T>(sizes: readonly T[], measure: (server: TestPostgres, size: T) => Promise<Measured>) {
  const measured: Measured[] = [];
  for (const size of sizes) {
    const server = await startPostgres({ isDurable: true });
    console.log(`Measures ${JSON.stringify(size)} …`);
    measured.push(await measure(server, size));
    await server.close();
  }
  return measured;
}

async function measureNights(server: TestPostgres, data: BigData, turns: number): Promise<Measured> {
  const db = await server.pool(1).connect();
  await loadBigData(db, data);
  const one = async (sql: string) => Number((await db.query(sql)).rows[0].value);
  const timed = async (sql: string) => {
    const start = performance.now();
    await db.query(sql);
    return performance.now() - start;
  };
  const [client] = await connect(server.connectionString, 1, asNobody);
  if (!client) throw new Error('No connection.');
  // Measures processor time, because writes that the disk still has to do after loading would count as growth.
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const worked = async (what: () => Promise<unknown>) => {
    const before = processorTime(rows[0].pid);
    await what();
    return processorTime(rows[0].pid) - before;
  };
  await client.query('set role anon');
  for (const search of searchMix(60, 1)) await timeSearch(client, search);
  const searches: number[] = [];
  for (const search of searchMix(turns, 2)) searches.push(await worked(() => timeSearch(client, search)));
  await client.query('reset role');

  const room = await addRoom(server.pool(1), 1000);
  const bookings: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    bookings.push(
      await worked(async () => {
        const { ok } = await book(client, { room, from: 7, nights: 3 });
        if (!ok) throw new Error('A booking was refused.');
      }),
    );
  }
  await client.end();

  const result = {
    rows: await one('select count(*) as value from private.nights'),
    'bookings of them': await one('select count(*) as value from public.bookings'),
    'nights with indexes, MB': (await one("select pg_total_relation_size('private.nights') as value")) / 1e6,
    'bookings with indexes, MB': (await one("select pg_total_relation_size('public.bookings') as value")) / 1e6,
    'search p50, processor ms': median(searches),
    'search p95, processor ms': at(
      searches.toSorted((a, b) => a - b),
      Math.floor(searches.length * 0.95),
    ),
    'booking p50, processor ms': median(bookings),
    'nightly check of the counters, s': (await timed('select private.job_verify_counters()')) / 1000,
    'vacuum of nights, s': (await timed('vacuum private.nights')) / 1000,
  };
  db.release(true);
  return result;
}

async function measureLog(server: TestPostgres, entries: number): Promise<Measured> {
  const db = await server.pool(1).connect();
  const write = async (first: number, last: number) => {
    const start = performance.now();
    await db.query(
      `insert into private.audit_log (actor, action, entity, entity_id, label, before, after)
       select 'The system', 'update', 'Booking', 'entry ' || n, 'Booking ' || n, '{"status": "pending"}', '{"status": "confirmed"}'
       from generate_series($1::int, $2) as n`,
      [first, last],
    );
    return performance.now() - start;
  };
  for (let first = 1; first < entries; first += 500) await write(first, first + 499);
  await db.query('vacuum analyze private.audit_log');
  const single: number[] = [];
  for (let turn = 1; turn <= 100; turn += 1) single.push(await write(entries + turn, entries + turn));
  const start = performance.now();
  const { rows } = await db.query('select private.job_verify_audit() as found');
  const seconds = (performance.now() - start) / 1000;
  if (rows[0].found.error) throw new Error(rows[0].found.error);
  const size = await db.query("select pg_total_relation_size('private.audit_log') / 1e6 as value");
  db.release(true);
  return {
    rows: entries,
    'log with indexes, MB': Number(size.rows[0].value),
    'an entry, ms': median(single),
    'check of the chain, s': seconds,
  };
}

function print(what: string, small: Measured, large: Measured) {
  const show = (value: number) =>
    value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value < 1 ? 2 : 1);
  const growth = (large.rows ?? 0) / (small.rows ?? 1);
  console.log(`\n${what}, PostgreSQL 18, ${cpus().length} cores. The last column is worked out, not measured.\n`);
  console.log(`| | measured | measured | × | ${growth.toFixed(1)}× as many again |\n| --- | --- | --- | --- | --- |`);
  for (const [name, value] of Object.entries(small)) {
    const more = large[name] ?? Number.NaN;
    console.log(
      `| ${name} | ${show(value)} | ${show(more)} | ${show(more / value)} | ${show(Math.max(more, (more * more) / value))} |`,
    );
  }
}
