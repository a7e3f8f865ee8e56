// Shared by the tests of this folder: rooms, clients that a barrier releases together, and invariants.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect } from 'vitest';
import { insertBookings } from '../support/bookings.ts';
import { termsAndPrivacy } from '../support/legalVersions.ts';
import { copyDatabase, type PostgresOptions, startPostgres } from '../support/postgres.ts';

export interface StageRoom {
  hotel_id: string;
  id: string;
}

export interface BookingAnswer {
  ok: boolean;
  code?: string;
  [field: string]: unknown;
}

export interface BookingArguments {
  room: StageRoom;
  /** Days from today to the first night. */
  from: number;
  nights: number;
  rooms?: number;
  guest?: string;
  key?: string;
  plan?: string | null;
  code?: string | null;
  /** Further room types. */
  more?: readonly StageRoom[];
}

export { randomFrom } from '../support/random.ts';

/** A database for the tests of one file, which ends after them. */
export async function ownDatabase({ pool = 4 } = {}) {
  const database = await copyDatabase();
  afterAll(() => database.close());
  return { connectionString: database.connectionString, db: database.pool(pool) };
}

/** A server for the tests of one file, which ends after them. For tests that stop it or change its roles. */
export async function ownServer({ pool = 4, ...options }: PostgresOptions & { pool?: number } = {}) {
  const server = await startPostgres(options);
  afterAll(() => server.close());
  return { server, connectionString: server.connectionString, db: server.pool(pool) };
}

export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`Nothing at ${index} of ${list.length}.`);
  return found;
}

/** Adds a hotel with one room type of `total` rooms for up to 10 people each. */
export async function addRoom(db: pg.Pool, total: number, hotelId?: string): Promise<StageRoom> {
  const hotel_id =
    hotelId ??
    (await db.query(`insert into public.hotels (name, city, star_rating) values ('House', 'Goa', 3) returning id`))
      .rows[0].id;
  const added = await db.query(
    `insert into public.room_categories (hotel_id, name, max_occupancy, total_rooms, base_price)
     values ($1, 'Room', 10, $2, 250000) returning id`,
    [hotel_id, total],
  );
  return { hotel_id, id: added.rows[0].id };
}

const bookCall = `public.create_booking_tx(
    hotel_id => $1, room_category_id => $2, check_in_date => private.today() + $3::integer,
    check_out_date => private.today() + $3::integer + $4::integer, guest_name => $5, guest_email => $6,
    num_rooms => $7, idempotency_key => $8, legal_versions => $9, plan_id => $10, code => $11, more_rooms => $12
  )`;

function bookValues({
  room,
  from,
  nights,
  rooms = 1,
  guest = randomUUID(),
  key,
  plan,
  code,
  more,
}: BookingArguments): unknown[] {
  return [
    room.hotel_id,
    room.id,
    from,
    nights,
    `Guest ${guest}`,
    `${guest}@guests.example`,
    rooms,
    key ?? null,
    termsAndPrivacy,
    plan ?? null,
    code ?? null,
    more ? JSON.stringify(more.map(({ id }) => ({ room_category_id: id, num_rooms: 1, num_adults: 1 }))) : null,
  ];
}

export async function book(client: pg.ClientBase | pg.Pool, request: BookingArguments): Promise<BookingAnswer> {
  return (await client.query(`select ${bookCall} as answer`, bookValues(request))).rows[0].answer;
}

export interface DatabaseCaller {
  role?: 'anon' | 'authenticated' | 'service_role';
  headers?: Record<string, string>;
}

