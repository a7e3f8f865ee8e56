import { randomUUID } from 'node:crypto';
import { addDays, differenceInCalendarDays, formatISO } from 'date-fns';
import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { expectOutcomes, rounds } from '../support/rounds.ts';
import {
  addRoom,
  at,
  type BookingAnswer,
  book,
  connectDesk,
  endDesk,
  expectSound,
  insertBooking,
  outcomeOf,
  ownDatabase,
  race,
  randomFrom,
  type StageRoom,
  tally,
} from './stage.ts';

const { connectionString, db } = await ownDatabase();
const clients = await connectDesk(db, connectionString, 16);
const desk = at(clients, 0);
const today = new Date(`${(await db.query('select private.today()::text as today')).rows[0].today}T00:00:00`);
afterAll(() => endDesk(db, clients));

type Db = pg.ClientBase | pg.Pool;
const dateOf = (day: number) => formatISO(addDays(today, day), { representation: 'date' });
const dayOf = (date: string) => differenceInCalendarDays(new Date(`${date}T00:00:00`), today);
const ask = async (client: Db, call: string, values: unknown[]): Promise<BookingAnswer> =>
  (await client.query(`select public.${call} as answer`, values)).rows[0].answer;

interface Stay {
  uid: string;
  from: number;
  nights: number;
  kind?: 'reserved' | 'closed' | 'unclear';
  entry?: string;
}
const stay = (uid: string, from: number, nights: number, kind: Stay['kind'] = 'reserved'): Stay => ({
  uid,
  from,
  nights,
  kind,
});

async function connectCalendar(client: Db, room: StageRoom): Promise<string> {
  const address = `https://www.airbnb.com/calendar/ical/${randomUUID()}.ics`;
  const { feed_id } = await ask(client, `add_calendar($1, 'airbnb', $2)`, [room.id, address]);
  return String(feed_id);
}
/** An entry that cannot be parsed: its id, its dates as text, and its first day if known. */
type Unread = readonly [entry: string, mark: string, from?: number];
const read = (
  client: Db,
  feed: string,
  stays: readonly Stay[],
  cancelled: string[] = [],
  unread: readonly Unread[] = [],
) =>
  ask(client, `finish_calendar($1, 'read', $2, $3, unread => $4)`, [
    feed,
    JSON.stringify(
      stays.map(({ uid, from, nights, kind = 'reserved', entry = uid }) => ({
        uid,
        entry,
        first_night: dateOf(from),
        end_date: dateOf(from + nights),
        kind,
      })),
    ),
    JSON.stringify(cancelled),
    JSON.stringify(
      unread.map(([entry, mark, from]) => ({ entry, mark, from: from === undefined ? null : dateOf(from) })),
    ),
  ]);

async function nightsOf(client: Db, feed: string): Promise<number[]> {
  const { rows } = await client.query<{ night: string }>(
    `select (b.first_night + n)::text as night from private.room_blocks as b
     cross join lateral generate_series(0, b.end_date - b.first_night - 1) as n
     where b.feed_id = $1 and b.first_night + n >= private.today() order by 1`,
    [feed],
  );
  return rows.map(({ night }) => dayOf(night));
}
async function blocksOf(client: Db, feed: string): Promise<[number, number, string][]> {
  const { rows } = await client.query<{ id: string; first: string; last: string }>(
    `select id, first_night::text as first, end_date::text as last from private.room_blocks where feed_id = $1 order by first_night`,
    [feed],
  );
  return rows.map(({ id, first, last }) => [dayOf(first), dayOf(last), id]);
}
async function conflictsOf(feed: string): Promise<{ nights: number[]; ending: string | null }[]> {
  const { rows } = await db.query<{ nights: string[]; ending: string | null }>(
    `select nights::text[] as nights, ending from private.feed_conflicts where feed_id = $1 order by opened_at, id`,
    [feed],
  );
  return rows.map(({ nights, ending }) => ({ nights: nights.map(dayOf), ending }));
}
const mailsSent = async (kind = 'channel_conflict') =>
  (await db.query('select count(*)::integer as n from private.outbox where kind = $1', [kind])).rows[0].n;

