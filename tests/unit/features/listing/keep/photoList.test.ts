import { expect, test } from 'vitest';
import {
  appendPhoto,
  coverOf,
  movePhoto,
  type PhotoList,
  placeFor,
  removePhoto,
} from '#src/features/listing/keep/photoList.ts';

const photo = (id: string) => ({ id, url: `/${id}`, alt_text: '' });
const list = (ids: string, cover_photo_id: string | null): PhotoList => ({
  photos: [...ids].map(photo),
  cover_photo_id,
});
const shown = (one: PhotoList) => [one.photos.map(({ id }) => id).join(''), coverOf(one)];

test('the first photo is the cover, also when it arrives later than the second', () => {
  const one = appendPhoto(list('', null), photo('b'));
  expect(shown(one)).toEqual(['b', 'b']);
  expect(shown(appendPhoto(one, photo('a'), 0))).toEqual(['ab', 'a']);
  expect(shown(appendPhoto(list('ab', 'b'), photo('c'), 0))).toEqual(['cab', 'b']);
  expect(appendPhoto(one, photo('b'))).toBe(one);
});

test.each([
  ['abc', 'a', 'a', ['bc', 'b']],
  ['abc', 'b', 'b', ['ac', 'a']],
  ['abc', 'b', 'a', ['bc', 'b']],
  ['abc', null, 'a', ['bc', 'b']],
  ['abc', 'gone', 'c', ['ab', 'a']],
  ['a', 'a', 'a', ['', null]],
] as const)('of %s with cover %s, without %s: %j', (ids, cover, removed, expected) => {
  expect(shown(removePhoto(list(ids, cover), removed))).toEqual(expected);
});

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 9, 'acb'],
  ['b', -1, 'bac'],
  ['x', 0, 'abc'],
] as const)('%s to place %i: %s, and the first is the cover', (id, place, expected) => {
  expect(shown(movePhoto(list('abc', null), id, place))).toEqual([expected, expected[0]]);
});

test('a cover further back stays it until another photo is put first', () => {
  expect(shown(movePhoto(list('abc', 'b'), 'c', 1))).toEqual(['acb', 'b']);
  expect(shown(movePhoto(list('abc', 'b'), 'c', 0))).toEqual(['cab', 'c']);
});

test('photos that arrive in another order than they were chosen are put in the order they were chosen', () => {
  const orders = new Map([...'abcd'].map((id, order) => [id, order]));
  let photos = list('x', 'x').photos;
  for (const id of 'cadb') {
    const place = placeFor(photos, orders.get(id) ?? 0, orders);
    photos = appendPhoto({ photos, cover_photo_id: 'x' }, photo(id), place).photos;
  }
  expect(photos.map(({ id }) => id).join('')).toBe('xabcd');
});
