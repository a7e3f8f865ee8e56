import { cpus } from 'node:os';
import type pg from 'pg';
import { addRoom, asNobody, at, book, connect } from '../db/stage.ts';
import { startPostgres } from '../support/postgres.ts';
import { loadBigData, nameWords } from './bigData.ts';
import type { BenchOptions } from './options.ts';

interface Plan {
  hotels: number;
  bookings: number;
  users: number;
  calls: number;
}

const full: Plan = { hotels: 400, bookings: 100_000, users: 10_000, calls: 60 };
const quickly: Plan = { hotels: 100, bookings: 12_000, users: 1_000, calls: 15 };
const tiny: Plan = { hotels: 10, bookings: 200, users: 20, calls: 1 };

interface Admin {
  sub: string;
  session_id: string;
}

interface Case {
  what: string;
  call: string;
  beside?: string;
}

const firstPage = 'admin_bookings()';
const sorted = (what: string, list: string, sort: string): Case[] => [
  { what: `${what}, page 1`, call: `${list}(sort => '${sort}')` },
  {
    what: `${what}, page 200`,
    call: `${list}(sort => '${sort}', page => 200)`,
    beside: `${list}(sort => '${sort}')`,
  },
];
const cases: Case[] = [
  { what: 'Bookings, page 1', call: firstPage },
  { what: 'Bookings, page 200', call: 'admin_bookings(page => 200)', beside: firstPage },
  ...sorted('Bookings by arrival', 'admin_bookings', 'arrival'),
  ...sorted('Bookings by departure, the latest first', 'admin_bookings', '-departure'),
  ...sorted('Bookings by total, the highest first', 'admin_bookings', '-total'),
  ...sorted('Bookings by guest', 'admin_bookings', 'guest'),
  { what: 'Confirmed, page 1', call: "admin_bookings(status => 'confirmed')" },
  {
    what: 'Confirmed, page 200',
    call: "admin_bookings(status => 'confirmed', page => 200)",
    beside: "admin_bookings(status => 'confirmed')",
  },
  { what: 'Confirmed by guest, page 1', call: "admin_bookings(status => 'confirmed', sort => 'guest')" },
  {
    what: 'Confirmed by guest, page 200',
    call: "admin_bookings(status => 'confirmed', sort => 'guest', page => 200)",
    beside: "admin_bookings(status => 'confirmed', sort => 'guest')",
  },
  {
    what: 'Cancelled, not paid, arriving in 60 days',
    call: `admin_bookings(status => 'cancelled', payment => 'unpaid', arrival_from => private.today(),
      arrival_to => private.today() + 60)`,
  },
  { what: 'One hotel', call: 'admin_bookings(hotel_id => (select id from public.hotels order by id limit 1))' },
  { what: 'Search: one reference', call: "admin_bookings(search => 'AAAA-BBBB-CC')" },
  { what: 'Search: two words of a guest', call: "admin_bookings(search => 'casa 4711')" },
  { what: 'Search: a word of every twelfth booking', call: "admin_bookings(search => 'monsoon')" },
  { what: 'Search: a word of every booking', call: "admin_bookings(search => 'guests.example')" },
  { what: 'Search: two letters', call: "admin_bookings(search => 'ba')" },
  { what: 'Export, one part of 2,000', call: 'admin_export_bookings()' },
  { what: 'Rooms, page 1', call: 'admin_rooms()' },
  { what: 'Rooms by fullest night, page 1', call: "admin_rooms(sort => 'fullest')" },
  { what: 'Rooms, searched', call: "admin_rooms(search => 'calangute garden')" },
  { what: 'Properties, page 1', call: 'admin_properties()' },
  { what: 'Properties, page 200', call: 'admin_properties(page => 200)', beside: 'admin_properties()' },
  ...sorted('Properties by name', 'admin_properties', 'name'),
  ...sorted('Properties by submission, the newest first', 'admin_properties', '-submitted'),
  { what: 'Properties, searched by two words', call: "admin_properties(search => 'garden jasmine')" },
  { what: 'Choice of a property', call: "admin_hotels(search => 'garden')" },
  { what: 'Overview', call: 'admin_overview()' },
  { what: 'Users, page 1', call: 'admin_users()' },
  { what: 'Users, page 200', call: 'admin_users(page => 200)', beside: 'admin_users()' },
  ...sorted('Users by name', 'admin_users', 'name'),
  { what: 'Users, searched by email', call: "admin_users(search => 'person77@')" },
  { what: 'Users, searched by two words', call: "admin_users(search => 'person garden')" },
  { what: 'Users, searched by a word of all', call: "admin_users(search => 'people.example')" },
];

