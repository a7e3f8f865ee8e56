import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenStay } from '#src/domain/booking/guestStay.ts';
import { addDays, todayInKolkata } from '#src/domain/stay.ts';
import { keepCopy, readCopy, removeCopy, tidyCopies } from '#src/features/visit/copies.ts';
import { isLinkKept, keepLink, readLinks, removeLink, renewLink } from '#src/features/visit/links.ts';
import { forgetStays, stayCopy, stayLinks } from '#src/lib/keptStays.ts';
import { forgetPerson } from '#src/server/forgetPerson.ts';
import { sessionKey } from '#src/server/sessionKey.ts';

const today = todayInKolkata();
const [token, other] = ['a'.repeat(64), 'b'.repeat(64)];
const opened = (from = 5, hotel = 'Quinta Azul'): OpenStay => ({
  is_shared: true,
  at: '2026-11-26T08:35:00+00:00',
  stay: {
    ...({ guest_name: 'Asha K.', booking_status: 'confirmed', arrival_time: null } as const),
    ...{ check_in_date: addDays(today, from), check_out_date: addDays(today, from + 3), nights: 3 },
    ...{ num_adults: 2, num_children: 0, num_rooms: 1 },
    room: { id: 'r', name: 'Garden Room', bed_type: 'Double', photos: [] },
    hotel: {
      ...{ id: 'h', name: hotel, address: 'Beach Road', city: 'Ashwem', country: 'India', showcase_id: null },
      ...{ is_demo: false, main_image_url: null, check_in_time: '14:00', check_out_time: '11:00', phone: null },
      ...{ email: null, policies: {}, place_id: null, latitude: 15.6, longitude: 73.7, is_approximate: false },
    },
  },
});

let device: Map<string, string>;
const storage = () => {
  const kept = new Map<string, string>();
  return [
    kept,
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      key: (at: number) => [...kept.keys()][at] ?? null,
      get length() {
        return kept.size;
      },
    },
  ] as const;
};
const signIn = (id: string | null) =>
  id === null
    ? device.delete(sessionKey)
    : device.set(sessionKey, JSON.stringify({ user: { id, email: `${id}@guests.example` } }));
beforeEach(() => {
  const [kept, local] = storage();
  device = kept;
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', storage()[1]);
});
afterEach(() => vi.unstubAllGlobals());

const always = () => true;
const copies = () => [...device.keys()].filter((name) => name.startsWith(stayCopy));

describe('copies', () => {
  test('are read by who has the link, and say nothing without it', async () => {
    await keepCopy(token, null, opened(), always);
    expect(copies()).toHaveLength(1);
    const text = [...device].join();
    for (const secret of [token, 'Quinta', 'Asha', 'Garden']) expect(text).not.toContain(secret);
    const copy = await readCopy(token, null);
    expect([copy?.at, copy?.stay.hotel.name]).toEqual(['2026-11-26T08:35:00+00:00', 'Quinta Azul']);
    expect(await readCopy(other, null)).toBeNull();
  });

  test('are of one account, or of nobody', async () => {
    await keepCopy(token, 'u1', opened(), always);
    expect(await readCopy(token, 'u2')).toBeNull();
    expect(await readCopy(token, null)).toBeNull();
    expect(await readCopy(token, 'u1')).not.toBeNull();
  });

  test('that somebody has changed, or moved to another name, are refused', async () => {
    await keepCopy(token, null, opened(), always);
    await keepCopy(other, null, opened(), always);
    const [one = '', two = ''] = copies();
    device.set(one, device.get(two) ?? '');
    await expect(readCopy(token, null)).rejects.toThrow();
    device.set(one, '{}');
    expect(await readCopy(token, null)).toBeNull();
    expect(copies()).toEqual([two]);
  });

  test('are made anew with each opening, and not when whoever opened it has left meanwhile', async () => {
    await keepCopy(token, null, opened(), always);
    const [name = ''] = copies();
    const before = device.get(name);
    await keepCopy(token, null, opened(), always);
    expect(copies()).toEqual([name]);
    expect(device.get(name)).not.toBe(before);
    await removeCopy(token, null);
    await keepCopy(token, null, opened(), () => false);
    expect(copies()).toEqual([]);
  });

  test('go three days after check-out', async () => {
    await keepCopy(token, null, opened(-6), always);
    expect(copies()).toHaveLength(1);
    await keepCopy(other, null, opened(-7), always);
    expect(copies()).toHaveLength(1);
    expect(await readCopy(other, null)).toBeNull();
  });

  test('of a shape that is not known any more are nothing', async () => {
    await keepCopy(token, null, { ...opened(), at: 7 } as unknown as OpenStay, always);
    expect(await readCopy(token, null)).toBeNull();
  });

  test('where the browser keeps nothing, nothing breaks', async () => {
    vi.stubGlobal('localStorage', undefined);
    await keepCopy(token, null, opened(), always);
    expect(await readCopy(token, null)).toBeNull();
    tidyCopies();
    expect([keepLink(token, opened()), readLinks()]).toEqual([false, []]);
  });
});

