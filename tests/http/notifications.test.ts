import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { makeVapidKeys } from '../../supabase/functions/_shared/webPush.ts';
import { type Browser, type PushService, startPushService } from '../support/pushService.ts';
import type { Actor } from './actors.ts';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { conflicting } from './channels.ts';
import { calls } from './desk.ts';
import { asAdmin, asOwner, book, changeRow, giveFactor, patch } from './given.ts';
import { givenBooking, givenReport } from './givenMoney.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());
beforeEach(async () => {
  for (const [name, value] of Object.entries({ ...(await makeVapidKeys()), PUSH_URL: service.url }))
    vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  service.answerWith(201);
  assert.deepEqual(service.faults.splice(0), []);
  service.delivered.length = 0;
});

/** Runs the function as the schedule does. No email server is set, and notifications do not need one. */
async function send(world: World) {
  service.delivered.length = 0;
  const headers = { apikey: world.backend.secretKey };
  const { status } = await world.call('anon', 'POST', '/functions/v1/send-mails', { headers, mayAnswer: 503 });
  assert.equal(status, 503);
  return service.delivered.splice(0);
}
const add = async (world: World, actor: Actor, { endpoint, p256dh, auth }: Omit<Browser, 'path'>) =>
  (await world.rpc(actor, 'add_push_device', { endpoint, p256dh, auth, name: 'Chrome on Android' })).json;

async function turnOn(world: World, actor: Actor, browser = service.newBrowser()): Promise<Browser> {
  await send(world);
  const { ok, devices } = await add(world, actor, browser);
  assert.deepEqual([ok, devices?.at(-1)?.is_here], [true, true]);
  return browser;
}
const own = async (world: World, actor: Actor, endpoint?: string) =>
  (await world.rpc(actor, 'my_notifications', { endpoint })).json;
const titles = async (world: World) =>
  (await send(world)).map(({ path, shown }) => [path, (shown as { title: string }).title]);
const kindsTold = async (world: World) => (await titles(world)).map(([, title]) => title?.split(':')[0]).sort();
const hotelName = (world: World) =>
  world.value('select name from public.hotels where id = $1', [world.hotelOf('owner A').hotel]);
const again = (world: World) => world.sql('update private.pushes set next_attempt_at = now() where id > 0');

test('a guest books, and owner and team are told on their devices; others are not, and the guest is not named', async (world) => {
  const [owner, desk] = [await turnOn(world, 'owner A'), await turnOn(world, 'desk')];
  await turnOn(world, 'owner B');
  const { booking_reference } = await book(world);
  const delivered = await send(world);
  assert.deepEqual(delivered.map(({ path }) => path).sort(), [owner.path, desk.path].sort());
  const [{ shown, claims, headers } = assert.fail()] = delivered;
  const id = await world.value('select id from public.bookings order by created_at desc limit 1');
  const { hotel } = world.hotelOf('owner A');
  assert.partialDeepStrictEqual(shown, {
    title: `New booking: ${await hotelName(world)}`,
    path: `/owner/bookings?hotel=${hotel}&booking=${id}`,
  });
  const text = JSON.stringify(shown);
  assert.ok(!text.includes(booking_reference) && !/Asha|guest\.example|₹/.test(text), text);
  assert.equal(claims.aud, 'https://fcm.googleapis.com');
  assert.ok(claims.exp < Date.now() / 1000 + 86_400);
  assert.deepEqual([headers.ttl, headers.urgency, headers.topic?.length], ['86400', 'high', 32]);
  assert.deepEqual(await send(world), [], 'once');
});

test('whoever books or cancels at the desk gets no notification about it, and colleagues do', async (world) => {
  await turnOn(world, 'owner A');
  const desk = await turnOn(world, 'desk');
  const stay = { ...calls(world).book_at_desk, idempotency_key: randomUUID() };
  const { booking_id } = await asOwner(world, 'book_at_desk', stay);
  assert.deepEqual(await titles(world), [[desk.path, `New booking: ${await hotelName(world)}`]]);
  await asOwner(world, 'cancel_stay', { booking_id, seen: {}, reason: 'A test', refund: 0, by_house: true });
  assert.deepEqual(await titles(world), [[desk.path, `Booking cancelled: ${await hotelName(world)}`]]);
});

