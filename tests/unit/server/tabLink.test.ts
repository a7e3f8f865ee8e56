import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionKey } from '#src/server/sessionKey.ts';
import { isTabLinkLeft, keepTabLink, readTabLink } from '#src/server/tabLink.ts';

const [token, other] = ['a'.repeat(64), 'b'.repeat(64)];
let device: Map<string, string>;
let tab: Map<string, string>;
const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const address = (hash: string) => vi.stubGlobal('window', { location: { hash } });
const session = (id: string, about: object = {}) =>
  device.set(sessionKey, JSON.stringify({ user: { id, email: `${id}@guests.example`, ...about } }));

beforeEach(() => {
  [device, tab] = [new Map(), new Map()];
  vi.stubGlobal('localStorage', storage(device));
  vi.stubGlobal('sessionStorage', storage(tab));
  address('');
});
afterEach(() => vi.unstubAllGlobals());

test('one that was opened in an account is there while the account is', () => {
  session('u1');
  keepTabLink('stay-link', token);
  expect([readTabLink('stay-link'), isTabLinkLeft('stay-link')]).toEqual([token, false]);
  expect(readTabLink('review-link')).toBeNull();
  device.delete(sessionKey);
  expect(isTabLinkLeft('stay-link')).toBe(true);
  expect(readTabLink('stay-link')).toBeNull();
  session('u1');
  expect(readTabLink('stay-link'), 'it is gone, and not only hidden').toBeNull();
});

test('another account does not open it either, but what it brings itself', () => {
  session('u1');
  keepTabLink('stay-link', token);
  session('u2');
  address(`#${other}`);
  expect(readTabLink('stay-link')).toBe(other);
  keepTabLink('stay-link', other);
  address('');
  expect([readTabLink('stay-link'), isTabLinkLeft('stay-link')]).toEqual([other, false]);
  expect([...tab.values()].join()).not.toContain(token);
});

test('one that nobody’s account opened stays as it is, whoever comes and goes', () => {
  keepTabLink('stay-link', token);
  session('u1');
  expect([readTabLink('stay-link'), isTabLinkLeft('stay-link')]).toEqual([token, false]);
  device.delete(sessionKey);
  expect([readTabLink('stay-link'), isTabLinkLeft('stay-link')]).toEqual([token, false]);
});

test('while a second factor is still to come none is kept or read, and none is lost', () => {
  session('u1');
  keepTabLink('stay-link', token);
  session('u1', { factors: [{ status: 'verified' }] });
  expect([readTabLink('stay-link'), isTabLinkLeft('stay-link')]).toEqual([null, false]);
  session('u1');
  expect(readTabLink('stay-link')).toBe(token);
  session('u1', { factors: [{ status: 'verified' }] });
  keepTabLink('stay-link', other);
  session('u1');
  expect(readTabLink('stay-link')).toBeNull();
});

test('where the browser keeps nothing, the address alone says it', () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('localStorage', undefined);
  address(`#${token}`);
  keepTabLink('stay-link', token);
  expect([readTabLink('stay-link'), isTabLinkLeft('stay-link')]).toEqual([token, false]);
  address('#plan');
  expect(readTabLink('stay-link')).toBeNull();
});
