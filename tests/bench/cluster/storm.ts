import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { addRoom, at, randomFrom, type StageRoom, tally } from '../../db/stage.ts';
import { termsAndPrivacy } from '../../support/legalVersions.ts';
import { dayIn } from './journey.ts';
import { type Api, open, until } from './request.ts';
import { type Cluster, type Ground, signalTo } from './servers.ts';

export interface StormPlan {
  guests: number;
  /** Milliseconds of booking before the primary is killed, and after the first booking at the new one. */
  before: number;
  after: number;
  /** Milliseconds for which the standby hears nothing before the primary is killed. */
  cut: number;
}

export interface StormFigures {
  acknowledged: number;
  /** Told that the rooms are gone, which is right: they are few. */
  soldOut: number;
  /** Acknowledged bookings that the new primary does not have under the reference that was told. */
  lost: number;
  /** Nights of a category with more rooms booked than it has, by the bookings themselves. */
  oversold: number;
  /** Nights whose counters differ from the bookings. */
  drift: number;
  /** Bookings without a key of their own: made twice for one key. */
  doubled: number;
  /** Under way when the primary died, and of these how many were found made when they were asked for again. */
  cutOff: number;
  foundMade: number;
  /** Milliseconds: from the kill until the standby was promoted, and the longest time without an acknowledged booking around it. */
  promoted: number;
  withoutWrites: number;
  /** What a guest was told that is neither a booking nor "sold out" nor "busy, try again". */
  refusals: string[];
}

const total = 3;
const window = 28;

/**
 * Guests who book scarce rooms through the pooler without a pause. In the middle the primary dies, the standby is promoted and the
 * pooler sent there. Who got no answer asks again with the same key until there is one.
 */
export async function bookThroughFailover(
  ground: Ground,
  api: Api,
  plan: StormPlan,
  isSynchronous: boolean,
): Promise<StormFigures> {
  const cluster = await ground.start(isSynchronous);
  const figures = await storm(cluster, api, plan);
  await cluster.close();
  return figures;
}

interface Ledger {
  /** What guests were told: the reference of each key. */
  told: Map<string, string>;
  /** Moments of these. */
  moments: number[];
  answers: string[];
  refusals: string[];
  cutOff: Set<string>;
  foundMade: number;
}

async function storm(cluster: Cluster, api: Api, plan: StormPlan): Promise<StormFigures> {
  const rooms = await addRooms(cluster);
  const ledger: Ledger = { told: new Map(), moments: [], answers: [], refusals: [], cutOff: new Set(), foundMade: 0 };
  const state = { isOver: false };
  const guests = Promise.all(
    Array.from({ length: plan.guests }, (_, guest) => bookOn(cluster, api, rooms, guest, ledger, state)),
  );

  await setTimeout(plan.before);
  const killed = await failOver(cluster, plan.cut);
  const promoted = performance.now() - killed;
  await until(() => ledger.moments.some((moment) => moment > killed + promoted) || ledger.refusals.length > 0);
  await setTimeout(plan.after);
  state.isOver = true;
  await guests;

  const db = await open(cluster.standby.connectionString);
  const { rows } = await db.query<{ key: string; booking_reference: string }>(
    `select k.key, b.booking_reference from private.idempotency_keys as k join public.bookings as b on b.id = k.booking_id`,
  );
  const there = new Map(rows.map((row) => [row.key, row.booking_reference]));
  const [counts] = (
    await db.query<{ oversold: number; drift: number; doubled: number }>(
      `select
         (select count(*) from (
            select from public.bookings as b
            join public.room_categories as c on c.id = b.room_category_id
            cross join generate_series(b.check_in_date, b.check_out_date - 1, interval '1 day') as d
            where b.booking_status <> 'cancelled' and c.id = any ($1)
            group by c.id, d having sum(b.num_rooms) > max(c.total_rooms)
          ) as o)::integer as oversold,
         (select count(*) from private.night_drift)::integer as drift,
         (select count(*) from public.bookings as b where b.room_category_id = any ($1)
            and not exists (select from private.idempotency_keys as k where k.booking_id = b.id))::integer as doubled`,
      [rooms.map((room) => room.id)],
    )
  ).rows;
  await db.end();

  const around = ledger.moments.toSorted((a, b) => a - b);
  const first = around.findIndex((moment) => moment > killed + promoted);
  return {
    acknowledged: ledger.told.size,
    soldOut: tally(ledger.answers).sold_out ?? 0,
    lost: [...ledger.told].filter(([key, reference]) => there.get(key) !== reference).length,
    ...(counts as { oversold: number; drift: number; doubled: number }),
    cutOff: ledger.cutOff.size,
    foundMade: ledger.foundMade,
    promoted,
    withoutWrites: first < 1 ? Number.NaN : at(around, first) - at(around, first - 1),
    refusals: ledger.refusals,
  };
}