test('the same person gets no email about it, until they choose one', async (world) => {
  const deed = async () => {
    await world.sql('delete from private.outbox where id > 0');
    await asOwner(world, 'book_at_desk', { ...calls(world).book_at_desk, idempotency_key: randomUUID() });
    return await world.column(
      `select o.kind from private.outbox as o join public.profiles as p on lower(p.email) = o.recipient where p.user_id = $1`,
      [world.userId('owner A')],
    );
  };
  const choose = (change: object) => patch(world, 'owner A', `profiles?user_id=eq.${world.userId('owner A')}`, change);
  assert.deepEqual(await deed(), []);
  await choose({ own_deeds: 'each' });
  assert.deepEqual(await deed(), ['booking_hotel']);
  await choose({ own_deeds: 'daily' });
  assert.deepEqual(await deed(), ['own_day']);
  await choose({ emails_own_deeds: false });
  assert.deepEqual(await deed(), []);
});

test('each kind is told by its name, unless the person does not want it', async (world) => {
  await turnOn(world, 'desk');
  const told = () => kindsTold(world);
  const { booking_reference } = await book(world, {
    check_in_date: dayFromToday(60),
    check_out_date: dayFromToday(62),
  });
  await send(world);
  await changeRow(world, booking_reference, `arrival_time = '18:30'`);
  assert.deepEqual(await told(), ['Message about the arrival']);
  await changeRow(world, booking_reference, 'num_adults = 2');
  assert.deepEqual(await told(), ['Booking changed']);
  const reported = await givenReport(world);
  assert.deepEqual(await told(), ['New booking', 'Payment reported']);
  await world.sql(`update public.bookings set booking_status = 'cancelled' where id = $1`, [reported.id]);
  assert.deepEqual(await told(), ['Booking cancelled']);
  await conflicting(world);
  assert.deepEqual(await told(), ['A room was sold twice', 'New booking']);
  await world.rpc('desk', 'save_notifications', { muted: ['arrival', 'booked'] });
  await changeRow(world, booking_reference, `arrival_time = '19:30'`);
  await givenBooking(world, 90);
  assert.deepEqual(await told(), []);
});

test('money taken back is not told as received', async (world) => {
  await turnOn(world, 'desk');
  const stay = await givenBooking(world, 30);
  await send(world);
  await stay.record();
  assert.deepEqual(await kindsTold(world), ['Payment received']);
  await stay.reverse(await stay.last('received'));
  assert.deepEqual(await kindsTold(world), ['Booking changed']);
});

test('what an admin undoes at once is never told, even if the person saves other choices meanwhile', async (world) => {
  await turnOn(world, 'desk');
  const stay = await givenBooking(world, 30);
  await send(world);
  const { undo } = await changeBookingAsAdmin(world, stay.id, { booking_status: 'cancelled' });
  await world.rpc('desk', 'save_notifications', { muted: ['arrival'] });
  assert.deepEqual(await send(world), []);
  assert.equal((await asAdmin(world, 'admin_undo_booking_change', { change_id: undo })).ok, true);
  await again(world);
  assert.deepEqual(await send(world), []);
});

test('a second change while the first is being sent is told too', async (world) => {
  await turnOn(world, 'desk');
  const { booking_reference } = await book(world);
  await send(world);
  await changeRow(world, booking_reference, 'num_adults = 1');
  await world.value('select private.claim_pushes(public_key) from private.push_key');
  await changeRow(world, booking_reference, 'num_adults = 2');
  assert.deepEqual(await kindsTold(world), ['Booking changed']);
});

test('a session without the second factor of its account changes no devices and no choices', async (world) => {
  const { endpoint } = await turnOn(world, 'desk');
  await giveFactor(world, world.userId('desk'));
  for (const [name, args] of Object.entries({
    my_notifications: {},
    save_notifications: { muted: ['booked'] },
    remove_push_device: { endpoint },
    test_push_device: { id: world.userId('desk') },
  }))
    assert.equal((await world.rpc('desk', name, args)).json.code, 'second_factor_needed', name);
});

test('what is no longer true is not told, nor to a person who has left the property', async (world) => {
  await turnOn(world, 'owner A');
  const { booking_reference } = await book(world);
  await changeRow(world, booking_reference, `booking_status = 'cancelled'`);
  assert.deepEqual(await titles(world).then((all) => all.map(([, title]) => title?.split(':')[0])), [
    'Booking cancelled',
  ]);
  const desk = await turnOn(world, 'desk');
  await book(world);
  await world.sql('delete from private.house_people where user_id = $1', [world.userId('desk')]);
  assert.ok((await send(world)).every(({ path }) => path !== desk.path));
  assert.deepEqual((await own(world, 'desk')).devices, []);
});

