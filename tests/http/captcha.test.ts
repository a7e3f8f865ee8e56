import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addPerson } from '../fixtures.ts';
import { termsAndPrivacy } from '../support/legalVersions.ts';
import { startTurnstile } from '../support/turnstile.ts';
import { request } from './given.ts';
import { createWorldOfFile, restoreEach } from './ownWorld.ts';

const world = await createWorldOfFile();
const turnstile = await startTurnstile();
await restoreEach(world);
beforeEach(async () => {
  for (const [name, value] of Object.entries(turnstile.environment)) vi.stubEnv(name, value);
  vi.stubEnv('SUPABASE_AUTH_CAPTCHA_ENABLED', 'true');
  turnstile.asked.length = 0;
});
afterEach(() => {
  turnstile.answers(null);
  vi.unstubAllEnvs();
});
afterAll(() => void turnstile.close());

const password = 'correct horse battery';
const person = (email?: string) => addPerson(world.sql, password, { full_name: 'Asha Kamat' }, email);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  world.call('anon', 'POST', path, { body, headers });
const codeOf = ({ status, json }: Awaited<ReturnType<typeof post>>) =>
  `${status} ${json?.error_code ?? json?.code ?? ''}`;
const withToken = (captcha_token?: unknown) => ({ gotrue_meta_security: { captcha_token } });
const mailsTo = async (email: string) => (await world.backend.mailbox.list()).filter(({ to }) => to === email);

describe('at the auth service', () => {
  const signIn = (email: string, more: object, word = password) =>
    post('/auth/v1/token?grant_type=password', { email, password: word, ...more });

  test('a password opens nothing without a token, with a made-up, an old or a used one; with a good one it does', async () => {
    const { email } = await person();
    const old = turnstile.issue();
    turnstile.age(old);
    for (const token of [undefined, '', ' ', 7, { a: 1 }, 'made-up', old])
      expect(codeOf(await signIn(email, withToken(token))), String(token)).toBe('400 captcha_failed');
    expect(codeOf(await signIn(email, {}))).toBe('400 captcha_failed');
    const token = turnstile.issue();
    expect(codeOf(await signIn(email, withToken(token), 'wrong'))).toBe('400 invalid_credentials');
    expect(codeOf(await signIn(email, withToken(token)))).toBe('400 captcha_failed');
    const { status, json } = await signIn(email, withToken(turnstile.issue()));
    expect([status, decodeJwt(json.access_token).sub]).toEqual([200, json.user.id]);
    expect((await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: json.refresh_token })).status).toBe(
      200,
    );
  });

  test('what it says is said in the words of the auth service', async () => {
    expect((await signIn('a@people.example', {})).json).toEqual({
      code: 400,
      error_code: 'captcha_failed',
      msg: 'captcha protection: request disallowed (no captcha_token found)',
    });
    expect((await signIn('a@people.example', withToken('x'))).json.msg).toBe(
      'captcha protection: request disallowed (invalid-input-response)',
    );
  });

  test.each([
    ['recover', {}],
    ['otp', { create_user: false }],
    ['magiclink', {}],
    ['resend', { type: 'signup' }],
  ])('%s sends no mail without a token', async (place, more) => {
    const email = `${randomUUID()}@people.example`;
    if (place === 'resend') {
      const data = { full_name: 'Asha Kamat' };
      await post('/auth/v1/signup', { email, password, data, ...withToken(turnstile.issue()) });
      await world.sql(`update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = $1`, [
        email,
      ]);
    } else await person(email);
    const before = (await mailsTo(email)).length;
    expect(codeOf(await post(`/auth/v1/${place}`, { email, ...more }))).toBe('400 captcha_failed');
    expect(await mailsTo(email)).toHaveLength(before);
    expect((await post(`/auth/v1/${place}`, { email, ...more, ...withToken(turnstile.issue()) })).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(before + 1);
  });

  test('nobody is let in while Cloudflare does not answer, and the secret key is not asked', async () => {
    const { email } = await person();
    turnstile.answers({ status: 502, text: '<html>' });
    const refused = await world.call('anon', 'POST', '/auth/v1/token?grant_type=password', {
      body: { email, password, ...withToken(turnstile.issue()) },
      mayAnswer: 500,
    });
    expect([refused.status, refused.json.error_code]).toEqual([500, 'unexpected_failure']);
    const asService = await post(
      '/auth/v1/token?grant_type=password',
      { email, password },
      { apikey: world.backend.secretKey },
    );
    expect(asService.status).toBe(200);
  });

  test('switched off, it asks nobody', async () => {
    vi.stubEnv('SUPABASE_AUTH_CAPTCHA_ENABLED', undefined);
    const { email } = await person();
    expect((await signIn(email, {})).status).toBe(200);
    expect(turnstile.asked).toEqual([]);
  });
});