const nameAddress = ({ hotel_id }: StageRoom) =>
  db.query(
    `with listing as (
       insert into public.properties (owner_id, name) select user_id, 'House' from public.profiles limit 1 returning id
     ), named as (
       insert into private.subscriptions (email, property_id, confirmed_at) select 'house@houses.example', id, now() from listing
     )
     update public.hotels set property_id = (select id from listing) where id = $1`,
    [hotel_id],
  );

async function told(client: Db, feed: string): Promise<number[]> {
  const answer = await ask(
    client,
    `exported_calendar((select token from private.calendar_exports where feed_id = $1), '{}')`,
    [feed],
  );
  expect(answer.ok).toBe(true);
  return (answer.nights as [string, string][]).flatMap(([first, end]) =>
    Array.from({ length: dayOf(end) - dayOf(first) }, (_, n) => dayOf(first) + n),
  );
}

test('a stay of another site takes a room, moves with its dates and goes when it goes', async () => {
  const feed = await connectCalendar(desk, await addRoom(db, 1));
  await read(desk, feed, [stay('a', 10, 3), stay('b', 13, 2)]);
  const first = await blocksOf(db, feed);
  expect(first.map(([from, to]) => [from, to])).toEqual([
    [10, 13],
    [13, 15],
  ]);
  await read(desk, feed, [stay('b', 13, 2), stay('a', 10, 3)]);
  expect(await blocksOf(db, feed)).toEqual(first);
  await ask(desk, `finish_calendar($1, 'unchanged')`, [feed]);
  expect(await blocksOf(db, feed)).toEqual(first);
  await read(desk, feed, [stay('a', 20, 4), stay('b', 13, 2)]);
  expect((await blocksOf(db, feed)).map(([from, to]) => [from, to])).toEqual([
    [13, 15],
    [20, 24],
  ]);
  expect((await blocksOf(db, feed))[0]?.[2]).toBe(first[1]?.[2]);
  await read(desk, feed, [stay('a', 20, 4)]);
  expect(await nightsOf(db, feed)).toEqual([20, 21, 22, 23]);
});

test('a window that moves with the days stays one block', async () => {
  const room = await addRoom(db, 2);
  const feed = await connectCalendar(desk, room);
  await read(desk, feed, [stay('far', 100, 460, 'closed')]);
  const before = await blocksOf(db, feed);
  expect(before.map(([from]) => from)).toContain(100);
  // Sites rewrite such a window in pieces under new ids.
  await read(desk, feed, [stay('x', 100, 200, 'closed'), stay('y', 300, 100, 'closed'), stay('z', 400, 160, 'closed')]);
  expect(await blocksOf(db, feed)).toEqual(before);
  const near = await connectCalendar(desk, room);
  await read(desk, near, [stay('near', 0, 5, 'closed')]);
  await db.query(`update private.room_blocks set first_night = first_night - 2 where feed_id = $1`, [near]);
  const aged = await blocksOf(db, near);
  await read(desk, near, [stay('other', 0, 5, 'closed')]);
  expect(await blocksOf(db, near)).toEqual(aged);
  await read(desk, near, [stay('other', 0, 3, 'closed')]);
  expect((await blocksOf(db, near)).map(([from, to]) => [from, to])).toEqual([[-2, 3]]);
});

