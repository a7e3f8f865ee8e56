import { describe, expect, test } from 'vitest';
import { safeReturnTo } from '#src/domain/account/account.ts';

const origin = 'https://stays.test';

describe('after signing in', () => {
  test.each([
    ['/', '/'],
    ['/owner', '/owner'],
    ['/list-property/form?listing=a#photos', '/list-property/form?listing=a#photos'],
    ['/search?destination=%2F%2Fevil.test', '/search?destination=%2F%2Fevil.test'],
    ['/a/../owner', '/owner'],
  ])('%s leads to %s', (given, path) => expect(safeReturnTo(given, origin)).toBe(path));

  test.each([
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/..//evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    '/%2e%2e//evil.test',
    'https://evil.test',
    'https:/evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    ' //evil.test',
    'owner',
    '?x',
    '#x',
    '',
    '@evil.test',
    '.evil.test',
    `/${'a'.repeat(3000)}`,
    null,
    undefined,
    7,
    ['/owner'],
    { toString: () => '/owner' },
  ])('%j leads home', (given) => expect(safeReturnTo(given, origin)).toBe('/'));
});
