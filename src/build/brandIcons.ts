import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { themeColour } from './themeColour.ts';

/* PNG and ICO versions of `public/favicon.svg`. Browsers request `/favicon.ico` and `/apple-touch-icon.png` without a link. */

interface IconRecipe {
  size: number;
  /** The mark's part of the width. Below 1 it is on a background, for systems that cut the corners. */
  share: number;
  /** The purpose in a manifest; null if no manifest names it. https://www.w3.org/TR/appmanifest/#purpose-member */
  purpose: 'any' | 'maskable' | null;
}

/** The safe zone of a maskable icon is within 0.8 of the width (https://www.w3.org/TR/appmanifest/#icon-masks). */
export const icons: Readonly<Record<string, IconRecipe>> = {
  'apple-touch-icon.png': { size: 180, share: 0.72, purpose: null },
  'icon-192.png': { size: 192, share: 1, purpose: 'any' },
  'icon-512.png': { size: 512, share: 1, purpose: 'any' },
  'icon-maskable-512.png': { size: 512, share: 0.66, purpose: 'maskable' },
};

export const manifestIcons = Object.entries(icons)
  .filter(([, { purpose }]) => purpose !== null)
  .map(([file, { size, purpose }]) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }));

export async function drawIcon({ size, share }: Pick<IconRecipe, 'size' | 'share'>): Promise<Buffer> {
  const mark = await readFile(join(process.cwd(), 'public/favicon.svg'));
  const width = Math.round(size * share);
  // The drawing is 32 units wide. At 72 dpi, sharp draws a unit as a pixel.
  const drawn = sharp(mark, { density: (72 * width) / 32 }).resize(width, width);
  if (share === 1) return drawn.png({ compressionLevel: 9 }).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: themeColour('shell') } })
    .composite([{ input: await drawn.png().toBuffer() }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Pixels, for tabs, high-resolution tabs and Windows shortcuts. */
export const faviconSizes = [16, 32, 48] as const;

/** Returns an ICO file with PNG images, little-endian. https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
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
