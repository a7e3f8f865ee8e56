import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { giveFactor } from './given.ts';
import { signUpPerson } from './listings.ts';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

async function givenPerson(world: World, role = 'owner') {
  const person = await signUpPerson(world);
  const { userId } = person;

  await world.sql('update public.profiles set role = $2 where user_id = $1', [userId, role]);
  return {
    ...person,
    choose: (password: string) =>
      world.sql(
        `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4)) where id = $1`,
        [userId, password],
      ),
    async note(password: string, is_strong: boolean) {
      return await world.value('select private.note_password($1, $2, $3) as answer', [userId, password, is_strong]);
    },
    async emails() {
      return await world.column(
        `select kind || ' ' || recipient as line from private.outbox
         where kind in ('password_changed', 'email_changed', 'two_factor_removed') order by id`,
      );
    },
  };
}

test('emails a person whose password changes', async (world) => {
  const { email, choose, emails } = await givenPerson(world);
  await choose('long enough');
  assert.deepEqual(await emails(), [`password_changed ${email}`]);
});

test('notes how strong the password is that a person has, until it changes', async (world) => {
  const { choose, note } = await givenPerson(world);
  await choose('long enough');
  assert.deepEqual(await note('long enougH', true), { ok: false, code: 'wrong_password' });
  const weak = { ok: true, is_strong: false, stronger_needed: true };
  assert.deepEqual(await note('long enough', false), weak);
  assert.deepEqual(await note('long enough', true), weak);
  await choose('horse-999');
  assert.deepEqual(await note('horse-999', true), weak, 'too short to be strong');
  await choose('long enough again');
  assert.deepEqual(await note('long enough again', true), { ok: true, is_strong: true, stronger_needed: false });
});

test('asks owners and admins alone for a stronger password', async (world) => {
  const { choose, note } = await givenPerson(world, 'user');
  await choose('horse-999');
  assert.equal((await note('horse-999', true))?.stronger_needed, false);
});

test('limits how often a password is compared', async (world) => {
  const { choose, note } = await givenPerson(world);
  await choose('another one');
  const codes = new Set<string | undefined>();
  for (let index = 0; index < 21; index++) codes.add((await note(`wrong ${index}`, true))?.code);
  assert.deepEqual([...codes], ['wrong_password', 'rate_limited']);
});

test('the back office wants a strong password or a second factor', async (world) => {
  const admin = await givenPerson(world, 'admin');
  assert.ok((await admin.rpc('admin_settings')).settings);
  await world.sql('update private.password_notes set is_strong = false where user_id = $1', [admin.userId]);
  assert.match((await admin.rpc('admin_settings')).message, /a password of at least 10 characters/);
  await giveFactor(world, admin.userId);
  assert.equal((await admin.rpc('two_factor_state')).strong_sign_in, true);
  await world.sql('delete from auth.sessions where user_id = $1', [admin.userId]);
  assert.match((await admin.rpc('admin_settings')).message, /This session has ended/);
});

const sessionsOf = (world: World, user_id: string) =>
  world.sql<{ id: string; aal: string; shown: number }>(
    `select s.id, s.aal::text,
       (select count(*)::integer from auth.mfa_amr_claims where session_id = s.id and authentication_method = 'totp') as shown
     from auth.sessions as s where user_id = $1`,
    [user_id],
  );

test('a token is good while its session lives, for its person and this service', async (world) => {
  const { userId } = await givenPerson(world);
  const [session] = await sessionsOf(world, userId);
  const claims = { sub: userId, session_id: session?.id, aud: 'authenticated' };
  const lives = async (change: object) => {
    const row = await world.row(
      `select private.session_lives() as lives from set_config('request.jwt.claims', $1, true)`,
      [JSON.stringify({ ...claims, ...change })],
    );
    return row?.lives;
  };
  assert.equal(await lives({}), true);
  for (const change of [{ aud: 'others' }, { sub: world.userId('user') }, { session_id: randomUUID() }])
    assert.equal(await lives(change), false, JSON.stringify(change));
});

async function givenProtectedPerson(world: World) {
  const person = await givenPerson(world);
  const { userId } = person;
  await giveFactor(world, userId);
  const sessions = () => sessionsOf(world, userId);
  const [own] = await sessions();
  await world.sql(`insert into auth.sessions (id, user_id, aal) values (gen_random_uuid(), $1, 'aal2')`, [userId]);
  await world.sql(`update auth.sessions set aal = 'aal2' where user_id = $1`, [userId]);
  await world.sql(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values (gen_random_uuid(), $1, now(), now(), 'totp')`,
    [own?.id],
  );
  await world.sql(
    `insert into private.recovery_codes (user_id, code_hash)
     select $1, private.recovery_hash(c) from unnest(array['AAAA', 'BBBB']) as c`,
    [userId],
  );
  const notes = () =>
    world.sql(`select actor_id from private.audit_log where entity_id = $1 and after = '{"two_factor": false}'`, [
      userId,
    ]);
  return { ...person, own: own?.id, sessions, notes };
}

test('a recovery code takes the second factor off and ends the other sessions, once', async (world) => {
  const { rpc, own, userId, email, sessions, notes, emails } = await givenProtectedPerson(world);
  const use = (recovery_code: string | null) => rpc('use_recovery_code', { recovery_code });
  for (const wrong of ['CCCC', '', '%', null]) assert.equal((await use(wrong)).code, 'wrong_code', String(wrong));
  assert.deepEqual(await use('AAAA'), { ok: true });
  assert.deepEqual(await sessions(), [{ id: own, aal: 'aal1', shown: 0 }]);
  assert.equal((await use('BBBB')).code, 'wrong_code');
  assert.deepEqual(await notes(), [{ actor_id: userId }]);
  assert.deepEqual(await emails(), [`two_factor_removed ${email}`]);
});

test('an admin takes the second factor off and ends every session', async (world) => {
  const { userId, sessions, notes } = await givenProtectedPerson(world);
  const admin = await givenPerson(world, 'admin');
  const own = await admin.rpc('reset_two_factor', { user_id: admin.userId });
  assert.deepEqual(own, { ok: false, code: 'not_allowed' });
  assert.deepEqual(await admin.rpc('reset_two_factor', { user_id: userId }), { ok: true });
  assert.deepEqual(await sessions(), []);
  await world.sql('insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1)', [userId]);
  assert.deepEqual(await admin.rpc('reset_two_factor', { user_id: userId }), { ok: true });
  assert.equal((await sessions()).length, 1, 'without a factor no session ends');
  assert.deepEqual(await notes(), [{ actor_id: admin.userId }]);
  assert.equal((await admin.rpc('reset_two_factor', { user_id: randomUUID() })).code, 'not_found');
});

test('emails a person who removes the last second factor', async (world) => {
  const { userId, email, emails } = await givenProtectedPerson(world);
  await giveFactor(world, userId);
  const removeOne = () =>
    world.sql('delete from auth.mfa_factors where id = (select id from auth.mfa_factors where user_id = $1 limit 1)', [
      userId,
    ]);
  await removeOne();
  assert.deepEqual(await emails(), []);
  await removeOne();
  assert.deepEqual(await emails(), [`two_factor_removed ${email}`]);
});

test('emails the old and the new address of a person', async (world) => {
  const { userId, email, emails } = await givenPerson(world);
  await world.sql('update auth.users set email = $2 where id = $1', [userId, `new-${email}`]);
  assert.deepEqual(await emails(), [`email_changed ${email}`, `email_changed new-${email}`]);
});
