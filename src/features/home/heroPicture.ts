import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';

interface Variant {
  srcset: string;
  sizes: string;
  media: string;
}
export interface HeroPicture {
  /** Cropped to 4:5, for phones held upright. */
  narrow: Variant;
  wide: Variant;
  fallback: string;
}

const narrowMedia = '(width < 35rem)';
const wideMedia = '(width >= 35rem)';

/** Sources of one slide. The picture fills a box as wide as the screen and at least 40rem high, hence the `sizes`. */
export async function heroPicture(image: ImageMetadata, focus: string): Promise<HeroPicture> {
  const avif = (width: number, height: number) =>
    getImage({ src: image, width, height, fit: 'cover', position: focus, format: 'avif' });
  const srcset = async (sizes: readonly (readonly [number, number])[]) => {
    const built = await Promise.all(sizes.map(([width, height]) => avif(width, height)));
    return built.map(({ src }, i) => `${src} ${sizes[i]?.[0]}w`).join(', ');
  };
  const [narrow, wide, fallback] = await Promise.all([
    // Phones have more pixels than a photo in motion needs, and this one is what everybody waits for.
    srcset([
      [480, 600],
      [640, 800],
    ]),
    srcset([
      [960, 640],
      [1440, 960],
    ]),
    getImage({ src: image, width: 960, format: 'webp', quality: 72 }),
  ]);
  return {
    narrow: { srcset: narrow, sizes: '(width < 35rem) max(100vw, 30rem)', media: narrowMedia },
    wide: { srcset: wide, sizes: 'max(100vw, 62rem)', media: wideMedia },
    fallback: fallback.src,
  };
}
