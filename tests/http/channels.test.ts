import assert from 'node:assert/strict';
import { calendarHosts, isPublicHost } from '../../src/domain/channels/hosts.ts';
import type { Actor } from './actors.ts';
import { address, channelCalls, conflicting, said } from './channels.ts';
import { dayFromToday, roomCount } from './world.ts';
import { test } from './worldTest.ts';

const strangers: readonly Actor[] = ['user', 'owner B'];

test('the calendars of a hotel are closed to everybody else', async (world) => {
  const { hotel, room, feed, conflict, reference } = await conflicting(world);
  const all: Record<string, object> = channelCalls(world, { feed, conflict });
  const state = () =>
    world.sql(
      `select f, x.token, k.ending, (select count(*) from private.room_blocks) as blocks
       from private.calendar_feeds as f join private.calendar_exports as x on x.feed_id = f.id join private.feed_conflicts as k on k.feed_id = f.id`,
    );
  const before = await state();
  const read = (actor: Actor, body: unknown) => world.call(actor, 'POST', '/functions/v1/read-calendar', { body });
  assert.equal((await read('anon', { feed_id: feed })).status, 401);
  for (const actor of strangers) assert.deepEqual((await read(actor, { feed_id: feed })).json.code, 'not_found', actor);
  for (const body of [{}, { feed_id: 'x' }, { feed_id: feed, trust: 'yes' }, 7, null])
    assert.equal((await read('owner A', body)).status, 400);
  for (const name of ['claim_calendars', 'finish_calendar', 'exported_calendar'])
    for (const actor of ['anon', 'owner A', 'admin'] as const)
      assert.ok((await world.rpc(actor, name, {})).status >= 401, `${actor} calls ${name}`);
  assert.deepEqual(await state(), before, 'what is refused changes nothing');

  const own = world.hotelOf('owner B').room;
  for (const args of [
    { room_category_id: own, feed_id: feed },
    { room_category_id: room, feed_id: null },
  ])
    assert.equal((await world.rpc('owner B', 'renew_calendar_address', args)).json.code, 'not_found');

  const { json } = await world.rpc('owner A', 'desk_channels', { hotel_id: hotel });
  assert.deepEqual(
    json.conflicts.map(({ channel, nights, stays }: Record<string, unknown>) => [channel, nights, stays]),
    [
      [
        'Airbnb',
        [dayFromToday(51), dayFromToday(52)],
        [
          {
            ...{ booking_reference: reference, guest_name: 'Asha Kamat', num_rooms: roomCount },
            ...{ check_in_date: dayFromToday(50), check_out_date: dayFromToday(53) },
            id: json.conflicts[0].stays[0].id,
          },
        ],
      ],
    ],
  );
  assert.deepEqual(
    await world.sql(
      `select after -> 'room_category_id' as room, job from private.audit_log where entity = 'room_blocks'`,
    ),
    [{ room, job: 'read_calendars' }],
    'what a calendar blocks is noted as its doing',
  );
  for (const name of [
    'desk_channels',
    'begin_calendar',
    'renew_calendar_address',
    'settle_conflict',
    'remove_calendar',
  ])
    assert.equal((await world.rpc('admin', name, all[name] ?? {})).json.ok, true, `admin calls ${name}`);
  assert.deepEqual(
    await world.sql(`select label from private.audit_log where action = 'read' and entity_id = 'channels'`),
    [{ label: 'Channels of House of owner A' }],
  );
  for (const entity of ['calendar_feeds', 'calendar_exports', 'feed_conflicts']) {
    const notes = await world.sql<{ actor_id: string; note: string }>(
      `select actor_id, concat(before, after) as note from private.audit_log where entity = $1 and actor_id is not null`,
      [entity],
    );
    assert.ok(notes.length > 0, `what an admin changes of ${entity} is noted`);
    for (const { actor_id, note } of notes) {
      assert.equal(actor_id, world.userId('admin'));
      assert.doesNotMatch(note, /airbnb\.com|neighbours|[2-9A-Z]{4}(-[2-9A-Z]{4}){6}/, 'without secrets and notes');
    }
  }
  const left = ['desk_channels', 'add_calendar', 'renew_calendar_address'];
  await world.rpc('admin', 'delete_property', { property_id: world.propertyId('owner A', 'approved') });
  for (const name of left)
    assert.equal(
      (await world.rpc('owner A', name, all[name] ?? {})).json.code,
      'not_found',
      `${name} of a house that is gone`,
    );
});

