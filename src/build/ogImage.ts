import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { photoFile } from '#src/content/contentFiles.ts';
import { type OgRecipe, ogSize } from '#src/content/ogRecipes.ts';
import { fontOf } from './fontOf.ts';
import { isHindi } from './hindiOutlines.ts';
import { keptPicture } from './keptPicture.ts';
import { drawHindi, type HindiLook } from './ogHindi.ts';

/* Draws the image of a shared link. Cached in `.cache/og`, named by its content. */
const cache = join(process.cwd(), '.cache/og');
/** Part of the file name: increase it when the drawing changes. */
const edition = 2;
const paperWidth = 520;
const padding = { top: 56, right: 48, bottom: 52, left: 56 };

// The colours of src/styles/theme.css: satori does not read CSS.
const colour = { shell: '#faf6ef', ink: '#1c2b2a', laterite: '#a63f24', soft: '#4d5b58' };

let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 600 }[]> | undefined;
const loadFonts = () =>
  Promise.all([
    fontOf('fraunces').then((data) => ({ name: 'Fraunces', data, weight: 400 as const })),
    fontOf('instrument-sans', { wght: 600 }).then((data) => ({ name: 'Instrument Sans', data, weight: 600 as const })),
  ]);

type Box = { type: string; props: Record<string, unknown> };
const box = (style: Record<string, unknown>, children: string | (Box | null)[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

async function hindi(text: string, look: Omit<HindiLook, 'width'>, style = {}): Promise<Box> {
  const width = paperWidth - padding.left - padding.right;
  const { words, gap } = await drawHindi(text, { ...look, width });
  return box(
    // One pixel wider than calculated, so that rounding breaks no line.
    { flexWrap: 'wrap', columnGap: gap, width: width + 1, ...style },
    words.map((props) => ({ type: 'img', props })),
  );
}

async function drawWords({ title, label, brand, host }: OgRecipe): Promise<Buffer> {
  const mark = await readFile(join(process.cwd(), 'public/favicon.svg'), 'base64');
  const logo: Box = { type: 'img', props: { src: `data:image/svg+xml;base64,${mark}`, width: 48, height: 48 } };
  const heading = isHindi(title)
    ? await hindi(title, { face: 'heading', sizes: [64, 54, 46, 38], lines: 4, colour: colour.ink })
    : box(
        {
          fontFamily: 'Fraunces',
          // The longest allowed title fits in five lines of the smallest size.
          fontSize: title.length > 40 ? 50 : title.length > 24 ? 58 : 68,
          lineHeight: 1.06,
          letterSpacing: '-0.012em',
          textWrap: 'balance',
        },
        title,
      );
  const above = isHindi(label)
    ? await hindi(label, { face: 'bold', sizes: [24], lines: 1, colour: colour.laterite }, { marginBottom: 6 })
    : box({ color: colour.laterite, fontSize: 24, marginBottom: 14 }, label);
  const paper = box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: paperWidth,
      height: ogSize.height,
      padding: `${padding.top}px ${padding.right}px ${padding.bottom}px ${padding.left}px`,
      background: colour.shell,
      color: colour.ink,
      fontFamily: 'Instrument Sans',
    },
    [
      box({ alignItems: 'center', gap: 16, fontFamily: 'Fraunces', fontSize: 34 }, [logo, box({}, brand)]),
      box({ flexDirection: 'column' }, [label ? above : null, heading]),
      box({ color: colour.soft, fontSize: 24 }, host),
    ],
  );
  fonts ??= loadFonts();
  const drawing = await satori(paper as unknown as Parameters<typeof satori>[0], {
    width: paperWidth,
    height: ogSize.height,
    fonts: await fonts,
  });
  return Buffer.from(drawing);
}

async function fetchPhoto(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

/** Returns a JPEG of 1200×630 pixels. */
export async function drawOgImage(recipe: OgRecipe): Promise<Buffer> {
  const { photo } = recipe;
  const file = 'file' in photo ? await readFile(photoFile(photo.file)) : null;
  const hash = createHash('sha256').update(JSON.stringify([edition, recipe]));
  if (file) hash.update(file);
  return keptPicture(join(cache, `${hash.digest('hex').slice(0, 32)}.jpg`), async () => {
    const whole = sharp(file ?? (await fetchPhoto('url' in photo ? photo.url : '')));
    const source = 'file' in photo && photo.crop ? whole.extract(photo.crop) : whole.rotate();
    const beside = await source
      .resize(ogSize.width - paperWidth, ogSize.height, { fit: 'cover', position: 'attention' })
      .toBuffer();
    return sharp({ create: { ...ogSize, channels: 3, background: colour.shell } })
      .composite([
        { input: await drawWords(recipe), left: 0, top: 0 },
        { input: beside, left: paperWidth, top: 0 },
      ])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  });
}
