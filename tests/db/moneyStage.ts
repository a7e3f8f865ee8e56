// Shared by the tests of the ledger: connections for each role that writes money, and rules that every booking must obey.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect } from 'vitest';
import { copyDatabase } from '../support/postgres.ts';
import {
  addRoom,
  at,
  type BookingAnswer,
  book,
  connect,
  endDesk,
  expectSound,
  lockTimes,
  rush,
  type StageRoom,
} from './stage.ts';

export interface Stay {
  id: string;
  token: string;
  reference: string;
}
export type Who = 'guest' | 'owner' | 'admin' | 'gateway' | 'job';

export interface Deed {
  who: Who;
  call: string;
  args: Record<string, unknown>;
  after?: number;
}
function statementOf({ who, call, args, after = 0 }: Deed): { sql: string; values: unknown[] } {
  const named = Object.keys(args).map((name, index) => `${name} => $${index + 1}`);
  return {
    sql: `(select ${who === 'job' ? 'private' : 'public'}.${call}(${named.join(', ')}) from pg_sleep(${after / 1000}))`,
    values: Object.values(args).map((value) => (value && typeof value === 'object' ? JSON.stringify(value) : value)),
  };
}

/** Bookings whose status, deadline, holders or gateway state contradict their payments and refunds. */
const faults = `
  select b.id, b.booking_status, b.payment_status, b.advance_due_at, m.*
  from public.bookings as b cross join lateral private.money_of(b.id) as m
  where b.id = any (coalesce($1, array[b.id])) and (
    b.payment_status <> private.payment_status_of(b, m)
    or m.refunded + m.refund_due > m.received
    or m.at_site < m.site_due or m.received - m.refunded - m.at_site < m.refund_due - m.site_due
    or b.booking_status in ('pending', 'confirmed') and b.payment_status = 'pending' and b.advance_amount > 0 and b.check_in_date > private.today() + 10
      and case when m.received > m.refunded then b.advance_due_at is not null else m.reported = 0 and b.advance_due_at is null end
    or exists (
      select from private.payments as p left join private.payment_pages as g on g.id = p.page_id
      where p.booking_id = b.id and p.gateway is not null and (g.state <> 'paid' or g.booking_id <> b.id or p.amount < (
        select coalesce(sum(r.amount), 0) from private.refunds as r where r.payment_id = p.id and r.state in ('sent', 'done')
      ))
    )
    or exists (
      select from private.pending_changes as c left join private.payments as p on p.change_id = c.id and p.state = 'received'
      where c.booking_id = b.id and case when c.state = 'done' then not exists (select from private.payments where change_id = c.id)
        else p.id is not null and not exists (select from private.refunds where booking_id = b.id and reason = 'not_changed') end
    )
    or exists (
      select from private.payment_pages as g
      where g.booking_id = b.id and g.state = 'paid' and not exists (select from private.payments where page_id = g.id)
    )
  )`;

