import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callAsCaller, type Env, readCaller } from '../../supabase/functions/_shared/http.ts';
import { callerHeaders, keyHeaders, keys } from '../../supabase/functions/_shared/keys.ts';
import { callAuth } from '../../supabase/functions/_shared/passwords.ts';
import { callService, isService, removeFiles, signFile, storeFile } from '../../supabase/functions/_shared/service.ts';
import { listen } from '../support/listen.ts';

const anon = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2lnbmVk';
const service = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmVk';
const today: Env = {
  SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_web","default":"sb_publishable_1"}',
  SUPABASE_SECRET_KEYS: '{"cron":"sb_secret_cron","default":"sb_secret_1"}',
};
const legacy: Env = { SUPABASE_ANON_KEY: anon, SUPABASE_SERVICE_ROLE_KEY: service };

test.each([
  ['those of today', today, 'sb_publishable_1', ['sb_secret_1', 'sb_secret_cron']],
  ['the legacy ones', legacy, anon, [service]],
  ['both', { ...today, ...legacy }, 'sb_publishable_1', ['sb_secret_1', 'sb_secret_cron', service]],
  [
    'of today none named default',
    { SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_web"}', SUPABASE_SECRET_KEYS: '{"cron":"sb_secret_cron"}' },
    'sb_publishable_web',
    ['sb_secret_cron'],
  ],
  ['none', {}, undefined, []],
  ['empty ones', { SUPABASE_SECRET_KEYS: '', SUPABASE_SERVICE_ROLE_KEY: '', SUPABASE_ANON_KEY: '' }, undefined, []],
  ['an object of none', { SUPABASE_SECRET_KEYS: '{}', SUPABASE_PUBLISHABLE_KEYS: '{}' }, undefined, []],
  ...['null', '"sb_secret_1"', '7', '[{}]', '{"default":7}', '{"default":""}', '{'].map(
    (odd) => [`${odd} beside the legacy ones`, { ...legacy, SUPABASE_SECRET_KEYS: odd }, anon, [service]] as const,
  ),
] as const)('the keys of an environment that names %s', (_what, env, publishable, secrets) => {
  expect(keys(env)).toEqual({ publishable, secrets });
});

test('only a legacy key, which is a token, goes as a bearer too', () => {
  expect(keyHeaders('sb_secret_1')).toEqual({ apikey: 'sb_secret_1' });
  expect(keyHeaders(service)).toEqual({ apikey: service, authorization: `Bearer ${service}` });
  expect(callerHeaders(today, 'Bearer a.b.c')).toEqual({ apikey: 'sb_publishable_1', authorization: 'Bearer a.b.c' });
  expect(callerHeaders(legacy, 'Bearer a.b.c')).toEqual({ apikey: anon, authorization: 'Bearer a.b.c' });
  expect(callerHeaders(today, null)).toEqual({ apikey: 'sb_publishable_1' });
});

test('a function without keys says so', () => {
  for (const missing of [undefined, '']) expect(() => keyHeaders(missing)).toThrow('SUPABASE_SECRET_KEYS is missing');
});

describe('who passes for the service', () => {
  const asked = (headers: Record<string, string>) => new Request('http://localhost/', { method: 'POST', headers });
  const every = { ...today, ...legacy };

  test.each(['sb_secret_1', 'sb_secret_cron', service])('%s as apikey', async (apikey) => {
    expect(await isService(asked({ apikey }), every)).toBe(true);
  });

  test.each([
    ['nothing', {}],
    ['an empty key', { apikey: '' }],
    ['the publishable key', { apikey: 'sb_publishable_1' }],
    ['the legacy one of browsers', { apikey: anon, authorization: `Bearer ${anon}` }],
    ['a part of a key', { apikey: 'sb_secret_' }],
    ['a key and more', { apikey: 'sb_secret_1, sb_secret_1' }],
    ['what undefined would be written as', { apikey: 'undefined' }],
    ['a secret key as a bearer alone', { authorization: 'Bearer sb_secret_1' }],
    [
      'a secret key as a bearer beside the publishable one',
      { apikey: 'sb_publishable_1', authorization: 'Bearer sb_secret_1' },
    ],
  ] as [string, Record<string, string>][])('not %s', async (_what, headers) => {
    expect(await isService(asked(headers), every)).toBe(false);
    expect(await isService(asked(headers), {})).toBe(false);
  });
});

describe('what is sent', () => {
  const sent: { path: string; apikey: unknown; authorization: unknown }[] = [];
  const backend = listen((request, response) => {
    const { apikey, authorization } = request.headers;
    sent.push({ path: request.url ?? '', apikey, authorization });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ signedURL: '/object/sign/x?token=y' }));
  });
  beforeEach(() => void sent.splice(0));
  afterAll(async () => (await backend).close());

  const file = { bucket: 'property-photos', path: 'a/b.jpg' };
  const person = new Request('http://localhost/', { headers: { authorization: 'Bearer a.b.c' } });
  const inServiceName: Record<string, (env: Env) => Promise<unknown>> = {
    'a call of the database': (env) => callService(env, 'x', {}),
    'a file to be stored': (env) => storeFile(env, file, 'image/jpeg', new Uint8Array(1)),
    'a file to be signed': (env) => signFile(env, file, 60, 'b.jpg'),
    'files to be removed': (env) => removeFiles(env, 'property-photos', ['a/b.jpg']),
  };

  test.each(Object.entries(inServiceName))('with the secret key: %s', async (_what, call) => {
    const { url } = await backend;
    await call({ ...legacy, ...today, SUPABASE_URL: url });
    await call({ ...legacy, SUPABASE_URL: url });
    expect(sent.map(({ apikey, authorization }) => [apikey, authorization])).toEqual([
      ['sb_secret_1', undefined],
      [service, `Bearer ${service}`],
    ]);
  });

  test('with the publishable key and the caller’s token: who is calling, a call in their name, one of the auth service', async () => {
    const env = { ...legacy, ...today, SUPABASE_URL: (await backend).url };
    await readCaller(person, env);
    await callAsCaller(person, env, 'x', {});
    await callAuth(env, 'PUT', 'user', {}, 'a.b.c');
    await callAuth(env, 'POST', 'signup', {});
    expect(sent).toEqual([
      { path: '/auth/v1/user', apikey: 'sb_publishable_1', authorization: 'Bearer a.b.c' },
      { path: '/rest/v1/rpc/x', apikey: 'sb_publishable_1', authorization: 'Bearer a.b.c' },
      { path: '/auth/v1/user', apikey: 'sb_publishable_1', authorization: 'Bearer a.b.c' },
      { path: '/auth/v1/signup', apikey: 'sb_publishable_1', authorization: undefined },
    ]);
  });
});