test('a calendar that fails or shrinks releases nothing until the desk trusts it', async () => {
  const feed = await connectCalendar(desk, await addRoom(db, 1));
  const stays = [stay('a', 10, 5), stay('b', 20, 5), stay('c', 30, 5)];
  await read(desk, feed, stays);
  const held = await nightsOf(db, feed);
  expect(held).toHaveLength(15);
  const state = async () =>
    (
      await db.query('select error, doubt, read_at is not null as is_read from private.calendar_feeds where id = $1', [
        feed,
      ])
    ).rows[0];
  expect(await ask(desk, `finish_calendar($1, 'timeout')`, [feed])).toEqual({ ok: true, state: 'failed' });
  expect([await nightsOf(db, feed), (await state()).error]).toEqual([held, 'timeout']);
  expect((await read(desk, feed, [])).state).toBe('doubtful');
  expect((await read(desk, feed, stays.slice(2))).state).toBe('doubtful');
  expect([await nightsOf(db, feed), (await state()).doubt]).toMatchObject([held, { before: 15, now: 5 }]);
  expect((await read(desk, feed, [stay('e', 50, 1)])).state).toBe('doubtful');
  expect(await nightsOf(db, feed)).toEqual([...held, 50]);
  // If half of the stays or more are still there, the calendar is believed.
  expect((await read(desk, feed, stays.slice(1))).state).toBe('read');
  expect([(await nightsOf(db, feed)).length, (await state()).doubt]).toEqual([10, null]);
  expect((await read(desk, feed, [], ['b', 'c'])).state).toBe('read');
  expect(await nightsOf(db, feed)).toEqual([]);
  await read(desk, feed, stays);
  await read(desk, feed, []);
  expect(await ask(desk, 'begin_calendar($1, true)', [feed])).toEqual({ ok: true });
  expect((await read(desk, feed, [])).state).toBe('read');
  expect(await nightsOf(db, feed)).toEqual([]);
  await read(desk, feed, stays);
  expect((await read(desk, feed, [])).state).toBe('doubtful');
  const fresh = await connectCalendar(desk, await addRoom(db, 1));
  for (const [outcome, events] of [
    ['read', '{}'],
    ['read', '[{"uid": "x", "first_night": "2030-01-02", "end_date": "2030-01-01", "kind": "reserved"}]'],
    ['read', '[{"uid": null, "first_night": "2030-01-02", "end_date": "2030-01-05", "kind": "reserved"}]'],
    ['read', '[{"uid": "x", "first_night": "infinity", "end_date": "infinity", "kind": "reserved"}]'],
    ['read', '[{"uid": "x", "first_night": "soon", "end_date": "2030-01-05", "kind": "reserved"}]'],
    ['read', '[{"uid": "x", "first_night": "2030-01-02", "end_date": "2030-01-05", "kind": "x"}]'],
  ])
    expect((await ask(desk, 'finish_calendar($1, $2, $3)', [fresh, outcome, events])).code, events).toBe(
      'invalid_events',
    );
  expect(await nightsOf(db, feed)).toHaveLength(15);
  expect((await read(desk, feed, [], ['a'])).state).toBe('doubtful');
  expect(await nightsOf(db, feed)).toHaveLength(10);
});

test('nights that are sold here are told as a conflict, once, and the others are had', async () => {
  const room = await addRoom(db, 1);
  const other = await addRoom(db, 1, room.hotel_id);
  const feed = await connectCalendar(desk, room);
  const booking = await insertBooking(db, { room, from: 11, nights: 1 });
  await nameAddress(room);
  const before = await mailsSent();
  await read(desk, feed, [stay('a', 10, 3), stay('b', 40, 2)]);
  await read(desk, feed, [stay('a', 10, 3), stay('b', 40, 2)]);
  expect(await nightsOf(db, feed)).toEqual([10, 12, 40, 41]);
  expect(await conflictsOf(feed)).toEqual([{ nights: [11], ending: null }]);
  expect(await mailsSent()).toBe(before + 1);
  await db.query(`update public.bookings set booking_status = 'cancelled' where id = $1`, [booking]);
  await ask(desk, `finish_calendar($1, 'unchanged')`, [feed]);
  expect(await nightsOf(db, feed)).toEqual([10, 11, 12, 40, 41]);
  expect(await conflictsOf(feed)).toEqual([{ nights: [11], ending: 'had' }]);
  await insertBooking(db, { room, from: 60, nights: 3 });
  const stays = [stay('a', 10, 3), stay('b', 40, 2), stay('c', 60, 3)];
  await read(desk, feed, stays);
  const [{ id }] = (
    await db.query('select id from private.feed_conflicts where feed_id = $1 and ended_at is null', [feed])
  ).rows;
  expect((await ask(desk, 'move_conflict($1, $2)', [id, room.id])).code).toBe('not_found');
  expect(await ask(desk, 'move_conflict($1, $2)', [id, other.id])).toEqual({ ok: true });
  expect((await ask(desk, 'move_conflict($1, $2)', [id, other.id])).code).toBe('settled_already');
  await read(desk, feed, stays);
  expect(await nightsOf(db, feed)).toEqual([10, 11, 12, 40, 41, 60, 61, 62]);
  expect((await conflictsOf(feed))[1]).toEqual({ nights: [60, 61, 62], ending: 'moved' });
  await read(desk, feed, stays.slice(0, 2));
  expect(await nightsOf(db, feed)).toEqual([10, 11, 12, 40, 41]);
  await insertBooking(db, { room, from: 70, nights: 2 });
  await read(desk, feed, [...stays.slice(0, 2), stay('d', 70, 1)]);
  const [open] = (
    await db.query('select id from private.feed_conflicts where feed_id = $1 and ended_at is null', [feed])
  ).rows;
  expect(await ask(desk, 'settle_conflict($1, $2)', [open.id, 'They take the other house'])).toEqual({ ok: true });
  const sent = await mailsSent();
  await read(desk, feed, [...stays.slice(0, 2), stay('d', 70, 1)]);
  expect(await mailsSent()).toBe(sent);
  await read(desk, feed, [...stays.slice(0, 2), stay('d', 70, 2)]);
  expect(await mailsSent()).toBe(sent + 1);
  await read(desk, feed, stays.slice(0, 2));
  expect((await conflictsOf(feed)).map(({ ending }) => ending)).toEqual(['had', 'moved', 'settled', 'gone']);
});

