import { expect, test } from 'vitest';
import { initialsOf, readKnownPerson, sessionKey } from '#src/lib/storedSession.ts';

const storage = (stored: string | null) => ({ getItem: (key: string) => (key === sessionKey ? stored : null) });

test.each([
  [
    'a session',
    JSON.stringify({ user: { email: 'a@b.example', user_metadata: { full_name: 'Asha K' } } }),
    { email: 'a@b.example', full_name: 'Asha K' },
  ],
  ['one without a name', JSON.stringify({ user: { email: 'a@b.example' } }), { email: 'a@b.example', full_name: '' }],
  [
    'an odd name',
    JSON.stringify({ user: { email: 'a@b.example', user_metadata: { full_name: ['x'] } } }),
    { email: 'a@b.example', full_name: '' },
  ],
  ['nothing', null, null],
  ['no JSON', '{', null],
  ['null', 'null', null],
  ['someone else’s data', '{"user":7}', null],
])('%s', (_, stored, person) => expect(readKnownPerson(storage(stored))).toEqual(person));

test.each([
  ['Asha Kamat', 'AK'],
  ['  asha   prabhu  dessai ', 'AD'],
  ['Asha', 'A'],
  ['', 'G'],
  ['🌴 Palm', '🌴P'],
])('the letters of "%s" are %s', (full_name, letters) =>
  expect(initialsOf({ full_name, email: 'goa@b.example' })).toBe(letters),
);
