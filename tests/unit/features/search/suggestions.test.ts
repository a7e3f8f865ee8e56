import { expect, test } from 'vitest';
import type { Destination } from '#src/domain/hotel/search.ts';
import { findAlternatives, suggestDestinations } from '#src/features/search/suggestions.ts';

const place = (name: string, hotel_count: number | null = 1, part: Partial<Destination> = {}): Destination => ({
  id: name.toLowerCase(),
  in: null,
  name,
  kind: 'town',
  region: 'North Goa',
  names: [],
  pincodes: [],
  hotel_count,
  ...part,
});
const destinations = [
  place('North Goa', 30, { kind: 'region', region: null, names: ['Goa North'] }),
  place('Pernem', 9, { kind: 'taluka', in: 'north goa' }),
  place('Anjuna', 3, { pincodes: ['403509'] }),
  place('Assagao', 2),
  place('Calangute', 3),
  place('Candolim', 5, { in: 'bardez' }),
  place('Sinquerim', 0, { in: 'candolim' }),
  place('Candolim Fort', 1, { in: 'sinquerim' }),
  place('Panaji', 4, { names: ['Panjim', 'Ponnje'], region: 'Central Goa' }),
  place('Porvorim', 3),
  place('São Matias', 1),
  place('Parra', 0, { pincodes: ['403510'] }),
  place('Dabolim', 0),
  place('Canacona', 5, { kind: 'taluka', in: 'south goa', region: 'South Goa' }),
  place('Cansaulim', 0, { region: 'South Goa' }),
  place('Canacona bus stand', null, { kind: 'landmark', in: 'canacona', region: 'South Goa' }),
  place('Casinos of Panjim', null, { kind: 'landmark', in: 'panaji', region: 'Central Goa', names: ['Casino'] }),
  place('Panaji Market', null, { kind: 'landmark', in: 'panaji', region: 'Central Goa', names: ['Panjim Market'] }),
  place('Fort Aguada', null, { kind: 'landmark', in: 'candolim' }),
  place('Goa Medical College', null, { kind: 'landmark', in: 'panaji' }),
  place('Mopa airport', null, { kind: 'airport', names: ['GOX', 'Manohar International', 'Goa airport'] }),
  place('Dabolim airport', null, { kind: 'airport', names: ['GOI', 'Goa airport'] }),
  place('South Goa', 10, { kind: 'region', region: null, names: ['Goa South'] }),
];
const hotels = [
  { name: 'Hotel Lotus', city: 'Candolim' },
  { name: 'Candolim Beach House', city: 'Candolim' },
  { name: 'The Sandpiper', city: 'Morjim' },
];
const names = (typed: string) => suggestDestinations({ destinations, hotels }, typed).map(({ name }) => name);

test.each([
  ['', ['North Goa', 'South Goa', 'Pernem', 'Candolim', 'Canacona', 'Panaji', 'Anjuna', 'Calangute']],
  ['  ', ['North Goa', 'South Goa', 'Pernem', 'Candolim', 'Canacona', 'Panaji', 'Anjuna', 'Calangute']],
  // Names that begin like this: towns, talukas, landmarks, with hotels first within each.
  ['CAN', ['Candolim', 'Candolim Fort', 'Canacona', 'Cansaulim', 'Canacona bus stand', 'Candolim Beach House']],
  ['panj', ['Panaji', 'Panaji Market', 'Casinos of Panjim']],
  ['ponn', ['Panaji']],
  ['pa', ['Panaji', 'Parra', 'Panaji Market', 'Mopa airport', 'Casinos of Panjim']],
  ['goa', ['North Goa', 'South Goa', 'Mopa airport', 'Dabolim airport', 'Goa Medical College']],
  ['casino', ['Casinos of Panjim']],
  ['fort', ['Fort Aguada', 'Candolim Fort']],
  ['sao', ['São Matias']],
  ['gox', ['Mopa airport']],
  ['manohar', ['Mopa airport']],
  ['.*', []],
  ['Mumbai', []],
  // A full name: the place first, then longer names, hotels of that name, and places in it.
  ['Candolim', ['Candolim', 'Candolim Fort', 'Candolim Beach House', 'Sinquerim', 'Fort Aguada']],
  ['panjim', ['Panaji', 'Panaji Market', 'Casinos of Panjim', 'Goa Medical College']],
  ['north goa', ['North Goa', 'Pernem']],
  ['dabolim', ['Dabolim', 'Dabolim airport']],
  ['Goa airport', ['Mopa airport', 'Dabolim airport']],
  ['lotus', ['Hotel Lotus']],
  ['hotel lo', ['Hotel Lotus']],
  ['Calungute', ['Calangute']],
  ['calungu', ['Calangute']],
  ['kandolim', ['Candolim', 'Candolim Fort', 'Candolim Beach House']],
  ['lotos', ['Hotel Lotus']],
  ['403', ['Anjuna', 'Parra']],
  ['403 510', ['Parra']],
  ['sandpipr', ['The Sandpiper']],
])('typing "%s" suggests %j', (typed, expected) => {
  expect(names(typed)).toEqual(expected);
});

test('at most eight are suggested', () => {
  const many = { destinations: Array.from({ length: 40 }, (_, i) => place(`Town ${i}`)), hotels: [] };
  expect(suggestDestinations(many, '')).toHaveLength(8);
  expect(suggestDestinations(many, 'town')).toHaveLength(8);
});

test.each([
  [place('Panaji', 4, { region: 'Central Goa' }), { where: 'Central Goa', stays: '4 hotels' }],
  [place('North Goa', 1, { region: null }), { where: null, stays: '1 hotel' }],
  [place('Parra', 0), { where: 'North Goa', stays: 'No hotels yet' }],
  [place('Mopa airport', null, { kind: 'airport' }), { where: 'North Goa', stays: 'Hotels nearby' }],
  [place('Fort Aguada', null, { kind: 'landmark', in: 'sinquerim' }), { where: 'North Goa', stays: 'Hotels nearby' }],
])('%o is shown with %o', (one, facts) =>
  expect(suggestDestinations({ destinations: [one], hotels: [] }, one.name)).toEqual([expect.objectContaining(facts)]),
);

test('a landmark says which town it is in', () => {
  const [found] = suggestDestinations({ destinations, hotels }, 'casino');
  expect(found?.where).toBe('Panaji, Central Goa');
});

test.each([
  ['forte', ['Candolim Fort']],
  ['agwada', ['Fort Aguada']],
  ['church near the medical college', ['Goa Medical College']],
  ['Calangut bech', ['Calangute']],
  ['zzzz', []],
  ['parties', []],
  ['villa house with rooms', ['Candolim Beach House']],
])('"%s", which finds nothing, may have meant %j', (typed, expected) => {
  expect(findAlternatives({ destinations, hotels }, typed)).toEqual({
    alike: expected,
    regions: ['North Goa', 'South Goa'],
  });
});
