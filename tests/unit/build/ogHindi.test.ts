import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { drawHindi, type HindiLook, isHindi } from '#src/build/ogHindi.ts';
import { readPlaces } from '#src/content/places.ts';
import { placeName } from '#src/words/hi/placeNames.ts';
import { staysIn } from '#src/words/hi/places.ts';

/** Hindi on the pictures of shared links. */

const look = { face: 'heading', sizes: [64, 54, 46, 38], width: 416, lines: 4, colour: '#000' } satisfies HindiLook;
const widthOf = async (text: string) => {
  const { words } = await drawHindi(text, { ...look, sizes: [100] });
  return words.reduce((sum, { width }) => sum + width, 0);
};
const sizeOf = ({ words: [word] }: Awaited<ReturnType<typeof drawHindi>>) => Math.round((word?.height ?? 0) / 1.3);

test('letters join, and stand where they are read', async () => {
  // One sign for two letters, and a half letter, are narrower than both; a sign above another takes no room.
  expect(await widthOf('क्ष')).toBeLessThan((await widthOf('क')) + (await widthOf('ष')));
  expect(await widthOf('स्व')).toBeLessThan((await widthOf('स')) + (await widthOf('व')));
  expect(await widthOf('र्क')).toBeCloseTo(await widthOf('क'), 0);
  // The vowel is written after its letter, and drawn before it.
  const pathsOf = async (text: string) => {
    const [word] = (await drawHindi(text, look)).words;
    const svg = Buffer.from(word?.src.split(',')[1] ?? '', 'base64').toString();
    return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  };
  expect((await pathsOf('कि')).at(-1)).toBe((await pathsOf('क'))[0]);
});

test('a name, a figure and a mark among them have letters too', async () => {
  for (const text of ['Lotus', '2026', '·', '।']) expect(await widthOf(`${text}क`)).toBeGreaterThan(await widthOf('क'));
  expect([isHindi('Hotel Lotus'), isHindi('Lotus में')]).toEqual([false, true]);
});

describe('titles', () => {
  const pages: Record<string, { heading?: string }> = parse(readFileSync('content/hi/pages.yaml', 'utf8'));
  const headings = Object.values(pages).flatMap(({ heading = '' }) => (isHindi(heading) ? [heading] : []));
  test.each([...headings, ...readPlaces().map(({ name }) => staysIn(placeName(name)))])(
    '%s fits, word by word',
    async (title) => {
      const { words } = await drawHindi(title, look);
      expect(words).toHaveLength(title.split(' ').length);
      for (const { width } of words) expect(width).toBeLessThanOrEqual(look.width);
    },
  );

  test('are the smaller the longer they are', async () => {
    const short = await drawHindi('गोवा', look);
    const long = await drawHindi('गोवा में दो छोटे होटल '.repeat(4).trim(), look);
    expect([sizeOf(short), sizeOf(long)]).toEqual([64, expect.any(Number)]);
    expect(sizeOf(long)).toBeLessThan(64);
  });
});