test('a site that writes all ids anew each time tells of the same stays: no other conflict, no other email, settled stays settled', async () => {
  const room = await addRoom(db, 1);
  const feed = await connectCalendar(desk, room);
  await nameAddress(room);
  await insertBooking(db, { room, from: 10, nights: 1 });
  await insertBooking(db, { room, from: 20, nights: 1 });
  const export_ = (turn: number) =>
    read(desk, feed, [
      stay(`a${turn}`, 10, 2),
      stay(`b${turn}`, 20, 2),
      stay(`c${turn}`, 30, 2),
      stay(`d${turn}`, 30, 2),
    ]);
  const before = await mailsSent();
  await export_(0);
  const blocks = await blocksOf(db, feed);
  const [first] = (
    await db.query('select id from private.feed_conflicts where feed_id = $1 and nights[1] = $2', [feed, dateOf(10)])
  ).rows;
  expect(await ask(desk, 'settle_conflict($1, $2)', [first.id, 'They go to the neighbours'])).toEqual({ ok: true });
  for (let turn = 1; turn < 5; turn += 1) expect((await export_(turn)).state).toBe('read');
  expect(await mailsSent()).toBe(before + 2);
  const endings = async () => new Map((await conflictsOf(feed)).map(({ nights, ending }) => [nights[0], ending]));
  expect(await endings()).toEqual(
    new Map([
      [10, 'settled'],
      [20, null],
    ]),
  );
  expect(await blocksOf(db, feed)).toEqual(blocks);
  await read(desk, feed, [stay('b4', 40, 2), stay('c5', 30, 2)]);
  expect(await nightsOf(db, feed)).toEqual([30, 31, 40, 41]);
  expect(await endings()).toEqual(
    new Map([
      [10, 'settled'],
      [20, 'had'],
    ]),
  );
});

