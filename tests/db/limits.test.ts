import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectPath } from '../../supabase/local/paths.ts';
import {
  addRoom,
  at,
  type BookingAnswer,
  bookFrom,
  callAs,
  connect,
  type DatabaseCaller,
  endDesk,
  expectSound,
  lockTimes,
  outcomeOf,
  ownDatabase,
  race,
  type StageRoom,
  tally,
} from './stage.ts';

let room: StageRoom;

const { connectionString, db } = await ownDatabase();
await (await lockTimes(db)).long();
const clients = await connect(connectionString, 32);
beforeEach(async () => {
  await db.query(`truncate private.rate_hits; truncate private.outbox; update private.settings set client_address_header = default;
    delete from private.limits; insert into private.limits default values`);
  room = await addRoom(db, 500);
});
afterEach(() => expectSound(db));
afterAll(() => endDesk(db, clients));

const first = () => at(clients, 0);
const lookUp = (client: pg.ClientBase, caller: DatabaseCaller) =>
  callAs(client, caller, async () => {
    const { rows } = await client.query(`select public.booking_by_reference('AAAA-AAAA-AAAA-AAAA') as answer`);
    return rows[0].answer as BookingAnswer;
  });
/** Counters restart each minute, so work that crosses the turn of a minute is repeated. */
async function inOneMinute<T>(work: () => Promise<T>): Promise<T> {
  const minute = async () => (await db.query(`select date_trunc('minute', clock_timestamp())::text as m`)).rows[0].m;
  for (;;) {
    await db.query('truncate private.rate_hits');
    const start = await minute();
    const result = await work();
    if ((await minute()) === start) return result;
  }
}
async function passed(callers: readonly DatabaseCaller[]): Promise<number> {
  const answers = await inOneMinute(async () => {
    const all: BookingAnswer[] = [];
    for (const caller of callers) all.push(await lookUp(first(), caller));
    return all;
  });
  return answers.filter((answer) => outcomeOf(answer) !== 'rate_limited').length;
}
const setLimit = (name: string, allowed: number) => db.query(`update private.limits set ${name} = ${allowed}`);
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

