import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer, CallOptions } from './client.ts';
import { keepRows } from './snapshot.ts';
import { createWorld, dayFromToday, type World } from './world.ts';

let world: World;
let restoreRows: () => Promise<void>;
beforeAll(async () => {
  world = await createWorld();
  restoreRows = await keepRows(world.sql);
});
beforeEach(() => restoreRows());
afterAll(() => world.close());

const limit = 5;
const setLimit = (name: string) => world.sql(`update private.settings set ${name} = ${limit}`);
const manyRooms = () => world.sql('update public.room_categories set total_rooms = 1000');
const isLimited = ({ json }: Answer) => json.code === 'rate_limited';
const passedOf = (answers: Answer[]) => answers.filter((answer) => !isLimited(answer)).length;

function book(change: Record<string, unknown> = {}, options: Omit<CallOptions, 'body'> = {}): Promise<Answer> {
  const { hotel, room } = world.hotelOf('owner A');
  const body = {
    hotel_id: hotel,
    room_category_id: room,
    check_in_date: dayFromToday(10),
    check_out_date: dayFromToday(11),
    guest_name: 'Asha Kamat',
    guest_email: `${randomUUID()}@guest.example`,
    ...change,
  };
  return world.rpc('anon', 'create_booking_tx', body, options);
}

function lookUp(options: Omit<CallOptions, 'body'> = {}, booking_reference = 'AAAA-AAAA-AAAA-AAAA'): Promise<Answer> {
  return world.rpc('anon', 'booking_by_reference', { booking_reference }, options);
}

function review(options: Omit<CallOptions, 'body'> = {}): Promise<Answer> {
  return world.rpc('anon', 'review_by_link', { token: '0'.repeat(64), rating: 9, aspects: null }, options);
}

const many = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe.each([
  ['bookings of a client', 'bookings_per_client_an_hour', (options = {}) => book({}, options), '1 hour'],
  ['look-ups of a client', 'lookups_per_client_a_minute', (options = {}) => lookUp(options), '1 minute'],
  ['reviews of a client', 'lookups_per_client_a_minute', (options = {}) => review(options), '1 minute'],
] as const)('%s', (_, setting, call: (options?: Omit<CallOptions, 'body'>) => Promise<Answer>, window) => {
  beforeEach(() => setLimit(setting));

  test('of forty calls at once exactly five pass', async () => {
    expect(passedOf(await many(40, () => call()))).toBe(limit);
  });

  test('a refusal says when to try again', async () => {
    const answers = await many(limit + 1, () => call());
    const refusal = answers.find(isLimited);
    expect(refusal?.status).toBe(200);
    expect(refusal?.json).toEqual({ ok: false, code: 'rate_limited', retry_after_seconds: expect.any(Number) });
  });

  test('an address that is only claimed does not help', async () => {
    const names = [
      'x-forwarded-for',
      'X-Forwarded-For',
      'cf-connecting-ip',
      'CF-Connecting-IP',
      'x-real-ip',
      'x-client-ip',
      'true-client-ip',
      'forwarded',
      'fastly-client-ip',
      'fly-client-ip',
    ];
    const claims = await many(40, (index) => {
      const name = names[index % names.length] ?? '';
      const address = `203.0.113.${index}`;
      return call({ headers: { [name]: name === 'forwarded' ? `for=${address}` : `${address}, ${address}` } });
    });
    expect(passedOf(claims)).toBe(limit);
  });

  test('another client has its own count', async () => {
    await many(limit + 3, () => call());
    expect(passedOf(await many(limit, () => call({ from: '127.0.0.2' })))).toBe(limit);
  });

  test('a session does not help', async () => {
    const token = await world.backend.signIn('canary_mail_user@people.example', 'correct horse battery');
    await many(limit, () => call());
    expect(isLimited(await call({ headers: { authorization: `Bearer ${token}` } }))).toBe(true);
  });

  test('when the window is over it may try again', async () => {
    await many(limit, () => call());
    expect(isLimited(await call())).toBe(true);
    await world.sql(`update private.rate_hits set window_start = window_start - interval '${window}'`);
    expect(isLimited(await call())).toBe(false);
  });
});

