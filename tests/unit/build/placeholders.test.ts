import { expect, test } from 'vitest';
import { placeholdersIn } from '#src/build/placeholders.ts';

test('each placeholder is named once', () => {
  const facts = {
    url: 'https://stays.example',
    phone: '+91 00000 00000',
    email: 'hello@stays.example',
    pictures_are_impressions: true,
  };
  expect(placeholdersIn(facts).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    'The site’s address',
    'The phone number',
    'The email address',
    'The pictures are',
  ]);
});

test('real facts are left alone', () => {
  const facts = {
    url: 'https://stays.test',
    phone: '+91 98220 00000',
    email: 'hello@stays.test',
    pictures_are_impressions: false,
  };
  expect(placeholdersIn(facts)).toEqual([]);
});
