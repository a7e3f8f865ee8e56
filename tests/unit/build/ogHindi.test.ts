import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isHindi, outlines } from '#src/build/hindiOutlines.ts';
import { drawHindi, type HindiLook } from '#src/build/ogHindi.ts';
import { readPlaces } from '#src/content/places.ts';
import { placeName } from '#src/words/hi/placeNames.ts';
import { staysIn } from '#src/words/hi/site.ts';

/** Hindi on the pictures of shared links. */

const look = { face: 'heading', sizes: [64, 54, 46, 38], width: 416, lines: 4, colour: '#000' } satisfies HindiLook;
const drawn = await outlines('heading');
const widthOf = (text: string) => drawn(text).width;
const sizeOf = ({ words: [word] }: Awaited<ReturnType<typeof drawHindi>>) => Math.round((word?.height ?? 0) / 1.3);

test('letters join, and stand where they are read', () => {
  // Ligatures and half letters are narrower than their parts. A sign above a letter takes no width.
  expect(widthOf('क्ष')).toBeLessThan(widthOf('क') + widthOf('ष'));
  expect(widthOf('स्व')).toBeLessThan(widthOf('स') + widthOf('व'));
  expect(widthOf('र्क')).toBeCloseTo(widthOf('क'), 0);
  // This vowel is typed after its letter but drawn before it.
  expect(drawn('की').path.startsWith(drawn('क').path)).toBe(true);
  expect(drawn('कि').path.startsWith(drawn('क').path)).toBe(false);
});

test('a name, a figure and a mark among them have letters too', () => {
  for (const text of ['Lotus', '2026', '·', '।']) expect(widthOf(`${text}क`)).toBeGreaterThan(widthOf('क') + 25);
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
