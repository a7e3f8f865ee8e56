import { expect, test } from 'vitest';
import { remarkStumblesIn, stumblesIn } from '../support/plainWords.ts';

test('strings and documents say it in plain words', () => {
  expect(stumblesIn()).toEqual([]);
});

test('comments say it in plain words', () => {
  expect(remarkStumblesIn()).toEqual([]);
});