/** Measures the admin lists on PostgreSQL, each call as role `authenticated` with an admin's claims. PostgREST is not measured. */
export async function benchAdmin({ pick }: BenchOptions): Promise<void> {
  const plan = pick(full, quickly, tiny);
  const server = await startPostgres({ isDurable: true });
  const loader = await server.pool(1).connect();
  await loadBigData(loader, plan);
  const admin = await loadPeople(loader, plan);
  const booking = await bookingTimes(loader, plan);
  loader.release(true);

  const client = at(await connect(server.connectionString, 1), 0);
  await client.query('set role authenticated');
  const p95 = new Map<string, number>();
  console.log(
    `\n${plan.bookings.toLocaleString('en')} bookings, ${plan.users.toLocaleString('en')} users, PostgreSQL 18, ${cpus().length} cores, ` +
      'called as role authenticated with an admin’s claims.\n',
  );
  console.log('| Call | p50 | p95 (≤ 150 ms) | ÷ page 1 (≤ 3) |\n| --- | --- | --- | --- |');
  for (const { what, call, beside } of cases) {
    const times = await timesOf(client, admin, call, plan.calls);
    p95.set(call, share(times, 0.95));
    const ratio = beside ? (share(times, 0.95) / (p95.get(beside) ?? Number.NaN)).toFixed(1) : '–';
    console.log(`| ${what} | ${ms(share(times, 0.5))} | ${ms(share(times, 0.95))} | ${ratio} |`);
  }
  console.log(
    `\nA guest’s booking: p50 ${ms(share(booking.with, 0.5))} with the search index, ${ms(share(booking.without, 0.5))} without.`,
  );
  await client.end();
  await server.close();
}

async function loadPeople(db: pg.PoolClient, { users }: Plan): Promise<Admin> {
  await db.query('set session_replication_role = replica');
  await db.query(
    `insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
     select gen_random_uuid(), 'person' || n || '@people.example', now(), now(), now() from generate_series(1, $1::int) as n`,
    [users],
  );
  await db.query(
    `insert into public.profiles (user_id, full_name, email, phone, created_at)
     select u.id, ($1::text[])[1 + abs(hashtext(u.email)) % 24] || ' Person', u.email, '+91 98220 00000', now() - random() * interval '500 days'
     from auth.users as u`,
    [nameWords],
  );
  await db.query(
    `insert into public.properties (owner_id, name, city, status, created_at, submitted_at)
     select user_id, split_part(full_name, ' ', 1) || ' ' || ($1::text[])[1 + abs(hashtext(user_id::text)) % 24], 'Candolim',
       (array['draft', 'submitted', 'approved', 'approved'])[1 + abs(hashtext(email)) % 4]::public.property_status,
       created_at, created_at
     from public.profiles`,
    [nameWords],
  );
  await db.query(
    `update public.bookings set
       guest_name = ($1::text[])[1 + abs(hashtext(booking_reference)) % 24] || ' ' || ($1::text[])[1 + abs(hashtext(id::text)) % 24]
         || ' ' || abs(hashtext(id::text)) % 100000,
       guest_email = 'g' || abs(hashtext(booking_reference)) % 1000000 || '@guests.example',
       created_at = now() - random() * interval '500 days',
       payment_status = (array['pending', 'paid', 'paid', 'failed'])[1 + abs(hashtext(id::text)) % 4]::public.payment_status`,
    [nameWords],
  );
  const { rows } = await db.query<Admin>(
    `with admin as (
       update public.profiles set role = 'admin' where user_id = (select user_id from public.profiles order by user_id limit 1) returning user_id
     )
     insert into auth.sessions (id, user_id, aal, created_at, updated_at) select gen_random_uuid(), user_id, 'aal1', now(), now() from admin
     returning user_id as sub, id as session_id`,
  );
  await db.query(
    `update public.bookings set booking_reference = 'AAAA-BBBB-CCCC-DDDD' where id = (select id from public.bookings limit 1)`,
  );
  await db.query('set session_replication_role = origin');
  await db.query('vacuum full public.bookings');
  await db.query('vacuum analyze');
  return at(rows, 0);
}

async function bookingTimes(db: pg.PoolClient, { calls }: Plan): Promise<{ with: number[]; without: number[] }> {
  const pool = db as unknown as pg.Pool;
  await db.query(`select set_config('request.jwt.claims', $1, false)`, [asNobody['request.jwt.claims']]);
  const times = { with: [] as number[], without: [] as number[] };
  const { rows } = await db.query<{ text: string }>(
    "select pg_get_indexdef('public.bookings_search'::regclass) as text",
  );
  for (const state of ['with', 'without', 'with', 'without'] as const) {
    await db.query(
      state === 'with'
        ? at(rows, 0).text.replace('INDEX ', 'INDEX IF NOT EXISTS ')
        : 'drop index public.bookings_search',
    );
    const room = await addRoom(pool, 1000);
    for (let turn = 0; turn < calls * 5; turn += 1) {
      const start = performance.now();
      await book(db, { room, from: 7 + (turn % 60), nights: 3 });
      if (turn >= calls) times[state].push(performance.now() - start);
    }
  }
  await db.query(at(rows, 0).text.replace('INDEX ', 'INDEX IF NOT EXISTS '));
  await db.query('vacuum analyze public.bookings');
  return times;
}

async function timesOf(client: pg.Client, admin: Admin, call: string, calls: number): Promise<number[]> {
  const claims = JSON.stringify({ ...admin, role: 'authenticated', aal: 'aal1' });
  const times: number[] = [];
  for (let turn = -5; turn < calls; turn += 1) {
    await client.query('begin');
    await client.query("select set_config('request.jwt.claims', $1, true)", [claims]);
    const start = performance.now();
    await client.query(`select public.${call} as answer`);
    const took = performance.now() - start;
    await client.query('commit');
    if (turn >= 0) times.push(took);
  }
  return times.sort((a, b) => a - b);
}

const share = (times: readonly number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
const ms = (time: number) => `${time.toFixed(1)} ms`;