test('quiet hours put notifications off to their end, but no test', async (world) => {
  const { path, endpoint } = await turnOn(world, 'desk');
  const clock = async (minutes: number) =>
    String(
      await world.value(`select to_char(now() at time zone 'Asia/Kolkata' + $1 * interval '1 minute', 'HH24:MI')`, [
        minutes,
      ]),
    );
  const hours = { muted: [], quiet_from: await clock(-60), quiet_to: await clock(60), endpoint };
  const { json: saved } = await world.rpc('desk', 'save_notifications', hours);
  assert.deepEqual([saved.quiet_from, saved.devices[0].is_here], [hours.quiet_from, true]);
  await book(world);
  assert.deepEqual(await send(world), []);
  const wait = `select round(extract(epoch from next_attempt_at - now()) / 60) from private.pushes`;
  assert.ok(Number(await world.value(wait)) >= 58);
  assert.equal((await world.rpc('desk', 'test_push_device', { id: saved.devices[0].id })).json.ok, true);
  assert.deepEqual(await titles(world), [[path, 'Test notification']]);
  await world.rpc('desk', 'save_notifications', { muted: [] });
  assert.deepEqual(await titles(world), [[path, `New booking: ${await hotelName(world)}`]]);
  for (const [from, to, at, end] of [
    ['22:00', '07:00', '21:59', '21:59'],
    ['22:00', '07:00', '22:00', '07:00'],
    ['22:00', '07:00', '06:59', '07:00'],
    ['22:00', '07:00', '07:00', '07:00'],
    ['13:00', '15:30', '14:00', '15:30'],
    ['13:00', '15:30', '15:30', '15:30'],
    ['13:00', '15:30', '09:00', '09:00'],
  ])
    assert.equal(
      await world.value(
        `select to_char(private.after_quiet($1, $2, ('2026-12-01 ' || $3)::timestamp at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata', 'HH24:MI')`,
        [from, to, at],
      ),
      end,
      `${at} with ${from} to ${to}`,
    );
});

for (const status of [404, 410])
  test(`a device that its push service no longer knows (${status}) is removed`, async (world) => {
    await turnOn(world, 'owner A');
    service.answerWith(status);
    await book(world);
    assert.equal((await send(world)).length, 1);
    assert.deepEqual((await own(world, 'owner A')).devices, []);
  });

for (const [status, said, minutes] of [
  [429, '1800', 30],
  [503, undefined, 1],
] as const)
  test(`a push service that answers ${status} is asked again later, and not for ever`, async (world) => {
    await turnOn(world, 'owner A');
    service.answerWith(status, said && { 'retry-after': said });
    await book(world);
    assert.equal((await send(world)).length, 1);
    const wait = `select round(extract(epoch from next_attempt_at - now()) / 60) from private.pushes`;
    assert.equal(Number(await world.value(wait)), minutes);
    assert.deepEqual(await send(world), [], 'not before');
    for (const _ of Array(5)) {
      await again(world);
      assert.equal((await send(world)).length, 1);
    }
    await again(world);
    assert.deepEqual(await send(world), [], 'six times in all');
    assert.equal((await own(world, 'owner A')).devices[0].refused_with, status);
  });

test('what a push service refuses is kept with the device and not sent again; the next one that arrives clears it', async (world) => {
  await turnOn(world, 'owner A');
  service.answerWith(403);
  await book(world);
  assert.equal((await send(world)).length, 1);
  await again(world);
  assert.deepEqual(await send(world), []);
  assert.equal((await own(world, 'owner A')).devices[0].refused_with, 403);
  service.answerWith(201);
  await book(world, { check_in_date: dayFromToday(20), check_out_date: dayFromToday(21) });
  await send(world);
  const [device] = (await own(world, 'owner A')).devices;
  assert.deepEqual([device.refused_with, typeof device.sent_at], [null, 'string']);
});

