import assert from 'node:assert/strict';
import { changeBookingAsAdmin } from './asAdmin.ts';
import { asAdmin, book, bookingIdOf, inTheNameOf, patch, request, reviewOf } from './given.ts';
import { signUpPerson } from './listings.ts';
import { roomCount, type World } from './world.ts';
import { test } from './worldTest.ts';

interface Entry {
  id: number;
  entries: number;
  actor_email: string | null;
  actor: string | null;
  job: string | null;
  action: string;
  label: string;
  entity: string;
  entity_id: string;
  before: object | null;
  after: object | null;
}

const log = (world: World, args: object = {}): Promise<{ total: number; rows: Entry[] }> =>
  asAdmin(world, 'admin_audit', args);

test('does not log what people do to their own things', async (world) => {
  const { total } = await log(world);
  for (const member of ['user', 'owner A'] as const) {
    const own = `profiles?user_id=eq.${world.userId(member)}`;
    assert.equal((await patch(world, member, own, { full_name: 'Asha' })).status, 204);
  }
  assert.equal((await book(world)).ok, true);
  await signUpPerson(world);
  assert.equal((await log(world)).total, total);
});

test('of a change the row shows the status, not the reason that came before it', async (world) => {
  const reference = world.referenceOf('owner A', 'coming');
  await changeBookingAsAdmin(world, reference, { booking_status: 'completed' }, { reason: 'The guest left early' });
  const [row] = (await log(world)).rows;
  assert.partialDeepStrictEqual(row, { entity: 'bookings', after: { booking_status: 'completed' } });
});

test('logs changes past the accounts with the key or the database user', async (world) => {
  const { hotel } = world.hotelOf('owner A');
  const { total } = await log(world);
  await world.sql(`update public.hotels set name = 'By the database itself' where id = $1`, [hotel]);
  const headers = { apikey: world.backend.secretKey };
  assert.equal((await world.rpc('anon', 'create_booking_tx', request(world), { headers })).json.ok, true);
  await world.sql(
    `insert into public.owner_profiles (user_id, full_name) values ($1, 'By hand')
     on conflict (user_id) do update set full_name = 'By hand'`,
    [world.userId('owner A')],
  );
  const past = await log(world);
  assert.deepEqual(
    past.rows.slice(0, 3).map(({ actor_email, job, actor, entity }) => [actor_email, job, actor, entity]),
    [
      [null, null, 'database: postgres', 'owner_profiles'],
      [null, null, 'The system', 'bookings'],
      [null, null, 'database: postgres', 'hotels'],
    ],
  );
  assert.deepEqual([past.rows[1]?.action, past.rows[2]?.action, past.total], ['insert', 'update', total + 3]);
  const found = await log(world, { search: 'the SYSTEM' });
  assert.ok(found.total > 0 && found.rows.every(({ actor }) => actor === 'The system'));
});

test('refuses the service key to write bookings, roles, listings and hotels', async (world) => {
  const headers = { apikey: world.backend.secretKey };
  for (const [table, body] of [
    ['bookings', { payment_status: 'paid' }],
    ['profiles', { role: 'admin' }],
    ['properties', { status: 'approved' }],
    ['hotels', { name: 'Taken over' }],
  ] as const) {
    const { status } = await world.call('anon', 'PATCH', `/rest/v1/${table}`, { headers, body });
    assert.equal(status, 403, table);
  }
});

async function logsChange(world: World, work: () => Promise<unknown>, expected: object): Promise<Entry> {
  const { total } = await log(world);
  await work();
  const { rows, ...now } = await log(world);
  const [entry] = rows;
  assert.ok(entry && now.total === total + 1, 'one note');
  const { actor_email, actor, job, action, entity, entity_id } = entry;
  const [before, after] = [entry.before, entry.after].map((side) => {
    const { hidden_at: _moment, ...rest } = Object(side);
    return rest;
  });
  assert.deepEqual(
    { actor_email, actor, job, action, entity, entity_id, before, after },
    { actor_email: 'canary_mail_admin@people.example', actor: null, job: null, action: 'update', ...expected },
  );
  return entry;
}

const calls = (world: World, name: string, args: object) => async () =>
  assert.equal((await asAdmin(world, name, args)).ok, true, name);
const patches = (world: World, path: string, body: object) => async () =>
  assert.equal((await patch(world, 'admin', path, body)).status, 204, path);

test('logs what an admin changes of roles, listings and bookings', async (world) => {
  const user_id = world.userId('user');
  await logsChange(world, calls(world, 'admin_set_role', { user_id, before: 'user', role: 'owner' }), {
    entity: 'profiles',
    entity_id: user_id,
    before: { role: 'user' },
    after: { role: 'owner' },
  });
  const property_id = world.propertyId('owner A', 'submitted');
  const featured = { before: { is_featured: false }, after: { is_featured: true } };
  await logsChange(world, calls(world, 'admin_change_listing', { property_id, ...featured }), {
    entity: 'properties',
    entity_id: property_id,
    ...featured,
  });
  const booking_id = await bookingIdOf(world, world.referenceOf('owner A', 'coming'));
  const failed = { before: { payment_status: 'pending' }, after: { payment_status: 'failed' } };
  await logsChange(world, calls(world, 'admin_change_booking', { booking_id, ...failed }), {
    entity: 'bookings',
    entity_id: booking_id,
    ...failed,
  });
});