test('an entry that cannot be read releases nothing that it may have held, and is told of once', async () => {
  const room = await addRoom(db, 1);
  const feed = await connectCalendar(desk, room);
  await nameAddress(room);
  const stays = [stay('a', 10, 2), stay('b', 20, 2), stay('c', 30, 2), stay('d', 40, 9)];
  await read(desk, feed, stays);
  const [sent, held] = [await mailsSent('calendar_unread'), await nightsOf(db, feed)];
  const without = (...uids: string[]) => stays.filter(({ uid }) => !uids.includes(uid));
  // An entry with the same id cannot be parsed: its nights stay blocked, and those of another lost stay are released.
  const a = ['a', 'mark-a', 10] as const;
  await read(desk, feed, [...without('a', 'b'), { ...stay('a ?', 10, 1), entry: 'a' }], [], [a]);
  expect(await nightsOf(db, feed)).toEqual(held.filter((night) => night !== 20 && night !== 21));
  // An entry with an unknown id may be any stay that disappeared with it. An older entry is none of them.
  const other = ['x', 'mark-x'] as const;
  await read(desk, feed, without('a', 'b', 'c'), [], [a, other]);
  await read(desk, feed, without('a', 'b', 'c'), [], [a, ['y', 'mark-x']]);
  expect(await nightsOf(db, feed)).toContain(31);
  await read(desk, feed, without('a', 'b', 'c', 'd').concat(stay('d', 40, 8)), [], [a, other]);
  expect(await nightsOf(db, feed)).toEqual([10, 11, 30, 31, 40, 41, 42, 43, 44, 45, 46, 47]);
  expect(await mailsSent('calendar_unread')).toBe(sent + 1);
  const row = async () =>
    (
      (await ask(desk, 'desk_channels($1)', [room.hotel_id])) as unknown as {
        rows: { feeds: { unread: unknown; error: string }[] }[];
      }
    ).rows[0]?.feeds[0];
  expect(await row()).toMatchObject({ error: null, unread: { count: 2, from: dateOf(10), kept: 4 } });
  await read(desk, feed, [stay('d', 40, 8)], [], [other]);
  expect(await nightsOf(db, feed)).not.toContain(10);
  expect(await ask(desk, 'begin_calendar($1, true)', [feed])).toEqual({ ok: true });
  await read(desk, feed, [stay('d', 40, 8)], [], [other]);
  expect(await nightsOf(db, feed)).toEqual([40, 41, 42, 43, 44, 45, 46, 47]);
  await read(desk, feed, [stay('d', 40, 8)]);
  expect(await row()).toMatchObject({ unread: null });
  // A known unreadable entry is not reported again. New ones are reported together, a week later.
  const later = () =>
    db.query(
      `update private.calendar_feeds set unread = jsonb_set(unread, '{told_at}', to_jsonb(now() - interval '8 days')) where id = $1`,
      [feed],
    );
  const z = ['z', 'mark-z'] as const;
  await read(desk, feed, [stay('d', 40, 8)], [], [a, z]);
  expect(await mailsSent('calendar_unread')).toBe(sent + 1);
  await later();
  await read(desk, feed, [stay('d', 40, 8)], [], [a]);
  expect(await mailsSent('calendar_unread')).toBe(sent + 1);
  await read(desk, feed, [stay('d', 40, 8)], [], [a, other, z]);
  await later();
  await read(desk, feed, [stay('d', 40, 8)], [], [z, other]);
  expect(await mailsSent('calendar_unread')).toBe(sent + 2);
});

test('a busy site is asked again when it wants to be', async () => {
  const feed = await connectCalendar(desk, await addRoom(db, 1));
  const due = async () => {
    await db.query(
      `update private.calendar_feeds set tried_at = now() - interval '20 minutes', lease_until = null where id = $1`,
      [feed],
    );
    const { rows } = await db.query(`select claim_calendars as claimed from private.claim_calendars(null, 50)`);
    return (rows[0].claimed as { id: string }[]).some(({ id }) => id === feed);
  };
  const wait = async () =>
    (
      await db.query(
        'select error, round(extract(epoch from retry_at - now())) as wait from private.calendar_feeds where id = $1',
        [feed],
      )
    ).rows[0];
  for (const [asked, given] of [
    [null, 900],
    [3600, 3600],
    [999_999_999, 7200],
    [-5, 900],
  ] as const) {
    await ask(desk, `finish_calendar($1, 'busy', retry_after => $2)`, [feed, asked]);
    const { error, wait: seconds } = await wait();
    expect([error, Math.abs(Number(seconds) - given) < 60]).toEqual(['busy', true]);
    expect(await due()).toBe(false);
  }
  await db.query('update private.calendar_feeds set retry_at = now() where id = $1', [feed]);
  expect(await due()).toBe(true);
  await read(desk, feed, []);
  expect((await wait()).wait).toBeNull();
});

