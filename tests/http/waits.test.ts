import assert from 'node:assert/strict';
import { giveFactor } from './given.ts';
import { type Person, signUpPerson } from './listings.ts';
import { change } from './stayLinks.ts';
import { sellOut } from './waits.ts';
import { dayFromToday, roomCount, type World } from './world.ts';
import { test } from './worldTest.ts';

const stayFrom = (world: World, from: number) => ({
  hotel_id: world.hotelOf('owner A').hotel,
  check_in: dayFromToday(from),
  check_out: dayFromToday(from + 2),
  adults: 2,
  children: 0,
  rooms: 1,
});

const wait = async (world: World, email: unknown, from: number, about: object = {}) =>
  (await world.rpc('anon', 'join_waitlist', { email, ...stayFrom(world, from), ...about })).json;

const waits = (world: World) =>
  world.sql<{ id: string; email: string; is_confirmed: boolean; is_told: boolean }>(
    'select id, email, confirmed_at is not null as is_confirmed, told_at is not null as is_told from private.waits order by email, id',
  );

interface Mail {
  recipient: string;
  kind: string;
  facts: Record<string, unknown> | null;
}

async function send(world: World): Promise<Mail[]> {
  const all: { id: number; recipient: string; kind: string; data: Mail['facts'] }[] = await world.column(
    `select jsonb_array_elements(private.claim_mails(100) -> 'mails')`,
  );
  for (const { id, data } of all)
    await world.sql('select private.finish_mail($1, $2)', [id, data ? 'sent' : 'outdated']);
  return all
    .filter(({ kind }) => kind === 'wait_confirm' || kind === 'nights_free')
    .map(({ recipient, kind, data }) => ({ recipient, kind, facts: data }));
}

const press = async (world: World, does: 'confirm' | 'stop', token: unknown) =>
  (await world.rpc('anon', `${does}_letters`, { token })).json;

async function run(world: World) {
  const { json } = await world.rpc('admin', 'run_job', { job: 'notify_waitlist' });
  assert.equal(json.state, 'done', JSON.stringify(json));
  return json.result.told as number;
}

const prepare = (world: World) =>
  world.sql('update private.limits set subscriptions_per_client_an_hour = 100000, subscriptions_an_hour = 1000000');

test('a person who waits gets one email when the stay can be booked', { tags: 'long' }, async (world) => {
  await prepare(world);
  const taken = await sellOut(world, 30);
  const answer = await wait(world, ' Asha@Guest.Example', 30);
  assert.deepEqual(answer, { ok: true, is_confirmed: false });
  await wait(world, 'never@guest.example', 30);
  assert.deepEqual(
    (await waits(world)).map(({ email, is_confirmed }) => [email, is_confirmed]),
    [
      ['asha@guest.example', false],
      ['never@guest.example', false],
    ],
  );
  const [asked] = await send(world);
  assert.deepEqual([asked?.kind, asked?.recipient], ['wait_confirm', 'asha@guest.example']);
  const token = asked?.facts?.token;
  assert.match(String(token), /^[0-9a-f]{64}$/);
  assert.partialDeepStrictEqual(asked?.facts, { check_in_date: dayFromToday(30), num_adults: 2, room_name: null });
  for (const guess of ['', null, String(token).slice(1), `${token}0`])
    assert.equal((await press(world, 'confirm', guess)).code, 'not_found', String(guess));
  await change(world, taken.id, `booking_status = 'cancelled'`);
  assert.equal(await run(world), 0);
  await change(world, taken.id, `booking_status = 'confirmed'`);
  assert.deepEqual(await press(world, 'confirm', token), { ok: true });
  assert.deepEqual(await press(world, 'confirm', token), { ok: true }, 'pressed twice');
  assert.equal(await run(world), 0);
  assert.deepEqual(await wait(world, 'asha@guest.example', 30), answer, 'alike for who waits already');
  assert.deepEqual(await send(world), [], 'who has said yes is not asked again');

  await change(world, taken.id, `num_rooms = ${roomCount - 1}`);
  assert.equal(await run(world), 1);
  assert.equal(await run(world), 0, 'once');
  const told = await send(world);
  assert.deepEqual(
    told.map(({ kind, recipient }) => [kind, recipient]),
    [['nights_free', 'asha@guest.example']],
  );
  assert.partialDeepStrictEqual(told[0]?.facts, {
    hotel_id: world.hotelOf('owner A').hotel,
    check_in_date: dayFromToday(30),
    check_out_date: dayFromToday(32),
    num_rooms: 1,
  });
  await change(world, taken.id, `num_rooms = ${roomCount}`);
  await change(world, taken.id, `booking_status = 'cancelled'`);
  assert.equal(await run(world), 0);
  assert.deepEqual(await send(world), []);
  assert.equal((await press(world, 'confirm', told[0]?.facts?.token)).code, 'not_found', 'that link only stops');

  // After such an email a wait starts again only if confirmed again, so a stranger cannot extend it.
  await change(world, taken.id, `booking_status = 'confirmed'`);
  assert.deepEqual(await wait(world, 'asha@guest.example', 30), answer);
  await change(world, taken.id, `booking_status = 'cancelled'`);
  assert.equal(await run(world), 0);
  const [again] = await send(world);
  assert.equal(again?.kind, 'wait_confirm');
  assert.deepEqual(await press(world, 'confirm', again?.facts?.token), { ok: true });
  assert.equal(await run(world), 1);
});

