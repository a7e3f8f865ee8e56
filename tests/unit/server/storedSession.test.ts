import { afterEach, expect, test, vi } from 'vitest';
import { emptyListing } from '#src/domain/listing/listing.ts';
import { forgetImports, noteImport, openImports } from '#src/features/listing/keep/import.store.ts';
import { forgetPerson } from '#src/server/forgetPerson.ts';
import { sessionKey } from '#src/server/sessionKey.ts';
import { initialsOf, knownRoleOf, readKnownPerson, rememberPerson } from '#src/server/storedSession.ts';

const token = (aal: string) => `x.${Buffer.from(JSON.stringify({ aal })).toString('base64url')}.x`;
const protectedBy = (aal: string) =>
  JSON.stringify({
    access_token: token(aal),
    user: { id: 'u1', email: 'a@b.example', factors: [{ status: 'verified' }] },
  });

test.each([
  [
    'a session',
    JSON.stringify({ user: { id: 'u1', email: 'a@b.example', user_metadata: { full_name: 'Asha K' } } }),
    { id: 'u1', email: 'a@b.example', full_name: 'Asha K' },
  ],
  [
    'one without a name',
    JSON.stringify({ user: { id: 'u1', email: 'a@b.example' } }),
    { id: 'u1', email: 'a@b.example', full_name: '' },
  ],
  [
    'an odd name',
    JSON.stringify({ user: { id: 'u1', email: 'a@b.example', user_metadata: { full_name: ['x'] } } }),
    { id: 'u1', email: 'a@b.example', full_name: '' },
  ],
  ['a code that was shown', protectedBy('aal2'), { id: 'u1', email: 'a@b.example', full_name: '' }],
  ['a code that is still missing', protectedBy('aal1'), null],
  ['nothing', null, null],
  ['no JSON', '{', null],
  ['null', 'null', null],
  ['someone else’s data', '{"user":7}', null],
])('%s', (_, stored, person) => {
  const kept = storage();
  if (stored !== null) kept.set(sessionKey, stored);
  expect(readKnownPerson()).toEqual(person);
});

test.each([
  ['Asha Kamat', 'AK'],
  ['  asha   prabhu  dessai ', 'AD'],
  ['Asha', 'A'],
  ['', 'G'],
  ['🌴 Palm', '🌴P'],
  ['मीरा शर्मा', 'मीश'],
  ['श्रेया देसाई', 'श्रेदे'],
])('the letters of "%s" are %s', (full_name, letters) =>
  expect(initialsOf({ full_name, email: 'goa@b.example' })).toBe(letters),
);

test('a browser that keeps nothing knows nobody', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberPerson({ user_id: 'u1', role: 'owner', has_listings: true });
  expect([readKnownPerson(), knownRoleOf('u1')]).toEqual([null, null]);
  forgetPerson();
});

function storage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}
afterEach(() => vi.unstubAllGlobals());

function bringIn(property_id: string) {
  const { basics, amenities, rooms, policies } = emptyListing();
  const filled = { basics, amenities, rooms, policies };
  openImports(property_id);
  noteImport({ from: 'CSV', before: filled, after: { ...filled, basics: { ...basics, name: 'Casa Azul' } } });
}

test('signing out leaves neither role nor imports in the browser', () => {
  const kept = storage();
  rememberPerson({ user_id: 'u1', role: 'owner', has_listings: true });
  expect(knownRoleOf('u1')).toEqual({ role: 'owner', has_listings: true });
  expect(knownRoleOf('u2')).toBeNull();
  bringIn('one');
  expect(kept.size).toBe(2);
  forgetPerson();
  expect([...kept]).toEqual([]);
  expect(knownRoleOf('u1')).toBeNull();
});

test('a listing that was submitted leaves no imports in the browser', () => {
  const kept = storage();
  bringIn('two');
  expect([...kept.values()].join()).toContain('Casa Azul');
  forgetImports();
  expect([...kept]).toEqual([]);
});
