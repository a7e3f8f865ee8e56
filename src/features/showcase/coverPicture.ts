import { getImage } from 'astro:assets';
import type { Picture } from '#src/content/content.ts';

interface Source {
  srcset: string;
  sizes: string;
  media: string;
}
export interface CoverPicture {
  picture: Picture;
  /** For phones, which would otherwise take a picture three times as wide as their screen. */
  narrow: Source;
  wide: Source;
}

// Widths are shared by the list and the houses' own pages: each is encoded once, and a browser that has one keeps it.
const narrowWidths = [480, 640];
const wideWidths = [768, 1080, 1440];

/** The first picture of a page as AVIF. `sizes` is its width from 35rem on; below that it is as wide as the screen. */
export async function coverPicture(picture: Picture, sizes: string): Promise<CoverPicture> {
  const srcset = async (widths: readonly number[]) => {
    const built = await Promise.all(widths.map((width) => getImage({ src: picture.image, width, format: 'avif' })));
    return built.map(({ src }, i) => `${src} ${widths[i]}w`).join(', ');
  };
  const [narrow, wide] = await Promise.all([srcset(narrowWidths), srcset(wideWidths)]);
  return {
    picture,
    narrow: { srcset: narrow, sizes: '100vw', media: '(width < 35rem)' },
    wide: { srcset: wide, sizes, media: '(width >= 35rem)' },
  };
}