test('a calendar is read from a known site, or from a host of the internet that is named as another one', async (world) => {
  const { room } = world.hotelOf('owner A');
  const add = async (change: object) =>
    (
      await world.rpc('owner A', 'add_calendar', {
        room_category_id: room,
        source: 'airbnb',
        address: address(),
        ...change,
      })
    ).json;
  for (const [change, code] of [
    [{ address: 'http://www.airbnb.com/x.ics' }, 'invalid_address'],
    [{ address: 'https://www.airbnb.com:8443/x.ics' }, 'invalid_address'],
    [{ address: 'https://a:b@www.airbnb.com/x.ics' }, 'invalid_address'],
    [{ address: 'https://[::1]/x.ics' }, 'invalid_address'],
    [{ address: 'https://www.airbnb.com/x y' }, 'invalid_address'],
    [{ address: `https://www.airbnb.com/${'x'.repeat(1000)}` }, 'invalid_address'],
    [{ address: null }, 'invalid_address'],
    [{ address: '' }, 'invalid_address'],
    [{ source: 'nobody' }, 'invalid_address'],
    [{ source: 'other', address: 'https://127.0.0.1/x.ics' }, 'invalid_address'],
    [{ source: 'other', address: 'https://localhost/x.ics' }, 'invalid_address'],
    [{ source: 'other', address: 'https://db.internal/x.ics' }, 'invalid_address'],
    [{ source: 'other', address: 'https://a:b@calendars.example/x.ics' }, 'invalid_address'],
    [{ address: 'https://169.254.169.254/latest/meta-data' }, 'invalid_address'],
    [{ address: 'https://www.airbnb.com.evil.example/x.ics' }, 'invalid_address'],
    [{ address: 'https://ical.booking.com/v1/export?t=x' }, 'invalid_address'],
    [{ name: 'x'.repeat(41) }, 'invalid_name'],
    [{ name: '<b>' }, 'invalid_name'],
  ] as const)
    assert.equal((await add(change)).code, code, JSON.stringify(change).slice(0, 100));
  const first = await add({ name: '  Airbnb two ' });
  assert.equal(first.ok, true);
  const [kept] = await world.sql<{ name: string; address: string; token: string }>(
    'select f.name, f.address, x.token from private.calendar_feeds as f join private.calendar_exports as x on x.feed_id = f.id',
  );
  assert.equal(kept?.name, 'Airbnb two');
  assert.equal((await add({ address: kept?.address })).code, 'known_already');
  assert.equal(
    (await add({ address: `https://www.airbnb.com/functions/v1/calendar-feed/${kept?.token}.ics` })).code,
    'own_address',
  );
  for (let n = 0; n < 9; n += 1) assert.equal((await add({})).ok, true);
  assert.equal((await add({})).code, 'too_many_feeds');

  // The database must know the same hosts as the function, which checks each address and redirect again.
  for (const [source, hosts] of Object.entries(calendarHosts)) {
    const [row] = await world.sql<{ hosts: string[] }>('select private.calendar_hosts($1) as hosts', [source]);
    assert.deepEqual(new Set(row?.hosts), hosts, source);
  }
  const hosts =
    'a.example x-y.co.in xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g 1.2.3.4 a..b -a.example a_b.example localhost host a.local b.internal'.split(
      ' ',
    );
  for (const host of [...hosts, `${'a'.repeat(64)}.example`, 'a.example.', '']) {
    const [row] = await world.sql<{ is_public: boolean }>('select private.is_public_host($1) as is_public', [host]);
    assert.equal(row?.is_public, isPublicHost(host), host);
  }
  await assert.rejects(
    world.sql(`update private.calendar_feeds set address = 'https://127.0.0.1/latest/meta-data' where id = $1`, [
      first.feed_id,
    ]),
    /address_of_its_site/,
  );
  const begins = [];
  for (let n = 0; n < 14; n += 1)
    begins.push((await world.rpc('owner A', 'begin_calendar', { feed_id: first.feed_id })).json.code);
  assert.equal(begins.at(-1), 'rate_limited');
  // Readings are also counted per hotel. The ten-minute window may turn during this test.
  const anew = [];
  for (let n = 0; n < 61; n += 1) {
    await world.sql('delete from private.calendar_feeds');
    const { feed_id } = await add({});
    anew.push((await world.rpc('owner A', 'begin_calendar', { feed_id })).json.code ?? 'ok');
  }
  assert.ok(anew.filter((code) => code === 'ok').length >= 10 && anew.includes('rate_limited'), anew.join());
});

