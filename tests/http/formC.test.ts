import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { completeFormC } from '../formCCases.ts';
import { abroad, canary, checkIn, fill, filledIn, formCCalls, isSilent, panel, papers, report } from './formC.ts';
import { asAdmin, asOwner } from './given.ts';
import { dayFromToday, type World } from './world.ts';
import { test } from './worldTest.ts';

const historyOf = async (world: World, booking_id: string) =>
  (await asOwner(world, 'desk_booking', { booking_id })).booking.history
    .filter(({ after }: { after: { form_c?: string } | null }) => after?.form_c)
    .map(({ by, after }: { by: string; after: object }) => [by, after])
    .toReversed();

const looksOf = async (world: World) =>
  (
    await world.sql<{ actor_id: string; seen: string }>(
      `select actor_id, after ->> 'seen' as seen from private.audit_log where entity = 'form_c_stays' and action = 'read' order by id`,
    )
  ).map(({ actor_id, seen }) => [actor_id, seen]);

test('strangers neither read nor change passport and visa details', async (world) => {
  const { booking_id, form_id } = await filledIn(world);
  const rows = () =>
    world.sql('select s, g from private.form_c_stays as s left join private.form_c_guests as g using (booking_id)');
  const before = await rows();
  for (const [name, args] of Object.entries(formCCalls(world, { booking_id, form_id }))) {
    assert.equal((await world.rpc('anon', name, args)).status, 401, name);
    for (const actor of ['user', 'owner B'] as const)
      assert.deepEqual((await world.rpc(actor, name, args)).json, { ok: false, code: 'not_found' }, `${actor} ${name}`);
  }
  const unknown = await world.rpc('owner B', 'open_form_c', { form_id: randomUUID() });
  assert.deepEqual(unknown.json, { ok: false, code: 'not_found' });
  assert.deepEqual(await rows(), before);
});

