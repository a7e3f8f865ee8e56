import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor } from './actors.ts';
import { isLimited, setSettings } from './given.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const subscription = (index: number) => ({ email: `${index}@guest.example` });

test('limits subscriptions of one client', (world) =>
  isLimited(world, 'subscriptions_per_client_an_hour', 'subscribe_to_newsletter', subscription));

test('limits subscriptions of the site, without known addresses', async (world) => {
  assert.equal((await world.rpc('anon', 'subscribe_to_newsletter', subscription(9))).json.ok, true);
  await world.sql('delete from private.rate_hits');
  await setSettings(world, { subscriptions_an_hour: 1 });
  assert.equal((await world.rpc('anon', 'subscribe_to_newsletter', subscription(9))).json.ok, true);
  await isLimited(world, 'subscriptions_an_hour', 'subscribe_to_newsletter', subscription);
});

test('sends one mailbox ten emails a day at most, however its address is written', async (world) => {
  await setSettings(world, { subscriptions_per_client_an_hour: 1000, subscriptions_an_hour: 1000 });
  const subscribe = async (email: string) =>
    assert.equal((await world.rpc('anon', 'subscribe_to_newsletter', { email })).json.ok, true);
  // The same address within the hour is neither an email nor counted.
  for (let index = 0; index < 12; index++) await subscribe('asha@gmail.com');
  for (let index = 0; index < 12; index++) await subscribe(`a.sha+${index}@googlemail.com`);
  const emails = await world.sql(
    `select from private.outbox where kind = 'newsletter_confirm' and recipient ~ '^a.?sha'`,
  );
  assert.equal(emails.length, 10);
});

for (const name of ['confirm_letters', 'stop_letters'])
  test(`limits how often a client tries ${name}`, (world) =>
    isLimited(world, 'lookups_per_client_a_minute', name, () => ({ token: randomUUID() })));

const addAddress = async (world: World, actor: Actor, email: string) => {
  const args = { property_id: world.propertyId('owner A', 'approved'), email };
  return (await world.rpc(actor, 'add_notice_email', args)).json.code ?? 'ok';
};

/** Adds an address so many times, and returns the different answers. */
const addOften = async (world: World, actor: Actor, times: number) => {
  const answers = new Set<string>();
  for (let index = 0; index < times; index++) answers.add(await addAddress(world, actor, 'keys@house.example'));
  return [...answers];
};

test('an owner adds an address for notices, which gets none before it is confirmed', async (world) => {
  const addresses = () => world.sql('select email from private.notice_addresses($1)', [world.hotelOf('owner A').hotel]);
  const before = await addresses();
  assert.equal(await addAddress(world, 'owner B', 'x@evil.example'), 'not_found');
  assert.equal(await addAddress(world, 'owner A', 'desk@house.example'), 'ok');
  assert.deepEqual(await addresses(), before);
});

test('does not ask an address again that has stopped notices', async (world) => {
  await addAddress(world, 'owner A', 'desk@house.example');
  await world.sql(`update private.subscriptions set stopped_at = now() where email = 'desk@house.example'`);
  assert.equal(await addAddress(world, 'owner A', 'desk@house.example'), 'stopped');
});

test('limits how often one address is asked to confirm notices', async (world) => {
  assert.ok((await addOften(world, 'admin', 11)).includes('asked_often'));
});

test('limits how often one person adds addresses for notices', { tags: 'long' }, async (world) => {
  assert.ok((await addOften(world, 'owner A', 61)).includes('rate_limited'));
});
