import { describe, expect, test } from 'vitest';
import { checkBackend, originOfBackend } from '#src/build/backend.ts';
import { localEnvironment } from '../../../supabase/local/build.ts';

const url = 'https://abcdefghijklmnopqrst.supabase.co';
const key = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';
const jwt = (claims: object) =>
  [{ alg: 'HS256', typ: 'JWT' }, claims, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
const check = (PUBLIC_SUPABASE_URL?: string, PUBLIC_SUPABASE_KEY?: string) => () =>
  checkBackend({
    ...(PUBLIC_SUPABASE_URL === undefined ? {} : { PUBLIC_SUPABASE_URL }),
    ...(PUBLIC_SUPABASE_KEY === undefined ? {} : { PUBLIC_SUPABASE_KEY }),
  });

test.each([
  ['a project', url, key],
  ['a project with a port', 'https://backend.example.org:8443', key],
  ['an older project', url, jwt({ role: 'anon' })],
  ['a project on this machine', 'http://127.0.0.1:54321', key],
])('%s is built for', (_, address, publicKey) => {
  expect(check(address, publicKey)).not.toThrow();
  expect(originOfBackend({ PUBLIC_SUPABASE_URL: address })).toBe(address);
});

test("the local server's own build shares its origin", () => {
  expect(() => checkBackend(localEnvironment)).not.toThrow();
  expect(originOfBackend(localEnvironment)).toBe('');
});

describe('a build without a backend stops and says what to set', () => {
  test.each([
    ['nothing', undefined, undefined],
    ['empty variables', '', ''],
    ['a key alone', '', key],
  ])('%s', (_, address, publicKey) => {
    expect(check(address, publicKey)).toThrow(/^PUBLIC_SUPABASE_URL is not set\. .* run npm start\.$/);
  });

  test.each(['deploy-preview', 'branch-deploy'])('%s, whose variables have names of their own', (CONTEXT) => {
    const preview = { CONTEXT, PUBLIC_SUPABASE_URL: '', PUBLIC_SUPABASE_KEY: '' };
    expect(() => checkBackend(preview)).toThrow(/^PREVIEW_SUPABASE_URL is not set\. /);
    expect(() => checkBackend({ ...preview, PUBLIC_SUPABASE_URL: url })).toThrow(/^PREVIEW_SUPABASE_KEY must be /);
  });

  test.each([
    'http://abcdefghijklmnopqrst.supabase.co',
    'http://localhost.example.org',
    'abcdefghijklmnopqrst.supabase.co',
    'localhost:54321',
    'postgresql://postgres@db.example.org:5432/postgres',
    ' ',
  ])('the address %s', (address) => {
    const words = `PUBLIC_SUPABASE_URL must be the project's https address, such as ${url}, not "${address}".`;
    expect(check(address, key)).toThrow(words);
    expect(() => originOfBackend({ PUBLIC_SUPABASE_URL: address })).toThrow(words);
  });

  test.each([
    `${url}/`,
    `${url}/rest/v1`,
    `${url}?apikey=1`,
    `${url} `,
    'https://user:word@backend.example.org',
    'https://supabase.com/dashboard/project/abcdefghijklmnopqrst',
  ])('more than an address: %s', (address) => {
    expect(check(address, key)).toThrow(`, not "${address}".`);
  });

  test.each([
    ['no key', undefined, `of ${url}, which begins with sb_publishable_. It is not set.`],
    ["the local server's", 'sb_publishable_local', `"sb_publishable_local" is the local server's key.`],
    ['a secret one', 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz', 'holds a secret key'],
    ['the service role', jwt({ role: 'service_role' }), 'holds a secret key'],
    ["somebody's session", jwt({ role: 'authenticated' }), 'holds a secret key'],
    ['a JWT of nobody', jwt({}), 'holds a secret key'],
    ['a word', 'your-key', 'is not a publishable key'],
    ['a JWT that is none', 'a.b.c', 'is not a publishable key'],
    ['half a key', 'sb_publishable_', 'is not a publishable key'],
    ['a key and a space', `${key} `, 'is not a publishable key'],
  ])('%s as the key', (_, publicKey, words) => {
    expect(check(url, publicKey)).toThrow(words);
  });

  test.each(['sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz', jwt({ role: 'service_role' })])(
    'a secret key is not repeated in the log',
    (secret) => expect(check(url, secret)).not.toThrow(secret),
  );
});
