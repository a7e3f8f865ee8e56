import * as fontkit from 'fontkit';
import { fontOf } from './ogFonts.ts';

/*
 * satori sets letter beside letter, and those of Hindi join: a vowel stands before the letter it is said after, two letters are one sign.
 * fontkit knows that. So each word is drawn by it, and laid out as a picture.
 */

const letters = '\u0900-\u097f\u200c\u200d';
const runs = new RegExp(`[${letters}]+|[^${letters}]+`, 'g');

export const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);

const load = async (file: string, axes?: Record<string, number>) => {
  const font = fontkit.create(await fontOf(file, axes));
  if (!('layout' in font)) throw new Error(`${file} is more than one font.`);
  return font;
};
/** Of each the letters of Hindi and the others: names, figures, marks. */
const faces = {
  heading: [() => load('noto-serif-devanagari'), () => load('fraunces')],
  plain: [() => load('noto-sans-devanagari', { wght: 600 }), () => load('instrument-sans', { wght: 600 })],
} as const;
type Face = keyof typeof faces;

let loaded: Promise<Record<Face, readonly fontkit.Font[]>> | undefined;
async function loadFaces(): Promise<Record<Face, readonly fontkit.Font[]>> {
  const of = (face: Face) => Promise.all(faces[face].map((read) => read()));
  return { heading: await of('heading'), plain: await of('plain') };
}

/** What a line needs, and what of it stands above the foot of the letters, in parts of their size. */
const line = { height: 1.3, foot: 0.95 };

export interface HindiLook {
  face: Face;
  /** The largest first: the first of which the text fits is taken, else the last. */
  sizes: readonly number[];
  /** So many lines of this width. */
  width: number;
  lines: number;
  colour: string;
}

/** A word by its outlines, of letters as large as one. */
function outline(word: string, [hindi, other]: readonly fontkit.Font[]): { width: number; paths: string } {
  let width = 0;
  let paths = '';
  for (const part of word.match(runs) ?? []) {
    const font = (isHindi(part) ? hindi : other) as fontkit.Font;
    const { glyphs, positions } = font.layout(part);
    const scale = 1 / font.unitsPerEm;
    glyphs.forEach((glyph, i) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[i] ?? {};
      const at = `${width + xOffset * scale} ${line.foot - yOffset * scale}`;
      paths += `<path transform="translate(${at}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
      width += xAdvance * scale;
    });
  }
  return { width, paths };
}

/** How many lines words of these widths make; endless where one is wider than a line. */
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

/** The words of a text as pictures, and the gap between them. */
export async function drawHindi(text: string, { face, sizes, width, lines, colour }: HindiLook) {
  loaded ??= loadFaces();
  const fonts = (await loaded)[face];
  const words = text.split(' ').map((word) => outline(word, fonts));
  const space = 0.26;
  const fits = (size: number) => {
    const widths = words.map((word) => word.width * size);
    return countLines(widths, space * size, width) <= lines;
  };
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 0;
  return {
    gap: space * size,
    words: words.map(({ width, paths }) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${line.height}" fill="${colour}">${paths}</svg>`;
      return {
        src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
        width: width * size,
        height: line.height * size,
      };
    }),
  };
}
