import { SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { termsAndPrivacy } from '../support/legalVersions.ts';
import { linkIn } from '../support/mailLink.ts';
import { startTestBackend, type TestBackend } from '../support/testBackend.ts';
import { type Client, createHttpClient } from './client.ts';

/** The embedded auth service and the functions that receive passwords must answer like a hosted project. */
const jwtSecret = 'a secret of these tests alone, long enough for HS256';
let backend: TestBackend;
let http: Client;
beforeAll(async () => {
  vi.stubEnv('SUPABASE_JWT_SECRET', jwtSecret);
  backend = await startTestBackend();
  http = createHttpClient({
    url: backend.url,
    apikey: backend.publishableKey,
    canaries: [],
    tokenOf: async () => undefined,
  });
});
afterAll(async () => {
  http.close();
  await backend.close();
  vi.unstubAllEnvs();
});

const password = 'correct horse battery';
let number = 0;
const newEmail = () => `account-${++number}@people.example`;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const post = (path: string, body: unknown, token?: string, from?: string) =>
  http.call('anon', 'POST', path, { body, headers: token ? bearer(token) : {}, ...(from ? { from } : {}) });
const put = (path: string, body: unknown, token: string) =>
  http.call('anon', 'PUT', path, { body, headers: bearer(token) });
const get = (path: string, token: string) => http.call('anon', 'GET', path, { headers: bearer(token) });
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

const idOf = async (email: string) =>
  (await backend.sql<{ id: string }>('select id from auth.users where email = $1', [email]))[0]?.id ?? '';

async function account(word = password, role = 'user') {
  const email = newEmail();
  const made = await post('/auth/v1/signup', { email, password: word, data: { full_name: 'Asha Kamat' } });
  expect(made.status).toBe(200);
  await backend.sql('update auth.users set email_confirmed_at = now() where email = $1', [email]);
  await backend.sql('update public.profiles set role = $2::public.app_role where email = $1', [email, role]);
  return email;
}
const attempt = (email: string, word = password, from?: string) =>
  post('/auth/v1/token?grant_type=password', { email, password: word }, undefined, from);
async function signIn(email: string, word = password): Promise<{ access_token: string; refresh_token: string }> {
  const { status, json } = await attempt(email, word);
  expect(status, JSON.stringify(json)).toBe(200);
  return json;
}
/** The auth service sends an account at most one email of a kind a minute. */
const aMinuteLater = (email: string) =>
  backend.sql(
    `update auth.users set recovery_sent_at = recovery_sent_at - interval '1 minute',
       email_change_sent_at = email_change_sent_at - interval '1 minute' where email = $1`,
    [email],
  );
const refresh = (refresh_token: string) => post('/auth/v1/token?grant_type=refresh_token', { refresh_token });

async function mailsTo(email: string, subject?: string) {
  return (await backend.mailbox.list()).filter((mail) => mail.to === email && (!subject || mail.subject === subject));
}
async function tokenTo(email: string, subject: string): Promise<string> {
  const [mail] = await mailsTo(email, subject);
  const link = new URL(linkIn(mail?.html ?? ''));
  expect(link.origin + link.pathname).toBe(`${backend.url}/auth`);
  return link.searchParams.get('token_hash') ?? '';
}
const verify = (type: string, token_hash: string) => post('/auth/v1/verify', { type, token_hash });
const outbox = (email: string) =>
  backend.sql<{ kind: string; data: Record<string, string> }>(
    `select kind, data from private.outbox where recipient = $1 and kind <> 'welcome' order by id`,
    [email],
  );

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, shapeOf(inner)]),
  );
}

