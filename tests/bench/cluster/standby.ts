import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { addRoom, asNobody, at, book, connect } from '../../db/stage.ts';
import { privacyAlone, termsAndPrivacy } from '../../support/legalVersions.ts';
import { searchMix, timeSearch } from '../searchMix.ts';
import { idOf } from './ground.ts';
import { dayIn } from './journey.ts';
import { type Api, open, until } from './request.ts';
import type { Cluster } from './servers.ts';

export interface StandbyFigures {
  answer: string[];
  write: string[];
  searches: number[];
  searchesAtPrimary: number[];
  lag: number[];
  lagInStorm: number[];
  bytes: number[];
}

export async function readFromStandby(cluster: Cluster, api: Api, count: number): Promise<StandbyFigures> {
  const reader = await open(cluster.standby.connectionString);
  const { answer, write } = await askAll(api, reader);
  const searches = await timeSearches(reader, count);
  const primary = await open(cluster.primary.connectionString);
  const searchesAtPrimary = await timeSearches(primary, count);
  const lag = await timeLag(cluster, count / 2);
  const bytes: number[] = [];
  const lagInStorm = await inStorm(cluster, bytes, () => timeLag(cluster, count / 2));
  await Promise.all([reader.end(), primary.end()]);
  return { answer, write, searches, searchesAtPrimary, lag, lagInStorm, bytes };
}

async function askAll(api: Api, reader: pg.Client): Promise<{ answer: string[]; write: string[] }> {
  const { rows } = await reader.query(`select c.id, c.hotel_id from public.room_categories as c limit 1`);
  const stay = { check_in: dayIn(30), check_out: dayIn(32) };
  const args: Record<string, Record<string, unknown>> = {
    search_hotels: { destination: 'Baga', ...stay, adults: 2 },
    nearest_stays: { destination: 'Baga', ...stay },
    hotel_details: { hotel_id: rows[0].hotel_id, ...stay },
    booking_quote: { room_category_id: rows[0].id, ...stay },
    day_prices: { hotel_id: rows[0].hotel_id, first_day: stay.check_in, days: 62 },
    create_booking_tx: {
      hotel_id: rows[0].hotel_id,
      room_category_id: rows[0].id,
      check_in_date: stay.check_in,
      check_out_date: stay.check_out,
      guest_name: 'Guest',
      guest_email: 'guest@guests.example',
      legal_versions: termsAndPrivacy,
    },
    booking_by_reference: { booking_reference: 'AAAA-AAAA-AAAA-AAAA' },
    subscribe_to_newsletter: { email: 'guest@guests.example', legal_versions: privacyAlone },
    confirm_letters: { token: idOf(1), legal_versions: privacyAlone },
    stop_letters: { token: idOf(1) },
  };
  const found = { answer: [] as string[], write: [] as string[] };
  for (const [name, { roles, required }] of api.offered) {
    const isGuests = roles.includes('anon');
    if (!isGuests && name !== 'my_stays') continue;
    const caller = isGuests
      ? { role: 'anon' as const, address: '10.0.0.1' }
      : { role: 'authenticated' as const, sub: idOf(1), address: '10.0.0.1' };
    const given = args[name] ?? Object.fromEntries((required ?? []).map((key) => [key, null]));
    try {
      await api.ask(reader, name, given, caller);
      found.answer.push(name);
    } catch (error) {
      // read_only_sql_transaction, also if the transaction asks to write.
      if (!['25006', '0A000'].includes((error as pg.DatabaseError).code ?? '')) throw error;
      found.write.push(name);
    }
  }
  return found;
}

async function timeSearches(db: pg.Client, count: number): Promise<number[]> {
  await db.query('set role anon');
  for (const search of searchMix(20, 1)) await timeSearch(db, search);
  const times: number[] = [];
  for (const search of searchMix(count, 2)) times.push(await timeSearch(db, search));
  await db.query('reset role');
  return times;
}

async function timeLag(cluster: Cluster, count: number): Promise<number[]> {
  const pool = new pg.Pool({ connectionString: cluster.primary.connectionString, max: 1 });
  const room = await addRoom(pool, 1000);
  const standby = await open(cluster.standby.connectionString);
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const { booking_reference } = await book(pool, { room, from: 20 + (turn % 200), nights: 2 });
    const told = performance.now();
    await until(async () => {
      const sql = 'select from public.bookings where booking_reference = $1';
      return (await standby.query({ name: 'seen', text: sql, values: [booking_reference] })).rowCount === 1;
    }, 0);
    times.push(performance.now() - told);
  }
  await Promise.all([standby.end(), pool.end()]);
  return times;
}

async function inStorm<T>(cluster: Cluster, bytes: number[], work: () => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: cluster.primary.connectionString, max: 1 });
  const rooms = await Promise.all(Array.from({ length: 50 }, () => addRoom(pool, 1000)));
  const clients = await connect(cluster.primary.connectionString, 16, asNobody);
  let isOver = false;
  const bookings = clients.map(async (client, index) => {
    for (let turn = 0; !isOver; turn += 1)
      await book(client, { room: at(rooms, (index + turn * 7) % 50), from: 9, nights: 2 });
  });
  const samples = (async () => {
    while (!isOver) {
      const { rows } = await pool.query(
        `select pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float as behind from pg_stat_replication`,
      );
      bytes.push(at(rows, 0).behind);
      await setTimeout(20);
    }
  })();
  const result = await work();
  isOver = true;
  await Promise.all([...bookings, samples]);
  await Promise.all([pool.end(), ...clients.map((client) => client.end())]);
  return result;
}