test('what we told a site does not come back from it in other words', async () => {
  const room = await addRoom(db, 1);
  const airbnb = await connectCalendar(desk, room);
  const booking = await connectCalendar(desk, room);
  const own = await insertBooking(db, { room, from: 10, nights: 3 });
  // We sent it to neither site yet, so the same nights are a real booking there.
  await read(desk, booking, [stay('x', 11, 1, 'unclear')]);
  expect(await conflictsOf(booking)).toEqual([{ nights: [11], ending: null }]);
  await read(desk, booking, [stay('z', 80, 1)], ['x']);
  expect(await told(desk, airbnb)).toEqual([10, 11, 12, 80]);
  expect(await told(desk, booking)).toEqual([10, 11, 12]);
  // Nights equal to ours are an echo, also if a stretch of the site's own follows.
  await read(desk, airbnb, [stay('echo', 10, 3, 'closed')]);
  await read(desk, booking, [stay('echo', 10, 5, 'unclear'), stay('z', 80, 1)]);
  expect([await nightsOf(db, airbnb), await nightsOf(db, booking)]).toEqual([[], [13, 14, 80]]);
  expect((await conflictsOf(booking)).filter(({ ending }) => !ending)).toEqual([]);
  await read(desk, booking, [stay('real', 12, 3, 'unclear'), stay('z', 80, 1)]);
  expect((await conflictsOf(booking)).filter(({ ending }) => !ending)).toEqual([{ nights: [12], ending: null }]);
  // The site may repeat the echo of a cancelled booking for a while. It blocks nothing.
  await db.query(`update public.bookings set booking_status = 'cancelled' where id = $1`, [own]);
  for (let turn = 0; turn < 3; turn += 1) {
    await read(desk, airbnb, [stay('echo', 10, 3, 'closed')]);
    await read(desk, booking, [stay('echo', 10, 3, 'unclear'), stay('z', 80, 1)]);
    expect([await nightsOf(db, airbnb), await nightsOf(db, booking)]).toEqual([[], [80]]);
    expect([await told(desk, airbnb), await told(desk, booking)]).toEqual([[80], []]);
  }
  await read(desk, airbnb, [stay('stay', 30, 2)]);
  expect([await told(desk, airbnb), await told(desk, booking)]).toEqual([[80], [30, 31]]);
});

test('nights that are merely closed there stay on sale where the house wants it so', async () => {
  const room = await addRoom(db, 1);
  const address = `https://www.airbnb.com/calendar/ical/${randomUUID()}.ics`;
  const added = await ask(desk, `add_calendar($1, 'airbnb', $2, takes_closed => false)`, [room.id, address]);
  const feed = String(added.feed_id);
  await read(desk, feed, [stay('rule', 0, 2, 'closed'), stay('a', 10, 2), stay('b', 20, 1, 'unclear')]);
  expect(await nightsOf(db, feed)).toEqual([10, 11, 20]);
});

test('nothing but a calendar releases what it blocked', async () => {
  const room = await addRoom(db, 2);
  const feed = await connectCalendar(desk, room);
  await read(desk, feed, [stay('a', 10, 3)]);
  const release = () => ask(desk, `release_rooms($1, $2::date, $3::date)`, [room.id, dateOf(10), dateOf(13)]);
  expect(await release()).toEqual({ ok: false, code: 'booked_elsewhere', channel: 'Airbnb' });
  await ask(desk, `block_rooms($1, $2::date, $3::date, 1)`, [room.id, dateOf(9), dateOf(12)]);
  expect((await release()).ok).toBe(true);
  expect(await nightsOf(db, feed)).toEqual([10, 11, 12]);
  const [[, , id] = []] = await blocksOf(db, feed);
  const undo = JSON.stringify({ blocks: [id] });
  expect((await ask(desk, 'undo_block($1, $2)', [room.id, undo])).code).toBe('changed_meanwhile');
  const another = await connectCalendar(desk, room);
  await read(desk, another, [stay('b', 20, 2)]);
  expect(await ask(desk, 'remove_calendar($1, true)', [another])).toEqual({ ok: true });
  expect(await ask(desk, 'remove_calendar($1, false)', [feed])).toEqual({ ok: true });
  const left = await db.query(
    'select first_night::text as first, feed_id, reason from private.room_blocks where room_category_id = $1 order by 1',
    [room.id],
  );
  expect(left.rows.map(({ first, ...of }) => ({ day: dayOf(first), ...of }))).toEqual([
    { day: 9, feed_id: null, reason: '' },
    { day: 20, feed_id: null, reason: 'Booked on Airbnb' },
  ]);
});

/** Another site with one room. It sells the nights free there, and repeats the nights we sent it as its own entries. */
class Site {
  readonly stays = new Map<string, Stay>();
  imported: number[] = [];
  readonly feed: string;
  readonly isClear: boolean;
  constructor(feed: string, isClear: boolean) {
    this.feed = feed;
    this.isClear = isClear;
  }

