import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareObjects, makeObjects, type Objects } from '../../supabase/doctor/objects.ts';
import { projectPath } from '../../supabase/local/paths.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

test('the doctor finds in a real PostgreSQL what the migrations make, and each change of it', async () => {
  const db = server.pool(1);
  const find = async (): Promise<Objects> =>
    (await db.query('select private.deployment_objects() as objects')).rows[0].objects;
  const versions = readdirSync(projectPath('supabase/migrations')).map((file) => file.split('_')[0] ?? '');
  const before = await find();
  // Tests hold the clock still (support/postgres.ts).
  expect(compareObjects(await makeObjects(versions, before), before)).toEqual(
    ['hit', 'hour_now', 'join_waitlist', 'mail_listing', 'subscribe_to_newsletter', 'today'].map(
      (name) => `changed: function private.${name}`,
    ),
  );

  await db.query(`
    alter function private.is_admin() set search_path = public;
    alter policy "owners read their own" on public.owner_profiles using (true);
    alter table public.bookings disable trigger audit_emptied;
    alter table public.hotels alter column name drop not null;
    alter table private.limits add note text;
    alter type public.property_type add value 'castle';
    alter role anon bypassrls;
    alter role authenticator reset pgrst.db_pre_request;
    drop index public.reviews_hotel;
    create role reader;
    grant select on public.bookings to reader;
    create table public.notes (id integer primary key);
    create view public.guests as select guest_email from public.bookings;
    create publication copies for table public.bookings;
    create function public.leaky_list() returns setof text language sql as 'select guest_email from public.bookings';
  `);
  expect(compareObjects(before, await find())).toEqual([
    'extra: column private.limits.note',
    'changed: column public.hotels.name',
    'changed: function private.is_admin',
    'extra: function public.leaky_list',
    'extra: grant select on table public.bookings to reader',
    'missing: index public.reviews_hotel on public.reviews',
    'changed: policy "owners read their own" on public.owner_profiles',
    'extra: publication copies of public.bookings',
    'changed: role anon',
    'missing: setting pgrst.db_pre_request of authenticator',
    'extra: table public.notes',
    'changed: trigger audit_emptied on public.bookings',
    'changed: type public.property_type',
    'extra: view public.guests',
  ]);
});