/** Runs `work` like the API: in its own transaction, with the caller's role, claims and headers. */
export async function callAs<T>(
  client: pg.ClientBase,
  { role = 'anon', headers = {} }: DatabaseCaller,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  await client.query('begin');
  try {
    await client.query(
      `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('request.headers', $3, true)`,
      [role, JSON.stringify({ role }), JSON.stringify(headers)],
    );
    const answer = await work(client);
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

export async function bookFrom(
  client: pg.ClientBase,
  address: string,
  request: BookingArguments,
): Promise<BookingAnswer> {
  return callAs(client, { headers: { 'cf-connecting-ip': address } }, () => book(client, request));
}

/** Inserts a booking directly, like an import or an operator. Raises PT409 if sold out. */
export async function insertBooking(client: pg.ClientBase | pg.Pool, request: BookingArguments): Promise<string> {
  const { room, from, nights, rooms = 1 } = request;
  const inserted = await client.query(
    insertBookings(
      {
        hotel_id: '$1',
        room_category_id: '$2',
        check_in_date: 'private.today() + $3::integer',
        check_out_date: 'private.today() + $3::integer + $4::integer',
        num_rooms: '$5',
      },
      'returning id',
    ),
    [room.hotel_id, room.id, from, nights, rooms],
  );
  return inserted.rows[0].id;
}

/** Claims of a role without rate limits and audit log. A session without claims counts as an operator with SQL. */
export const asNobody = { 'request.jwt.claims': '{"role":"nobody"}' };

export async function connect(
  connectionString: string,
  count: number,
  settings: Record<string, string> = {},
): Promise<pg.Client[]> {
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`)
    .join(' ');
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString, options }));
  await Promise.all(
    clients.map(async (client) => {
      client.on('error', () => {}); // A terminated session reports its error at the next query.
      await client.connect();
    }),
  );
  return clients;
}

/** Connects as an admin who manages every property. Functions wait for locks without a time limit. */
export async function connectDesk(db: pg.Pool, connectionString: string, count: number): Promise<pg.Client[]> {
  await (await lockTimes(db)).long();
  const admin = randomUUID();
  await db.query('insert into auth.users (id, email) values ($1, $2)', [admin, 'admin@admins.example']);
  await db.query(`update public.profiles set role = 'admin' where user_id = $1`, [admin]);
  return connect(connectionString, count, { 'request.jwt.claim.sub': admin });
}

/** Closes the connections. Expects no deadlock, and counters that equal bookings, blocks and holds. */
export async function endDesk(db: pg.Pool, clients: readonly pg.Client[]): Promise<void> {
  await Promise.all(clients.map((client) => client.end()));
  expect(await countDeadlocks(db)).toBe(0);
  await expectSound(db);
}

/** The lock timeout after which functions answer "busy": the real one, or a long one for tests that count answers. */
export async function lockTimes(db: pg.Pool) {
  const { rows } = await db.query<{ name: string; time: string }>(
    `select p.oid::regprocedure as name, split_part(setting, '=', 2) as time
     from pg_proc as p cross join unnest(p.proconfig) as setting
     where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace) and setting like 'lock_timeout=%'`,
  );
  const set = (changed?: string) =>
    db.query(rows.map(({ name, time }) => `alter function ${name} set lock_timeout = '${changed ?? time}'`).join(';'));
  return { own: () => set(), long: () => set('60s') };
}

/** Runs a whole booking once per session and rolls it back, so that a race does not measure loading. */
export async function warm(clients: pg.Client[], room: StageRoom): Promise<void> {
  for (const client of clients) {
    await client.query('begin');
    await book(client, { room, from: 500, nights: 1 });
    await client.query('rollback');
  }
}

export function race<T>(clients: pg.Client[], work: (client: pg.Client, index: number) => Promise<T>): Promise<T[]> {
  let open = () => {};
  const barrier = new Promise<void>((resolve) => {
    open = resolve;
  });
  const runs = clients.map(async (client, index) => {
    await barrier;
    return work(client, index);
  });
  open();
  return Promise.all(runs);
}

interface Timed {
  answer: BookingAnswer;
  began: number;
  ended: number;
}

const gate = 20261121;
let rushes = 0;

/**
 * Starts calls at one moment inside the server: each transaction waits at a gate that opens for all. The first in the queue often wins, so the order
 * rotates. `sql` returns JSON. Also returns the time of each call.
 */
export async function rush(
  db: pg.Pool,
  clients: pg.Client[],
  sql: string | ((index: number) => string),
  values: (index: number) => unknown[],
): Promise<Timed[]> {
  const keeper = await db.connect();
  await keeper.query('select pg_advisory_lock($1)', [gate]);
  const statement = (index: number) =>
    `select clock_timestamp() as began, ${typeof sql === 'string' ? sql : sql(index)} as answer, clock_timestamp() as ended
     from pg_advisory_xact_lock_shared(${gate})`;
  rushes += 1;
  const runs: Timed[] = [];
  let isFailed = false;
  const all = Promise.all(
    clients.map(async (_, place) => {
      const index = (place + rushes) % clients.length;
      const { rows } = await at(clients, index).query(statement(index), values(index));
      runs[index] = { answer: rows[0].answer, began: rows[0].began.getTime(), ended: rows[0].ended.getTime() };
    }),
  );
  all.catch(() => {
    isFailed = true;
  });
  const waiting = `select count(*)::integer as n from pg_locks where locktype = 'advisory' and objid = $1 and not granted`;
  while (!isFailed && (await keeper.query(waiting, [gate])).rows[0].n < clients.length) await setTimeout(1);
  await keeper.query('select pg_advisory_unlock($1)', [gate]);
  keeper.release();
  await all;
  return runs;
}

export function rushToBook(db: pg.Pool, clients: pg.Client[], request: (index: number) => BookingArguments) {
  return rush(db, clients, bookCall, (index) => bookValues(request(index)));
}

export function mostAtOnce(runs: Timed[]): number {
  return Math.max(
    ...runs.map(({ began }) => runs.filter((other) => other.began <= began && other.ended > began).length),
  );
}

export function tally(outcomes: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcomeOf of outcomes) counts[outcomeOf] = (counts[outcomeOf] ?? 0) + 1;
  return counts;
}

/** Returns `ok` or the code of a refusal. */
export function outcomeOf(answer: BookingAnswer): string {
  return answer.ok ? 'ok' : String(answer.code);
}

/** Expects counters that equal bookings and stay within capacity, no partial booking, and an unbroken audit log. */
export async function expectSound(db: pg.Pool): Promise<void> {
  const drift = await db.query('select * from private.night_drift');
  expect(drift.rows).toEqual([]);
  const orphans = await db.query('select key from private.idempotency_keys where booking_id is null');
  expect(orphans.rows).toEqual([]);
  const breaks = await db.query('select * from private.audit_faults()');
  expect(breaks.rows).toEqual([]);
}

/** Sessions report their deadlocks a second later, or as they end. */
export async function deadlocks(db: pg.Pool): Promise<number> {
  await db.query('select pg_sleep(1.1)');
  return countDeadlocks(db);
}

async function countDeadlocks(db: pg.Pool): Promise<number> {
  await db.query('select pg_stat_force_next_flush()');
  const { rows } = await db.query('select sum(deadlocks)::integer as deadlocks from pg_stat_database');
  return rows[0].deadlocks;
}