  nights(): number[] {
    return [...this.stays.values()].flatMap(({ from, nights }) => Array.from({ length: nights }, (_, n) => from + n));
  }
  isFree(from: number, nights: number, except?: string): boolean {
    const taken = new Set([
      ...this.imported,
      ...[...this.stays.values()]
        .filter(({ uid }) => uid !== except)
        .flatMap((one) => Array.from({ length: one.nights }, (_, n) => one.from + n)),
    ]);
    return Array.from({ length: nights }, (_, n) => from + n).every((night) => !taken.has(night));
  }
  events(): Stay[] {
    const own = new Set(this.nights());
    const closed = [...new Set(this.imported)].filter((night) => !own.has(night)).sort((a, b) => a - b);
    const runs = closed.reduce<Stay[]>((all, night) => {
      const last = all.at(-1);
      if (last && last.from + last.nights === night) last.nights += 1;
      else all.push(stay(randomUUID(), night, 1, this.isClear ? 'closed' : 'unclear'));
      return all;
    }, []);
    return [
      ...[...this.stays.values()].map((one) => ({
        ...one,
        kind: this.isClear ? ('reserved' as const) : ('unclear' as const),
      })),
      ...runs,
    ];
  }
}

test('operations of house, guests and 16 calendars from 16 connections: never too many, never an echo, nothing drifts', async () => {
  const first = await addRoom(db, 6);
  const rooms = [first, await addRoom(db, 2, first.hotel_id), await addRoom(db, 4, first.hotel_id)];
  const sites: Site[] = [];
  for (const index of clients.keys())
    sites.push(new Site(await connectCalendar(desk, at(rooms, index % rooms.length)), index % 2 === 0));
  await db.query('update private.calendar_exports set token = default');

  const sync = async (client: pg.Client, site: Site): Promise<string> => {
    const events = site.events();
    // Every reading is trusted here: another test covers doubtful ones.
    await client.query('update private.calendar_feeds set is_trusted = true where id = $1', [site.feed]);
    const answer = await read(client, site.feed, events);
    if (answer.state === 'read') {
      const own = new Set(site.nights());
      const held = await nightsOf(client, site.feed);
      const echoed = held.filter((night) => !own.has(night));
      if (site.isClear) {
        const open = (await conflictsOf(site.feed)).filter(({ ending }) => !ending).flatMap(({ nights }) => nights);
        expect(new Set([...held, ...open])).toEqual(own);
      }
      if (echoed.length > 0) throw new Error(`An echo on ${echoed} of ${JSON.stringify(events)}`);
    }
    return answer.ok ? String(answer.state) : outcomeOf(answer);
  };
  const outcomes = await race(clients, async (client, index) => {
    const random = randomFrom(index + 4000);
    const below = (limit: number) => Math.floor(random() * limit);
    const site = at(sites, index);
    const done: string[] = [];
    for (let turn = 0; turn < rounds(625); turn += 1) {
      const range = { room: at(rooms, below(rooms.length)), from: 40 + below(10), nights: 1 + below(4) };
      const { room, from, nights } = range;
      const kind = at(
        [
          'book',
          'cancel',
          'change',
          'hold',
          'block',
          'release',
          'sell',
          'sell',
          'resell',
          'give',
          'ask',
          'sync',
          'sync',
          'move',
        ] as const,
        below(14),
      );
      let outcome = 'ok';
      if (kind === 'book') outcome = outcomeOf(await book(client, range));
      else if (kind === 'cancel' || kind === 'change') {
        const change =
          kind === 'cancel'
            ? `booking_status = 'cancelled'`
            : `check_in_date = check_in_date + 1, check_out_date = check_out_date + ${1 + below(2)}`;
        outcome = await client
          .query(
            `update public.bookings set ${change}
             where id = (select id from public.bookings where room_category_id = $1 and booking_status = 'confirmed' order by random() limit 1)`,
            [room.id],
          )
          .then(
            () => 'ok',
            (error: { code?: string }) => error.code ?? String(error),
          );
      } else if (kind === 'hold')
        outcome = await client
          .query(
            `insert into private.holds (room_category_id, first_night, end_date, rooms, ends_at)
             values ($1, $2, $3, 1, clock_timestamp() + interval '40 milliseconds')`,
            [room.id, dateOf(from), dateOf(from + nights)],
          )
          .then(
            () => 'ok',
            (error: { code?: string }) => error.code ?? String(error),
          );
      else if (kind === 'block' || kind === 'release')
        outcome = outcomeOf(
          await ask(client, `${kind}_rooms($1, $2::date, $3::date, $4)`, [
            ...[room.id, dateOf(from), dateOf(from + nights)],
            kind === 'block' ? 1 : null,
          ]),
        );
      else if (kind === 'sell') {
        const uid = randomUUID();
        if (site.isFree(from, nights)) site.stays.set(uid, stay(uid, from, nights));
      } else if (kind === 'resell') {
        const one = [...site.stays.values()].at(below(site.stays.size || 1));
        if (one && site.isFree(from, nights, one.uid)) site.stays.set(one.uid, { ...one, from, nights });
      } else if (kind === 'give') {
        const uid = [...site.stays.keys()].at(below(site.stays.size || 1));
        if (uid) site.stays.delete(uid);
      } else if (kind === 'ask') {
        await client.query('delete from private.rate_hits where bucket like $1', ['calendar_export:%']);
        site.imported = await told(client, site.feed);
      } else if (kind === 'sync') outcome = await sync(client, site);
      else
        outcome = outcomeOf(
          await ask(
            client,
            'move_conflict((select id from private.feed_conflicts where feed_id = $1 and ended_at is null order by random() limit 1), $2)',
            [site.feed, room.id],
          ),
        );
      done.push(`${kind} ${outcome}`);
    }
    return done;
  });
  expectOutcomes(tally(outcomes.flat()), [
    ...[
      'ask ok',
      'block ok',
      'block sold_out',
      'book ok',
      'book sold_out',
      'cancel ok',
      'change PT409',
      'change ok',
      'give ok',
    ],
    ...[
      'hold PT409',
      'hold ok',
      'move not_found',
      'move ok',
      'move sold_out',
      'release booked_elsewhere',
      'release not_blocked',
      'release ok',
    ],
    ...['resell ok', 'sell ok', 'sync read'],
  ]);
  await expectSound(db);
  const met = await db.query(
    'select distinct ending from private.feed_conflicts where feed_id = any ($1) and ending is not null order by 1',
    [sites.map(({ feed }) => feed)],
  );
  expectOutcomes(tally(met.rows.map(({ ending }) => ending)), ['gone', 'had', 'moved']);

  await db.query(`update public.bookings set booking_status = 'cancelled' where booking_status = 'confirmed'`);
  for (const site of sites) site.stays.clear();
  for (const site of sites) await sync(at(clients, 0), site);
  for (const site of sites) {
    await db.query('delete from private.rate_hits');
    site.imported = (await told(at(clients, 0), site.feed)).filter((night) => night > 0);
    await sync(at(clients, 0), site);
    expect(await nightsOf(db, site.feed)).toEqual([]);
  }
  await expectSound(db);
}, 240_000);

