import { cpus, loadavg } from 'node:os';
import { fillGround } from './cluster/ground.ts';
import { type JourneyFigures, walk } from './cluster/journey.ts';
import { poolSize } from './cluster/pooler.ts';
import { Api, open } from './cluster/request.ts';
import { makeGround } from './cluster/servers.ts';
import { readFromStandby, type StandbyFigures } from './cluster/standby.ts';
import { bookThroughFailover, type StormFigures } from './cluster/storm.ts';
import type { BenchOptions } from './options.ts';

/**
 * Measures a primary, a synchronous standby and a transaction pooler, also while the primary dies. Exits with an error if an acknowledged booking is
 * lost, a night oversold, a counter wrong or a session keeps state.
 */
export async function benchCluster({ pick }: BenchOptions): Promise<void> {
  const ground = await makeGround((db) =>
    fillGround(
      db,
      pick({ hotels: 1_000, bookings: 100_000 }, { hotels: 300, bookings: 10_000 }, { hotels: 20, bookings: 400 }),
    ),
  );
  console.log('Starting a primary, a standby and a pooler …');
  const cluster = await ground.start(true);
  const db = await open(cluster.primary.connectionString);
  const api = await Api.read(db);
  await db.end();
  printJourney(await walk(cluster, api, pick(10, 3, 1)));
  printStandby(await readFromStandby(cluster, api, pick(400, 100, 10)));
  await cluster.close();

  console.log(
    `\nStorms of 32 clients on scarce rooms; the primary gets SIGKILL. Load of the machine: ${loadavg()[0]?.toFixed(1)}.\n`,
  );
  console.log(
    `| Storm | ${stormColumns.map(([name]) => name).join(' | ')} |\n|${' --- |'.repeat(stormColumns.length + 1)}`,
  );
  for (let run = 1; run <= pick(6, 2, 1); run += 1) {
    const plan = {
      guests: 32,
      before: pick(2_000, 2_000, 500),
      after: pick(1_000, 1_000, 200),
      cut: run % 2 === 0 ? 300 : 0,
    };
    const figures = await bookThroughFailover(ground, api, plan, true);
    printStorm(`${run}: synchronous${plan.cut ? `, ${plan.cut} ms cut off` : ''}`, figures);
    failIf(
      figures.lost + figures.oversold + figures.drift + figures.doubled > 0,
      'bookings were lost, oversold or doubled',
    );
    failIf(figures.refusals.length > 0, `guests were told ${figures.refusals.join()}`);
  }
  const planted = await bookThroughFailover(
    ground,
    api,
    { guests: 32, before: pick(2_000, 2_000, 500), after: pick(1_000, 1_000, 200), cut: pick(300, 300, 1_000) },
    false,
  );
  printStorm(`planted fault: asynchronous, ${pick(300, 300, 1_000)} ms cut off`, planted);
  failIf(planted.lost === 0, 'the planted fault lost nothing, so the check may not be able to fail');
  await ground.close();
}

function failIf(isWrong: boolean, sentence: string): void {
  if (!isWrong) return;
  console.log(`\nFAILED: ${sentence}.\n`);
  process.exitCode = 1;
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
const middleAndHigh = (values: readonly number[], digits = 1) =>
  `p50 ${share(values, 0.5).toFixed(digits)}, p95 ${share(values, 0.95).toFixed(digits)}`;

function printJourney(found: JourneyFigures): void {
  const [seen, of] = found.planted;
  console.log(
    `\nPostgreSQL 18, primary and synchronous standby, PgBouncer 1.24 in transaction mode, ${cpus().length} cores for all.\n`,
  );
  console.log(`Through the pooler: ${found.journeys} journeys of ${found.clients} clients, ${found.requests} requests in ${found.seconds.toFixed(1)} s
on ${found.connections} of ${poolSize} connections; ${middleAndHigh(found.times)} ms each, waiting for a connection included.
Connections that went from one person to another: ${found.handOvers}. Faults (somebody else's identity or stays, anything kept by a session): ${found.faults.length}.
Traces left on purpose and found: ${seen} of ${of} kinds.`);
  for (const fault of found.faults.slice(0, 5)) console.log(`  ${fault}`);
  failIf(found.faults.length > 0 || seen < of, 'sessions keep something, or what they keep is not seen');
}

function printStandby(found: StandbyFigures): void {
  console.log(`\nStandby answers: ${found.answer.join(', ')}.\nStandby refuses, because they write: ${found.write.join(', ')}.
Search at the standby ${middleAndHigh(found.searches)} ms, at the primary ${middleAndHigh(found.searchesAtPrimary)} ms.
From "booked" until the standby shows it: ${middleAndHigh(found.lag, 2)} ms; while 16 clients book ${middleAndHigh(found.lagInStorm, 2)} ms.
Not yet replayed meanwhile: ${middleAndHigh(found.bytes, 0)} bytes.`);
}

const stormColumns: [string, (figures: StormFigures) => string | number][] = [
  ['acknowledged', (f) => f.acknowledged],
  ['sold out', (f) => f.soldOut],
  ['**lost**', (f) => f.lost],
  ['**oversold**', (f) => f.oversold],
  ['**drift**', (f) => f.drift],
  ['doubled', (f) => f.doubled],
  ['cut off / found made', (f) => `${f.cutOff} / ${f.foundMade}`],
  ['promoted after', (f) => `${Math.round(f.promoted)} ms`],
  ['without writes', (f) => `${Math.round(f.withoutWrites)} ms`],
];

function printStorm(name: string, figures: StormFigures): void {
  console.log(`| ${name} | ${stormColumns.map(([, value]) => value(figures)).join(' | ')} |`);
}