test('an exported calendar shows nights alone, at a secret address', { tags: 'long' }, async (world) => {
  const { room, feed, token, reference } = await conflicting(world);
  await world.rpc('owner A', 'block_rooms', {
    ...{ room_category_id: room, first_night: dayFromToday(60), end_date: dayFromToday(61) },
    reason: 'For Asha and family',
  });
  const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    world.call('anon', method, `/functions/v1/calendar-feed/${path}`, { headers });
  const days = (text: string) =>
    [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)/g)].map(([, ...pair]) => pair);
  const compact = (day: number) => dayFromToday(day).replaceAll('-', '');
  const whole = await ask(`${token}.ics`);
  assert.deepEqual([whole.status, whole.headers['content-type']], [200, 'text/calendar; charset=utf-8']);
  assert.deepEqual(days(whole.text), [
    [compact(50), compact(53)],
    [compact(60), compact(61)],
  ]);
  assert.deepEqual([...new Set(whole.text.match(/SUMMARY:.*/g))], ['SUMMARY:Not available']);
  assert.doesNotMatch(whole.text, /Asha|Kamat|98200|family|DESCRIPTION|ATTENDEE|ORGANIZER|LOCATION/i);
  assert.ok(!whole.text.includes(reference));

  const etag = String(whole.headers.etag);
  assert.match(etag, /^"[0-9a-f]{32}"$/);
  assert.equal((await ask(`${token}.ics`)).headers.etag, etag);
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const same = await ask(`${token}.ics`, 'GET', { 'if-none-match': known });
    assert.deepEqual([same.status, same.text, same.headers.etag], [304, '', etag], known);
  }
  const head = await ask(`${token}.ics`, 'HEAD');
  assert.deepEqual([head.status, head.text, head.headers.etag], [200, '', etag]);
  assert.equal((await ask(`${token}.ics`, 'POST')).status, 405);
  assert.equal((await ask(`${token}.ics`, 'DELETE')).status, 405);
  await said(world, feed, [
    ['a', 51, 54],
    ['b', 70, 72],
  ]);
  await world.rpc('owner A', 'block_rooms', {
    ...{ room_category_id: room, first_night: dayFromToday(70), end_date: dayFromToday(72), rooms: roomCount - 1 },
  });
  assert.equal((await ask(`${token}.ics`)).headers.etag, etag, 'a site is not told its own nights');
  await world.rpc('owner A', 'release_rooms', {
    room_category_id: room,
    first_night: dayFromToday(60),
    end_date: dayFromToday(61),
  });
  const changed = await ask(`${token}.ics`, 'GET', { 'if-none-match': etag });
  assert.deepEqual([changed.status, days(changed.text)], [200, [[compact(50), compact(53)]]]);

  // An unknown address and a revoked one must get the same answer.
  const never = await ask('AAAA-BBBB-CCCC-DDDD-EEEE-FFFF-GGGG.ics');
  const { json: renewed } = await world.rpc('owner A', 'renew_calendar_address', {
    room_category_id: room,
    feed_id: feed,
  });
  const gone = await ask(`${token}.ics`);
  assert.deepEqual([gone.status, gone.text], [never.status, never.text]);
  assert.equal(gone.status, 404);
  assert.equal((await ask(`${renewed.token}.ics`)).status, 200);
  for (const odd of [
    '',
    'x',
    `${renewed.token}`,
    `../${renewed.token}.ics`,
    `${encodeURIComponent("' or 1=1--")}.ics`,
    `${renewed.token}%00.ics`,
  ])
    assert.ok([404, 400].includes((await ask(odd)).status), odd);
  await world.rpc('owner A', 'remove_calendar', { feed_id: feed, keep_blocks: true });
  assert.equal((await ask(`${renewed.token}.ics`)).status, 404);

  // Wrong guesses are limited, but do not block those who have an address.
  const { json: any } = await world.rpc('owner A', 'renew_calendar_address', { room_category_id: room });
  assert.deepEqual(days((await ask(`${any.token}.ics`)).text).at(-1), [compact(70), compact(72)], 'others are');
  const answers = [];
  for (let n = 0; n < 122; n += 1) answers.push((await ask(`${'A'.repeat(28)}.ics`)).status);
  assert.ok(answers.includes(429));
  assert.equal((await ask(`${any.token}.ics`)).status, 200);
  // The limit is per window, and twice as many requests touch two windows at most.
  const [often] = await world.sql<{ refused: number }>(
    `select count(*) filter (where private.exported_calendar($1, '{}') ->> 'code' = 'rate_limited')::integer as refused from generate_series(1, 482)`,
    [any.token],
  );
  assert.ok((often?.refused ?? 0) > 0);
});
