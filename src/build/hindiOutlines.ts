import * as fontkit from 'fontkit';
import { fontOf } from './fontOf.ts';

/*
 * Hindi in pictures that the build draws. Its letters join: a vowel stands before the letter it is said after, two letters are one sign.
 * satori does not know that, and a picture has none of the page's fonts. So its words are drawn, by fontkit, which does know it.
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
  heading: () => [load('noto-serif-devanagari'), load('fraunces')],
  bold: () => [load('noto-sans-devanagari', { wght: 600 }), load('instrument-sans', { wght: 600 })],
  plain: () => [load('noto-sans-devanagari', { wght: 500 }), load('instrument-sans', { wght: 500 })],
};
export type Face = keyof typeof faces;
const loaded = new Map<Face, Promise<fontkit.Font[]>>();

/** So many steps are as long as letters are large: whole ones, and told from point to point, make a path half as heavy. */
export const stepsOfSize = 250;

export interface Outline {
  width: number;
  /** A path, from the foot of the first letter on; downwards is more. */
  path: string;
}

/** Letters of a path, as SVG names them. */
const commands = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };

/** Glyphs where they stand, as one path. */
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

/** What draws a text in one line, in those steps. */
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
