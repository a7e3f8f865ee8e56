import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCoolingDown, readRequests, recordRequest, recordSent, removeRequest } from '#src/server/requestedLinks.ts';
import { askedKey } from '#src/server/sessionKey.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const emails = (kind: 'recovery' | 'magiclink' | 'signup') => readRequests(kind).map(({ email }) => email);

test('what was asked for is known for an hour, by its kind, each address with where it wanted to go', () => {
  recordRequest('recovery', 'Asha@People.example', '/owner');
  vi.advanceTimersByTime(1);
  recordRequest('recovery', 'asha2@people.example', '/account');
  expect(readRequests('recovery')).toMatchObject([
    { email: 'asha2@people.example', returnTo: '/account', language: 'en' },
    { email: 'asha@people.example', returnTo: '/owner' },
  ]);
  expect(readRequests('magiclink')).toEqual([]);
  vi.advanceTimersByTime(60 * 60_000 - 1);
  expect(emails('recovery')).toEqual(['asha2@people.example']);
  vi.advanceTimersByTime(1);
  expect(readRequests('recovery')).toEqual([]);
  expect(kept.has(askedKey)).toBe(false);
});

test('who asks again stands once, and of many the last five are known', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'C']) recordRequest('signup', `${name}@people.example`);
  expect(emails('signup')).toEqual(['c', 'f', 'e', 'd', 'b'].map((name) => `${name}@people.example`));
});

test('one address is forgotten without the others, and one kind without the others', () => {
  recordRequest('recovery', 'asha@people.example');
  recordRequest('recovery', 'ravi@people.example');
  recordRequest('signup', 'asha@people.example');
  removeRequest('recovery', 'Asha@people.example');
  expect([emails('recovery'), emails('signup')]).toEqual([['ravi@people.example'], ['asha@people.example']]);
});

test('within a minute no other mail to the same address is asked for, once one was', () => {
  recordRequest('magiclink', 'Asha@people.example');
  expect(isCoolingDown('magiclink', 'asha@people.example'), 'the server has not heard of it').toBe(false);
  recordSent('magiclink', 'asha@People.example');
  recordRequest('magiclink', 'other@people.example');
  // To the auth service, sign-in and recovery links are one kind.
  expect(isCoolingDown('recovery', 'asha@People.example')).toBe(true);
  expect(isCoolingDown('signup', 'asha@people.example')).toBe(false);
  expect(isCoolingDown('magiclink', 'other@people.example')).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(isCoolingDown('magiclink', 'asha@people.example')).toBe(false);
});

test.each([
  'null',
  '7',
  '[]',
  '{"recovery":null}',
  '{"recovery":[null]}',
  '{"recovery":[{"at":"soon"}]}',
  '{"recovery":[{"at":1e99}]}',
  '{',
])('%s in the storage was not asked for', (text) => {
  kept.set(askedKey, text);
  expect(readRequests('recovery')).toEqual([]);
  recordRequest('recovery', 'asha@people.example');
  expect(emails('recovery')).toEqual(['asha@people.example']);
});

test('where the browser keeps nothing, nothing was asked for', () => {
  vi.stubGlobal('localStorage', undefined);
  recordRequest('recovery', 'asha@people.example');
  expect(readRequests('recovery')).toEqual([]);
  removeRequest('recovery', 'asha@people.example');
});