describe('bookings', () => {
  test.each([
    ['price_changed', { total_amount: 1 }],
    ['sold_out', {}],
  ])('ten calls that are refused with %s count one', async (code, change) => {
    await setLimit('bookings_per_client_an_hour');
    await world.sql('delete from public.bookings');
    const stay = { num_rooms: 1, ...change };
    if (code === 'sold_out') await world.sql('update public.room_categories set total_rooms = 1');
    await book(code === 'sold_out' ? {} : { check_in_date: dayFromToday(20), check_out_date: dayFromToday(21) });
    const refused: Answer[] = [];
    for (let index = 0; index < 30; index += 1) refused.push(await book(stay));
    expect(refused.map(({ json }) => json.code)).toEqual(Array(30).fill(code));
    const next = { check_in_date: dayFromToday(30), check_out_date: dayFromToday(31) };
    expect([isLimited(await book(next)), isLimited(await book(next))]).toEqual([false, true]);
  });

  test.each([
    ['a bad name', { guest_name: '' }],
    ['an unknown room', { room_category_id: randomUUID() }],
    ['bad dates', { check_in_date: '2020-01-01', check_out_date: '2020-01-02' }],
    ['too many rooms', { num_rooms: 999 }],
  ])('calls refused for %s count too', async (_, change) => {
    await setLimit('bookings_per_client_an_hour');
    await many(limit, () => book(change));
    expect(isLimited(await book())).toBe(true);
  });

  test.each([
    ['one+a@guest.example', 'ONE+b+c@guest.example', 'one@guest.example'],
    ['a.sha+goa@gmail.com', 'asha@googlemail.com', 'A.S.H.A@GMAIL.COM'],
  ])('%s and the other addresses of one mailbox are one contact', async (...emails) => {
    await manyRooms();
    await setLimit('bookings_per_contact_a_day');
    const answers = await many(20, (index) =>
      book({ guest_email: emails[index % 3] }, { from: `127.0.7.${index + 2}` }),
    );
    expect(passedOf(answers)).toBe(limit);
    // Dots are significant in addresses of other providers.
    expect(passedOf([await book({ guest_email: 'o.ne@guest.example' })])).toBe(1);
  });

  test('wrong calls with an address do not keep its guest from booking, nor take from the ceiling of the site', async () => {
    await manyRooms();
    await setLimit('bookings_per_contact_a_day');
    await world.sql('update private.settings set bookings_a_minute = 16');
    const guest_email = 'asha@guest.example';
    const wrong = [
      { guest_name: '' },
      { check_in_date: '2020-01-01', check_out_date: '2020-01-02' },
      { total_amount: 1 },
      { num_rooms: 999 },
      { room_category_id: randomUUID() },
    ];
    const refused = await many(100, (index) => book({ guest_email, ...wrong[index % wrong.length] }));
    const right = await book({ guest_email });
    expect(refused.filter(({ json }) => json.ok || isLimited({ json } as Answer))).toEqual([]);
    expect(right.json).toMatchObject({ ok: true });
    expect(await world.sql(`select 1 from private.outbox where kind = 'trouble'`)).toEqual([]);
  });

  test('no email is kept with the counts', async () => {
    await book({ guest_email: 'one@guest.example' });
    const buckets = await world.sql<{ bucket: string }>('select bucket from private.rate_hits');
    expect(buckets.length).toBeGreaterThan(0);
    expect(JSON.stringify(buckets)).not.toContain('guest.example');
  });

  test('counts that are over are removed by the calls that follow', async () => {
    await book();
    await world.sql("update private.rate_hits set bucket = 'old:' || bucket, expires_at = now() - interval '1 second'");
    await book();
    expect(await world.sql("select bucket from private.rate_hits where bucket like 'old:%'")).toEqual([]);
  });

  test('the same call again is not counted', async () => {
    await setLimit('bookings_per_client_an_hour');
    const body = { idempotency_key: randomUUID(), guest_email: 'one@guest.example' };
    await book(body);
    const answers = await many(30, () => book(body));
    expect(answers.every(({ json }) => json.ok && json.replayed)).toBe(true);
    expect(passedOf(await many(limit - 1, () => book()))).toBe(limit - 1);
  });

  test('a used-up limit makes no row', async () => {
    await manyRooms();
    await setLimit('bookings_per_client_an_hour');
    const count = async () => (await world.sql('select 1 from public.bookings')).length;
    const before = await count();
    const answers = await many(20, () => book());
    expect(answers.filter(({ json }) => json.ok)).toHaveLength(limit);
    expect(await count()).toBe(before + limit);
  });

  test('of a single room one may be held, and rooms without an advance are not held unpaid', async () => {
    await world.sql('update public.room_categories set total_rooms = 1');
    expect((await book()).json.ok).toBe(true);
    await world.sql('update public.room_categories set total_rooms = 7');
    expect((await book({ num_rooms: 3 })).json.code).toBe('held_unpaid');
    await world.sql('update private.settings set advance_percent = 0');
    expect((await book({ num_rooms: 6 })).json.ok).toBe(true);
  });
});

describe('look-ups', () => {
  test('a right reference counts like a wrong one, and is refused as well', async () => {
    await setLimit('lookups_per_client_a_minute');
    await many(limit, () => lookUp({}, world.referenceOf('owner A', 'coming')));
    const last = await lookUp({}, world.referenceOf('owner A', 'coming'));
    expect(last.json).toEqual({ ok: false, code: 'rate_limited', retry_after_seconds: expect.any(Number) });
  });
});
