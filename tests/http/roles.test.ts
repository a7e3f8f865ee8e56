import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import type { Actor, Member } from './actors.ts';
import { setRoleAsAdmin } from './asAdmin.ts';
import { databaseRefuses, patch } from './given.ts';
import { beginListing, sendListing, signUpPerson } from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const roleOf = async (world: World, user_id: string) =>
  (await world.sql('select role from public.profiles where user_id = $1', [user_id]))[0]?.role;

async function signUpWith(world: World, data: object) {
  const { status, json } = await world.call('anon', 'POST', '/auth/v1/signup', {
    body: { email: `${randomUUID()}@people.example`, password: 'long enough', data },
  });
  assert.equal(status, 200);
  const [made] = await world.sql(
    `select p.role, p.full_name, p.phone, u.raw_user_meta_data as data
     from public.profiles as p join auth.users as u on u.id = p.user_id where p.user_id = $1`,
    [json.id],
  );
  return made;
}

const typed = { role: 'admin', full_name: ' As\u202eha\n<b> ', phone: ' +91 98200 00000\u202c' };

test('a sign-up keeps a clean name and phone, and takes no role', async (world) => {
  const { data: _, ...kept } = (await signUpWith(world, typed)) ?? {};
  assert.deepEqual(kept, { role: 'user', full_name: 'Asha b', phone: '+91 98200 00000' });
});

test('a sign-up cuts metadata, which every token repeats, to what we use', async (world) => {
  const data = { full_name: 'Asha b', phone: '9'.repeat(30), language: 'en' };
  const kept = await signUpWith(world, { ...typed, phone: '9'.repeat(500), much: 'x'.repeat(5000) });
  assert.deepEqual(kept, { role: 'user', full_name: 'Asha b', phone: null, data });
  const deep = await signUpWith(world, { ...typed, deep: JSON.parse('['.repeat(20) + ']'.repeat(20)) });
  assert.equal(deep?.role, 'user');
});

async function refusesRoles(world: World) {
  const everybody = 'profiles?user_id=not.is.null';
  assert.equal((await patch(world, 'user', everybody, { role: 'admin' })).status, 403);
  assert.equal((await patch(world, 'owner B', everybody, { role: 'user' })).status, 403);
}

test('nobody writes the role of a profile', refusesRoles);

test('nobody writes the role of a profile even if the column were granted', async (world) => {
  const user_id = world.userId('user');
  await world.sql('grant insert, update (role) on public.profiles to authenticated');
  try {
    await refusesRoles(world);
    await world.sql('delete from public.profiles where user_id = $1', [user_id]);
    await world.sql('create policy made on public.profiles for insert to authenticated with check (true)');
    const body = { user_id, role: 'admin' };
    assert.equal((await world.call('user', 'POST', '/rest/v1/profiles', { body })).status, 201);
    assert.equal(await roleOf(world, user_id), 'user');
  } finally {
    await world.sql('drop policy if exists made on public.profiles');
    await world.sql('revoke insert, update (role) on public.profiles from authenticated');
  }
});

const setRole = async (world: World, member: Member, before: string, role: string | null, actor: Actor = 'admin') =>
  world.rpc(actor, 'admin_set_role', { user_id: world.userId(member), before, role });

test('an admin alone sets a role, of a person as the admin saw them', async (world) => {
  for (const actor of ['user', 'owner B'] as const)
    assert.equal((await setRole(world, actor, 'user', 'admin', actor)).status, 403);
  const changed = await setRole(world, 'owner A', 'user', 'admin');
  assert.deepEqual(changed.json, { ok: false, code: 'changed', role: 'owner' });
  assert.equal((await setRole(world, 'owner A', 'owner', null)).json.code, 'invalid_role');
});

test('the last admin stays one', async (world) => {
  assert.deepEqual((await setRole(world, 'admin', 'admin', 'user')).json, { ok: false, code: 'last_admin' });
  await databaseRefuses(
    world,
    `update public.profiles set role = 'user' where role = 'admin'`,
    `delete from auth.users where id = '${world.userId('admin')}'`,
    'truncate public.profiles cascade',
  );
});

