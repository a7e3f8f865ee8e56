import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedJustNow, forgetAsked, noteAsked, noteSent, readAsked } from '#src/server/asked.ts';
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

const emails = (kind: 'recovery' | 'magiclink' | 'signup') => readAsked(kind).map(({ email }) => email);

test('what was asked for is known for an hour, by its kind, each address with where it wanted to go', () => {
  noteAsked('recovery', 'Asha@People.example', '/owner');
  vi.advanceTimersByTime(1);
  noteAsked('recovery', 'asha2@people.example', '/account');
  expect(readAsked('recovery')).toMatchObject([
    { email: 'asha2@people.example', returnTo: '/account', language: 'en' },
    { email: 'asha@people.example', returnTo: '/owner' },
  ]);
  expect(readAsked('magiclink')).toEqual([]);
  vi.advanceTimersByTime(60 * 60_000 - 1);
  expect(emails('recovery')).toEqual(['asha2@people.example']);
  vi.advanceTimersByTime(1);
  expect(readAsked('recovery')).toEqual([]);
  expect(kept.has(askedKey)).toBe(false);
});

test('who asks again stands once, and of many the last five are known', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'C']) noteAsked('signup', `${name}@people.example`);
  expect(emails('signup')).toEqual(['c', 'f', 'e', 'd', 'b'].map((name) => `${name}@people.example`));
});

test('one address is forgotten without the others, and one kind without the others', () => {
  noteAsked('recovery', 'asha@people.example');
  noteAsked('recovery', 'ravi@people.example');
  noteAsked('signup', 'asha@people.example');
  forgetAsked('recovery', 'Asha@people.example');
  expect([emails('recovery'), emails('signup')]).toEqual([['ravi@people.example'], ['asha@people.example']]);
});

test('within a minute no other mail to the same address is asked for, once one was', () => {
  noteAsked('magiclink', 'Asha@people.example');
  expect(askedJustNow('magiclink', 'asha@people.example'), 'the server has not heard of it').toBe(false);
  noteSent('magiclink', 'asha@People.example');
  noteAsked('magiclink', 'other@people.example');
  // To the auth service, sign-in and recovery links are one kind.
  expect(askedJustNow('recovery', 'asha@People.example')).toBe(true);
  expect(askedJustNow('signup', 'asha@people.example')).toBe(false);
  expect(askedJustNow('magiclink', 'other@people.example')).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(askedJustNow('magiclink', 'asha@people.example')).toBe(false);
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
  expect(readAsked('recovery')).toEqual([]);
  noteAsked('recovery', 'asha@people.example');
  expect(emails('recovery')).toEqual(['asha@people.example']);
});

test('where the browser keeps nothing, nothing was asked for', () => {
  vi.stubGlobal('localStorage', undefined);
  noteAsked('recovery', 'asha@people.example');
  expect(readAsked('recovery')).toEqual([]);
  forgetAsked('recovery', 'asha@people.example');
});
