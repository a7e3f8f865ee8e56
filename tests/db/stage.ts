// What the tests of this folder share: rooms to race for, clients released by one barrier, and the invariants.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { expect } from 'vitest';
import { insertBookings } from '../support/bookings.ts';
import { termsAndPrivacy } from '../support/legalVersions.ts';

export interface StageRoom {
  hotel_id: string;
  id: string;
}

/** What a function of the API answers. */
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
}

export { randomFrom } from '../support/random.ts';

/** An element that must be there. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`Nothing at ${index} of ${list.length}.`);
  return found;
}

/** Adds a hotel with one category of `total` identical rooms for up to 10 people each. */
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
    num_rooms => $7, idempotency_key => $8, legal_versions => $9
  )`;

function bookValues({ room, from, nights, rooms = 1, guest = randomUUID(), key }: BookingArguments): unknown[] {
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
  ];
}

/** Books as the API does, through create_booking_tx. */
export async function book(client: pg.ClientBase | pg.Pool, request: BookingArguments): Promise<BookingAnswer> {
  return (await client.query(`select ${bookCall} as answer`, bookValues(request))).rows[0].answer;
}

/** Who calls through the API: a browser role with the headers that came along. */
export interface DatabaseCaller {
  role?: 'anon' | 'authenticated' | 'service_role';
  headers?: Record<string, string>;
}

/** Does this as the API does it for a caller: in a transaction of its own, with the role, its claims and the headers. */
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

/** Books as a guest at this address. */
export async function bookFrom(
  client: pg.ClientBase,
  address: string,
  request: BookingArguments,
): Promise<BookingAnswer> {
  return callAs(client, { headers: { 'cf-connecting-ip': address } }, () => book(client, request));
}

/** Books past the API, as an import or an operator with SQL would. Raises PT409 when sold out. */
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

/** Claims of a role that is neither limited nor noted: races are about rooms alone. Whoever has no claims is taken for SQL by hand. */
export const asNobody = { 'request.jwt.claims': '{"role":"nobody"}' };

/** Opens `count` connections of their own. `settings` are server settings of each session. */
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
      client.on('error', () => {}); // A terminated session; its next query reports it.
      await client.connect();
    }),
  );
  return clients;
}

/** Connections that act for an admin, who has the desk of every house; functions wait for locks as long as it takes. */
export async function connectDesk(db: pg.Pool, connectionString: string, count: number): Promise<pg.Client[]> {
  await (await lockTimes(db)).long();
  const admin = randomUUID();
  await db.query('insert into auth.users (id, email) values ($1, $2)', [admin, 'admin@admins.example']);
  await db.query(`update public.profiles set role = 'admin' where user_id = $1`, [admin]);
  return connect(connectionString, count, { 'request.jwt.claim.sub': admin });
}

/** Ends them, and says whether all is as it should be: no deadlock, and counters that are the bookings, blocks and holds. */
export async function endDesk(db: pg.Pool, clients: readonly pg.Client[]): Promise<void> {
  expect(await deadlocks(db)).toBe(0);
  await Promise.all(clients.map((client) => client.end()));
  await expectSound(db);
}

/**
 * How long the functions wait for a lock before they answer "busy": their own time, which the last of a rush may need on a
 * slow machine, or a long one for the tests that count who was told what.
 */
export async function lockTimes(db: pg.Pool) {
  const { rows } = await db.query<{ name: string; time: string }>(
    `select p.oid::regprocedure as name, split_part(setting, '=', 2) as time
     from pg_proc as p cross join unnest(p.proconfig) as setting
     where p.pronamespace = 'private'::regnamespace and setting like 'lock_timeout=%'`,
  );
  const set = (changed?: string) =>
    db.query(rows.map(({ name, time }) => `alter function ${name} set lock_timeout = '${changed ?? time}'`).join(';'));
  return { own: () => set(), long: () => set('60s') };
}

/** Makes every session run the whole booking once, undone, so that a race measures booking and not loading. */
export async function warm(clients: pg.Client[], room: StageRoom): Promise<void> {
  for (const client of clients) {
    await client.query('begin');
    await book(client, { room, from: 500, nights: 1 });
    await client.query('rollback');
  }
}

/** Runs one piece of work on every client, all sent off together. */
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
 * A race with the barrier inside the server: every client's transaction is open and waits at a gate before it works, and
 * all are let go in one moment. Whoever waits first goes first on a busy machine, so another client does in each rush.
 * `sql` is an expression that answers JSON, the same for all or one for each; also tells when the server worked on it.
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

/** Books like `book`, all clients in one moment. */
export function rushToBook(db: pg.Pool, clients: pg.Client[], request: (index: number) => BookingArguments) {
  return rush(db, clients, bookCall, (index) => bookValues(request(index)));
}

/** The largest number of transactions that were open at one moment. */
export function mostAtOnce(runs: Timed[]): number {
  return Math.max(
    ...runs.map(({ began }) => runs.filter((other) => other.began <= began && other.ended > began).length),
  );
}

/** How often each outcome occurred. */
export function tally(outcomes: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcomeOf of outcomes) counts[outcomeOf] = (counts[outcomeOf] ?? 0) + 1;
  return counts;
}

/** `ok` or the code of a refusal. */
export function outcomeOf(answer: BookingAnswer): string {
  return answer.ok ? 'ok' : String(answer.code);
}

/** Holds after every test whatever happened in it: counters equal bookings, within capacity, no half-made booking, a whole log. */
export async function expectSound(db: pg.Pool): Promise<void> {
  const drift = await db.query('select * from private.night_drift');
  expect(drift.rows).toEqual([]);
  const orphans = await db.query('select key from private.idempotency_keys where booking_id is null');
  expect(orphans.rows).toEqual([]);
  const breaks = await db.query('select * from private.audit_faults()');
  expect(breaks.rows).toEqual([]);
}

/** Deadlocks that the server had to break since it started. */
export async function deadlocks(db: pg.Pool): Promise<number> {
  // A session reports its figures at most once a second.
  await db.query('select pg_sleep(1.1)');
  await db.query('select pg_stat_force_next_flush()');
  const { rows } = await db.query('select sum(deadlocks)::integer as deadlocks from pg_stat_database');
  return rows[0].deadlocks;
}
