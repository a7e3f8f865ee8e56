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
  before: number;
  after: number;
  cut: number;
}

export interface StormFigures {
  acknowledged: number;
  soldOut: number;
  lost: number;
  oversold: number;
  drift: number;
  doubled: number;
  cutOff: number;
  foundMade: number;
  promoted: number;
  withoutWrites: number;
  refusals: string[];
}

const total = 3;
const window = 28;

/**
 * Books scarce rooms through the pooler while the primary dies and the standby is promoted. A guest without an answer retries with the same
 * idempotency key.
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
  told: Map<string, string>;
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
        isAnswered = outcome !== 'busy';
        if (!isAnswered) continue;
        ledger.answers.push(outcome);
        if (answer.ok) {
          ledger.told.set(key, String(answer.booking_reference));
          ledger.moments.push(performance.now());
          if (answer.replayed && ledger.cutOff.has(key)) ledger.foundMade += 1;
        } else if (outcome !== 'sold_out' && outcome !== 'held_unpaid') ledger.refusals.push(outcome);
      } catch {
        if (client) ledger.cutOff.add(key);
        client?.end().catch(() => {});
        client = undefined;
        await setTimeout(20);
      }
    }
  }
  await client?.end();
}

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
  // Data sent while the receiver is stopped must be lost, as on a broken line.
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
