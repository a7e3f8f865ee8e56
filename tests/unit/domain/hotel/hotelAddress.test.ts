import { expect, test } from 'vitest';
import { hotelAddress, hotelIdIn, hotelSlug } from '#src/domain/hotel/hotelAddress.ts';

const id = '00000000-0000-4000-8000-000000000001';

test.each([
  ['Hotel Lotus', '-hotel-lotus'],
  ['Casa De Patio', '-casa-de-patio'],
  ['Pousada São João & Filhos', '-pousada-sao-joao-filhos'],
  ['Maria’s Café, 2nd House', '-marias-cafe-2nd-house'],
  ["D'Souza's", '-dsouzas'],
  ['ＦＵＬＬ ｗｉｄｔｈ', '-full-width'],
  ['  ../../etc?x=1#y%2e ', '-etc-x-1-y-2e'],
  ['सुसेगाद विला', ''],
  ['सुसेगाद Villa', '-villa'],
  ['ಕಾಸಾ', ''],
  ['', ''],
  ['– – –', ''],
  ['🌴', ''],
])('%j ends an address as %j', (name, slug) => {
  expect(hotelSlug(name)).toBe(slug);
  expect(hotelAddress(id, name)).toBe(`${id}${slug}`);
  expect(hotelIdIn(`${id}${slug}`)).toBe(id);
});

test('of a long name it takes eight words, none of them cut', () => {
  const name = 'The Old House of the Seven Palms beside the River Mandovi';
  expect(hotelSlug(name)).toBe('-the-old-house-of-the-seven-palms-beside');
  expect(hotelSlug('a'.repeat(120))).toBe(`-${'a'.repeat(120)}`);
});

test('whatever follows the id leads to the same hotel', () => {
  for (const end of ['', '-', '-an-older-name', '-हॉटेल']) expect(hotelIdIn(id + end)).toBe(id);
});