for (const [place, extra] of [
  ['metadata', { data: { role: 'admin', user_role: 'admin', is_admin: true } }],
  ['nested metadata', { data: { app_metadata: { role: 'admin' }, profile: { role: 'admin' } } }],
  ['odd metadata', { data: { full_name: { role: 'admin' }, phone: ['1'.repeat(500)], role: ['admin'] } }],
  ['the request', { role: 'service_role', app_metadata: { role: 'admin' }, user_metadata: { role: 'admin' } }],
  ['the audience', { aud: 'service_role', data: { role: 'admin' } }],
] as const)
  test(`a sign-up with a role in ${place} makes a user`, async (world) => {
    const email = `${randomUUID()}@people.example`;
    const { json } = await world.call('anon', 'POST', '/auth/v1/signup', {
      body: { email, password: 'long enough', ...extra },
    });
    assert.equal(await roleOf(world, json.id), 'user');
    await world.sql('update auth.users set email_confirmed_at = now() where id = $1', [json.id]);
    const token = await world.backend.signIn(email, 'long enough');
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    assert.equal(claims.role, 'authenticated');
    const headers = { authorization: `Bearer ${token}` };
    assert.equal((await world.call('anon', 'GET', '/rest/v1/profiles', { headers })).json.length, 1);
  });

test('an update of the account leaves its rights as they are', async (world) => {
  for (const body of [
    { data: { role: 'admin' } },
    { app_metadata: { role: 'admin' } },
    { role: 'service_role' },
    { user_metadata: { role: 'admin' }, is_super_admin: true },
  ]) {
    await world.call('user', 'PUT', '/auth/v1/user', { body });
    assert.equal(await roleOf(world, world.userId('user')), 'user');
    assert.equal((await world.call('user', 'GET', '/rest/v1/profiles')).json.length, 1);
  }
  await refusesRoles(world);
});

test('refuses made-up tokens', async (world) => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { role: 'service_role', sub: world.userId('admin'), exp: Math.floor(Date.now() / 1000) + 3600 };
  const signed = (key: string) => {
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  const keys = ['', 'secret', world.backend.publishableKey, 'super-secret-jwt-token-with-at-least-32-characters-long'];
  const unsigned = `${part({ alg: 'none' })}.${part(claims)}`;
  for (const token of [`${unsigned}.`, `${unsigned}.AAAA`, ...keys.map(signed)]) {
    const headers = { authorization: `Bearer ${token}` };
    assert.equal((await world.call('anon', 'GET', '/rest/v1/profiles', { headers })).status, 401);
  }
});

test('a submission makes its user an owner, and gives no role back that an admin took', async (world) => {
  const person = await signUpPerson(world);
  const begun = await beginListing(world, person);
  assert.equal((await sendListing(person, begun, false)).ok, false);
  assert.equal(await roleOf(world, person.userId), 'user');
  assert.equal((await sendListing(person, begun)).ok, true);
  assert.equal(await roleOf(world, person.userId), 'owner');
  assert.equal((await setRoleAsAdmin(world, person.userId, 'user')).ok, true);
  for (const again of [begun, await beginListing(world, person)])
    assert.equal((await sendListing(person, again)).code, 'not_owner');
  assert.equal(await roleOf(world, person.userId), 'user');
});

test('every function that writes profiles past the guard is known', async (world) => {
  const writers = await world.column(
    `select proname || case when prosecdef then '' else ' as its caller' end as name from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and prosrc ~* '(insert into|update|delete from)\\s+(only\\s+)?public\\.profiles' order by proname`,
  );
  assert.deepEqual(writers, [
    ...['admin_set_role', 'answer_invitation', 'forget_password_note', 'handle_new_user', 'mail_known_address'],
    ...['make_first_admin as its caller', 'note_listing', 'sync_email', 'void_unproven_password'],
    'write_owner as its caller',
  ]);
});

test('an admin who gives the role up beside another one is an admin no longer', async (world) => {
  assert.deepEqual((await setRole(world, 'owner A', 'owner', 'admin')).json, { ok: true, role: 'admin' });
  assert.deepEqual((await setRole(world, 'admin', 'admin', 'user')).json, { ok: true, role: 'user' });
  assert.equal((await setRole(world, 'admin', 'user', 'admin')).status, 403);
});
