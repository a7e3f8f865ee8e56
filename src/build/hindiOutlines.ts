import * as fontkit from 'fontkit';
import { fontOf } from './fontOf.ts';

/* Draws Hindi text with fontkit for images. satori cannot order and join Devanagari letters, and images have no fonts of the page. */

const letters = '\u0900-\u097f\u200c\u200d';
const runs = new RegExp(`[${letters}]+|[^${letters}]+`, 'g');

export const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);

const load = async (file: string, axes?: Record<string, number>) => {
  const font = fontkit.create(await fontOf(file, axes));
  if (!('layout' in font)) throw new Error(`${file} is more than one font.`);
  return font;
};
/** For each face, the font for Devanagari and the font for other characters. */
const faces = {
  heading: () => [load('noto-serif-devanagari'), load('fraunces')],
  bold: () => [load('noto-sans-devanagari', { wght: 600 }), load('instrument-sans', { wght: 600 })],
  plain: () => [load('noto-sans-devanagari', { wght: 500 }), load('instrument-sans', { wght: 500 })],
};
export type Face = keyof typeof faces;
const loaded = new Map<Face, Promise<fontkit.Font[]>>();

/** Steps per font size. Integer, relative coordinates halve the size of a path. */
export const stepsOfSize = 250;

export interface Outline {
  width: number;
  /** Starts at the baseline of the first letter; y grows downwards. */
  path: string;
}

const commands = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };

function joined(paths: readonly fontkit.Path[]): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = '';
  for (const { command, args } of paths.flatMap((path) => path.commands)) {
    const numbers = args.map(Math.round);
    const steps = numbers.map((number, i) => number - (i % 2 === 0 ? x : y));
    text += commands[command] + steps.map((step, i) => (i > 0 && step >= 0 ? ` ${step}` : step)).join('');
    [x, y] = command === 'closePath' ? [startX, startY] : (numbers.slice(-2) as [number, number]);
    if (command === 'moveTo') [startX, startY] = [x, y];
  }
  return text;
}

/** Returns a function that draws one line of text, in those steps. */
export async function outlines(face: Face): Promise<(text: string) => Outline> {
  const fonts = loaded.get(face) ?? Promise.all(faces[face]());
  loaded.set(face, fonts);
  const [hindi, other] = await fonts;
  return (text) => {
    let width = 0;
    const paths: fontkit.Path[] = [];
    for (const part of text.match(runs) ?? []) {
      const font = (isHindi(part) ? hindi : other) as fontkit.Font;
      const scale = stepsOfSize / font.unitsPerEm;
      const { glyphs, positions } = font.layout(part);
      glyphs.forEach(({ path }, i) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[i] ?? {};
        paths.push(path.scale(scale, -scale).translate(width + xOffset * scale, -yOffset * scale));
        width += xAdvance * scale;
      });
    }
    return { width, path: joined(paths) };
  };
}
