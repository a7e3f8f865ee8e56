import { expect, test } from 'vitest';
import { suggest } from '#src/features/search/suggestions.ts';

const destinations = ['Anjuna', 'Assagao', 'Candolim', 'Panjim', 'Porvorim', 'São Matias'].map((city) => ({
  city,
  hotel_count: 1,
}));
const cities = (typed: string) => suggest(destinations, typed).map(({ city }) => city);

test.each([
  ['', ['Anjuna', 'Assagao', 'Candolim', 'Panjim', 'Porvorim', 'São Matias']],
  ['  ', ['Anjuna', 'Assagao', 'Candolim', 'Panjim', 'Porvorim', 'São Matias']],
  ['CAN', ['Candolim']],
  ['p', ['Panjim', 'Porvorim']],
  ['a', ['Anjuna', 'Assagao', 'Candolim', 'Panjim', 'São Matias']],
  ['sao', ['São Matias']],
  ['im', ['Candolim', 'Panjim', 'Porvorim']],
  ['.*', []],
  ['Mumbai', []],
])('typing "%s" suggests %j', (typed, expected) => {
  expect(cities(typed)).toEqual(expected);
});

test('at most eight cities are suggested', () => {
  const many = Array.from({ length: 40 }, (_, i) => ({ city: `City ${i}`, hotel_count: 1 }));
  expect(suggest(many, '')).toHaveLength(8);
});
