import type { Picture } from '#src/content/content.ts';
import { avifSources } from '#src/content/photoRecipes.ts';

interface Source {
  srcset: string;
  sizes: string;
  media: string;
}
export interface CoverPicture {
  picture: Picture;
  /** For phones. Without it they would load a picture three times as wide as their screen. */
  narrow: Source;
  wide: Source;
}

/** Returns a page's first picture as AVIF. `sizes` is its width from 35rem up; below that it fills the screen. */
export function coverPicture(picture: Picture, sizes: string): CoverPicture {
  return {
    picture,
    narrow: { srcset: avifSources(picture, 480, 640), sizes: '100vw', media: '(width < 35rem)' },
    wide: { srcset: avifSources(picture, 640, 1440), sizes, media: '(width >= 35rem)' },
  };
}