test('a device ends with its session, and with another key of ours', async (world) => {
  await turnOn(world, 'owner A');
  await world.sql('update private.push_devices set session_id = gen_random_uuid() where user_id = $1', [
    world.userId('owner A'),
  ]);
  await book(world);
  assert.deepEqual(await send(world), []);
  assert.deepEqual((await own(world, 'owner A')).devices, []);
  await turnOn(world, 'owner A');
  vi.stubEnv('VAPID_PRIVATE_KEY', '');
  await send(world);
  assert.deepEqual([(await own(world, 'owner A')).public_key, (await own(world, 'owner A')).devices.length], [null, 1]);
  assert.equal((await add(world, 'owner A', service.newBrowser())).code, 'push_off');
  for (const [name, value] of Object.entries(await makeVapidKeys())) vi.stubEnv(name, value);
  await send(world);
  assert.deepEqual((await own(world, 'owner A')).devices, []);
});

test('a subscription leads to the push service of a known browser only', async (world) => {
  await send(world);
  const browser = service.newBrowser();
  const { path: _, ...subscription } = browser;
  for (const endpoint of [
    ...[
      'http://fcm.googleapis.com/a',
      'https://localhost/a',
      'https://127.0.0.1/a',
      'https://169.254.169.254/latest/meta-data',
    ],
    ...['https://[::1]/a', 'https://fcm.googleapis.com.evil.example/a', 'https://evil.example/fcm.googleapis.com/a'],
    ...['https://fcm.googleapis.com@evil.example/a', 'https://fcm.googleapis.com:8443/a', 'https://fcm.googleapis.com'],
    ...[
      'https://a.b.notify.windows.com/a',
      'https://fcm.googleapis.com/a b',
      `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
      null,
    ],
  ])
    assert.equal(
      (await add(world, 'owner A', { ...browser, endpoint: endpoint as string })).code,
      'unknown_service',
      String(endpoint),
    );
  for (const broken of [{ p256dh: 'short' }, { auth: null }, { auth: `${browser.auth.slice(1)}!` }])
    assert.equal((await add(world, 'owner A', { ...browser, ...(broken as object) })).code, 'invalid_device');
  for (const muted of [['everything'], [['booked']], [null], null])
    assert.equal((await world.rpc('owner A', 'save_notifications', { muted })).json.code, 'invalid_kind');
  for (const [name, code] of [
    ['\u202eenorhC\n', undefined],
    [' \n', 'invalid_device'],
    ['x'.repeat(1000), undefined],
    ['\u0958'.repeat(60), undefined],
  ])
    assert.equal((await world.rpc('owner A', 'add_push_device', { ...subscription, name })).json.code, code);
  for (const hours of [
    { quiet_from: '22:00' },
    { quiet_from: '25:00', quiet_to: '07:00' },
    { quiet_from: '07:00', quiet_to: '07:00' },
  ])
    assert.equal(
      (await world.rpc('owner A', 'save_notifications', { muted: [], ...hours })).json.code,
      'invalid_hours',
    );
});

test('nobody reaches the device of another person, and one without a property adds none', async (world) => {
  const browser = await turnOn(world, 'owner A');
  const [{ id }] = (await own(world, 'owner A', browser.endpoint)).devices;
  for (const name of [
    'my_notifications',
    'add_push_device',
    'remove_push_device',
    'save_notifications',
    'test_push_device',
  ])
    assert.equal((await world.rpc('anon', name, {})).status >= 400, true, name);
  for (const name of ['claim_pushes', 'finish_push'])
    assert.ok((await world.rpc('owner A', name, {})).status >= 400, name);
  assert.deepEqual((await own(world, 'desk', browser.endpoint)).devices, []);
  assert.equal((await world.rpc('desk', 'test_push_device', { id })).json.code, 'not_found');
  await world.rpc('desk', 'remove_push_device', { id });
  await world.rpc('desk', 'remove_push_device', { endpoint: browser.endpoint });
  const stolen = { ...service.newBrowser(), endpoint: browser.endpoint };
  assert.equal((await add(world, 'desk', stolen)).code, 'invalid_device');
  assert.equal((await own(world, 'owner A')).devices.length, 1);
  assert.equal((await add(world, 'user', service.newBrowser())).code, 'not_found');
  assert.equal((await add(world, 'desk', browser)).ok, true, 'two people at one browser');
  assert.deepEqual((await own(world, 'owner A')).devices, []);
  for (const _ of Array(9)) assert.equal((await add(world, 'desk', service.newBrowser())).ok, true);
  assert.equal((await add(world, 'desk', service.newBrowser())).code, 'too_many');
  const left = await world.rpc('desk', 'remove_push_device', { endpoint: browser.endpoint });
  assert.equal(left.json.devices.length, 9);
});