test('does not email about a stay that is sold out again', async (world) => {
  await prepare(world);
  const { hotel, room } = world.hotelOf('owner A');
  const taken = await sellOut(world, 30);
  const person = await signUpPerson(world);
  const ask = (about: object = {}) =>
    person.rpc('join_waitlist', { email: person.email, ...stayFrom(world, 30), ...about, legal_versions: null });
  assert.equal((await ask()).code, 'texts_changed');
  await askAs(world, person, 30);
  await change(world, taken.id, `booking_status = 'cancelled'`);
  await world.sql('update public.hotels set is_active = false where id = $1', [hotel]);
  assert.equal(await run(world), 0, 'a hidden house tells nothing');
  await world.sql('update public.hotels set is_active = true where id = $1', [hotel]);
  assert.equal(await run(world), 1);
  await change(world, taken.id, `booking_status = 'confirmed'`);
  assert.deepEqual(await send(world), [{ kind: 'nights_free', recipient: person.email, facts: null }]);
  await change(world, taken.id, `booking_status = 'cancelled'`);
  assert.equal(await run(world), 1);
  await world.sql('update public.hotels set is_active = false where id = $1', [hotel]);
  assert.deepEqual(await send(world), [{ kind: 'nights_free', recipient: person.email, facts: null }]);
  await world.sql('update public.hotels set is_active = true where id = $1', [hotel]);
  await world.sql('update private.waits set check_in_date = private.today() - 1');
  assert.equal(await run(world), 0);
  await world.sql('update private.waits set check_in_date = private.today() + 30, num_rooms = 2, num_adults = 7');
  assert.equal(await run(world), 0, 'the party does not fit');
  await world.sql('update private.waits set num_adults = 6, room_category_id = $1', [room]);
  await world.sql('update public.room_categories set is_active = false where id = $1', [room]);
  assert.equal(await run(world), 0, 'a room that is not offered');
  await world.sql('update public.room_categories set is_active = true where id = $1', [room]);
  assert.equal(await run(world), 1);
  const [told] = await send(world);
  assert.equal(told?.facts?.room_category_id, room);
  assert.equal(typeof told?.facts?.room_name, 'string');

  // The data belong to the reader of the address, and are exported and erased with them.
  const { data } = await person.rpc('my_data');
  assert.deepEqual(data.waits.length, 1);
  assert.equal((await person.rpc('delete_account')).ok, true);
  assert.deepEqual(await waits(world), []);
});

