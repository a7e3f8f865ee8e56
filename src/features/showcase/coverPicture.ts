import type { Picture } from '#src/content/content.ts';
import { avifSources } from '#src/content/photoRecipes.ts';

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

/** The first picture of a page as AVIF. `sizes` is its width from 35rem on; below that it is as wide as the screen. */
export function coverPicture(picture: Picture, sizes: string): CoverPicture {
  return {
    picture,
    narrow: { srcset: avifSources(picture, 480, 640), sizes: '100vw', media: '(width < 35rem)' },
    wide: { srcset: avifSources(picture, 640, 1440), sizes, media: '(width >= 35rem)' },
  };
}
