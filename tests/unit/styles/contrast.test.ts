import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const theme = readFileSync('src/styles/theme.css', 'utf8');
const colours = new Map(
  [...theme.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1] ?? '', match[2] ?? '']),
);

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [hexA, hexB] = [colours.get(a), colours.get(b)];
  if (!hexA || !hexB) throw new Error(`no such colour: ${a} or ${b}`);
  const [dark = 0, light = 0] = [luminance(hexA), luminance(hexB)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['shell', 'paper', 'sand'];
const texts = ['ink', 'ink-soft', 'laterite', 'laterite-deep', 'sea', 'sea-deep', 'azulejo', 'palm', 'chili'];
const tints = ['sea-tint', 'palm-tint', 'chili-tint', 'mango-tint', 'azulejo-tint'];
const fills = [
  'laterite',
  'laterite-deep',
  'sea',
  'sea-deep',
  'azulejo',
  'palm',
  'chili',
  'whatsapp',
  'whatsapp-deep',
  'ink',
];

const textPairs = [
  ...[...grounds, ...tints].flatMap((ground) => texts.map((text) => [text, ground] as const)),
  ...fills.map((fill) => ['paper', fill] as const),
];

test.each(textPairs)('%s can be read on %s', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(grounds.flatMap((ground) => [['edge', ground] as const, ['sea', ground] as const]))(
  'an edge or focus ring in %s can be seen on %s',
  (line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  },
);
