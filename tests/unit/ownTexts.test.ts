import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inLanguage } from '#src/build/languages.ts';
import { ownTextsIn } from '#src/build/ownTexts.ts';
import { addressLine } from '#src/domain/hotel/directions.ts';
import { placeOf } from '#src/domain/hotel/hotel.ts';
import { describedIn, inOwnWords } from '#src/domain/hotel/ownWords.ts';
import { languageOf } from '#src/words/hi/hotel.ts';

const english = parse(readFileSync('content/showcase/hotel-lotus.yaml', 'utf8'));
const hindi = parse(readFileSync('content/hi/showcase/hotel-lotus.yaml', 'utf8'));
const { words, texts } = await ownTextsIn('hi');

test('names, rules and descriptions of the content are shown in Hindi', () => {
  expect(inOwnWords('Twin Bed Suite', words)).toBe(hindi.roomCategories[2].title);
  expect(inOwnWords(english.payment, words)).toBe(hindi.payment);
  expect(inOwnWords(`${english.atArrival} ${english.groups}`, words)).toBe(`${hindi.atArrival} ${hindi.groups}`);
  expect(describedIn(texts, english.description)).toBe(hindi.description);
  expect(describedIn(texts, english.roomCategories[0].description)).toBe(hindi.roomCategories[0].description);
  for (const shown of [words, texts].flatMap(Object.values)) expect(shown).not.toMatch(/[a-z]{3}.*\.$/i);
});

test('the search shows the description of which it has the beginning', () =>
  expect(describedIn(texts, `${english.description.slice(0, 100)}…`)).toBe(hindi.description));

test('the address is shown in Hindi, each part once', () => {
  const address = `${english.address} ${english.postalCode}`;
  expect(inOwnWords(placeOf({ address, city: english.place }), words)).toBe(`${hindi.address} ${english.postalCode}`);
  expect(inOwnWords(addressLine({ address, city: english.place, country: 'India' }), words)).toBe(
    `${hindi.address} ${english.postalCode}, भारत`,
  );
});

test.each([
  ['an owner has changed', `${english.description} We have a new pool.`],
  ['an owner has shortened', english.description.slice(0, 200)],
  ['another hotel has', 'A house by the sea.'],
  ['is called like a part of every object', 'constructor'],
])('a text that %s stays as it is', (_, text) => {
  expect(describedIn(texts, text)).toBe(text);
  expect(inOwnWords(text, words)).toBe(text);
});

test('in English every text stays as it is', () => expect(inOwnWords('Twin Bed Suite')).toBe('Twin Bed Suite'));

describe('a text of another owner', () => {
  test.each([
    ['Quiet hours from 10:00 PM.', 'en'],
    ['समुद्र के पास का घर, Wi-Fi के साथ', undefined],
    ['26 m²', undefined],
  ])('%s is marked: %s', (text, language) => expect(languageOf(text)).toBe(language));
});

test('the build of Hindi writes them', async () => {
  const { load } = inLanguage('hi');
  const file = new URL('../../src/words/hi/ownWords.ts', import.meta.url).pathname;
  const written = await (load as unknown as (id: string) => Promise<string>)(file);
  expect(written).toContain(JSON.stringify(hindi.roomCategories[0].title));
});
