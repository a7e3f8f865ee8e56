import { expect, test } from 'vitest';
import type { Place } from '#src/content/placeSchema.ts';
import { arrangePlaces } from '#src/features/places/arrangePlaces.ts';
import type { PublishedHotel } from '#src/server/published.ts';

const place = (id: string, kind: Place['kind'], within?: string): Place =>
  ({ id, name: id, kind, at: [15.5, 73.8], ...(within && { in: within }) }) as Place;

/** Two regions. The first has a taluka with two towns, one of them with a beach, and a town of its own. */
const places = [
  place('north', 'region'),
  place('south', 'region'),
  place('bardez', 'taluka', 'north'),
  place('candolim', 'town', 'bardez'),
  place('candolim-beach', 'beach', 'candolim'),
  place('baga', 'town', 'bardez'),
  place('mopa', 'town', 'north'),
  place('palolem', 'town', 'south'),
];
const words = new Map(
  ['north', 'south', 'candolim', 'baga', 'mopa', 'palolem'].map((id) => [id, `Words of ${id}`] as const),
);

const stay = (name: string, place_id: string | null, rating: number | null = null, showcase_id: string | null = null) =>
  ({ hotel: { id: name, name, place_id, rating, showcase_id } }) as PublishedHotel;

const arrange = (...stays: PublishedHotel[]) =>
  new Map(
    arrangePlaces(places, words, stays).map(({ place, ...page }) => [
      place.id,
      {
        words: page.words,
        stays: page.stays.map(({ hotel }) => hotel.name),
        spots: page.spots.map(({ id }) => id),
        within: page.within?.id ?? null,
        near: page.near.map(({ id }) => id),
      },
    ]),
  );

test('a place has a page with two stays, and none with one', () => {
  expect([...arrange(stay('A', 'baga')).keys()]).toEqual([]);
  expect([...arrange(stay('A', 'baga'), stay('B', 'candolim')).keys()]).toEqual(['north']);
  expect([...arrange(stay('A', 'baga'), stay('B', 'baga')).keys()]).toEqual(['north', 'baga']);
  expect(arrange().size).toBe(0);
});

test('stays of a place are those in it and in all below it, wherever else there are any', () => {
  const pages = arrange(
    ...[stay('Sand', 'candolim-beach'), stay('Lane', 'candolim'), stay('Creek', 'baga'), stay('Taluka', 'bardez')],
    ...[stay('Bay', 'palolem'), stay('Nowhere', null), stay('Unknown', 'elsewhere')],
  );
  expect([...pages].map(([id, { stays }]) => [id, stays])).toEqual([
    ['north', ['Creek', 'Lane', 'Sand', 'Taluka']],
    ['candolim', ['Lane', 'Sand']],
  ]);
});

test('our own houses come first, then the best rated, then by name; a stay without a rating is last', () => {
  const pages = arrange(
    ...[stay('New', 'baga'), stay('Good', 'baga', 4.6), stay('Also good', 'baga', 4.6), stay('Fair', 'baga', 3.9)],
    stay('Ours', 'baga', 4.1, 'hotel-lotus'),
  );
  expect(pages.get('baga')?.stays).toEqual(['Ours', 'Also good', 'Good', 'Fair', 'New']);
});

test('a town lies in what has a page above it, and its neighbours are those there; a region has its towns', () => {
  const two = (id: string) => [stay(`${id} 1`, id), stay(`${id} 2`, id)];
  const pages = arrange(...two('candolim'), ...two('baga'), ...two('mopa'), ...two('palolem'));
  expect([...pages].map(([id, { within, near }]) => [id, within, near])).toEqual([
    ['north', null, ['candolim', 'baga', 'mopa']],
    ['south', null, ['palolem']],
    ['candolim', 'north', ['baga', 'mopa']],
    ['baga', 'north', ['candolim', 'mopa']],
    ['mopa', 'north', ['candolim', 'baga']],
    ['palolem', 'south', []],
  ]);
});

test('nobody is sent to a place with one stay', () => {
  const pages = arrange(stay('A', 'candolim'), stay('B', 'candolim'), stay('C', 'baga'));
  expect(pages.get('north')?.near).toEqual(['candolim']);
  expect(pages.get('candolim')?.near).toEqual([]);
  expect(pages.has('baga')).toBe(false);
});

test('the map names the places that stays are in, each once, in their order', () => {
  const pages = arrange(stay('A', 'baga'), stay('B', 'candolim-beach'), stay('C', 'baga'), stay('D', 'mopa'));
  expect(pages.get('north')?.spots).toEqual(['candolim-beach', 'baga', 'mopa']);
});