const askAs = async (world: World, person: Person, from: number, about: object = {}) => {
  const { json } = await person.call('POST', '/rest/v1/rpc/join_waitlist', {
    body: { email: person.email, ...stayFrom(world, from), ...about, legal_versions: await privacyVersion(world) },
  });
  assert.equal(json.ok, true, JSON.stringify(json));
  return json;
};

async function privacyVersion(world: World) {
  const privacy = await world.value(
    `select max(version)::text from private.legal_texts where name = 'privacy' and version <= private.today()`,
  );
  return { privacy };
}

test('a wait is kept until its email is sent', async (world) => {
  await prepare(world);
  const taken = await sellOut(world, 30);
  const person = await signUpPerson(world);
  await askAs(world, person, 30);
  await change(world, taken.id, `num_rooms = ${roomCount - 1}`);
  assert.equal(await run(world), 1);
  const stranger = (rooms: number) => wait(world, person.email, 30, { rooms });
  const answer = { ok: true, is_confirmed: false };
  assert.deepEqual(await stranger(2), answer);
  const claim = async () => {
    const mails = await world.column(`select jsonb_array_elements(private.claim_mails(100) -> 'mails')`);
    const [mail, ...more] = mails.filter(({ kind }) => kind === 'nights_free');
    assert.ok(mail && more.length === 0);
    assert.equal(mail.data?.check_in_date, dayFromToday(30), 'what it tells');
    return mail.id;
  };
  const id = await claim();
  assert.deepEqual(await stranger(2), answer, 'while it is being sent');
  await world.sql(`select private.finish_mail($1, 'retry')`, [id]);
  await world.sql('update private.outbox set next_attempt_at = now() where id = $1', [id]);
  assert.equal(await claim(), id);
  await world.sql(`select private.finish_mail($1, 'sent')`, [id]);
  assert.deepEqual((await waits(world)).map(({ is_confirmed, is_told }) => [is_confirmed, is_told]).toSorted(), [
    [false, false],
    [true, true],
  ]);
  assert.deepEqual(await stranger(2), answer, 'once it is out');
  assert.deepEqual(
    (await waits(world)).map(({ is_told }) => is_told),
    [false],
  );
});

test('an account with a proven address waits without confirming', async (world) => {
  await prepare(world);
  await sellOut(world, 30);
  const [own, other] = [await signUpPerson(world), await signUpPerson(world)];
  assert.equal((await askAs(world, own, 30)).is_confirmed, true);
  assert.equal((await askAs(world, own, 30, { email: other.email })).is_confirmed, false);
  const languages = async () =>
    Object.fromEntries(
      (await world.sql<{ email: string; language: string }>('select email, language from private.waits')).map(
        ({ email, language }) => [email === own.email ? 'own' : 'other', language],
      ),
    );
  for (const { email } of [own, other]) assert.equal((await wait(world, email, 30, { language: 'hi' })).ok, true);
  assert.deepEqual(await languages(), { own: 'en', other: 'hi' });
  await askAs(world, own, 30, { language: 'hi' });
  assert.deepEqual(await languages(), { own: 'hi', other: 'hi' });
  await world.sql('update auth.users set email_confirmed_at = null where id = $1', [other.userId]);
  assert.equal((await askAs(world, other, 30)).is_confirmed, false, 'an address that is not proven');
  await giveFactor(world, own.userId);
  assert.equal((await askAs(world, own, 30, { adults: 1 })).is_confirmed, false, 'no code was shown');
});

