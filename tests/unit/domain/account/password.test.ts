import { describe, expect, test } from 'vitest';
import { shortestPassword } from '#src/domain/account/account.ts';
import { commonPasswords, isCommonPassword, isStrongPassword } from '#src/domain/account/password.ts';
import { demoPassword } from '../../../../supabase/local/accounts.ts';

describe('common passwords', () => {
  test('are the ten thousand of the list that are long enough to be taken otherwise, in small letters', () => {
    expect(commonPasswords.size).toBe(8464);
    for (const word of commonPasswords) {
      expect(word.length).toBeGreaterThanOrEqual(shortestPassword);
      expect(word).toBe(word.toLowerCase());
      expect(word).not.toMatch(/\s/);
    }
  });

  test.each([
    '123456',
    'password',
    'qwerty',
    'iloveyou',
    'Password1',
    'DRAGON',
    'letmein',
    'trustno1',
    ' 123456',
    '123456 ',
    '１２３４５６',
  ])('%s is one', (word) => {
    expect(isCommonPassword(word)).toBe(true);
  });

  test.each(['', 'correct horse', 'fogarasi', demoPassword])('%j is none', (word) => {
    expect(isCommonPassword(word)).toBe(false);
  });
});

test.each([
  ['nine-9999', false],
  ['ten-999999', true],
  ['1234567890', false],
  ['QwertyUiop', false],
  [demoPassword, true],
])('%s is strong: %s', (word, strong) => {
  expect(isStrongPassword(word)).toBe(strong);
});
