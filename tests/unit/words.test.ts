import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { addressOf } from '#src/build/languages.ts';
import { translate } from '#src/content/translations.ts';
import { amenityChoices, roomAmenities } from '#src/domain/listing/listingWords.ts';
import { amenityName } from '#src/words/hi/hotel.ts';
import { englishPath, isInAll, languages, pathIn, placeIn } from '#src/words/languages.ts';
import { saidOn } from '../support/saidInCode.ts';

/** Both languages have the same words, and code has no texts of its own. */

const files = globSync('src/words/en/*.ts').map((file) => file.split('/').at(-1) ?? '');
const others = languages.filter((language) => language !== 'en');

const names = 'WhatsApp|PDF|UPI|UTR|Susegad Stays|Casa De Patio|Hotel Lotus';
const alike = new RegExp(`^(${names}|English|hi|en|hi-IN|en-IN|en-GB|/hi)$`);

/** Texts that code may contain: names, and values that are stored or sent but not shown. */
const sayable = new RegExp(`^(${names}|Pet Friendly|susegad stay … …)$`);
/** Files that are always in English: legal texts, and documents for authorities. */
const inEnglish =
  /^src\/(domain\/(privacy\/kept|desk\/(invoiceWords|receiptWords|paperDates))|features\/legal\/keptHeading)\.ts$/;

const shapeOf = (words: unknown): unknown =>
  typeof words === 'object' && words !== null && !Array.isArray(words)
    ? Object.fromEntries(Object.entries(words).map(([name, one]) => [name, shapeOf(one)]))
    : typeof words;

const textsIn = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
};

describe.each(others)('words in %s', (language) => {
  test('are the files of the English ones, and no others', () => {
    expect(
      globSync(`src/words/${language}/*.ts`)
        .map((file) => file.split('/').at(-1))
        .sort(),
    ).toEqual(files.sort());
  });

  test.each(files)('%s says what the English file says, in letters of its own', async (file) => {
    const english: Record<string, unknown> = await import(`../../src/words/en/${file}`);
    const words: Record<string, unknown> = await import(`../../src/words/${language}/${file}`);
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    for (const [name, said] of Object.entries(words)) {
      const original = english[name];
      // A table used only by other languages is empty in English.
      if (JSON.stringify(original) !== '{}') expect(shapeOf(said), name).toEqual(shapeOf(original));
      if (typeof said === 'function') expect(said.length, name).toBe((original as () => void).length);
      for (const text of textsIn(said))
        if (!alike.test(text)) expect(text, name).toMatch(/\p{Script=Devanagari}|^\P{L}*$/u);
    }
  });
});

test('every amenity that owners can choose has a Hindi name', () => {
  const names = [...amenityChoices, ...roomAmenities].map(amenityName);
  expect(names.filter((name) => !/\p{Script=Devanagari}/u.test(name))).toEqual([]);
});

const pages = globSync('src/pages/**/*.astro')
  .map((file) => ({ file, path: addressOf(file.replace('src/pages/', '')) }))
  .filter(({ path }) => isInAll(path));

const said = saidOn(pages.map(({ file }) => file)).filter(({ file }) => !inEnglish.test(file));

test('pages of all languages are many, and made of many files', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(said.length).toBeGreaterThan(400);
});

test.each(said)('$file says nothing in words of its own', ({ said: words }) => {
  expect(words.filter((one) => !sayable.test(one))).toEqual([]);
});

describe.each(others)('content in %s', (language) => {
  test.each(globSync(`content/${language}/**/*.yaml`))('%s holds the words of a file, of the same shape', (file) => {
    const english = parse(readFileSync(file.replace(`/${language}/`, '/'), 'utf8'));
    const differs: string[] = [];
    const shown = translate(english, parse(readFileSync(file, 'utf8')), (path) => differs.push(path));
    expect(differs).toEqual([]);
    expect(JSON.stringify(shown)).toMatch(/\p{Script=Devanagari}/u);
  });
});

describe('translate', () => {
  const wrong: string[] = [];
  const inHindi = (content: unknown, words: unknown) => translate(content, words, (path) => wrong.push(path));

  test('puts texts in the place of texts and leaves facts, also in lists', () => {
    const content = {
      items: [
        { id: 'pets', question: 'Pets?' },
        { id: 'x', question: 'X?' },
      ],
      rate: 5,
      name: 'Lotus',
    };
    const words = { items: [{ question: 'पालतू?' }, {}], name: 'कमल' };
    expect(inHindi(content, words)).toEqual({
      items: [
        { id: 'pets', question: 'पालतू?' },
        { id: 'x', question: 'X?' },
      ],
      rate: 5,
      name: 'कमल',
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['a list that an editor made longer', { list: ['a', 'b'] }, { list: ['क'] }, ['.list']],
    ['a text in the place of a number', { rate: 5 }, { rate: 'पाँच' }, ['.rate']],
    ['a field that is not there', { a: 'a' }, { b: 'ख' }, ['.b']],
  ])('%s is told, and the content stays as it is', (_, content, words, paths) => {
    wrong.length = 0;
    expect(inHindi(content, words)).toEqual(content);
    expect(wrong).toEqual(paths);
  });
});

describe('addresses', () => {
  test.each(pages)('$path is itself again, by way of each language', ({ path }) => {
    for (const language of languages) {
      expect(englishPath(pathIn(language, path))).toBe(path);
      expect(isInAll(englishPath(pathIn(language, path)))).toBe(true);
    }
  });

  test.each([
    ['/hi', '/'],
    ['/hi/gallery', '/gallery'],
    ['/hotel/hindi', '/hotel/hindi'],
    ['/history', '/history'],
    ['/en/gallery', '/en/gallery'],
  ])('%s is called %s in English', (path, english) => expect(englishPath(path)).toBe(english));

  test.each([
    ['/', '/hi'],
    ['/?a=1#about', '/hi?a=1#about'],
    ['/account#stays', '/hi/account#stays'],
    ['/search?destination=/hi/a?b#c', '/hi/search?destination=/hi/a?b#c'],
    ['/hotel/quinta-1?adults=2', '/hi/hotel/quinta-1?adults=2'],
  ])('%s is %s in Hindi, and the other way round', (english, hindi) => {
    expect([placeIn('hi', english), placeIn('hi', hindi)]).toEqual([hindi, hindi]);
    expect([placeIn('en', english), placeIn('en', hindi)]).toEqual([english, english]);
  });

  test.each(['/owner?house=1', '/list-property/form#photos', '/hi/owner', '/hi//evil.test', '/stay-worker.js'])(
    '%s stays what it is, for it is not in every language',
    (place) => expect(languages.map((language) => placeIn(language, place))).toEqual(languages.map(() => place)),
  );
});
