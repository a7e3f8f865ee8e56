import { createClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/backend.ts';

/** Accounts over plain supabase-js: what passes here passes on a hosted project. */
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

/** A client that keeps its session in memory, as a browser tab does. */
const tab = () =>
  createClient(backend.url, backend.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
const password = 'correct horse battery';
let number = 0;

async function account() {
  const email = `second-${++number}@people.example`;
  const { error } = await tab().auth.signUp({ email, password, options: { data: { full_name: 'Asha Kamat' } } });
  expect(error).toBeNull();
  await backend.sql('update auth.users set email_confirmed_at = now() where email = $1', [email]);
  return email;
}
async function signedIn(email: string) {
  const client = tab();
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}
type Client = Awaited<ReturnType<typeof signedIn>>;

async function claimsOf(client: Client) {
  const { data } = await client.auth.getSession();
  return JSON.parse(Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString());
}
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const wrongCode = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');

async function enroll(client: Client) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error || data.type !== 'totp') throw error ?? new Error('No factor was made.');
  return { id: data.id, ...data.totp };
}
async function protectedAccount() {
  const email = await account();
  const client = await signedIn(email);
  const factor = await enroll(client);
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret, -1) });
  expect(error).toBeNull();
  return { email, client, factor };
}

describe('a second factor', () => {
  test('is enrolled, shown as a picture and as text, and raises the level of the session', async () => {
    const email = await account();
    const client = await signedIn(email);
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    const factor = await enroll(client);
    expect(factor.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg[^#]*<\/svg>$/);
    expect(factor.uri).toContain(`secret=${factor.secret}`);
    expect(factor.uri).toContain(encodeURIComponent(email));
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({ totp: [], all: [{ status: 'unverified' }] });

    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
    expect(error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] });
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor.id, status: 'verified' }]);
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
  });

  test('is asked for at the next sign-in, and the level survives a refresh', async () => {
    const { email, factor } = await protectedAccount();
    const client = await signedIn(email);
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
    expect((await client.auth.getUser()).data.user?.factors).toMatchObject([{ id: factor.id }]);
  });

  test('ends sessions that have shown a password only', async () => {
    const email = await account();
    const elsewhere = await signedIn(email);
    const client = await signedIn(email);
    const factor = await enroll(client);
    await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    expect((await elsewhere.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test('is removed with the second factor only, and then nothing asks for it', async () => {
    const { email, client, factor } = await protectedAccount();
    const first = await signedIn(email);
    expect((await first.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({ code: 'insufficient_aal' });
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    await client.auth.refreshSession();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' });
    const { data } = await (await signedIn(email)).auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });
});

describe('a code', () => {
  test('counts once, even when sent twice at the same time', async () => {
    const { email, factor } = await protectedAccount();
    const tabs = await Promise.all([signedIn(email), signedIn(email), signedIn(email)]);
    const code = codeOf(factor.secret);
    const challenges = await Promise.all(
      tabs.map(async (one) => (await one.auth.mfa.challenge({ factorId: factor.id })).data?.id ?? ''),
    );
    const answers = await Promise.all(
      tabs.map((one, i) => one.auth.mfa.verify({ factorId: factor.id, challengeId: challenges[i] ?? '', code })),
    );
    expect(answers.filter(({ error }) => !error)).toHaveLength(1);
  });

  test.each([
    ['a wrong one', (secret: string) => wrongCode(secret)],
    ['one of five minutes ago', (secret: string) => codeOf(secret, -10)],
    ['one of in five minutes', (secret: string) => codeOf(secret, 10)],
    ['an empty one', () => ''],
    ['letters', () => 'abcdef'],
    ['a long one', () => '1'.repeat(100)],
  ])('%s is refused', async (_, make) => {
    const { email, factor } = await protectedAccount();
    const client = await signedIn(email);
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: make(factor.secret) });
    expect(error).toMatchObject({ code: 'mfa_verification_failed', status: 422 });
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' });
  });

  test('cannot be guessed: after ten wrong ones even the right one waits', async () => {
    const { email, factor } = await protectedAccount();
    const client = await signedIn(email);
    const attempt = (code: string) => client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    for (let i = 0; i < 10; i += 1) expect((await attempt(wrongCode(factor.secret))).error?.status).toBe(422);
    expect((await attempt(codeOf(factor.secret))).error).toMatchObject({ status: 429 });
  });

  test('of an old challenge is refused', async () => {
    const { email, factor } = await protectedAccount();
    const client = await signedIn(email);
    const { data } = await client.auth.mfa.challenge({ factorId: factor.id });
    await backend.sql("update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = $1", [
      data?.id,
    ]);
    const { error } = await client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: data?.id ?? '',
      code: codeOf(factor.secret),
    });
    expect(error).toMatchObject({ code: 'mfa_challenge_expired' });
  });
});

describe('strangers', () => {
  test("nobody reaches another's factor", async () => {
    const { factor } = await protectedAccount();
    const stranger = await signedIn(await account());
    expect((await stranger.auth.mfa.challenge({ factorId: factor.id })).error).toMatchObject({ status: 404 });
    expect((await stranger.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({ status: 404 });
  });

  test.each([
    ['without a token', {}],
    ['with a forged token', { authorization: 'Bearer e30.e30.e30' }],
    ['with the publishable key', { authorization: 'Bearer sb_publishable_local' }],
  ])('nobody enrols %s', async (_, headers) => {
    const response = await fetch(`${backend.url}/auth/v1/factors`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ factor_type: 'totp' }),
    });
    expect(response.status).toBe(401);
  });

  test('a second factor is not enrolled beside the first with a password alone', async () => {
    const { email } = await protectedAccount();
    const client = await signedIn(email);
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toMatchObject({ code: 'insufficient_aal' });
  });
});
