import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { fillIn } from '../../supabase/functions/send-mails/authTemplates.ts';
import { config, largestFile } from '../../supabase/local/config.ts';
import { linkIn } from '../support/mailLink.ts';
import { startTestBackend } from '../support/testBackend.ts';

const { api, auth, functions } = config;
const backend = await startTestBackend();
afterAll(() => backend.close());

async function call(path: string, init: RequestInit = {}) {
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json', ...init.headers };
  const response = await fetch(`${backend.url}${path}`, { ...init, headers });
  const text = await response.text();
  return { status: response.status, json: /^[[{]/.test(text) ? JSON.parse(text) : text };
}
const post = (path: string, body: unknown) => call(path, { method: 'POST', body: JSON.stringify(body) });

const word = (length: number) => randomUUID().slice(0, length);
const signUp = async (password: string) => {
  const email = `${randomUUID()}@people.example`;
  return { email, ...(await post('/auth/v1/signup', { email, password, data: { full_name: 'Asha' } })) };
};
const signIn = (email: string, password: string) => post('/auth/v1/token?grant_type=password', { email, password });
const confirm = (email: string) =>
  backend.sql('update auth.users set email_confirmed_at = now() where email = $1', [email]);
const subjectOf = (name: keyof typeof auth.email.template) =>
  fillIn(auth.email.template[name].subject, { SiteURL: '', TokenHash: '', NewEmail: '', Data: {} });
const mailsTo = async (email: string) => (await backend.mailbox.list()).filter(({ to }) => to === email);

test('the API shows the listed schemas alone', async () => {
  for (const schema of ['public', 'private', 'auth', 'storage', 'vault', 'extensions']) {
    const { status } = await call('/rest/v1/hotels?limit=0', { headers: { 'accept-profile': schema } });
    expect(status, schema).toBe(api.schemas.includes(schema) ? 200 : 406);
  }
});

test('it answers so many rows at most', async () => {
  // The trigger would recompute ratings for each row.
  await backend.sql('alter table public.reviews disable trigger user');
  await backend.sql(
    `insert into public.reviews (hotel_id, reviewer_name, rating)
     select (select id from public.hotels limit 1), 'Asha', 5 from generate_series(1, $1::integer)`,
    [api.max_rows + 1],
  );
  const { json } = await call('/rest/v1/reviews?select=id', { headers: { apikey: backend.secretKey } });
  expect(json).toHaveLength(api.max_rows);
});

test('a password has so many letters', async () => {
  const shortest = auth.minimum_password_length;
  expect(await signUp(word(shortest - 1))).toMatchObject({ status: 422, json: { error_code: 'weak_password' } });
  expect(await signUp(word(shortest))).toMatchObject({ status: 200 });
});

test('who signs up confirms the address first; a token lives so long, and nobody comes without a name', async () => {
  const { email } = await signUp('correct horse');
  const early = await signIn(email, 'correct horse');
  expect([early.status, early.json.error_code]).toEqual(
    auth.email.enable_confirmations ? [400, 'email_not_confirmed'] : [200, undefined],
  );
  await confirm(email);
  const { access_token } = (await signIn(email, 'correct horse')).json;
  const { exp = 0, iat = 0 } = decodeJwt(access_token);
  expect(exp - iat).toBe(auth.jwt_expiry);
  expect(auth.enable_anonymous_sign_ins).toBe(false);
  expect((await post('/auth/v1/signup', {})).status).toBeGreaterThanOrEqual(400);
});

test('a mail has its subject, waits so long for the next, and its link works so long', async () => {
  const { email } = await signUp('correct horse');
  await confirm(email);
  const age = (seconds: number) =>
    backend.sql(`update auth.users set recovery_sent_at = now() - make_interval(secs => $2) where email = $1`, [
      email,
      seconds,
    ]);
  const ask = async () => {
    await post('/auth/v1/recover', { email });
    return (await mailsTo(email)).filter(({ subject }) => subject === subjectOf('recovery'));
  };
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([subjectOf('confirmation')]);
  expect(await ask()).toHaveLength(1);
  await age(auth.email.max_frequency - 5);
  expect(await ask()).toHaveLength(1);
  await age(auth.email.max_frequency + 5);
  const [last] = await ask();
  expect(await ask()).toHaveLength(2);

  const token_hash = new URL(linkIn(last?.html ?? '')).searchParams.get('token_hash');
  await age(auth.email.otp_expiry + 5);
  expect(await post('/auth/v1/verify', { type: 'recovery', token_hash })).toMatchObject({
    status: 403,
    json: { error_code: 'otp_expired' },
  });
  await age(auth.email.otp_expiry - 30);
  expect((await post('/auth/v1/verify', { type: 'recovery', token_hash })).status).toBe(200);
});

test('a refresh token may come a second time so long', async () => {
  const { email } = await signUp('correct horse');
  await confirm(email);
  const refresh = (refresh_token: string) => post('/auth/v1/token?grant_type=refresh_token', { refresh_token });
  const rotated = async () => {
    const first = (await signIn(email, 'correct horse')).json.refresh_token;
    const second = (await refresh(first)).json.refresh_token;
    await refresh(second);
    return first;
  };
  const age = (token: string, seconds: number) =>
    backend.sql(`update auth.refresh_tokens set updated_at = now() - make_interval(secs => $2) where token = $1`, [
      token,
      seconds,
    ]);
  const soon = await rotated();
  await age(soon, auth.refresh_token_reuse_interval - 3);
  expect((await refresh(soon)).status).toBe(200);
  const late = await rotated();
  await age(late, auth.refresh_token_reuse_interval + 1);
  expect((await refresh(late)).json.error_code).toBe('refresh_token_already_used');
});

test('an authenticator app can be set up and shown', async () => {
  const { email } = await signUp('correct horse');
  await confirm(email);
  const { access_token } = (await signIn(email, 'correct horse')).json;
  const send = (path: string, body: object) =>
    call(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
      body: JSON.stringify(body),
    });
  expect(auth.mfa.totp).toEqual({ enroll_enabled: true, verify_enabled: true });
  const { id, totp } = (await send('/auth/v1/factors', { factor_type: 'totp' })).json;
  const challenge_id = (await send(`/auth/v1/factors/${id}/challenge`, {})).json.id;
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate();
  const shown = await send(`/auth/v1/factors/${id}/verify`, { challenge_id, code });
  expect([shown.status, decodeJwt(shown.json.access_token).aal]).toEqual([200, 'aal2']);
});

test('a file of more bytes is not taken; a function is there when it is named', async () => {
  const upload = (bytes: number) =>
    call('/functions/v1/upload-photo', {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'x/y' },
    });
  expect((await upload(largestFile)).status).toBe(400);
  expect((await upload(largestFile + 1)).status).toBe(413);
  for (const name of [...Object.keys(functions), '_shared', 'nowhere', 'constructor']) {
    const { status } = await call(`/functions/v1/${name}`, { method: 'OPTIONS' });
    expect(status === 404, name).toBe(!Object.hasOwn(functions, name));
  }
});
