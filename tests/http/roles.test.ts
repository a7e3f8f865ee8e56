import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Actor, Member } from './actors.ts';
import { databaseRefuses, patch } from './given.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

/** Signs somebody up with these metadata, and returns what is kept of them. */
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
    assert.deepEqual(await world.sql('select role from public.profiles where user_id = $1', [user_id]), [
      { role: 'user' },
    ]);
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

test('an admin who gives the role up beside another one is an admin no longer', async (world) => {
  assert.deepEqual((await setRole(world, 'owner A', 'owner', 'admin')).json, { ok: true, role: 'admin' });
  assert.deepEqual((await setRole(world, 'admin', 'admin', 'user')).json, { ok: true, role: 'user' });
  assert.equal((await setRole(world, 'admin', 'user', 'admin')).status, 403);
});
