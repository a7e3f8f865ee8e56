import { createClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../support/testBackend.ts';

const backend = await startTestBackend();
afterAll(() => backend.close());

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
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
  expect(error).toBeNull();
  // Makes the last code look 30 seconds older, so that the current code is valid again.
  await backend.sql('update auth.mfa_factors set last_step = last_step - 1 where id = $1', [factor.id]);
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

  test('of a name that there is already is refused, begun or finished, as on a hosted project', async () => {
    const client = await signedIn(await account());
    const factor = await enroll(client);
    const again = () => client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect((await again()).error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    expect((await again()).error).toBeNull();
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

const call = async (client: Client, name: string, args = {}) => {
  const { data, error } = await client.rpc(name, args);
  if (error) throw error;
  return data;
};

const useCode = (client: Client, recovery_code: string) => call(client, 'use_recovery_code', { recovery_code });

describe('recovery codes', () => {
  const wrong = { ok: false, code: 'wrong_code' };

  test('are ten, made with the second factor only, and each takes it off once', async () => {
    const { email, client } = await protectedAccount();
    const first = await signedIn(email);
    expect(await call(first, 'make_recovery_codes')).toEqual({ ok: false, code: 'second_factor_needed' });
    const { ok, codes } = await call(client, 'make_recovery_codes');
    expect(ok).toBe(true);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(await call(client, 'two_factor_state')).toEqual({
      ok: true,
      has_factor: true,
      recovery_codes: 10,
      strong_sign_in: true,
    });

    expect(await useCode(first, 'AAAA-AAAA-AAAA')).toEqual(wrong);
    expect(await useCode(first, codes[3].toLowerCase().replaceAll('-', ' '))).toEqual({ ok: true });
    await first.auth.refreshSession();
    expect((await first.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal1' });
    expect(await useCode(first, codes[3])).toEqual(wrong);
  });

  test('new ones replace the old ones', async () => {
    const { email, client } = await protectedAccount();
    const { codes: old } = await call(client, 'make_recovery_codes');
    await call(client, 'make_recovery_codes');
    const first = await signedIn(email);
    expect(await useCode(first, old[0])).toEqual(wrong);
  });

  test("one account's codes open no other", async () => {
    const { client } = await protectedAccount();
    const { codes } = await call(client, 'make_recovery_codes');
    const other = await protectedAccount();
    const stranger = await signedIn(other.email);
    expect(await useCode(stranger, codes[0])).toEqual(wrong);
  });

  test('an account without a second factor has none', async () => {
    const client = await signedIn(await account());
    expect(await call(client, 'make_recovery_codes')).toEqual({ ok: false, code: 'no_factor' });
  });
});

describe('a second factor that is taken off', () => {
  const tokensOf = async (client: Client) => {
    const { data } = await client.auth.getSession();
    if (!data.session) throw new Error('No one is signed in.');
    return data.session;
  };
  const send = (path: string, token: string, body?: object) =>
    fetch(`${backend.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const renew = (refresh_token: string) => send('/auth/v1/token?grant_type=refresh_token', '', { refresh_token });
  test('by a code used in the session that had shown it: a token from before tells nothing of it', async () => {
    const { client } = await protectedAccount();
    const { codes } = await call(client, 'make_recovery_codes');
    const before = await tokensOf(client);
    expect(await useCode(client, codes[0])).toEqual({ ok: true });
    // The old token still claims aal2, but its session has lost it.
    const { factor } = await protectedAccount();
    await backend.sql('update auth.mfa_factors set user_id = $1 where id = $2', [before.user.id, factor.id]);
    const listings = await (await send('/rest/v1/rpc/my_listings', before.access_token, {})).json();
    expect(listings).toEqual({ ok: false, code: 'second_factor_needed' });
    const renewed = await (await renew(before.refresh_token)).json();
    const claims = JSON.parse(Buffer.from(renewed.access_token.split('.')[1], 'base64url').toString());
    expect([claims.aal, claims.amr]).toMatchObject(['aal1', [{ method: 'password' }]]);
  });
});
