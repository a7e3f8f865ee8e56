import assert from 'node:assert/strict';
import { asAdmin, giveFactor } from './given.ts';
import { signUpPerson } from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const find = (world: World, args: object) => asAdmin(world, 'admin_users', args);

async function givenZelia(world: World) {
  const person = await signUpPerson(world);
  await world.sql(
    `update public.profiles set full_name = 'Zelia 100% D_Mello', phone = '+91 98 221 40 077' where user_id = $1`,
    [person.userId],
  );
  return person;
}

test('finds people by name, email, phone and role, without wildcards', async (world) => {
  const { userId, email } = await givenZelia(world);
  for (const search of [' zelia  100% d_m', 'd_mello ZELIA', email.toUpperCase(), '9822140077', '98 221 40']) {
    const { total, rows } = await find(world, { search });
    assert.deepEqual([total, rows[0].user_id, rows[0].listings, rows[0].two_factor], [1, userId, 0, false], search);
  }
  for (const search of ['zelia d_mel_o', 'zel%a', 'zel\\ia', 'zelia 100% dxm'])
    assert.equal((await find(world, { search })).total, 0, search);
  assert.equal((await find(world, { search: 'zelia', role: 'owner' })).total, 0);
  assert.equal((await find(world, { search: 'zelia', role: 'user' })).total, 1);
});

test('refuses a role that there is not', async (world) => {
  const { userId } = await givenZelia(world);
  assert.deepEqual(await find(world, { role: 'x' }), { ok: false, code: 'invalid_role' });
  const give = (args: object) =>
    asAdmin(world, 'admin_set_role', { user_id: userId, before: 'user', role: 'owner', ...args });
  assert.deepEqual(await give({ role: 'x' }), { ok: false, code: 'invalid_role' });
  assert.equal((await give({ before: 'x' })).code, 'changed');
  assert.equal((await give({})).ok, true);
});

test('lists people of the same moment by id, 50 a page', async (world) => {
  await world.sql(
    `insert into auth.users (id, email, created_at)
     select id, 'many-' || id || '@people.example', now() from (select gen_random_uuid() as id from generate_series(1, 60))`,
  );
  const [first, second] = [await find(world, { search: 'many-' }), await find(world, { search: 'many-', page: 2 })];
  assert.deepEqual([first.total, first.rows.length, second.rows.length], [60, 50, 10]);
  const ids = [...first.rows, ...second.rows].map(({ user_id }: { user_id: string }) => user_id);
  assert.deepEqual(ids, [...ids].sort().reverse());
});

test('removes the two-factor sign-in of a person, and notes it', async (world) => {
  const { userId } = await givenZelia(world);
  const hasTwoFactor = async () => (await find(world, { search: 'zelia' })).rows[0].two_factor;
  await giveFactor(world, userId);
  assert.equal(await hasTwoFactor(), true);
  assert.equal((await asAdmin(world, 'reset_two_factor', { user_id: userId })).ok, true);
  assert.equal(await hasTwoFactor(), false);
  const [note] = (await asAdmin(world, 'admin_audit', { entity: 'profiles' })).rows;
  assert.deepEqual([note?.entity_id, note?.before, note?.after], [userId, { two_factor: true }, { two_factor: false }]);
});
