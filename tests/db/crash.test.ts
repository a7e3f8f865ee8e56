import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { addRoom, at, book, expectSound, type Room, randomFrom } from './stage.ts';

const application = 'guest';
let server: TestPostgres;
let db: pg.Pool;
let rooms: Room[];

beforeAll(async () => {
  server = await startPostgres();
  db = server.pool(2);
});
beforeEach(async () => {
  rooms = [];
  while (rooms.length < 10) rooms.push(await addRoom(db, 1000, rooms[0]?.hotel_id));
});
afterAll(() => server.close());

/** What the guests were told: the reference for each key. */
type Ledger = Map<string, string>;

interface Load {
  ledger: Ledger;
  /** Tries that ended without an answer, as when the connection broke. */
  broken: number;
  /** Answers other than a booking and "busy, try again". */
  refusals: string[];
}

/**
 * Guests who each book again and again until told to stop. One who gets no answer sends the same request with the same
 * key over a new connection until there is one.
 */
async function load(guests: number, seed: number, until: () => boolean, ledger: Ledger = new Map()): Promise<Load> {
  const refusals: string[] = [];
  let broken = 0;
  await Promise.all(
    Array.from({ length: guests }, async (_, guest) => {
      const random = randomFrom(seed + guest);
      const below = (limit: number) => Math.floor(random() * limit);
      let client: pg.Client | undefined;
      while (!until()) {
        const request = {
          room: at(rooms, below(10)),
          from: below(3),
          nights: 1 + below(6),
          guest: 'asha',
          key: randomUUID(),
        };
        while (!ledger.has(request.key) && refusals.length === 0) {
          try {
            client ??= await signIn();
            const answer = await book(client, request);
            if (answer.ok) ledger.set(request.key, String(answer.booking_reference));
            else if (answer.code !== 'busy') refusals.push(String(answer.code));
          } catch {
            broken += 1;
            client?.end().catch(() => {});
            client = undefined;
            await setTimeout(5);
          }
        }
      }
      await client?.end();
    }),
  );
  return { ledger, broken, refusals };
}

async function signIn(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.connectionString, application_name: application });
  client.on('error', () => {}); // The next query reports it.
  await client.connect();
  return client;
}

/** Everything acknowledged is there, under the reference that was told, and nothing twice. */
async function expectKept({ ledger, refusals }: Load): Promise<void> {
  expect(refusals).toEqual([]);
  const { rows } = await db.query<{ key: string; booking_reference: string }>(
    `select k.key, b.booking_reference from private.idempotency_keys as k join public.bookings as b on b.id = k.booking_id
     where k.key = any ($1)`,
    [[...ledger.keys()]],
  );
  expect(new Map(rows.map((row) => [row.key, row.booking_reference]))).toEqual(ledger);
  // Every booking here has a key, so a booking made twice for one key would be one too many.
  const counts = await db.query(
    `select (select count(*) from public.bookings)::integer as bookings,
       (select count(*) from private.idempotency_keys)::integer as keys`,
  );
  expect(counts.rows[0].bookings).toBe(counts.rows[0].keys);
  await expectSound(db);
}

test('The server is as durable here as in production', async () => {
  for (const [setting, wanted] of [
    ['fsync', 'on'],
    ['synchronous_commit', 'on'],
    ['full_page_writes', 'on'],
  ]) {
    const { rows } = await db.query('select current_setting($1) as value', [setting]);
    expect(rows[0].value, setting).toBe(wanted);
  }
});

test('Sessions terminated in the middle of bookings lose and double nothing', async () => {
  let terminated = 0;
  let over = false;
  const ledger: Ledger = new Map();
  const booking = load(12, 1, () => over, ledger);
  // A busy machine acknowledges slowly: it goes on until there is enough to lose.
  while (terminated < 150 || ledger.size <= 50) {
    const { rowCount } = await db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = $1 order by state = 'active' desc, random() limit 2`,
      [application],
    );
    terminated += rowCount ?? 0;
    await setTimeout(terminated < 150 ? 3 : 30);
  }
  over = true;
  const done = await booking;
  expect(done.broken).toBeGreaterThan(50);
  expect(done.ledger.size).toBeGreaterThan(50);
  await expectKept(done);
});

test.each([1, 2])('A server killed under load comes back with everything it acknowledged (%i)', async (round) => {
  let over = false;
  const booking = load(12, 100 * round, () => over);
  await setTimeout(700);
  await server.crash();
  await setTimeout(500);
  over = true;
  const done = await booking;
  expect(done.broken).toBeGreaterThan(0);
  await expectKept(done);
  // It takes bookings again without anyone's help.
  expect((await book(db, { room: at(rooms, 0), from: 7, nights: 1, key: randomUUID() })).ok).toBe(true);
});
