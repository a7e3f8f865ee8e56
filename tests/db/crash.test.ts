/**
 * @module-tag long
 */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { addRoom, at, book, expectSound, ownServer, randomFrom, type StageRoom } from './stage.ts';

const application = 'guest';
let rooms: StageRoom[];

const { connectionString, db, server } = await ownServer({ pool: 2, isDurable: true });
beforeEach(async () => {
  rooms = [];
  while (rooms.length < 10) rooms.push(await addRoom(db, 1000, rooms[0]?.hotel_id));
});

interface Load {
  ledger: Map<string, string>;
  broken: number;
  refusals: string[];
  stop(): Promise<void>;
}

/** Guests who book until they are stopped. A guest without an answer retries with the same key over a new connection. */
function startLoad(guests: number, seed: number): Load {
  let over = false;
  const load: Load = {
    ledger: new Map(),
    broken: 0,
    refusals: [],
    async stop() {
      over = true;
      await done;
    },
  };
  const { ledger, refusals } = load;
  const done = Promise.all(
    Array.from({ length: guests }, async (_, guest) => {
      const random = randomFrom(seed + guest);
      const below = (limit: number) => Math.floor(random() * limit);
      let client: pg.Client | undefined;
      while (!over && refusals.length === 0) {
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
            load.broken += 1;
            client?.end().catch(() => {});
            client = undefined;
            await setTimeout(5);
          }
        }
      }
      await client?.end();
    }),
  );
  return load;
}

async function untilAcknowledged({ ledger, refusals }: Load, count: number): Promise<void> {
  while (ledger.size < count && refusals.length === 0) await setTimeout(5);
  expect(ledger.size, refusals.join()).toBeGreaterThanOrEqual(count);
}

async function signIn(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: connectionString, application_name: application });
  client.on('error', () => {}); // The next query reports it.
  await client.connect();
  return client;
}

async function expectKept({ ledger, refusals }: Load): Promise<void> {
  expect(refusals).toEqual([]);
  const { rows } = await db.query<{ key: string; booking_reference: string }>(
    `select k.key, b.booking_reference from private.idempotency_keys as k join public.bookings as b on b.id = k.booking_id
     where k.key = any ($1)`,
    [[...ledger.keys()]],
  );
  expect(new Map(rows.map((row) => [row.key, row.booking_reference]))).toEqual(ledger);
  // Every booking here has a key, so more bookings than keys means that one was made twice.
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
  const load = startLoad(12, 1);
  // A session that ends slowly is met twice, and counts once.
  const terminated = new Set<number>();
  while ((terminated.size < 150 || load.ledger.size <= 50) && load.refusals.length === 0) {
    const { rows } = await db.query<{ pid: number }>(
      `select pid, pg_terminate_backend(pid) from pg_stat_activity
       where application_name = $1 order by state = 'active' desc, random() limit 2`,
      [application],
    );
    for (const { pid } of rows) terminated.add(pid);
    await setTimeout(terminated.size < 150 ? 3 : 250);
  }
  await load.stop();
  await expectKept(load);
  expect(load.broken).toBeGreaterThan(50);
  expect(load.ledger.size).toBeGreaterThan(50);
});

test.each([1, 2])('A server killed under load restarts with everything it acknowledged (%i)', async (round) => {
  const load = startLoad(12, 100 * round);
  await untilAcknowledged(load, 200);
  await server.crash();
  await untilAcknowledged(load, load.ledger.size + 50);
  await load.stop();
  expect(load.broken).toBeGreaterThan(0);
  await expectKept(load);
  expect((await book(db, { room: at(rooms, 0), from: 7, nights: 1, key: randomUUID() })).ok).toBe(true);
});
