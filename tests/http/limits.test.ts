import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { CallOptions } from './client.ts';
import { book, request, setLimits } from './given.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const limit = 5;
const lookUp = async (
  world: World,
  options: Omit<CallOptions, 'body'> = {},
  booking_reference = 'AAAA-AAAA-AAAA-AAAA',
) => (await world.rpc('anon', 'booking_by_reference', { booking_reference }, options)).json;

async function givenUsedUpLookUps(world: World): Promise<void> {
  await setLimits(world, { lookups_per_client_a_minute: limit });
  for (let times = 0; times < limit; times++)
    assert.notEqual((await lookUp(world, {}, world.referenceOf('owner A', 'coming'))).code, 'rate_limited');
}

test('a right reference is refused like a wrong one, which says when to try again', async (world) => {
  await givenUsedUpLookUps(world);
  const { retry_after_seconds, ...refusal } = await lookUp(world, {}, world.referenceOf('owner A', 'coming'));
  assert.deepEqual(refusal, { ok: false, code: 'rate_limited' });
  assert.ok(retry_after_seconds > 0 && retry_after_seconds <= 60, retry_after_seconds);
});

test('a session has no count of its own, and another client has', async (world) => {
  await givenUsedUpLookUps(world);
  const token = await world.backend.signIn('canary_mail_user@people.example', 'correct horse battery');
  assert.equal((await lookUp(world, { headers: { authorization: `Bearer ${token}` } })).code, 'rate_limited');
  assert.notEqual((await lookUp(world, { from: '127.0.0.2' })).code, 'rate_limited');
});

test('a client may try again when its window is over', async (world) => {
  await givenUsedUpLookUps(world);
  await world.sql(`update private.rate_hits set window_start = window_start - interval '1 minute'`);
  assert.notEqual((await lookUp(world)).code, 'rate_limited');
});

for (const [code, change] of [
  ['price_changed', { total_amount: 1 }],
  ['sold_out', {}],
] as const)
  test(`ten bookings that are refused with ${code} count one`, async (world) => {
    await setLimits(world, { bookings_per_client_an_hour: limit });
    await world.sql('delete from public.bookings');
    if (code === 'sold_out') await world.sql('update public.room_categories set total_rooms = 1');
    await book(world, code === 'sold_out' ? {} : { check_in_date: dayFromToday(20), check_out_date: dayFromToday(21) });
    for (let times = 0; times < 30; times++) assert.equal((await book(world, change)).code, code);
    const next = { check_in_date: dayFromToday(30), check_out_date: dayFromToday(31) };
    assert.equal((await book(world, next)).ok, true);
    assert.equal((await book(world, next)).code, 'rate_limited');
  });

test('counts no repeated booking, and keeps no email and no count that is over', async (world) => {
  await setLimits(world, { bookings_per_client_an_hour: 2 });
  await world.sql(
    `insert into private.rate_hits (bucket, window_start, expires_at, hits) values ('old', now(), now() - interval '1 second', 1)`,
  );
  const body = request(world, { idempotency_key: randomUUID() });
  for (let times = 0; times < 10; times++)
    assert.equal((await world.rpc('anon', 'create_booking_tx', body)).json.replayed, times > 0);
  assert.equal((await book(world)).ok, true);
  const buckets = await world.sql<{ bucket: string }>('select bucket from private.rate_hits');
  assert.ok(buckets.length > 0);
  assert.doesNotMatch(JSON.stringify(buckets), /guest\.example|"old"/);
});
