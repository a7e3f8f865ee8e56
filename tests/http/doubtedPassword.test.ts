/** @module-tag long */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { World } from './world.ts';
import { test } from './worldTest.ts';

const auth = (world: World, method: 'POST' | 'PUT', path: string, body: object, token?: string) =>
  world.call('anon', method, `/auth/v1/${path}`, {
    body,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });

async function givenAccountOfStranger(world: World) {
  const email = `${randomUUID()}@people.example`;
  const signUp = async (password: string) =>
    assert.equal((await auth(world, 'POST', 'signup', { email, password })).status, 200);
  await signUp('of the stranger');
  const id = await world.value(
    `update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = $1 returning id`,
    [email],
  );
  await world.sql('insert into private.password_notes (user_id, is_strong) values ($1, true)', [id]);
  const needsPassword = async () =>
    (await world.sql('select needs_password from public.profiles where user_id = $1', [id]))[0]?.needs_password;
  const signIn = async (password: string) => {
    const { status, json } = await auth(world, 'POST', 'token?grant_type=password', { email, password });
    return status === 200 ? 'opens' : json.error_code;
  };
  return {
    ...{ id, email, signUp, needsPassword, signIn },
    recover: () => auth(world, 'POST', 'recover', { email }),
    async confirm(): Promise<string> {
      const [user] = await world.sql('select confirmation_token as token_hash from auth.users where id = $1', [id]);
      return (await auth(world, 'POST', 'verify', { type: 'signup', ...user })).json.access_token;
    },
    async keepsPassword() {
      assert.deepEqual([await signIn('of the stranger'), await needsPassword()], ['opens', false]);
    },
    async hasNoPassword() {
      assert.equal(await needsPassword(), true);
      for (const word of ['of the stranger', 'of the owner', 'of nobody'])
        assert.equal(await signIn(word), 'invalid_credentials', word);
    },
  };
}

test('a person keeps the password of a sign-up that nobody else has asked about', async (world) => {
  await (await givenAccountOfStranger(world)).recover();
  const { id, email, confirm, keepsPassword, recover } = await givenAccountOfStranger(world);
  await world.sql('update auth.users set confirmation_token = confirmation_token where id = $1', [id]);
  await world.sql('select private.mail_known_address($1, $2)', [email, id]);
  await confirm();
  await keepsPassword();
  await recover();
  await world.sql('select private.mail_known_address($1, null)', [email]);
  await keepsPassword();
});

test('a second sign-up before the address is proven leaves no password, until one is chosen', async (world) => {
  const { id, signUp, confirm, hasNoPassword, recover, signIn, needsPassword } = await givenAccountOfStranger(world);
  await signUp('of the owner');
  const token = await confirm();
  await hasNoPassword();
  assert.deepEqual(await world.sql('select from private.password_notes where user_id = $1', [id]), []);
  await recover();
  await hasNoPassword();
  assert.equal((await auth(world, 'PUT', 'user', { password: 'chosen now' }, token)).status, 200);
  assert.deepEqual([await signIn('chosen now'), await needsPassword()], ['opens', false]);
  assert.equal(await signIn('of the stranger'), 'invalid_credentials');
});

for (const [deed, ask] of [
  [
    'a sign-up within the minute without a second email',
    (world: World, email: string) =>
      world.sql('select private.mail_known_address($1, $2)', [email.toUpperCase(), randomUUID()]),
  ],
  ['the same email again', (world: World, email: string) => auth(world, 'POST', 'resend', { type: 'signup', email })],
  ['an email for a new password', (world: World, email: string) => auth(world, 'POST', 'recover', { email })],
  ['a link to sign in', (world: World, email: string) => auth(world, 'POST', 'otp', { email, create_user: false })],
] as const)
  test(`${deed}, before the address is proven, leaves no password`, async (world) => {
    const { id, email, confirm, hasNoPassword } = await givenAccountOfStranger(world);
    await ask(world, email);
    // The auth service may rehash the same password when it reads it.
    await world.sql(
      `update auth.users set encrypted_password = extensions.crypt('of the stranger', extensions.gen_salt('bf', 4))
       where id = $1`,
      [id],
    );
    await confirm();
    await hasNoPassword();
  });

test('an address that Google proves asks for no password', async (world) => {
  const { id, signUp, needsPassword } = await givenAccountOfStranger(world);
  await signUp('of the owner');
  // The auth service removes the password before it records the proof.
  await world.sql('update auth.users set encrypted_password = null where id = $1', [id]);
  await world.sql('update auth.users set email_confirmed_at = now() where id = $1', [id]);
  assert.equal(await needsPassword(), false);
});