/** Opens a database with an owner, one property for each policy, and connections for each role that writes money. */
export async function openMoneyStage(counts: Record<Who, number>) {
  const server = await copyDatabase();
  const db = server.pool(4);
  await (await lockTimes(db)).long();
  const people = { owner: randomUUID(), admin: randomUUID() };
  for (const [name, id] of Object.entries(people))
    await db.query('insert into auth.users (id, email) values ($1, $2)', [id, `${name}@people.example`]);
  await db.query(
    `update public.profiles set role = case user_id when $1 then 'admin' else 'owner' end::public.app_role`,
    [people.admin],
  );
  await db.query('insert into public.owner_profiles (user_id, full_name) values ($1, $2)', [people.owner, 'Owner']);
  await db.query(
    `update private.settings set gateway = 'razorpay', group_advance_percent = 0, peak_advance_percent = 0;
     update private.limits set lookups_per_client_a_minute = 100000, bookings_per_contact_a_day = 100000, room_nights_per_client_a_day = 100000`,
  );
  const person = (sub: string) => JSON.stringify({ sub, role: 'authenticated', aud: 'authenticated' });
  const settings: Record<Who, Record<string, string>> = {
    guest: { role: 'anon', 'request.jwt.claims': '{"role":"anon"}' },
    owner: { role: 'authenticated', 'request.jwt.claims': person(people.owner) },
    admin: { role: 'authenticated', 'request.jwt.claims': person(people.admin) },
    gateway: { role: 'service_role', 'request.jwt.claims': '{"role":"service_role"}' },
    job: {},
  };
  const names = Object.keys(counts) as Who[];
  const opened = await Promise.all(names.map((who) => connect(server.connectionString, counts[who], settings[who])));
  const clients = Object.fromEntries(names.map((who, index) => [who, at(opened, index)])) as Record<Who, pg.Client[]>;

  const select = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await db.query<Row>(sql, values)).rows;
  const one = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row> =>
    at(await select<Row>(sql, values), 0);
  const answerOf = (who: Who, answer: BookingAnswer): BookingAnswer =>
    who === 'job' ? { ...answer, ok: true } : answer;
  const ask = async (who: Who, call: string, args: Record<string, unknown> = {}): Promise<BookingAnswer> => {
    const { sql, values } = statementOf({ who, call, args });
    return answerOf(who, (await at(clients[who], 0).query(`select ${sql} as answer`, values)).rows[0].answer);
  };

  return {
    ...{ server, db, clients, select, one, ask },
    async addHouse(policy: string | null, total = 1000): Promise<StageRoom> {
      const room = await addRoom(db, total);
      await db.query(
        `with listing as (insert into public.properties (owner_id, name, status, published_at) values ($2, 'House', 'approved', now()) returning id)
         update public.hotels set policies = jsonb_strip_nulls(jsonb_build_object('cancellation_policy', $3::text)), property_id = l.id
         from listing as l where hotels.id = $1`,
        [room.hotel_id, people.owner, policy],
      );
      return room;
    },
    /** Makes a booking of ₹2,500.00 a night with an advance of ₹750.00, already verified by its guest. */
    async bookStay(
      room: StageRoom,
      from = 30,
      nights = 1,
      by: { plan?: string; code?: string; more?: readonly StageRoom[] } = {},
    ): Promise<Stay> {
      const { ok, code, booking_reference, stay_token } = await book(db, { room, from, nights, ...by });
      if (!ok) throw new Error(`The booking was refused: ${code}`);
      const { id } = await one(
        'update public.bookings set verified_at = now() where booking_reference = $1 returning id',
        [booking_reference],
      );
      return { id, token: String(stay_token), reference: String(booking_reference) };
    },
    money: ({ id }: Pick<Stay, 'id'>) =>
      one<Record<'received' | 'refunded' | 'refund_due' | 'reported' | 'at_site' | 'site_due', number>>(
        `select received::integer, refunded::integer, refund_due::integer, reported::integer, at_site::integer, site_due::integer
         from private.money_of($1)`,
        [id],
      ),
    async atOnce(deeds: readonly Deed[]): Promise<BookingAnswer[]> {
      const used: Record<string, number> = {};
      const own = deeds.map(({ who }) => {
        used[who] = (used[who] ?? -1) + 1;
        return at(clients[who], used[who]);
      });
      const statements = deeds.map(statementOf);
      const runs = await rush(
        db,
        own,
        (index) => at(statements, index).sql,
        (index) => at(statements, index).values,
      );
      return runs.map(({ answer }, index) => answerOf(at(deeds, index).who, answer));
    },
    async expectAgreement(ids: string[], told?: unknown): Promise<void> {
      expect({ faults: await select(faults, [ids]), told }).toEqual({ faults: [], told });
    },
    async expectNights(told?: unknown): Promise<void> {
      expect({ drift: await select('select * from private.night_drift'), told }).toEqual({ drift: [], told });
    },
    async close(): Promise<void> {
      expect(await select(faults, [null])).toEqual([]);
      await expectSound(db);
      await endDesk(db, Object.values(clients).flat());
      await server.close();
    },
  };
}
export type MoneyStage = Awaited<ReturnType<typeof openMoneyStage>>;

let numbers = 426700200000;
export function nextUtr(): string {
  numbers += 1;
  return String(numbers);
}