test('logs what an admin changes of hotels and room types', async (world) => {
  const { hotel, room } = world.hotelOf('owner A');
  await logsChange(world, patches(world, `hotels?id=eq.${hotel}`, { city: 'Anjuna' }), {
    entity: 'hotels',
    entity_id: hotel,
    before: { city: 'Calangute' },
    after: { city: 'Anjuna' },
  });
  const entry = await logsChange(world, patches(world, `room_categories?id=eq.${room}`, { total_rooms: 9 }), {
    entity: 'room_categories',
    entity_id: room,
    before: { total_rooms: roomCount },
    after: { total_rooms: 9 },
  });
  assert.equal(entry.label, 'House of owner A, Garden Room');
});

test('logs what an admin changes of reviews, exchange rates and settings', async (world) => {
  const review_id = await reviewOf(world, world.hotelOf('owner A').hotel);
  await logsChange(world, calls(world, 'hide_review', { review_id, reason: ' Names a neighbour. ', kind: 'other' }), {
    entity: 'reviews',
    entity_id: review_id,
    before: { hidden_reason: null, hidden_kind: null },
    after: { hidden_reason: 'Names a neighbour.', hidden_kind: 'other' },
  });
  await logsChange(world, patches(world, 'exchange_rates?currency=eq.USD', { inr_per_unit: 90 }), {
    entity: 'exchange_rates',
    entity_id: 'USD',
    before: { inr_per_unit: 88.5 },
    after: { inr_per_unit: 90 },
  });
  const changes = { advance_percent: { from: 30, to: 40 } };
  await logsChange(world, calls(world, 'save_settings', { changes }), {
    entity: 'settings',
    entity_id: 'true',
    before: { advance_percent: 30 },
    after: { advance_percent: 40 },
  });
});

test('logs a deleted row without its draft, and a job by its name', async (world) => {
  const draft = world.propertyId('owner A', 'draft');
  const admin = { claims: { sub: world.userId('admin') } };
  await world.sql(inTheNameOf(admin, `delete from public.properties where id = '${draft}'`));
  const [gone] = (await log(world, { entity: 'properties', action: 'delete' })).rows;
  assert.deepEqual([gone?.after, 'name' in Object(gone?.before), 'draft' in Object(gone?.before)], [null, true, false]);
  await world.sql(inTheNameOf({ job: 'tidy' }, 'update private.settings set advance_percent = 40'));
  const [tidied] = (await log(world, { search: 'tidy' })).rows;
  assert.deepEqual([tidied?.actor_email, tidied?.job, tidied?.after], [null, 'tidy', { advance_percent: 40 }]);
});

test('logs a limit that is changed in the SQL editor', async (world) => {
  await world.sql('update private.limits set bookings_a_minute = 640 where only_row');
  const [entry] = (await log(world, { entity: 'limits' })).rows;
  assert.match(entry?.actor ?? '', /^database: /);
  assert.deepEqual([entry?.before, entry?.after], [{ bookings_a_minute: 1_000_000 }, { bookings_a_minute: 640 }]);
});

test('lets nobody read or write the log past the call for admins', async (world) => {
  await world.sql(`update public.hotels set city = 'Anjuna'`);
  const { total } = await log(world);
  assert.ok(total > 0);
  for (const [method, path] of [
    ['GET', 'audit_log'],
    ['DELETE', 'audit_log?id=gt.0'],
    ['PATCH', 'audit_log?id=gt.0'],
    ['POST', 'audit_log'],
  ] as const) {
    const privateSchema: Record<string, string> = { 'content-profile': 'private', 'accept-profile': 'private' };
    for (const headers of [{}, privateSchema]) {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: { label: 'x' } };
      const { status } = await world.call('admin', method, `/rest/v1/${path}`, { headers, ...body });
      assert.ok(status >= 400, `${method} ${path} is refused`);
    }
  }
  assert.equal((await log(world)).total, total);
});

const logged = {
  public: ['properties', 'hotels', 'room_categories', 'bookings', 'reviews', 'exchange_rates', 'owner_profiles'],
  private: [
    ...[
      'settings',
      'limits',
      'room_blocks',
      'rate_plans',
      'rate_rules',
      'holds',
      'payments',
      'refunds',
      'invoices',
      'house_people',
    ],
    ...['review_photos', 'review_replies', 'review_reports', 'calendar_feeds', 'calendar_exports', 'feed_conflicts'],
    ...['form_c_stays', 'form_c_guests', 'guest_registers', 'register_guests', 'compliance'],
  ],
};

test('logs a table that is emptied at once', async (world) => {
  const tables = Object.entries(logged).flatMap(([schema, names]) => names.map((name) => `${schema}.${name}`));
  await world.sql(`do $$ declare v_silent text; begin
      truncate ${tables} cascade;
      select string_agg(t.name, ', ') into v_silent from unnest('{${tables}}'::text[]) as t (name) where not exists (
        select from private.audit_log where action = 'delete' and entity_id = 'all' and entity = split_part(t.name, '.', 2)
      );
      if v_silent is not null then raise exception 'emptied without a note: %', v_silent; end if;
      raise exception 'undone' using errcode = 'UNDON';
    exception when sqlstate 'UNDON' then null; end $$`);
});

test('shows a change of many entries as one row, and its entries on request', async (world) => {
  const { total } = await log(world);
  const admin = world.userId('admin');
  await world.sql(
    `with changed as (select set_config('request.jwt.claims', json_build_object('sub', $1::text, 'role', 'authenticated')::text, true))
     update public.room_categories set description = 'Swept' from changed`,
    [admin],
  );
  const after = await log(world);
  const [row] = after.rows;
  assert.equal(after.total, total + 1);
  assert.ok(row && row.entries > 1 && row.entity === 'room_categories', JSON.stringify(row));
  const whole = await log(world, { change: row.id });
  assert.equal(whole.total, row.entries);
  assert.ok(whole.rows.every(({ entity }) => entity === 'room_categories'));
  assert.equal((await log(world, { change: row.id, search: 'no such thing' })).total, 0);
});
