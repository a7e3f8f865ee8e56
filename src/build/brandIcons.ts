import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { themeColour } from './themeColour.ts';

/*
 * The mark of `public/favicon.svg` as what does not read SVG wants it. Browsers ask for `/favicon.ico` and `/apple-touch-icon.png`
 * by themselves; `src/pages/site.webmanifest.ts` and
 * `stay.webmanifest.ts` name the others.
 */

interface IconRecipe {
  /** Width and height in pixels. */
  size: number;
  /** How much of the width the mark takes; less than 1 lays it on the page's colour, for systems that cut the corners. */
  share: number;
  /** What a manifest says it is for; null where none names it. https://www.w3.org/TR/appmanifest/#purpose-member */
  purpose: 'any' | 'maskable' | null;
}

/** By file name. All of a mask's safe zone lies within 0.8 of the width (https://www.w3.org/TR/appmanifest/#icon-masks). */
export const icons: Readonly<Record<string, IconRecipe>> = {
  'apple-touch-icon.png': { size: 180, share: 0.72, purpose: null },
  'icon-192.png': { size: 192, share: 1, purpose: 'any' },
  'icon-512.png': { size: 512, share: 1, purpose: 'any' },
  'icon-maskable-512.png': { size: 512, share: 0.66, purpose: 'maskable' },
};

/** Those of them that a manifest names, as it does. */
export const manifestIcons = Object.entries(icons)
  .filter(([, { purpose }]) => purpose !== null)
  .map(([file, { size, purpose }]) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }));

/** The mark as PNG, on nothing where it takes the whole width. */
export async function drawIcon({ size, share }: Pick<IconRecipe, 'size' | 'share'>): Promise<Buffer> {
  const mark = await readFile(join(process.cwd(), 'public/favicon.svg'));
  const width = Math.round(size * share);
  // The drawing is 32 units wide; at 72 dots an inch sharp draws a unit as a pixel.
  const drawn = sharp(mark, { density: (72 * width) / 32 }).resize(width, width);
  if (share === 1) return drawn.png({ compressionLevel: 9 }).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: themeColour('shell') } })
    .composite([{ input: await drawn.png().toBuffer() }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The sizes that `favicon.ico` holds, in pixels: tabs, their double, and shortcuts of Windows. */
export const faviconSizes = [16, 32, 48] as const;

/**
 * An icon file of the mark: a table of pictures and then these, as PNG. All numbers are little-endian.
 * Form: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10), PNG in it since Windows Vista.
 */
export async function drawFavicon(): Promise<Buffer> {
  const pictures = await Promise.all(faviconSizes.map((size) => drawIcon({ size, share: 1 })));
  const table = Buffer.alloc(6 + 16 * pictures.length);
  table.writeUInt16LE(1, 2); // icons, not cursors
  table.writeUInt16LE(pictures.length, 4);
  let offset = table.length;
  for (const [at, picture] of pictures.entries()) {
    const entry = 6 + 16 * at;
    const size = faviconSizes[at] as number;
    table.writeUInt8(size, entry);
    table.writeUInt8(size, entry + 1);
    table.writeUInt16LE(1, entry + 4); // colour planes
    table.writeUInt16LE(32, entry + 6); // bits a pixel
    table.writeUInt32LE(picture.length, entry + 8);
    table.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([table, ...pictures]);
}
