import { type Face, outlines, stepsOfSize } from './hindiOutlines.ts';

/** Each Hindi word is an image, which satori lays out like a word. */

/** Line height, and the part above the baseline, relative to the font size. */
const line = { height: 1.3, foot: 0.95 };
const space = 0.26;

export interface HindiLook {
  face: Face;
  /** Largest first. The first size that fits is used, else the last. */
  sizes: readonly number[];
  width: number;
  lines: number;
  colour: string;
}

/** Returns Infinity if a word is wider than a line. */
function countLines(words: readonly number[], gap: number, width: number): number {
  let lines = 1;
  let filled = 0;
  for (const word of words) {
    if (word > width) return Number.POSITIVE_INFINITY;
    const next = filled + (filled && gap) + word;
    if (next > width) lines += 1;
    filled = next > width ? word : next;
  }
  return lines;
}

export async function drawHindi(text: string, { face, sizes, width, lines, colour }: HindiLook) {
  const words = text.split(' ').map(await outlines(face));
  const fits = (size: number) => {
    const widths = words.map((word) => (word.width / stepsOfSize) * size);
    return countLines(widths, space * size, width) <= lines;
  };
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 0;
  return {
    gap: space * size,
    words: words.map(({ width, path }) => {
      const box = `0 ${-stepsOfSize * line.foot} ${width} ${stepsOfSize * line.height}`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="${colour}" d="${path}"/></svg>`;
      return {
        src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
        width: (width / stepsOfSize) * size,
        height: line.height * size,
      };
    }),
  };
}
