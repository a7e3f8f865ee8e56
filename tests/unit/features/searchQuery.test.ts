import { describe, expect, test } from 'vitest';
import {
  countFilters,
  noFilters,
  readSearchQuery,
  type SearchQuery,
  toggled,
  writeSearchQuery,
} from '#src/features/search/searchQuery.ts';

const read = (search: string) => readSearchQuery(new URLSearchParams(search));
const defaults = read('');

test('an empty address is a search for everything, for two', () => {
  expect(defaults).toEqual({
    destination: '',
    isExact: false,
    near: null,
    stay: { check_in_date: null, check_out_date: null, adults: 2, children: 0, rooms: 1 },
    sort: 'recommended',
    minPrice: null,
    maxPrice: null,
    stars: [],
    amenities: [],
    types: [],
    minRating: null,
    isFreeToCancel: false,
    page: 1,
    isMap: false,
  });
});

describe('reads', () => {
  test.each<[string, Partial<SearchQuery>]>([
    ['destination=Panjim', { destination: 'Panjim' }],
    ['destination=%20%20Old%20%20Goa%09', { destination: 'Old Goa' }],
    ['destination=Calungute&exact=1', { destination: 'Calungute', isExact: true }],
    ['near=15.52,73.76', { near: { latitude: 15.52, longitude: 73.76 } }],
    ['near=15.5178321,-73.7', { near: { latitude: 15.52, longitude: -73.7 } }],
    ['sort=price', { sort: 'price' }],
    ['sort=rating', { sort: 'rating' }],
    ['sort=name', { sort: 'name' }],
    ['minPrice=2000&maxPrice=5000', { minPrice: 200_000, maxPrice: 500_000 }],
    ['maxPrice=8850.05', { maxPrice: 885_005 }],
    ['maxPrice=8850.5', { maxPrice: 885_050 }],
    ['minPrice=5000&maxPrice=2000', { minPrice: 200_000, maxPrice: 500_000 }],
    ['stars=3&stars=5&stars=3', { stars: [5, 3] }],
    ['amenities=Free+WiFi&amenities=Gym%2FFitness+Center', { amenities: ['Free WiFi', 'Gym/Fitness Center'] }],
    ['amenities=Tea%2C+coffee', { amenities: ['Tea, coffee'] }],
    ['type=villa&type=hotel&type=villa', { types: ['hotel', 'villa'] }],
    ['rating=4.5', { minRating: 4.5 }],
    ['cancellation=free', { isFreeToCancel: true }],
    ['page=3', { page: 3 }],
  ])('%s', (search, expected) => expect(read(search)).toEqual({ ...defaults, ...expected }));
});

describe('a hostile or broken address falls back to the default', () => {
  test.each([
    'exact=0&exact=1',
    'exact=true',
    'near=',
    'near=15.52',
    'near=NaN,73',
    'near=1e1,73',
    'near=99,73',
    'near=15,181',
    'near=15,73,1',
    'sort=__proto__',
    'sort=constructor',
    'sort=PRICE',
    'sort=',
    'minPrice=NaN',
    'minPrice=Infinity',
    'minPrice=-1',
    'minPrice=0',
    'maxPrice=0',
    'maxPrice=1e9',
    'maxPrice=99999999999',
    'maxPrice=12.345',
    'maxPrice=%E0%A5%A7',
    'stars=0&stars=6&stars=NaN&stars=5.0&stars=__proto__',
    'amenities=&amenities=%20&amenities=%00',
    'type=castle&type=&type=__proto__',
    'rating=0&rating=4.5',
    'rating=4.50',
    'cancellation=1',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=10000',
    'page=NaN',
    'page=__proto__',
    `page=${'9'.repeat(10_000)}`,
    'checkIn=9999-12-31&checkOut=9999-99-99',
    'checkIn=NaN',
    'adults=NaN&children=-1&rooms=1e3',
    '__proto__=polluted&constructor=x',
    'destination=',
    'destination=%00%01',
    '%',
    '%ZZ=%',
    '&&&===',
  ])('%s', (search) => expect(read(search)).toEqual(defaults));

  test('and pollutes nothing', () => {
    read('__proto__=x&amenities=__proto__&destination=__proto__');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(read('amenities=__proto__').amenities).toEqual(['__proto__']);
  });
});

describe('long or odd text', () => {
  test.each([
    ['10 kB of letters', 'a'.repeat(10_000), 'a'.repeat(80)],
    ['10 kB of emoji, cut between whole ones', '🏝'.repeat(5_000), '🏝'.repeat(80)],
    ['a per cent sign', '100% Goa_', '100% Goa_'],
    ['markup stays text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['text that would run backwards', 'Goa\u202eaoG', 'Goa aoG'],
    ['a NUL inside', 'Old\u0000Goa', 'Old Goa'],
    ['a lone surrogate', 'Goa\ud83c', 'Goa\ufffd'],
    ['other scripts', 'गोवा', 'गोवा'],
  ])('%s', (_, text, expected) =>
    expect(read(String(new URLSearchParams({ destination: text }))).destination).toBe(expected),
  );

  test('no more than twenty amenities are read', () => {
    const params = new URLSearchParams(Array.from({ length: 500 }, (_, i) => ['amenities', `a${i}`]));
    expect(readSearchQuery(params).amenities).toHaveLength(20);
  });
});

describe('written and read again, a search is the same', () => {
  const stay = { check_in_date: '2026-12-10', check_out_date: '2026-12-13', adults: 3, children: 2, rooms: 2 };
  test.each<[string, Partial<SearchQuery>]>([
    [
      'everything',
      {
        destination: 'São & Co?=#%',
        isExact: true,
        near: { latitude: 15.5, longitude: -73.76 },
        stay,
        sort: 'name',
        minPrice: 123_456,
        maxPrice: 500_007,
        stars: [5, 1],
        amenities: ['A & B', 'C,D'],
        types: ['hotel', 'guest_house'],
        minRating: 3.5,
        isFreeToCancel: true,
        page: 7,
      },
    ],
    ['one date only', { stay: { ...stay, check_out_date: null } }],
    ['nothing', {}],
  ])('%s', (_, query) => {
    const search = { ...defaults, ...query };
    expect(readSearchQuery(writeSearchQuery(search))).toEqual(search);
    expect(read(String(writeSearchQuery(search)))).toEqual(search);
  });
});

test.each<[Partial<SearchQuery>, number]>([
  [{}, 0],
  [{ minPrice: 1 }, 1],
  [{ minPrice: 1, maxPrice: 2 }, 1],
  [{ stars: [5, 4], amenities: ['Parking'], maxPrice: 2 }, 4],
  [noFilters, 0],
])('%o has %i filters', (query, count) => expect(countFilters({ ...defaults, ...query })).toBe(count));

test.each([
  [[1, 2], 2, [1]],
  [[1], 2, [1, 2]],
  [[], 1, [1]],
])('%o with %i toggled is %o', (items, item, expected) => expect(toggled<number>(items, item)).toEqual(expected));
