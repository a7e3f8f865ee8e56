import { expect, test } from 'vitest';
import type { Destination } from '#src/domain/hotel/search.ts';
import { suggest, suggestionFacts } from '#src/features/search/suggestions.ts';

const place = (name: string, hotel_count: number | null = 1, part: Partial<Destination> = {}): Destination => ({
  id: name.toLowerCase(),
  name,
  kind: 'town',
  region: 'North Goa',
  names: [],
  hotel_count,
  ...part,
});
const destinations = [
  place('North Goa', 30, { kind: 'region', region: null }),
  place('Pernem', 9, { kind: 'taluka' }),
  place('Anjuna', 3),
  place('Assagao', 2),
  place('Candolim', 5),
  place('Panaji', 4, { names: ['Panjim', 'Ponnje'], region: 'Central Goa' }),
  place('Porvorim', 3),
  place('São Matias', 1),
  place('Parra', 0),
  place('Mopa airport', null, { kind: 'airport', names: ['GOX', 'Manohar International'] }),
  place('South Goa', 10, { kind: 'region', region: null }),
];
const names = (typed: string) => suggest(destinations, typed).map(({ name }) => name);

test.each([
  ['', ['North Goa', 'South Goa', 'Pernem', 'Candolim', 'Panaji', 'Anjuna', 'Porvorim', 'Assagao']],
  ['  ', ['North Goa', 'South Goa', 'Pernem', 'Candolim', 'Panaji', 'Anjuna', 'Porvorim', 'Assagao']],
  ['CAN', ['Candolim']],
  ['panj', ['Panaji']],
  ['ponn', ['Panaji']],
  ['p', ['Pernem', 'Panaji', 'Porvorim', 'Mopa airport', 'Parra']],
  ['goa', ['North Goa', 'South Goa']],
  ['sao', ['São Matias']],
  ['gox', ['Mopa airport']],
  ['manohar', ['Mopa airport']],
  ['par', ['Parra']],
  ['.*', []],
  ['Mumbai', []],
])('typing "%s" suggests %j', (typed, expected) => {
  expect(names(typed)).toEqual(expected);
});

test('at most eight are suggested', () => {
  const many = Array.from({ length: 40 }, (_, i) => place(`Town ${i}`));
  expect(suggest(many, '')).toHaveLength(8);
  expect(suggest(many, 'town')).toHaveLength(8);
});

test.each([
  [place('Panaji', 4, { region: 'Central Goa' }), { where: 'Central Goa', stays: '4 stays' }],
  [place('North Goa', 1, { region: null }), { where: null, stays: '1 stay' }],
  [place('Parra', 0), { where: 'North Goa', stays: 'No stays yet' }],
  [place('Mopa airport', null, { kind: 'airport' }), { where: 'North Goa', stays: 'Stays nearby' }],
])('%o is shown with %o', (destination, facts) => expect(suggestionFacts(destination)).toEqual(facts));