test('refuses what cannot be waited for', async (world) => {
  await prepare(world);
  const { hotel, room, inactiveHotel, inactiveRoom } = world.hotelOf('owner A');
  const other = world.hotelOf('owner B');
  assert.equal((await wait(world, 'asha@guest.example', 30)).code, 'is_free');
  await sellOut(world, 30);
  for (const [email, about, code] of [
    ['asha', {}, 'invalid_email'],
    [null, {}, 'invalid_email'],
    ['asha@guest.example', { check_out: dayFromToday(30) }, 'invalid_dates'],
    ['asha@guest.example', { check_in: dayFromToday(-1), check_out: dayFromToday(1) }, 'past_dates'],
    ['asha@guest.example', { check_in: 'infinity', check_out: 'infinity' }, 'invalid_dates'],
    ['asha@guest.example', { adults: 0 }, 'invalid_guests'],
    ['asha@guest.example', { rooms: 1001 }, 'invalid_guests'],
    ['asha@guest.example', { adults: 4 }, 'not_let'],
    ['asha@guest.example', { rooms: roomCount + 1, adults: 8 }, 'not_let'],
    ['asha@guest.example', { hotel_id: inactiveHotel }, 'not_let'],
    ['asha@guest.example', { room_category_id: inactiveRoom }, 'not_let'],
    ['asha@guest.example', { room_category_id: other.room }, 'not_let'],
    ['asha@guest.example', { hotel_id: null }, 'not_let'],
    ['asha@guest.example', { hotel_id: other.hotel }, 'is_free'],
    ['asha@guest.example', { legal_versions: {} }, 'texts_changed'],
  ] as const)
    assert.equal((await wait(world, email, 30, about)).code, code, JSON.stringify([email, about]));
  assert.deepEqual(await waits(world), []);
  assert.deepEqual(await send(world), []);
  assert.equal((await wait(world, 'asha@guest.example', 30, { room_category_id: room })).ok, true);
  assert.equal((await wait(world, 'asha@guest.example', 30, { room_category_id: room })).ok, true, 'twice is once');
  assert.equal((await waits(world)).length, 1);
  assert.equal((await send(world)).length, 1);
  await wait(world, 'quick@guest.example', 30);
  await world.sql('update private.waits set confirmed_at = now()');
  assert.deepEqual(await send(world), [{ kind: 'wait_confirm', recipient: 'quick@guest.example', facts: null }]);
  await world.sql(
    'insert into private.rate_plans (room_category_id, lead_days) values ($1, 60) on conflict (room_category_id) do update set lead_days = 60',
    [room],
  );
  assert.equal((await wait(world, 'asha@guest.example', 30)).code, 'not_let');
  assert.equal((await world.rpc('anon', 'hotel_details', { hotel_id: hotel })).json.ok, true);
});

test('a wait ends by its email or with its stay', async (world) => {
  await prepare(world);
  await sellOut(world, 30);
  for (const adults of [1, 2]) await wait(world, 'asha@guest.example', 30, { adults });
  await wait(world, 'other@guest.example', 30);
  const mails = await send(world);
  const tokens = mails.map(({ facts }) => String(facts?.token));
  const [first, second, others] = tokens;
  const path = `/functions/v1/stop-letters?page=free-nights&token=${first}`;
  const ask = (method: string) =>
    world.call('anon', method, path, {
      headers: { apikey: '' },
      body: method === 'POST' ? 'List-Unsubscribe=One-Click' : undefined,
    });
  const looked = await ask('GET');
  assert.deepEqual([looked.status, looked.headers.location], [303, `${world.backend.url}/free-nights?stop=${first}`]);
  assert.equal((await waits(world)).length, 3);
  for (const _ of [1, 2]) assert.equal((await ask('POST')).status, 200);
  assert.equal((await waits(world)).length, 2);
  assert.equal((await press(world, 'confirm', first)).code, 'not_found');
  assert.deepEqual(await press(world, 'confirm', second), { ok: true });
  assert.deepEqual(await press(world, 'stop', second), { ok: true });
  assert.deepEqual(
    (await waits(world)).map(({ email }) => email),
    ['other@guest.example'],
  );

  await world.sql(`update private.letter_tokens set created_at = now() - interval '8 days' where wait_id is not null`);
  assert.equal((await press(world, 'confirm', others)).code, 'not_found', 'after a week');
  await world.sql(`update private.letter_tokens set created_at = now() where wait_id is not null`);
  await world.sql('update private.waits set check_in_date = private.today() - 1');
  assert.equal((await press(world, 'confirm', others)).code, 'not_found', 'the stay would have begun');

  const purge = async () => (await world.rpc('admin', 'run_job', { job: 'purge' })).json.result.waits;
  assert.equal(await purge(), 1);
  for (const [set, gone] of [
    [`created_at = now() - interval '6 days'`, 0],
    [`created_at = now() - interval '8 days'`, 1],
    [`created_at = now() - interval '8 days', confirmed_at = now()`, 0],
    [`confirmed_at = now(), told_at = now() - interval '29 days'`, 0],
    [`confirmed_at = now(), told_at = now() - interval '31 days'`, 1],
  ] as const) {
    await world.sql('delete from private.waits');
    await wait(world, 'other@guest.example', 30);
    await world.sql(`update private.waits set ${set}`);
    assert.equal(await purge(), gone, set);
  }
});

