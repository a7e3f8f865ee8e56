import type { Slide } from '#src/content/content.ts';
import { avifSources, tallSources } from '#src/content/photoRecipes.ts';

interface Variant {
  srcset: string;
  sizes: string;
  media: string;
}
export interface HeroPicture {
  narrow: Variant;
  wide: Variant;
  fallback: string;
}

/** Sources of one slide. Its box is as wide as the screen and at least 40rem high, hence the `sizes`. */
export function heroPicture(slide: Slide): HeroPicture {
  return {
    narrow: { srcset: tallSources(slide), sizes: '(width < 35rem) max(100vw, 30rem)', media: '(width < 35rem)' },
    wide: { srcset: avifSources(slide.picture, 960, 1440), sizes: 'max(100vw, 62rem)', media: '(width >= 35rem)' },
    fallback: `/photos/${slide.picture.name}-960.webp`,
  };
}
