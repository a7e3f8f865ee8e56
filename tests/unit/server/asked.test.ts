import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAsked, noteAsked, readAsked } from '#src/server/asked.ts';
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

test('what was asked for is known for an hour, by its kind, with the newest address', () => {
  noteAsked('recovery', 'Asha@People.example', '/owner');
  noteAsked('recovery', 'asha2@people.example', '/owner');
  expect(readAsked('recovery')).toMatchObject({ email: 'asha2@people.example', returnTo: '/owner' });
  expect(readAsked('magiclink')).toBeNull();
  vi.advanceTimersByTime(60 * 60_000 - 1);
  expect(readAsked('recovery')).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(readAsked('recovery')).toBeNull();
  expect(kept.has(askedKey)).toBe(false);
});

test('one kind is forgotten without the others', () => {
  noteAsked('recovery', 'asha@people.example');
  noteAsked('signup', 'asha@people.example');
  forgetAsked('recovery');
  expect([readAsked('recovery'), readAsked('signup')]).toMatchObject([null, { returnTo: '/' }]);
});

test.each(['null', '7', '[]', '{"recovery":null}', '{"recovery":{"at":"soon"}}', '{"recovery":{"at":1e99}}', '{'])(
  '%s in the storage was not asked for',
  (text) => {
    kept.set(askedKey, text);
    expect(readAsked('recovery')).toBeNull();
    noteAsked('recovery', 'asha@people.example');
    expect(readAsked('recovery')?.email).toBe('asha@people.example');
  },
);

test('where the browser keeps nothing, nothing was asked for', () => {
  vi.stubGlobal('localStorage', undefined);
  noteAsked('recovery', 'asha@people.example');
  expect(readAsked('recovery')).toBeNull();
  forgetAsked('recovery');
});