async function addRooms(cluster: Cluster): Promise<StageRoom[]> {
  const pool = new pg.Pool({ connectionString: cluster.primary.connectionString, max: 1 });
  const rooms: StageRoom[] = [];
  while (rooms.length < 16) rooms.push(await addRoom(pool, total, rooms[0]?.hotel_id));
  await pool.end();
  return rooms;
}

async function bookOn(
  cluster: Cluster,
  api: Api,
  rooms: StageRoom[],
  guest: number,
  ledger: Ledger,
  state: { isOver: boolean },
) {
  const random = randomFrom(900 + guest);
  const below = (limit: number) => Math.floor(random() * limit);
  let client: pg.Client | undefined;
  for (let turn = 0; !state.isOver && ledger.refusals.length === 0; turn += 1) {
    const room = at(rooms, below(rooms.length));
    const from = 10 + below(window);
    const key = randomUUID();
    const args = {
      hotel_id: room.hotel_id,
      room_category_id: room.id,
      check_in_date: dayIn(from),
      check_out_date: dayIn(from + 1 + below(2)),
      guest_name: `Guest ${guest}`,
      guest_email: `guest${guest}@storm.example`,
      idempotency_key: key,
      legal_versions: termsAndPrivacy,
    };
    const address = `10.${guest}.${below(250)}.${turn % 250}`;
    for (let isAnswered = false; !isAnswered && ledger.refusals.length === 0; ) {
      try {
        client ??= await open(cluster.pooler.connectionString);
        const answer = await api.ask(client, 'create_booking_tx', args, { role: 'anon', address });
        const outcome = answer.ok ? 'ok' : String(answer.code);
        // Too many at the same nights: asked again, as people are told to.
        isAnswered = outcome !== 'busy';
        if (!isAnswered) continue;
        ledger.answers.push(outcome);
        if (answer.ok) {
          ledger.told.set(key, String(answer.booking_reference));
          ledger.moments.push(performance.now());
          if (answer.replayed && ledger.cutOff.has(key)) ledger.foundMade += 1;
        } else if (outcome !== 'sold_out' && outcome !== 'held_unpaid') ledger.refusals.push(outcome);
      } catch {
        // Whether it was made, nobody knows yet.
        if (client) ledger.cutOff.add(key);
        client?.end().catch(() => {});
        client = undefined;
        await setTimeout(20);
      }
    }
  }
  await client?.end();
}

/** Kills the primary, notices it as a watchman would, promotes the standby and sends the pooler there. Answers when it was killed. */
async function failOver({ primary, standby, pooler }: Cluster, cut: number): Promise<number> {
  const db = await open(standby.connectionString);
  const { rows } = await db.query<{ pid: number }>('select pid from pg_stat_wal_receiver');
  const receiver = at(rows, 0).pid;
  if (cut > 0) {
    signalTo(receiver, 'SIGSTOP');
    await setTimeout(cut);
  }
  const killed = performance.now();
  await primary.kill();
  // What it sent while nobody listened is lost with it, as on a line that is down.
  if (cut > 0) signalTo(receiver, 'SIGKILL');
  for (let missed = 0; missed < 3; await setTimeout(100)) {
    missed = await open(primary.connectionString).then(
      (client) => client.end().then(() => 0),
      () => missed + 1,
    );
  }
  await promote(standby.connectionString);
  await pooler.pointTo(standby.port);
  await db.end().catch(() => {});
  return killed;
}

/** The server may be coming up again itself when it is asked. */
async function promote(connectionString: string): Promise<void> {
  await until(async () => {
    const db = await open(connectionString).catch(() => undefined);
    if (!db) return false;
    const isPromoted = await db.query('select pg_promote(true, 60) as done').then(
      ({ rows }) => rows[0].done as boolean,
      () => false,
    );
    await db.end().catch(() => {});
    return isPromoted;
  }, 20);
}