describe('our functions', () => {
  const form = () => ({
    email: `${randomUUID()}@people.example`,
    password: 'another long horse',
    full_name: 'Asha Kamat',
    phone: '+91 98220 12345',
    legal_versions: termsAndPrivacy,
  });
  const signUp = (body: object) => post('/functions/v1/sign-up', body);
  const isKnown = async (email: string) =>
    (await world.sql('select 1 from auth.users where email = $1', [email])).length > 0;

  test('a sign-up hands the token on; without a good one nothing is made, and a sentence says so', async () => {
    const account = form();
    for (const captcha_token of [undefined, 'made-up', 'x'.repeat(3000)]) {
      const { status, json } = await signUp({ ...account, captcha_token });
      expect([status, json.success]).toEqual([400, false]);
      expect(json.error).toMatch(
        captcha_token && captcha_token.length > 100 ? /not an answer of the security check/ : /security check failed/,
      );
    }
    expect(await isKnown(account.email)).toBe(false);
    const token = turnstile.issue({ action: 'sign-up' });
    expect((await signUp({ ...account, captcha_token: token })).json).toEqual({ success: true });
    expect(await isKnown(account.email)).toBe(true);
    expect((await signUp({ ...form(), captcha_token: token })).json.code).toBe('captcha_failed');
  });

  test('a password is looked at and changed by whoever is signed in, without a token', async () => {
    const { email } = await person();
    const { json } = await post('/auth/v1/token?grant_type=password', {
      ...{ email, password },
      ...withToken(turnstile.issue()),
    });
    const authorization = `Bearer ${json.access_token}`;
    expect((await post('/functions/v1/show-password', { password }, { authorization })).json.success).toBe(true);
    const changed = await post('/functions/v1/change-password', { password: 'a longer horse yet' }, { authorization });
    expect(changed.json).toEqual({ success: true });
  });
});

describe('a booking', () => {
  const key = () => randomUUID();
  const book = async (idempotency_key?: string, change: object = {}) =>
    (await world.rpc('anon', 'create_booking_tx', request(world, { idempotency_key, ...change }))).json;
  const prove = (body: unknown, mayAnswer?: number) =>
    world.call('anon', 'POST', '/functions/v1/prove-human', { body, ...(mayAnswer ? { mayAnswer } : {}) });
  const switchOn = () => world.sql('update private.settings set guests_prove_human = true');
  const quoted = async () =>
    (await world.rpc('anon', 'booking_quote', { room_category_id: world.hotelOf('owner A').room })).json.asks_human;

  test('is made without a proof while the setting is off, and the form is told', async () => {
    expect(await quoted()).toBe(false);
    expect(await book(key())).toMatchObject({ ok: true });
    await switchOn();
    expect(await quoted()).toBe(true);
  });

  test('is made once its key was proven, and of no other key; sent again it answers the same', async () => {
    await switchOn();
    const [mine, other] = [key(), key()];
    expect(await book(mine)).toEqual({ ok: false, code: 'human_needed' });
    expect(await book(undefined)).toEqual({ ok: false, code: 'human_needed' });
    expect((await prove({ token: turnstile.issue(), key: mine })).json).toEqual({ success: true });
    expect(await book(other)).toEqual({ ok: false, code: 'human_needed' });
    const booked = await book(mine);
    expect(booked).toMatchObject({ ok: true, replayed: false });
    await world.sql('delete from private.human_proofs');
    expect(await book(mine)).toMatchObject({ booking_reference: booked.booking_reference, replayed: true });
    // Cloudflare must get only the token and the secret.
    expect(turnstile.asked.map((form) => Object.keys(form).sort())).toEqual([['response', 'secret']]);
  });

  test('a proof lasts for a quarter of an hour', async () => {
    await switchOn();
    const mine = key();
    await prove({ token: turnstile.issue(), key: mine });
    await world.sql(`update private.human_proofs set expires_at = expires_at - interval '14 minutes'`);
    expect(await book(mine, { total_amount: 1 })).toMatchObject({ code: 'price_changed' });
    await world.sql(`update private.human_proofs set expires_at = expires_at - interval '1 minute'`);
    expect(await book(mine)).toEqual({ ok: false, code: 'human_needed' });
    expect((await prove({ token: turnstile.issue(), key: mine })).status).toBe(200);
    expect(await book(mine)).toMatchObject({ ok: true });
  });

  test('a token that is made up, old, used, of another form or of another site proves nothing', async () => {
    await switchOn();
    const mine = key();
    const [old, used] = [turnstile.issue(), turnstile.issue()];
    turnstile.age(old);
    await prove({ token: used, key: key() });
    const others = [turnstile.issue({ action: 'sign-up' }), turnstile.issue({ hostname: 'stays.evil.example' })];
    for (const token of ['made-up', old, used, ...others]) {
      const { status, json } = await prove({ token, key: mine });
      expect([status, json.success, json.code]).toEqual([403, false, 'not_human']);
    }
    expect(await book(mine)).toEqual({ ok: false, code: 'human_needed' });
  });

  test.each([
    [{}, 400, 'invalid_request'],
    ['nonsense', 400, 'invalid_request'],
    [{ token: 'x', key: 'no-uuid' }, 400, 'invalid_request'],
    [{ token: '', key: randomUUID() }, 400, 'invalid_request'],
    [{ token: 'x'.repeat(2049), key: randomUUID() }, 400, 'invalid_request'],
    [{ token: ['x'], key: randomUUID() }, 400, 'invalid_request'],
  ])('%j is no proof', async (body, status, code) => {
    const answer = await prove(body);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(turnstile.asked).toEqual([]);
  });

  test('says so where it is not set up, and while Cloudflare does not answer', async () => {
    const code = async () => (await prove({ token: turnstile.issue(), key: key() }, 503)).json.code;
    vi.stubEnv('TURNSTILE_SECRET', '');
    expect(await code()).toBe('unconfigured');
    vi.stubEnv('TURNSTILE_SECRET', 'of another widget');
    expect(await code()).toBe('unconfigured');
    vi.stubEnv('TURNSTILE_SECRET', turnstile.environment.TURNSTILE_SECRET);
    for (const text of ['<html>', '{}', '{"success":false,"error-codes":["internal-error"]}', 'x'.repeat(30_000)]) {
      turnstile.answers({ status: 200, text });
      expect(await code()).toBe('unreachable');
    }
    vi.stubEnv('TURNSTILE_VERIFY_URL', 'http://127.0.0.1:9/siteverify');
    expect(await code()).toBe('unreachable');
  });
});