test('the page for operators lists each limit with its default', async () => {
  const { rows } = await db.query(`select to_jsonb(l) - 'only_row' as defaults from private.limits as l`);
  const page = readFileSync(projectPath('docs/operate.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, name, value]) => [name, Number(value)]);
  expect(Object.fromEntries(listed)).toEqual(rows[0].defaults);
});

describe('Who calls', () => {
  const odd: readonly (readonly [what: string, headers: (index: number) => Record<string, string>])[] = [
    ['no header at all', () => ({})],
    ['an empty header', () => ({ 'cf-connecting-ip': '' })],
    ['blanks', () => ({ 'cf-connecting-ip': '   ' })],
    ['a word', (index) => ({ 'cf-connecting-ip': `guest ${index}` })],
    ['a list', (index) => ({ 'cf-connecting-ip': `192.0.2.${index}, 192.0.2.1` })],
    ['a network', (index) => ({ 'cf-connecting-ip': `192.0.${index}.0/24` })],
    ['a port', (index) => ({ 'cf-connecting-ip': `192.0.2.${index}:80` })],
    ['brackets', (index) => ({ 'cf-connecting-ip': `[2001:db8::${index}]` })],
    ['a zone', (index) => ({ 'cf-connecting-ip': `fe80::1%eth${index}` })],
    ['ten thousand characters', (index) => ({ 'cf-connecting-ip': `${index}${'x'.repeat(10_000)}` })],
    ['the header that is not believed', (index) => ({ 'x-forwarded-for': `192.0.2.${index}` })],
    ['another header', (index) => ({ 'x-real-ip': `192.0.2.${index}`, forwarded: `for=192.0.2.${index}` })],
  ];

  test.each(odd)('whoever comes with %s shares one count', async (_, headers) => {
    await setLimit('lookups_per_client_a_minute', 5);
    expect(await passed(times(12, (index) => ({ headers: headers(index) })))).toBe(5);
  });

  test('all odd headers together share one count, signed in or not', async () => {
    await setLimit('lookups_per_client_a_minute', 5);
    const callers = odd.map(([, headers], index) => ({
      role: index % 2 ? ('authenticated' as const) : ('anon' as const),
      headers: headers(index),
    }));
    expect(await passed(callers)).toBe(5);
    const { rows } = await db.query(`select data from private.outbox`);
    expect(rows).toEqual([]);
  });

  test('behind another proxy the last element of the other header counts, and a trailing comma is none', async () => {
    await setLimit('lookups_per_client_a_minute', 5);
    await db.query(`update private.settings set client_address_header = 'x-forwarded-for'`);
    const forwarded = (...values: string[]) => values.map((value) => ({ headers: { 'x-forwarded-for': value } }));
    expect(await passed(times(12, (index) => at(forwarded(`203.0.113.${index}, 192.0.2.1`), 0)))).toBe(5);
    expect(await passed(times(12, (index) => at(forwarded(`203.0.113.${index},`), 0)))).toBe(5);
    expect(await passed(times(12, (index) => at(forwarded(`203.0.113.1, 192.0.2.${index}`), 0)))).toBe(12);
    expect(await passed(times(12, (index) => ({ headers: { 'cf-connecting-ip': `192.0.2.${index}` } })))).toBe(5);
  });

  test('an IPv6 network of 64 bits is one client, one of 48 bits has ten times its limit', async () => {
    await setLimit('lookups_per_client_a_minute', 5);
    const from = (address: string) => ({ headers: { 'cf-connecting-ip': address } });
    expect(await passed(times(12, (index) => from(`2001:db8:1:2::${index + 1}`)))).toBe(5);
    expect(await passed(times(80, (index) => from(`2001:db8:1:${index.toString(16)}::1`)))).toBe(50);
    expect(await passed(times(80, (index) => from(`2001:db8:${index.toString(16)}::1`)))).toBe(80);
    expect(await passed(times(12, (index) => from(index % 2 ? '192.0.2.7' : '::ffff:192.0.2.7')))).toBe(5);
  });

  test('admins are told when the shared count is used up', async () => {
    await db.query(`insert into auth.users (id, email) values (gen_random_uuid(), 'admin@people.example')`);
    await db.query(`update public.profiles set role = 'admin' where email = 'admin@people.example'`);
    await setLimit('lookups_per_client_a_minute', 1);
    await passed(times(4, () => ({})));
    const { rows } = await db.query(
      `select kind, recipient, data #>> '{trouble,facts,limit}' as limit from private.outbox`,
    );
    expect(rows).toEqual([{ kind: 'trouble', recipient: 'admin@people.example', limit: 'unknown_clients' }]);
  });
});

test('Twenty honest guests book while many networks flood the site with calls that cannot be booked', async () => {
  await setLimit('bookings_a_minute', 32 * 16);
  const flood = async (client: pg.Client, index: number) => {
    const seen: Record<string, number> = {};
    for (let call = 0; call < 60; call++) {
      const address = `2001:db8:${(index * 60 + call).toString(16)}:${call.toString(16)}::1`;
      const wrong = call % 2 ? { from: -9, nights: 1 } : { from: 10, nights: 1, rooms: 900 };
      const answer = await bookFrom(client, address, { room, ...wrong });
      seen[outcomeOf(answer)] = (seen[outcomeOf(answer)] ?? 0) + 1;
    }
    return seen;
  };
  const honest = async (client: pg.Client, index: number) => {
    const answers: string[] = [];
    for (let guest = 0; guest < 5; guest++) {
      answers.push(outcomeOf(await bookFrom(client, `198.51.${index}.${guest}`, { room, from: 10, nights: 2 })));
    }
    return answers;
  };
  const { floods, booked, hits } = await inOneMinute(async () => {
    const [floods, booked] = await Promise.all([
      race(clients.slice(0, 12), flood),
      race(clients.slice(12, 16), honest),
    ]);
    const counted = await db.query(
      `select coalesce(sum(hits), 0)::integer as hits from private.rate_hits where bucket like 'book:site:%'`,
    );
    return { floods, booked, hits: counted.rows[0].hits };
  });
  expect(booked.flat()).toEqual(times(20, () => 'ok'));
  expect(floods).toEqual(times(12, () => ({ past_dates: 30, too_many_rooms: 30 })));
  expect(hits).toBe(20);
});

test('The ceiling holds for calls that would be booked, from however many networks', async () => {
  await setLimit('bookings_a_minute', 16);
  const answers = await inOneMinute(() =>
    race(clients, (client, index) =>
      bookFrom(client, `2001:db8:${index.toString(16)}::1`, { room, from: 10, nights: 1 }),
    ),
  );
  const seen = tally(answers.map(outcomeOf));
  // Sixteen shares of one slot each. A share may stay unused by chance.
  expect(seen.ok).toBeLessThanOrEqual(16);
  expect(seen.ok).toBeGreaterThan(6);
  expect((seen.ok ?? 0) + (seen.rate_limited ?? 0)).toBe(32);
});

describe('Rooms held unpaid', () => {
  const race32 = (house: StageRoom, addressOf: (index: number) => string, stay = { from: 10, nights: 3 }) =>
    race(clients, (client, index) => bookFrom(client, addressOf(index), { room: house, ...stay }));

  test.each([
    ['an IPv4 network of 24 bits', (index: number) => `192.0.2.${index + 1}`],
    ['an IPv6 network of 48 bits', (index: number) => `2001:db8:1:${index.toString(16)}::${index}`],
    ['callers without an address', () => 'none'],
  ])('%s gets half of a house however many call at once', async (_, addressOf) => {
    await setLimit('bookings_per_client_an_hour', 1000);
    for (const [total, most] of [
      [1, 1],
      [2, 1],
      [3, 1],
      [7, 3],
      [20, 10],
    ] as const) {
      const house = await addRoom(db, total);
      const answers = await race32(house, addressOf);
      const seen = tally(answers.map(outcomeOf));
      const refusal = total === 1 ? 'sold_out' : 'held_unpaid';
      expect(seen, `${total} rooms`).toEqual({ ok: most, [refusal]: 32 - most });
      await db.query('truncate private.rate_hits');
    }
  });

  test('a quarter is left for others however many call at once, also once half of the rooms are of verified guests', async () => {
    await setLimit('bookings_per_client_an_hour', 1000);
    const house = await addRoom(db, 8);
    await bookFrom(first(), '192.0.2.1', { room: house, from: 10, nights: 3, rooms: 4 });
    await db.query('update public.bookings set verified_at = now() where room_category_id = $1', [house.id]);
    const answers = await race32(house, (index) => `192.0.${index}.1`);
    expect(tally(answers.map(outcomeOf))).toEqual({ ok: 2, held_unpaid: 30 });
  });
});

describe('While another call holds a lock for long', () => {
  test('whatever a guest calls answers "busy" within two seconds and not an error', { tags: 'long' }, async () => {
    const own = await connect(connectionString, 2);
    const [holder, guest] = [at(own, 0), at(own, 1)];
    try {
      const locks = await lockTimes(db);
      await db.query(`alter function private.refuse_client set lock_timeout = '1s'`);
      const caller: DatabaseCaller = { headers: { 'cf-connecting-ip': '192.0.2.9' } };
      const calls: [string, string][] = [
        ['booking_by_reference', `public.booking_by_reference('AAAA-AAAA-AAAA-AAAA')`],
        ['review_by_link', `public.review_by_link('x', 5, null)`],
        ['subscribe_to_newsletter', `public.subscribe_to_newsletter('a@b.co')`],
        ['join_waitlist', `public.join_waitlist('a@b.co', null, null, null)`],
        ['confirm_letters', `public.confirm_letters('x')`],
        ['stop_letters', `public.stop_letters('x')`],
      ];
      const ask = (call: string) =>
        callAs(
          guest,
          caller,
          async () => (await guest.query(`select ${call} as answer`)).rows[0].answer as BookingAnswer,
        );
      // Another minute has its own counters, which no session has locked.
      const answers = await inOneMinute(async () => {
        for (const [, call] of calls) await ask(call);
        await holder.query('begin');
        await holder.query('select 1 from private.rate_hits for update');
        const timed: { name: string; answer: BookingAnswer; time: number }[] = [];
        for (const [name, call] of calls) {
          const start = performance.now();
          timed.push({ name, answer: await ask(call), time: performance.now() - start });
        }
        await holder.query('rollback');
        return timed;
      });
      for (const { name, answer, time } of answers) {
        expect(answer, name).toEqual({ ok: false, code: 'busy' });
        expect(time, name).toBeLessThan(2000);
      }
      await locks.long();
    } finally {
      await Promise.all(own.map((client) => client.end()));
    }
  });
});
