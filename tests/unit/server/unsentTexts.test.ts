import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPerson } from '#src/server/forgetPerson.ts';
import { formOf, readTexts, removeTexts, storeTexts } from '#src/server/unsentTexts.ts';

let tab: Map<string, string>;
beforeEach(() => {
  tab = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
    key: (at: number) => [...tab.keys()][at] ?? null,
    get length() {
      return tab.size;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a form has what was typed there, and no other form has it', () => {
  storeTexts('one', { title: 'Quiet', comment: '', rating: undefined });
  expect(readTexts('one')).toEqual({ title: 'Quiet', comment: '' });
  expect(readTexts('other')).toEqual({});
  removeTexts('one');
  expect(readTexts('one')).toEqual({});
});

test('where nothing is typed nothing is kept', () => {
  storeTexts('one', { title: 'Quiet' });
  storeTexts('one', { title: undefined });
  expect([...tab]).toEqual([]);
});

test.each(['{', 'null', '7', '"text"', '[]', '{"title": 7, "of": {"title": "x"}}'])(
  '%s in its place is nothing',
  (text) => {
    storeTexts('one', { title: 'Quiet' });
    for (const key of tab.keys()) tab.set(key, text);
    expect(Object.keys(readTexts('one')).filter((name) => Number.isNaN(Number(name)))).toEqual([]);
  },
);

test('a form is not named by what opens the stay that it is about', () => {
  const token = '0123456789abcdef'.repeat(4);
  storeTexts(formOf('review', token), { title: 'Quiet' });
  expect(readTexts(formOf('review', token))).toEqual({ title: 'Quiet' });
  expect(readTexts(formOf('review', 'f'.repeat(64)))).toEqual({});
  expect([...tab].join()).not.toContain(token.slice(0, 16));
});

test('signing out leaves nothing of it, and nothing of a booking', () => {
  storeTexts('one', { title: 'Quiet' });
  tab.set('booking-draft:room', '{"guest_name":"Asha"}');
  tab.set('search', 'Candolim');
  forgetPerson();
  expect([...tab]).toEqual([['search', 'Candolim']]);
});

test('a browser that keeps nothing has nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeTexts('one', { title: 'Quiet' });
  expect(readTexts('one')).toEqual({});
});

test('what an account has typed goes once another one is here, or none', () => {
  const device = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => device.get(key) ?? null });
  const signIn = (id: string) =>
    device.set('susegad-session', JSON.stringify({ user: { id, email: `${id}@guest.example` } }));
  storeTexts('before', { title: 'Of nobody' });
  signIn('one');
  expect(readTexts('before')).toEqual({ title: 'Of nobody' });
  storeTexts('form', { title: 'Quiet' });
  tab.set('booking-draft:1', '{}');
  signIn('one');
  expect(readTexts('form')).toEqual({ title: 'Quiet' });
  device.clear();
  expect(readTexts('form')).toEqual({});
  expect([...tab]).toEqual([]);
  signIn('one');
  storeTexts('form', { title: 'Quiet' });
  signIn('two');
  storeTexts('other', { title: 'Loud' });
  expect([readTexts('form'), readTexts('other')]).toEqual([{}, { title: 'Loud' }]);
});