test('a calendar of thousands of stays over each other costs what its nights cost, and tells of a hundred conflicts', {
  tags: 'long',
}, async () => {
  const crowd = Array.from({ length: 5000 }, (_, n) => stay(`crowd${n}`, n % 50, 500 + (n % 45)));
  const free = await connectCalendar(desk, await addRoom(db, 1));
  expect(await read(desk, free, crowd)).toMatchObject({ ok: true, state: 'read' });
  expect((await nightsOf(db, free)).slice(0, 540)).toEqual(Array.from({ length: 540 }, (_, n) => n));
  expect((await blocksOf(db, free)).length).toBeLessThan(60);
  expect(await conflictsOf(free)).toEqual([]);

  const room = await addRoom(db, 1);
  await nameAddress(room);
  const [feed, mails] = [await connectCalendar(desk, room), await mailsSent()];
  await ask(desk, 'block_rooms($1, $2, $3, null)', [room.id, dateOf(0), dateOf(300)]);
  await ask(desk, 'block_rooms($1, $2, $3, null)', [room.id, dateOf(300), dateOf(540)]);
  const open = async () => (await conflictsOf(feed)).filter(({ ending }) => ending === null);
  expect(await read(desk, feed, crowd)).toMatchObject({ ok: true, state: 'read' });
  expect((await open()).map(({ nights }) => nights[0])).toEqual(Array.from({ length: 100 }, () => 0));
  expect((await mailsSent()) - mails).toBe(100);
  expect(await read(desk, feed, crowd)).toMatchObject({ ok: true, state: 'read' });
  expect((await mailsSent()) - mails).toBe(100);
  expect(await read(desk, feed, crowd.slice(1000))).toMatchObject({ ok: true, state: 'read' });
  expect(await open()).toHaveLength(100);
  await expectSound(db);
});
