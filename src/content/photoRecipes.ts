import type { PixelBox } from '#src/domain/showcase.ts';
import { photoWidths, smallWidths } from '#src/lib/photos.ts';
import { allPictures, builtWidths, home, lightPictures, type Picture, type Slide } from './content.ts';

/** How a file below `/photos` is made. */
export interface PhotoRecipe {
  /** The photo's name in `src/assets/photos`, without `.jpg`. */
  file: string;
  /** The part of it that is shown; null for the whole photo. */
  crop: PixelBox | null;
  width: number;
  format: 'webp' | 'avif';
  /** Less than what photos of its format have. */
  quality?: number;
}

/** Widths of the slides' photos as phones held upright show them, cut to 4:5. They have more pixels than a photo in motion needs. */
const tallWidths = [480, 640] as const;

const tallName = ({ picture, focus }: Slide, width: number) => `${picture.name}-tall-${focus}-${width}.avif`;

/** Sources of a slide's photo cut to 4:5, as in the `srcset` attribute. */
export const tallSources = (slide: Slide) =>
  tallWidths.map((width) => `/photos/${tallName(slide, width)} ${width}w`).join(', ');

/** Sources of a picture as AVIF between two widths, as in the `srcset` attribute. */
export const avifSources = ({ name, width: full }: Picture, least: number, most: number) =>
  builtWidths(full)
    .filter(([, width]) => width >= least && width <= most)
    .map(([suffix, width]) => `/photos/${name}${suffix}.avif ${width}w`)
    .join(', ');

function tallBox({ picture: { crop, width, height }, focus }: Slide): PixelBox {
  const narrow = Math.round((height * 4) / 5);
  const left = { left: 0, center: Math.round((width - narrow) / 2), right: width - narrow }[focus];
  return { left: (crop?.left ?? 0) + left, top: crop?.top ?? 0, width: narrow, height };
}

/** How each file below `/photos` is made, by its name. */
export async function photoRecipes(): Promise<ReadonlyMap<string, PhotoRecipe>> {
  const light = await lightPictures();
  const pictures = [...(await allPictures()).values()].flatMap(({ name, file, crop, width: full }) => {
    const recipe = (suffix: string, width: number, format: PhotoRecipe['format']) =>
      [`${name}${suffix}.${format}`, { file, crop, width, format }] as const;
    const small = light.has(name) ? smallWidths.map((width) => recipe(`-${width}`, width, 'avif')) : [];
    // Rows name all of these (`photoSources`): of a photo that has fewer pixels, its own width again, which is encoded once.
    const usual = Object.entries(photoWidths).flatMap(([suffix, width]) => [
      recipe(suffix, Math.min(width, full), 'webp'),
      recipe(suffix, Math.min(width, full), 'avif'),
    ]);
    return [...small, ...usual];
  });
  const tall = (await home()).slides.flatMap((slide) =>
    tallWidths.map((width) => {
      // What a phone shows first: a fifth lighter than the others, it looks the same under its shade.
      const recipe: PhotoRecipe = {
        file: slide.picture.file,
        crop: tallBox(slide),
        width,
        format: 'avif',
        quality: 38,
      };
      return [tallName(slide, width), recipe] as const;
    }),
  );
  return new Map([...pictures, ...tall]);
}
