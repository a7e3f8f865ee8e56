import { expect, test } from 'vitest';
import { stumblesIn } from '../support/plainWords.ts';

test('strings and documents say it in plain words', () => {
  expect(stumblesIn()).toEqual([]);
});