describe('whether there is an account', () => {
  test('is not told by a sign-up: an unknown, a known and an unconfirmed address are answered alike', async () => {
    const known = await account();
    const unconfirmed = newEmail();
    const send = (email: string) => post('/auth/v1/signup', { email, password: 'another horse', data: { phone: '1' } });
    const first = await send(unconfirmed);
    const answers = [
      await send(newEmail()),
      await send(known),
      await send(known.toUpperCase()),
      await send(unconfirmed),
    ];
    for (const { status, json } of answers) {
      expect([status, shapeOf(json)]).toEqual([200, shapeOf(first.json)]);
      expect(json.user_metadata).toMatchObject({ phone: '1' });
      expect(json.identities[0].identity_data).toEqual(json.user_metadata);
    }
    expect(answers[1]?.json.id).not.toBe(await idOf(known));
    await signIn(known);
    expect(await mailsTo(known)).toHaveLength(1);
  });

  test('a sign-up that comes again after a minute brings the mail again', async () => {
    const email = newEmail();
    const send = () => post('/auth/v1/signup', { email, password });
    await send();
    const first = await tokenTo(email, 'Confirm your email');
    await backend.sql(`update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = $1`, [
      email,
    ]);
    expect((await send()).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(2);
    const second = await tokenTo(email, 'Confirm your email');
    expect(second).not.toBe(first);
    expect((await verify('signup', first)).json.error_code).toBe('otp_expired');
    expect((await verify('signup', second)).json.access_token).toBeDefined();
  });

  test.each([
    ['recover', {}],
    ['otp', { create_user: false }],
    ['resend', { type: 'signup' }],
    ['resend', { type: 'email_change' }],
  ])('is not told by asking for a mail: %s %j', async (place, more) => {
    const unconfirmed = newEmail();
    await post('/auth/v1/signup', { email: unconfirmed, password });
    for (const email of [await account(), unconfirmed, newEmail()].flatMap((one) => [one, one])) {
      const { status, text } = await post(`/auth/v1/${place}`, { email, ...more });
      expect([status, text]).toEqual([200, '{}']);
    }
    expect((await post(`/auth/v1/${place}`, { email: 'nobody', ...more })).status).not.toBe(500);
  });

  test('is not told by a wrong password for one that is not confirmed', async () => {
    const email = newEmail();
    await post('/auth/v1/signup', { email, password });
    expect((await attempt(email)).json.error_code).toBe('email_not_confirmed');
    const [wrong, unknown] = [await attempt(email, 'wrong'), await attempt(newEmail(), 'wrong')];
    expect([wrong.status, wrong.json]).toEqual([unknown.status, unknown.json]);
  });
});

describe('a password cannot be guessed', () => {
  test('after ten wrong ones from an address even the right one waits there, and elsewhere works', async () => {
    const email = await account();
    for (let i = 0; i < 10; i += 1) expect((await attempt(email, `wrong ${i}`)).status).toBe(400);
    const late = await attempt(email.toUpperCase());
    expect([late.status, late.json.error_code]).toEqual([429, 'over_request_rate_limit']);
    expect((await attempt(email, password, '127.0.0.2')).status).toBe(200);
    expect((await attempt(email)).status).toBe(429);
  });

  test('after twenty wrong ones from many addresses the right one opens when it is entered again later', async () => {
    const email = await account();
    for (let i = 0; i < 20; i += 1) expect((await attempt(email, `wrong ${i}`, `127.0.1.${i}`)).status).toBe(400);
    expect(await outbox(email)).toMatchObject([{ kind: 'password_guessed', data: { full_name: 'Asha Kamat' } }]);
    const [first, unknown] = [await attempt(email), await attempt(newEmail())];
    expect([first.status, first.json], 'nothing tells that it was right').toEqual([unknown.status, unknown.json]);
    expect((await attempt(email)).status).toBe(400);
    await attempt(email, 'wrong', '127.0.2.1');
    await backend.sql(`update private.password_guesses set right_at = right_at - interval '1 minute'`);
    expect((await attempt(email)).status).toBe(200);
    expect((await attempt(email)).status, 'on another device').toBe(200);
    expect(await outbox(email)).toHaveLength(1);
    await backend.sql(`update private.password_guesses set began_at = began_at - interval '1 hour'`);
    expect((await attempt(email)).status).toBe(200);
  });

  test('a right one is not counted', async () => {
    const email = await account();
    for (let i = 0; i < 12; i += 1) await signIn(email);
    expect((await attempt(email, 'wrong')).status).toBe(400);
  });
});

describe('a common password is refused', () => {
  test.each(['123456', 'password', 'PassWord1', 'qwertyuiop', '1234567890'])(
    '%s, at a sign-up and as a new one',
    async (word) => {
      const email = newEmail();
      const made = await post('/auth/v1/signup', { email, password: word });
      expect([made.status, made.json.error_code]).toEqual([422, 'weak_password']);
      expect(await idOf(email)).toBe('');
      const { access_token } = await signIn(await account());
      const changed = await put('/auth/v1/user', { password: word }, access_token);
      expect([changed.status, changed.json.error_code]).toEqual([422, 'weak_password']);
    },
  );
});

describe('password and e-mail', () => {
  async function protectedAccount() {
    const email = await account();
    const { access_token } = await signIn(email);
    const factor = (await post('/auth/v1/factors', { factor_type: 'totp' }, access_token)).json;
    const { id } = (await post(`/auth/v1/factors/${factor.id}/challenge`, {}, access_token)).json;
    const code = codeOf(factor.totp.secret);
    const shown = await post(`/auth/v1/factors/${factor.id}/verify`, { challenge_id: id, code }, access_token);
    return { email, strong: shown.json.access_token as string };
  }

  test('change with the second factor only, where there is one', async () => {
    const { email, strong } = await protectedAccount();
    const weak = (await signIn(email)).access_token;
    for (const change of [{ password: 'another horse' }, { email: newEmail() }]) {
      const refused = await put('/auth/v1/user', change, weak);
      expect([refused.status, refused.json.error_code]).toEqual([401, 'insufficient_aal']);
    }
    expect((await put('/auth/v1/user', { data: { note: 'mine' } }, weak)).status).toBe(200);
    await signIn(email);
    for (const change of [{ password: 'another horse' }, { email: newEmail() }]) {
      expect((await put('/auth/v1/user', change, strong)).status).toBe(200);
    }
  });

  test('are left as they are by null, as the auth service of a hosted project has it', async () => {
    const email = await account();
    const { access_token } = await signIn(email);
    for (const nothing of [
      { email: null },
      { email: '' },
      { password: null },
      { email: null, data: null, phone: null },
    ]) {
      const { status, json } = await put('/auth/v1/user', nothing, access_token);
      expect([status, json.email, json.new_email ?? ''], JSON.stringify(nothing)).toEqual([200, email, '']);
    }
    const { json } = await put('/auth/v1/user', { email: null, data: { note: 'mine' } }, access_token);
    expect([json.email, json.user_metadata.note]).toEqual([email, 'mine']);
    expect((await signIn(email)).access_token).toBeTruthy();
  });

  test('a new password ends every other session, and tells the person', async () => {
    const email = await account();
    const [here, there] = [await signIn(email), await signIn(email)];
    expect((await put('/auth/v1/user', { password: 'another horse' }, here.access_token)).status).toBe(200);
    expect((await get('/auth/v1/user', there.access_token)).status).toBe(403);
    expect((await refresh(there.refresh_token)).status).toBe(400);
    const headers = bearer(there.access_token);
    await http.call('anon', 'PATCH', `/rest/v1/profiles?email=eq.${email}`, { body: { full_name: 'Thief' }, headers });
    expect(await backend.sql('select full_name from public.profiles where email = $1', [email])).toEqual([
      { full_name: 'Asha Kamat' },
    ]);
    expect((await get('/auth/v1/user', here.access_token)).status).toBe(200);
    expect((await refresh(here.refresh_token)).status).toBe(200);
    expect(await outbox(email)).toMatchObject([{ kind: 'password_changed', data: { full_name: 'Asha Kamat' } }]);
  });

  async function changing() {
    const before = await account();
    const after = newEmail();
    const { access_token } = await signIn(before);
    expect((await put('/auth/v1/user', { email: after }, access_token)).status).toBe(200);
    const subject = 'Confirm the change of your email';
    return { before, after, access_token, old: await tokenTo(before, subject), fresh: await tokenTo(after, subject) };
  }

  test.each([
    ['old first', true],
    ['new first', false],
  ])('an e-mail changes when both addresses say so, the %s', async (_, oldFirst) => {
    const { before, after, old, fresh } = await changing();
    expect(old).not.toBe(fresh);
    const [first, second] = oldFirst ? [old, fresh] : [fresh, old];
    const half = await verify('email_change', first);
    expect([half.status, half.json.code, half.json.access_token]).toEqual([200, '200', undefined]);
    await signIn(before);
    expect((await verify('email_change', first)).json.error_code).toBe('otp_expired');
    const done = await verify('email_change', second);
    expect(done.json.user.email).toBe(after);
    expect((await attempt(before)).status).toBe(400);
    await signIn(after);
    expect((await verify('email_change', second)).json.error_code).toBe('otp_expired');
    const told = { kind: 'email_changed', data: { old_email: before, new_email: after } };
    expect([await outbox(before), await outbox(after)]).toMatchObject([[told], [told]]);
    const [profile] = await backend.sql('select email from public.profiles where user_id = $1', [await idOf(after)]);
    expect(profile).toEqual({ email: after });
  });

  test('links of an earlier change, of an hour ago, or to an address that was taken meanwhile change nothing', async () => {
    const one = await changing();
    const soon = await put('/auth/v1/user', { email: newEmail() }, one.access_token);
    expect([soon.status, soon.json.error_code]).toEqual([429, 'over_email_send_rate_limit']);
    await aMinuteLater(one.before);
    expect((await put('/auth/v1/user', { email: newEmail() }, one.access_token)).status).toBe(200);
    for (const token of [one.old, one.fresh]) {
      expect((await verify('email_change', token)).json.error_code).toBe('otp_expired');
    }
    const two = await changing();
    await backend.sql(`update auth.users set email_change_sent_at = now() - interval '61 minutes' where email = $1`, [
      two.before,
    ]);
    expect((await verify('email_change', two.old)).json.error_code).toBe('otp_expired');
    const three = await changing();
    expect((await post('/auth/v1/signup', { email: three.after, password })).status).toBe(200);
    expect((await verify('email_change', three.old)).json.error_code).toBe('email_exists');
    await signIn(three.before);
  });

  test('half a change that is asked for anew needs both links again', async () => {
    const one = await changing();
    await verify('email_change', one.old);
    const other = newEmail();
    await aMinuteLater(one.before);
    await put('/auth/v1/user', { email: other }, one.access_token);
    const half = await verify('email_change', await tokenTo(other, 'Confirm the change of your email'));
    expect(half.json.access_token).toBeUndefined();
    await signIn(one.before);
  });
});

describe('a refresh token', () => {
  const age = (token: string) =>
    backend.sql(`update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where token = $1`, [token]);

  test('that was used up and comes again ends its family', async () => {
    const first = (await signIn(await account())).refresh_token;
    const second = (await refresh(first)).json.refresh_token;
    const third = (await refresh(second)).json.refresh_token;
    await age(first);
    const copied = await refresh(first);
    expect([copied.status, copied.json.error_code]).toEqual([400, 'refresh_token_already_used']);
    for (const token of [third, second, first]) expect((await refresh(token)).status).toBe(400);
  });

  test('whose answer was lost gives the same one again, however late', async () => {
    const first = (await signIn(await account())).refresh_token;
    const second = (await refresh(first)).json.refresh_token;
    await age(first);
    expect((await refresh(first)).json.refresh_token).toBe(second);
    expect((await refresh(second)).status).toBe(200);
  });

  test('that a second tab uses a moment later ends nothing', async () => {
    const first = (await signIn(await account())).refresh_token;
    const second = (await refresh(first)).json.refresh_token;
    const third = (await refresh(second)).json.refresh_token;
    expect((await refresh(first)).status).toBe(200);
    expect((await refresh(third)).status).toBe(200);
  });
});

describe('the link of a mail', () => {
  const cases = [
    ['signup', 'Confirm your email', (email: string) => post('/auth/v1/signup', { email, password })],
    ['recovery', 'Choose a new password', (email: string) => post('/auth/v1/recover', { email })],
    ['magiclink', 'Your sign-in link', (email: string) => post('/auth/v1/otp', { email, create_user: false })],
  ] as const;

  test.each(cases)('%s is used up by a press on /auth alone, once', async (type, subject, ask) => {
    const email = type === 'signup' ? newEmail() : await account();
    await ask(email);
    const [mail] = await mailsTo(email, subject);
    expect(mail?.html).not.toContain('/auth/v1/verify');
    expect(mail?.text).toContain(`${backend.url}/auth?token_hash=`);
    const token = await tokenTo(email, subject);
    const opened = await http.call('anon', 'GET', `/auth/v1/verify?type=${type}&token=${token}`);
    expect(opened.status).toBe(405);
    // To the auth service, sign-in and recovery links are one kind.
    for (const other of ['signup', 'email_change'].filter((one) => one !== type)) {
      expect((await verify(other, token)).status).toBeGreaterThanOrEqual(400);
    }
    const used = await verify(type, token);
    expect(used.json.user.email).toBe(email);
    expect((await verify(type, token)).json.error_code).toBe('otp_expired');
  });

  test.each(cases)('%s leads to this site, whatever the call asks for', async (type, subject, ask) => {
    const email = type === 'signup' ? newEmail() : await account();
    await ask(email);
    await aMinuteLater(email);
    await post(`/auth/v1/recover?redirect_to=${encodeURIComponent('https://evil.test/')}`, { email });
    for (const mail of await mailsTo(email)) expect(mail.html + mail.text).not.toContain('evil.test');
    expect(await tokenTo(email, subject)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is sent once a minute, whatever it is for and however often it is asked for', async () => {
    const email = await account();
    const ask = async () => {
      for (const place of ['otp', 'recover', 'magiclink', 'otp', 'recover']) {
        const { status, text } = await post(`/auth/v1/${place}`, { email: email.toUpperCase(), create_user: false });
        expect([status, text]).toEqual([200, '{}']);
      }
      return (await mailsTo(email)).length;
    };
    const before = (await mailsTo(email)).length;
    expect(await ask()).toBe(before + 1);
    await aMinuteLater(email);
    expect(await ask()).toBe(before + 2);
  });

  test('that signs in makes no account', async () => {
    const email = newEmail();
    for (const body of [{ email, create_user: false }, { email }, { email, create_user: true }]) {
      for (const place of ['otp', 'magiclink']) {
        const { status, text } = await post(`/auth/v1/${place}`, body);
        expect([status, text]).toEqual([200, '{}']);
      }
    }
    expect(await idOf(email)).toBe('');
  });
});

describe('no rule is walked past', () => {
  test.each(['%74oken?grant_type=password', 'tok%65n?grant_type=password', '%73ignup', 'otp%2f', 'v%65rify'])(
    'by the address %s',
    async (place) => {
      expect((await post(`/auth/v1/${place}`, { email: await account(), password })).status).toBe(400);
    },
  );
  test('by another spelling of the account', async () => {
    const { access_token } = await signIn(await account());
    for (const place of ['%75ser', 'us%65r'])
      expect((await put(`/auth/v1/${place}`, { password: '123456' }, access_token)).status).toBe(400);
  });
  test.each([
    ['token?grant_type=password', { email: 1, password: 'abcdefgh' }],
    ['otp', { email: 1 }],
    ['recover', { email: 1 }],
    ['signup', { email: 'a@b.example', password: 123456 }],
  ])('and %s with what is no text is refused, whatever it is called', async (place, body) => {
    for (const type of ['application/json', 'text/plain', '']) {
      const response = await fetch(`${backend.url}/auth/v1/${place}`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey, 'content-type': type },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(400);
    }
  });
});

describe('a token', () => {
  test.each(['anon', 'another-service', ['authenticated', 'other'], 7])('for %j is refused everywhere', async (aud) => {
    const { access_token } = await signIn(await account());
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString());
    const sign = (change: object) =>
      new SignJWT({ ...claims, ...change })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(jwtSecret));
    const statuses = async (token: string) => [
      (await get('/auth/v1/user', token)).status,
      (await get('/rest/v1/profiles?select=user_id', token)).status,
      (await post('/storage/v1/object/list/property-documents', { prefix: '' }, token)).status,
      (await post('/functions/v1/change-password', { password: 'x' }, token)).status,
    ];
    expect(await statuses(await sign({}))).toEqual([200, 200, 200, 400]);
    expect(await statuses(await sign({ aud }))).toEqual([403, 401, 403, 401]);
  });

  test('and everything else that the auth service answers is kept by nobody', async () => {
    const email = await account();
    const answers = [
      await attempt(email),
      await attempt(email, 'wrong'),
      await get('/auth/v1/user', (await signIn(email)).access_token),
      await post('/auth/v1/recover', { email }),
      await post('/auth/v1/signup', { email: newEmail(), password }),
      await verify('recovery', 'none'),
      await http.call('anon', 'GET', '/auth/v1/settings'),
    ];
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the function sign-up', () => {
  const form = (change: object = {}) => ({
    email: newEmail(),
    password,
    full_name: 'Asha Kamat',
    phone: '+91 98220 00000',
    legal_versions: termsAndPrivacy,
    ...change,
  });
  const send = (body: unknown) => post('/functions/v1/sign-up', body);

  test('makes an account that its mail confirms, and notes how strong the password is', async () => {
    for (const [word, is_strong] of [
      [password, true],
      ['horse9', false],
    ] as const) {
      const asked = form({ password: word });
      expect((await send(asked)).json).toEqual({ success: true });
      const notes = await backend.sql('select is_strong from private.password_notes where user_id = $1', [
        await idOf(asked.email),
      ]);
      expect(notes).toEqual([{ is_strong }]);
      await verify('signup', await tokenTo(asked.email, 'Confirm your email'));
      await signIn(asked.email, word);
    }
  });

  test('says to whoever asks too often when to try again', async () => {
    const from = (client: string) => post('/functions/v1/sign-up', form(), undefined, client);
    await backend.sql('update private.limits set sign_ups_per_client_an_hour = 1');
    try {
      expect((await from('127.0.9.1')).status).toBe(200);
      const { status, json } = await from('127.0.9.1');
      const error = 'Too many sign-ups from your connection, or with this email. Try again in an hour.';
      expect([status, json]).toEqual([429, { success: false, code: 'rate_limited', error }]);
      expect((await from('127.0.9.2')).status, 'others have counts of their own').toBe(200);
    } finally {
      await backend.sql('update private.limits set sign_ups_per_client_an_hour = default');
    }
  });

  test('tells whoever has a known address by mail, once an hour, and nobody else', async () => {
    const known = await account();
    const unconfirmed = form();
    const answers = [];
    for (const asked of [form({ email: known }), form({ email: known.toUpperCase() }), unconfirmed, unconfirmed])
      answers.push(await send(asked));
    for (const { status, text } of answers) expect([status, text]).toEqual([200, '{"success":true}']);
    expect(await outbox(known)).toMatchObject([{ kind: 'account_exists', data: { full_name: 'Asha Kamat' } }]);
    expect(await outbox(unconfirmed.email)).toEqual([]);
    await backend.sql(`update private.outbox set dedupe_key = dedupe_key || ' an hour ago' where recipient = $1`, [
      known,
    ]);
    await send(form({ email: known }));
    expect(await outbox(known)).toHaveLength(2);
    const { status } = await post('/rest/v1/rpc/mail_known_address', { email: known, made_id: null });
    expect(status, 'for functions alone').toBe(401);
  });

  const pauseOver = (email: string) =>
    backend.sql(`update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = $1`, [email]);
  const needsPassword = async (email: string, token: string) =>
    (await get(`/rest/v1/profiles?select=needs_password&user_id=eq.${await idOf(email)}`, token)).json;

  test.each([
    ['within the minute', false],
    ['later', true],
  ])('signs nobody in with the password of a stranger who was there first, the owner %s', async (_, isLater) => {
    const stranger = form({ password: 'of the stranger' });
    const owner = form({ email: stranger.email, password: 'of the owner' });
    await send(stranger);
    if (isLater) await pauseOver(owner.email);
    expect((await send(owner)).json).toEqual({ success: true });
    expect(await mailsTo(owner.email)).toHaveLength(isLater ? 2 : 1);
    const { access_token } = (await verify('signup', await tokenTo(owner.email, 'Confirm your email'))).json;
    expect(await needsPassword(owner.email, access_token)).toEqual([{ needs_password: true }]);
    const unknown = await attempt(newEmail(), 'wrong');
    for (const { password } of [stranger, owner, form({ password: 'wrong' })]) {
      const refused = await attempt(owner.email, password);
      expect([refused.status, refused.json]).toEqual([unknown.status, unknown.json]);
    }
    const chosen = await post('/functions/v1/change-password', { password: 'chosen by the owner' }, access_token);
    expect(chosen.json).toEqual({ success: true });
    await signIn(owner.email, 'chosen by the owner');
    expect((await attempt(owner.email, stranger.password)).status).toBe(400);
    expect(await needsPassword(owner.email, access_token)).toEqual([{ needs_password: false }]);
  });

  test.each([
    [{ password: '12345' }, 400, 'Password must be at least 6 characters'],
    [{ password: 'Password1' }, 422, 'This password is one of the most common. Choose another one.'],
    [{ email: 'nobody' }, 400, 'Enter an email address like name@example.com.'],
    [{ phone: 'x' }, 400, 'Enter a phone number with 7 to 15 digits.'],
    [{ full_name: ' ' }, 400, 'Enter your full name.'],
    [{ password: 7 }, 400, expect.any(String)],
  ])('refuses %j in words', async (change, status, error) => {
    const asked = form(change);
    const answer = await send(asked);
    expect([answer.status, answer.json]).toEqual([status, { success: false, code: expect.any(String), error }]);
    expect(await idOf(asked.email)).toBe('');
  });

  test.each(['', 'null', '[]', '{', '"text"', 'x'.repeat(20_000)])(
    'refuses a body that is no form (%#)',
    async (body) => {
      expect((await send(body)).status).toBe(400);
    },
  );
});

describe('the function change-password', () => {
  const send = (body: unknown, token?: string) => post('/functions/v1/change-password', body, token);

  test('changes the password of who calls, notes it, and ends the other sessions', async () => {
    const email = await account();
    const [here, there] = [await signIn(email), await signIn(email)];
    const strength = async () =>
      (await backend.sql('select is_strong from private.password_notes where user_id = $1', [await idOf(email)]))[0];
    for (const [word, is_strong] of [
      ['another horse battery', true],
      ['horse9', false],
    ] as const) {
      expect((await send({ password: word }, here.access_token)).json).toEqual({ success: true });
      expect(await strength()).toEqual({ is_strong });
    }
    expect((await get('/auth/v1/user', there.access_token)).status).toBe(403);
    await signIn(email, 'horse9');
  });

  test('refuses common, short and unchanged ones, and who is not signed in', async () => {
    const { access_token } = await signIn(await account());
    expect((await send({ password: 'iloveyou1' }, access_token)).json.code).toBe('common_password');
    expect((await send({ password: '12345' }, access_token)).json.code).toBe('invalid_request');
    expect((await send({ password }, access_token)).json.code).toBe('same_password');
    expect((await send({ password: 'another horse' })).status).toBe(401);
    expect((await send({ password: 'another horse' }, 'a.b.c')).status).toBe(401);
  });
});

test.each(['nonsense', 'admin/users', 'user/more', 'token/', 'signup.html', '', 'otp', 'recover', 'resend', 'logout'])(
  'nothing is to be got at /auth/v1/%s, also by a member',
  async (path) => {
    const { access_token } = await signIn(await account());
    const { status, json, text } = await get(`/auth/v1/${path}`, access_token);
    expect([status, json?.error_code], text).toEqual([404, 'not_found']);
  },
);

describe('the function show-password', () => {
  const send = (word: unknown, token?: string) => post('/functions/v1/show-password', { password: word }, token);

  test.each([
    ['user', 'horse9', false],
    ['owner', 'horse9', true],
    ['owner', password, false],
    ['admin', 'horse9', true],
    ['admin', password, false],
  ])('asks a %s with %s for a stronger one: %s', async (role, word, stronger_needed) => {
    const email = await account(word, role);
    const { access_token } = await signIn(email, word);
    expect((await send(word, access_token)).json).toEqual({ success: true, stronger_needed });
    const [note] = await backend.sql('select is_strong from private.password_notes where user_id = $1', [
      await idOf(email),
    ]);
    expect(note).toEqual({ is_strong: word === password });
  });

  test('notes nothing of a word that is not the password, and stops asking the database after ten', async () => {
    const email = await account('horse9', 'owner');
    const { access_token } = await signIn(email, 'horse9');
    const codes = [];
    for (let i = 0; i < 11; i += 1) codes.push((await send(`${password} ${i}`, access_token)).json.code);
    expect(codes).toEqual([...Array(10).fill('wrong_password'), 'rate_limited']);
    expect(await backend.sql('select 1 from private.password_notes where user_id = $1', [await idOf(email)])).toEqual(
      [],
    );
    expect((await send(password)).status).toBe(401);
    expect((await send({}, access_token)).status).toBe(400);
  });

  test.each(['\\u0000', 'horse\\ud800', '\\udfffhorse'])(
    '%s is text that cannot be stored: refused, by each that sees a password',
    async (word) => {
      const { access_token } = await signIn(await account());
      for (const name of ['show-password', 'change-password', 'sign-up']) {
        const { status, json } = await post(
          `/functions/v1/${name}`,
          `{"password":"long enough ${word}"}`,
          access_token,
        );
        expect([status, json.code, json.error]).toEqual([
          400,
          'invalid_request',
          expect.stringMatching(/^(Enter|We) .+\.$/),
        ]);
      }
      // A surrogate pair is valid, and an escaped backslash is text.
      for (const whole of ['\\ud83d\\ude00', '\\\\u0000'])
        expect((await post('/functions/v1/show-password', `{"password":"${whole}"}`, access_token)).json.code).toBe(
          'wrong_password',
        );
    },
  );
});
