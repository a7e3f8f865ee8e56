import { expect, test } from 'vitest';
import type { SearchPage } from '#src/domain/hotel/search.ts';
import { isNearMe, searchTitle } from '#src/features/search/placeWords.ts';
import { readSearchQuery } from '#src/features/search/searchQuery.ts';

test.each([
  'near me',
  'Near me',
  ' NEAR  ME ',
  'nearme',
  'nearby',
  'near by',
  'around me',
  'hotels near me',
  'stays nearby',
])('"%s" asks for what is near the visitor', (text) => expect(isNearMe(text)).toBe(true));
test.each(['', 'me', 'near', 'near Mopa airport', 'Candolim near me', 'nearby beach'])('"%s" does not', (text) =>
  expect(isNearMe(text)).toBe(false),
);

const everything = { places: [], other: null, is_all: true, typed: null, shown: null, unnamed: null };
const page = (meaning: Partial<SearchPage['meaning']>, radius_km: number | null = null) =>
  ({ meaning: { ...everything, ...meaning }, radius_km }) as unknown as SearchPage;

test.each<[address: string, page: SearchPage | null, title: string]>([
  ['', page({}), 'Search Results'],
  ['near=15.5,73.8', page({}, 20), 'Hotels near you'],
  ['destination=goa+india', page({}), 'Hotels in Goa'],
  ['destination=beach', page({}), 'Hotels in Goa'],
  ['destination=panjim', page({ places: ['Panaji'] }), 'Hotels in Panaji'],
  ['destination=baga,calangute', page({ places: ['Baga', 'Calangute'] }), 'Hotels in Baga and Calangute'],
  ['destination=GOX', page({ places: ['Mopa airport'] }, 20), 'Hotels near Mopa airport'],
  ['destination=Dabolim', page({ places: ['Dabolim'] }, 20), 'Hotels near Dabolim'],
  ['destination=Candolim&near=15.5,73.8', page({ places: ['Candolim'] }, 20), 'Hotels in Candolim'],
  ['destination=Candolim+with+pool', page({ places: ['Candolim'], unnamed: 'with pool' }), 'Hotels in Candolim'],
  ['destination=lotus', page({ is_all: false }), 'Hotels for “lotus”'],
  ['destination=Lotus+Candolim', page({ places: ['Candolim'], is_all: false }), 'Hotels for “Lotus Candolim”'],
  ['destination=lotos', page({ is_all: false, typed: 'lotos', shown: 'Hotel Lotus' }), 'Hotels for “Hotel Lotus”'],
  ['destination=Candolim', null, 'Hotels for “Candolim”'],
])('a search for "%s" is headed %s', (address, answer, title) =>
  expect(searchTitle(readSearchQuery(new URLSearchParams(address)), answer)).toBe(title),
);
