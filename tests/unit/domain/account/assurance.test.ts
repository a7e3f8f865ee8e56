import { expect, test } from 'vitest';
import { assuranceLevel } from '#src/domain/account/assurance.ts';

const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

test.each([
  [token({ aal: 'aal2' }), 'aal2'],
  [token({ aal: 'aal1' }), 'aal1'],
  [token({ name: 'Zoë ~~~???' }), 'aal1'],
  [token({ aal: 'aal3' }), 'aal1'],
  ['', 'aal1'],
  ['x.%%%.x', 'aal1'],
])('the level of %s is %s', (accessToken, level) => expect(assuranceLevel(accessToken)).toBe(level));