test('limits waits of one address and one client', { tags: 'long' }, async (world) => {
  await prepare(world);
  await sellOut(world, 30);
  const body = async (email: string) => ({
    email,
    ...stayFrom(world, 30),
    legal_versions: await privacyVersion(world),
  });
  const often = [];
  for (let n = 0; n < 21; n += 1) often.push((await wait(world, 'asha@guest.example', 30)).code ?? 'ok');
  assert.ok(often.includes('rate_limited') && often[0] === 'ok', 'an address is asked so often a day');
  const { json } = await world.rpc('anon', 'join_waitlist', await body('asha@guest.example'), { from: '127.0.77.2' });
  assert.equal(json.code ?? 'ok', 'ok', 'another network has a count of its own');
  const ofMailbox = [];
  for (let n = 0; n < 21; n += 1) ofMailbox.push((await wait(world, `a.sha+${n}@gmail.com`, 30)).code ?? 'ok');
  assert.ok(ofMailbox.includes('rate_limited'), 'however it is written');
  const person = await signUpPerson(world);
  // Requests of strangers do not count against an account that has proven the address. It has its own limit.
  for (let n = 0; n < 21; n += 1) await wait(world, person.email, 30);
  assert.equal((await wait(world, person.email, 30)).code, 'rate_limited');
  const asked = [];
  for (let n = 0; n < 21; n += 1)
    asked.push((await person.rpc('join_waitlist', await body(person.email))).code ?? 'ok');
  assert.ok(asked[0] === 'ok' && asked.includes('rate_limited'), asked.join());
  await world.sql('delete from private.rate_hits');
  await world.sql('delete from private.waits where email = $1', [person.email]);
  await send(world);
  await world.sql(
    `insert into private.waits (email, hotel_id, check_in_date, check_out_date, num_adults, num_children, num_rooms, confirmed_at)
     select $1, $2, private.today() + 40 + n, private.today() + 41 + n, 2, 0, 1, now() from generate_series(1, 20) as n`,
    [person.email, world.hotelOf('owner A').hotel],
  );
  await wait(world, person.email, 30);
  const token = (await send(world)).find(({ recipient }) => recipient === person.email)?.facts?.token;
  assert.equal((await press(world, 'confirm', token)).code, 'too_many_waits');
  assert.equal((await person.rpc('join_waitlist', await body(person.email))).code, 'too_many_waits');
  await world.sql('delete from private.waits where email = $1 and check_in_date = private.today() + 41', [
    person.email,
  ]);
  assert.deepEqual(await press(world, 'confirm', token), { ok: true });
  await world.sql('delete from private.rate_hits');
  for (const limit of ['subscriptions_per_client_an_hour', 'subscriptions_an_hour']) {
    await prepare(world);
    await world.sql(`update private.limits set ${limit} = 1`);
    const answers = [];
    for (let n = 0; n < 3; n += 1) answers.push((await wait(world, `${limit}-${n}@guest.example`, 30)).code ?? 'ok');
    assert.ok(answers.includes('rate_limited') && answers[0] === 'ok', limit);
    await world.sql('delete from private.rate_hits');
  }
});