describe('links', () => {
  const tokens = () => readLinks().map((link) => link.token);

  test('are kept until that is taken back, the next stay first', () => {
    expect(isLinkKept(token)).toBe(false);
    expect([keepLink(token, opened(9)), keepLink(other, opened(2))]).toEqual([true, true]);
    expect(tokens()).toEqual([other, token]);
    removeLink(other);
    expect([isLinkKept(other), isLinkKept(token)]).toEqual([false, true]);
    removeLink(token);
    expect(device.has(stayLinks)).toBe(false);
  });

  test('are of one account, or of nobody', () => {
    keepLink(token, opened());
    signIn('u1');
    expect(tokens()).toEqual([]);
    keepLink(other, opened());
    expect(tokens()).toEqual([other]);
    // Another account signs in without a sign-out: the first account's data must be deleted, not hidden.
    signIn('u2');
    expect(tokens()).toEqual([]);
    expect(device.get(stayLinks)).not.toContain(other);
    signIn(null);
    expect(tokens()).toEqual([token]);
  });

  test('while a second factor is still to come none is read, kept or lost', () => {
    signIn('u1');
    keepLink(token, opened());
    const payload = Buffer.from(JSON.stringify({ aal: 'aal1' })).toString('base64url');
    device.set(
      sessionKey,
      JSON.stringify({
        access_token: `x.${payload}.x`,
        user: { id: 'u1', email: 'u1@guests.example', factors: [{ status: 'verified' }] },
      }),
    );
    expect([tokens(), keepLink(other, opened())]).toEqual([[], false]);
    signIn('u1');
    expect(tokens()).toEqual([token]);
  });

  test('are called what their stay is by now, and no link is kept that nobody asked to keep', () => {
    keepLink(token, opened(5, 'Quinta Azul'));
    renewLink(token, opened(8, 'Quinta Verde'));
    expect(readLinks()).toMatchObject([{ hotel: 'Quinta Verde', check_in_date: addDays(today, 8) }]);
    renewLink(other, opened());
    expect(tokens()).toEqual([token]);
  });

  test('go three days after check-out, beyond ten the oldest', () => {
    keepLink(token, opened(-7));
    expect(tokens()).toEqual([]);
    const made = Array.from({ length: 11 }, (_, at) => at.toString(16).repeat(64));
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const one of made) {
      vi.setSystemTime(Date.now() + 1);
      keepLink(one, opened());
    }
    vi.useRealTimers();
    expect(tokens()).toHaveLength(10);
    expect(tokens()).not.toContain(made[0]);
  });

  test.each(['{', '{}', '[null, 7, {"token": "javascript:alert(1)"}]'])('%s in their place is nothing', (text) => {
    device.set(stayLinks, text);
    expect(readLinks()).toEqual([]);
    expect(device.has(stayLinks)).toBe(false);
    device.set(stayLinks, text);
    forgetStays();
    expect(device.has(stayLinks)).toBe(false);
  });
});

test('signing out leaves nothing of stays, but links that were kept without an account', async () => {
  keepLink(other, opened());
  signIn('u1');
  keepLink(token, opened());
  await keepCopy(token, 'u1', opened(), always);
  sessionStorage.setItem('stay-link', token);
  signIn(null);
  forgetPerson();
  expect([...device].join()).not.toContain(token);
  expect(sessionStorage.getItem('stay-link')).toBeNull();
  expect(copies()).toEqual([]);
  expect(readLinks().map((link) => link.token)).toEqual([other]);
});