test('passport and visa details are sealed, and shown in no list', async (world) => {
  const { booking_id } = await filledIn(world);
  isSilent(await asOwner(world, 'desk_booking', { booking_id }));
  isSilent(await asOwner(world, 'desk_bookings', { hotel_id: world.hotelOf('owner A').hotel }));
  const listed = await panel(world, booking_id);
  isSilent(listed);
  assert.deepEqual([listed.guests, listed.most], [1, 2]);
  assert.deepEqual([listed.people[0].name, listed.people[0].filled_by], ['Anna Maria Lindqvist', 'guest']);
  assert.deepEqual(await looksOf(world), [], 'a list is no look');
  const tables = await world.sql<{ table: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind = 'r'`,
  );
  for (const { table } of tables) isSilent(await world.sql(`select t::text from ${table} as t`));
});

test('notes each look of the front desk at passport and visa details', async (world) => {
  const { booking_id, form_id } = await filledIn(world);
  await checkIn(world, booking_id);
  for (const actor of ['desk', 'desk', 'admin'] as const) {
    const { json } = await world.rpc(actor, 'open_form_c', { form_id });
    assert.equal(json.entry.form.passport_number, papers);
  }
  const today = formCCalls(world, { booking_id, form_id }).export_form_c;
  const { entries } = (await world.rpc('manager', 'export_form_c', today)).json;
  assert.deepEqual(
    entries.map((one: { form: { passport_number: string } }) => one.form.passport_number),
    [papers],
  );
  const looks = await looksOf(world);
  assert.deepEqual(
    looks.map(([actor]) => actor),
    (['desk', 'desk', 'admin', 'manager'] as const).map((actor) => world.userId(actor)),
  );
  assert.ok(looks.every(([, seen]) => seen?.startsWith('the papers of')));
  const yesterday = { ...today, day: dayFromToday(-1) };
  assert.deepEqual((await asOwner(world, 'export_form_c', yesterday)).entries, []);
  assert.equal((await asOwner(world, 'export_form_c', { ...today, day: 'infinity' })).code, 'invalid_dates');
});

test('notes once an hour that an admin lists the foreign guests of a booking', async (world) => {
  const { booking_id } = await filledIn(world);
  for (const _ of [1, 2]) assert.equal((await asAdmin(world, 'desk_form_c', { booking_id })).people.length, 1);
  assert.deepEqual(await looksOf(world), [[world.userId('admin'), 'its foreign guests']]);
});

test('the front desk reports a form as it read it, with its number', async (world) => {
  const { booking_id, form_id, token } = await filledIn(world);
  await checkIn(world, booking_id);
  const { entry } = await asOwner(world, 'open_form_c', { form_id });
  assert.equal(entry.filled_at, (await panel(world, booking_id)).people[0].filled_at);
  assert.equal(await report(world, booking_id, form_id, { portal_number: 'x y<' }), 'invalid_number');
  const again = completeFormC({ ...canary, next_city: 'Mysuru' });
  assert.equal((await fill(world, token, again, form_id)).ok, true);
  for (const seen_at of [entry.filled_at, null])
    assert.equal(await report(world, booking_id, form_id, { seen_at }), 'changed');
  assert.equal((await panel(world, booking_id)).people[0].reported_at, null);
  const newer = (await asOwner(world, 'open_form_c', { form_id })).entry.filled_at;
  assert.equal((await fill(world, token, again, form_id)).ok, true);
  assert.equal(await report(world, booking_id, form_id, { portal_number: ' GA-2026/17 ', seen_at: newer }), undefined);
  const [{ portal_number, reported_by }] = (await panel(world, booking_id)).people;
  assert.deepEqual([portal_number, reported_by], ['GA-2026/17', 'You']);
});

test('a reported form stays as it is until the report is reversed', async (world) => {
  const { booking_id, form_id } = await filledIn(world);
  await checkIn(world, booking_id);
  await report(world, booking_id, form_id, { portal_number: 'GA-7' });
  const changed = completeFormC({ ...canary, next_city: 'Mysuru' });
  assert.equal((await asOwner(world, 'remove_form_c', { form_id })).code, 'reported');
  for (const form of [canary, changed])
    assert.equal((await world.rpc('desk', 'fill_form_c', { booking_id, form_id, form })).json.code, 'reported');
  assert.equal((await panel(world, booking_id)).people[0].portal_number, 'GA-7');
  assert.deepEqual(await historyOf(world, booking_id), []);
  for (const _ of ['first', 'sent again'])
    assert.equal(await report(world, booking_id, form_id, { is_reported: false }, 'desk'), undefined);
  assert.equal((await panel(world, booking_id)).people[0].portal_number, null);
  for (const _ of ['first', 'sent again'])
    assert.equal((await asOwner(world, 'fill_form_c', { booking_id, form_id, form: changed })).ok, true);
  assert.deepEqual(
    (await historyOf(world, booking_id)).map(([, after]: [string, object]) => after),
    [{ form_c: 'taken_back' }, { form_c: 'changed' }],
  );
});

test('the front desk says how many foreign guests come, but no fewer than have filled in', async (world) => {
  const { booking_id } = await filledIn(world);
  for (const [guests, code] of [
    [0, 'filled'],
    [3, 'invalid_guests'],
    [-1, 'invalid_guests'],
    [null, 'invalid_guests'],
    [2, undefined],
  ] as const)
    assert.equal((await asOwner(world, 'set_form_c_guests', { booking_id, guests })).code, code, String(guests));
});

test('the front desk fills a form in before the arrival, and reports or removes it', async (world) => {
  const days = { check_in_date: dayFromToday(5), check_out_date: dayFromToday(7) };
  const { booking_id } = await abroad(world, days);
  const form_id = randomUUID();
  const asDesk = async (name: string, args: object) => (await world.rpc('desk', name, args)).json;
  assert.equal((await asDesk('fill_form_c', { booking_id, form_id, form: canary })).ok, true);
  assert.equal(await report(world, booking_id, form_id, {}, 'desk'), 'not_arrived');
  assert.equal((await asDesk('remove_form_c', { form_id })).ok, true);
  const name = await world.value('select private.actor_words($1) as name', [world.userId('desk')]);
  assert.deepEqual(await historyOf(world, booking_id), [[name, { form_c: 'removed' }]]);
  assert.equal((await asDesk('open_form_c', { form_id })).code, 'not_found');
});

test('notes what an admin changes of foreign guests, without their details', async (world) => {
  const { booking_id, form_id } = await filledIn(world);
  for (const guests of [2, 1]) await asAdmin(world, 'set_form_c_guests', { booking_id, guests });
  const form = completeFormC({ ...canary, next_city: 'Mysuru' });
  assert.equal((await asAdmin(world, 'fill_form_c', { booking_id, form_id, form })).ok, true);
  const changes = await world.sql<{ entity: string; note: string }>(
    `select entity, concat(before, after) as note from private.audit_log where action = 'update' and entity like 'form_c_%' and actor_id = $1`,
    [world.userId('admin')],
  );
  assert.deepEqual(new Set(changes.map(({ entity }) => entity)), new Set(['form_c_stays', 'form_c_guests']));
  assert.ok(changes.every(({ note }) => !/sealed|link_hash|portal_number/.test(note)));
});

async function givenArrived(world: World) {
  const { booking_id, form_id } = await filledIn(world);
  await checkIn(world, booking_id);
  await world.sql('delete from private.outbox');
  return {
    ...{ booking_id, form_id },
    arrive: (hours: number) =>
      world.sql(`update public.bookings set checked_in_at = now() - interval '1 minute' * $2::integer where id = $1`, [
        booking_id,
        Math.round(hours * 60),
      ]),
    async run() {
      const { soon, over } = (await asAdmin(world, 'run_job', { job: 'form_c_due' })).result;
      return [soon, over];
    },
    async missing() {
      const hotel = world.hotelOf('owner A').hotel;
      return await world.column('select missing from private.form_c_due($1)', [hotel]);
    },
    emails: () =>
      world.sql<{ data: { is_over: boolean }; facts: { form_c: { due_at: string | null } } }>(
        `select data, private.mail_facts(kind, data) as facts from private.outbox where kind = 'form_c_due' order by id`,
      ),
  };
}

test('emails the hotel once 18 hours after the arrival and once after 24, without names', async (world) => {
  const { arrive, run, missing, emails } = await givenArrived(world);
  await arrive(17.9);
  assert.deepEqual([await run(), await missing()], [[0, 0], [1]]);
  await arrive(18.1);
  assert.deepEqual([await run(), await run()].flat(), [1, 0, 0, 0]);
  const first = await emails();
  assert.ok(first.length > 0 && first.every(({ data }) => !data.is_over));
  assert.doesNotMatch(JSON.stringify(first.map(({ data }) => data)), /Lindqvist|CANARY/);
  await arrive(24.1);
  assert.deepEqual([await run(), await run()].flat(), [0, 1, 0, 0]);
  assert.equal((await emails()).length, 2 * first.length);
});

test('emails nothing about reports that are made, or not due yet', async (world) => {
  await filledIn(world);
  const { booking_id, form_id, arrive, run, missing, emails } = await givenArrived(world);
  await arrive(18.1);
  await run();
  assert.equal(await report(world, booking_id, form_id), undefined);
  assert.deepEqual([await run(), await missing()], [[0, 0], []]);
  assert.ok((await emails()).every(({ facts }) => facts.form_c.due_at === null));
});

test('a foreign guest without a form counts as due, also after check-out', async (world) => {
  const { booking_id, form_id, missing } = await givenArrived(world);
  await report(world, booking_id, form_id);
  await asOwner(world, 'set_form_c_guests', { booking_id, guests: 2 });
  assert.deepEqual(await missing(), [1]);
  await asOwner(world, 'move_stay', { booking_id, seen: {}, state: 'completed', reason: 'Pays later' });
  assert.deepEqual(await missing(), [1]);
});

test('emails no hotel about an arrival of more than a week ago', async (world) => {
  const { arrive, run } = await givenArrived(world);
  await arrive(9 * 24);
  assert.deepEqual(await run(), [0, 0]);
});

test('a cancelled booking loses passport details that are not reported', async (world) => {
  const { booking_id, form_id, token } = await filledIn(world);
  assert.equal((await fill(world, token, completeFormC({ given_name: 'Bo' }))).ok, true);
  await checkIn(world, booking_id);
  assert.equal(await report(world, booking_id, form_id, { portal_number: 'GA-7' }), undefined);
  for (const [from, to] of [
    ['checked_in', 'confirmed'],
    ['confirmed', 'cancelled'],
  ])
    assert.equal(
      (
        await asOwner(world, to === 'cancelled' ? 'cancel_stay' : 'move_stay', {
          ...{ booking_id, seen: { stay_state: from } },
          ...(to === 'cancelled' ? { reason: 'The guest left' } : { state: to }),
        })
      ).ok,
      true,
      to,
    );
  const { guests, people, due_at, link_made_at, takes_forms } = await panel(world, booking_id);
  assert.deepEqual(
    [
      guests,
      people.map((one: Record<string, unknown>) => [one.id, one.portal_number]),
      due_at,
      link_made_at,
      takes_forms,
    ],
    [1, [[form_id, 'GA-7']], null, null, false],
  );
  const { booking } = await asOwner(world, 'desk_booking', { booking_id });
  assert.deepEqual(
    [booking.stay_state, booking.form_c.reported],
    ['cancelled', 1],
    'the desk is told that some are there',
  );
  assert.equal((await world.rpc('desk', 'open_form_c', { form_id })).json.entry.form.passport_number, papers);
  assert.equal(await report(world, booking_id, form_id, { is_reported: false }), 'not_changeable');
  assert.equal((await world.rpc('owner A', 'remove_form_c', { form_id })).json.code, 'reported');
  assert.equal((await panel(world, booking_id)).people[0].portal_number, 'GA-7');
});

test('keeps passport details for a year after the stay, also of an erased guest', async (world) => {
  const { booking_id, form_id } = await filledIn(world);
  const run = async () => (await asAdmin(world, 'run_job', { job: 'retention' })).result.papers as number;
  const leave = (days: number) =>
    world.sql(
      `update public.bookings set check_in_date = v.day - 2, check_out_date = v.day, booking_status = 'completed'
       from (select (private.today() - interval '1 year')::date - $2::integer as day) as v where id = $1`,
      [booking_id, days],
    );
  await leave(0);
  const [erased] = await world.sql(
    `select private.erase_guests(array[$1::uuid]) as count from (select set_config('private.erasing', 'on', true)) as e`,
    [booking_id],
  );
  assert.deepEqual(erased, { count: 1 });
  assert.equal(await run(), 0);
  assert.equal((await asOwner(world, 'open_form_c', { form_id })).ok, true);
  assert.equal((await asOwner(world, 'fill_form_c', { booking_id, form_id, form: canary })).code, 'erased');
  await leave(1);
  assert.deepEqual([await run(), await run()], [1, 0]);
  assert.equal((await asOwner(world, 'open_form_c', { form_id })).code, 'not_found');
});

test('passport details are sealed for their booking, and open under a new key', async (world) => {
  const { form_id } = await filledIn(world);
  const other = await abroad(world);
  const unseal = world.sql('select private.unseal($1, sealed) from private.form_c_guests', [other.booking_id]);
  await assert.rejects(unseal, /Sealed for another/);
  const key = await world.value('select private.compliance_key() as key');
  try {
    const all = await world.value('select private.reseal() as all');
    assert.ok(all >= 1);
    assert.equal((await asOwner(world, 'open_form_c', { form_id })).entry.form.passport_number, papers);
  } finally {
    // Rows of other tests were encrypted with the old key.
    await world.sql(
      `select vault.update_secret((select id from vault.decrypted_secrets where name = 'compliance_key'), $1)`,
      [key],
    );
  }
});
