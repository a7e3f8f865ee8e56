import type { PixelBox } from '#src/domain/showcase.ts';
import { photoWidths, smallWidths } from '#src/lib/photos.ts';
import { allPictures, builtWidths, home, lightPictures, type Picture, type Slide } from './content.ts';

export interface PhotoRecipe {
  file: string;
  crop: PixelBox | null;
  width: number;
  format: 'webp' | 'avif';
  /** Lower than the default of the format. */
  quality?: number;
}

/** Slides on upright phones are cut to 4:5. More pixels than this are not visible in motion. */
const tallWidths = [480, 640] as const;

const tallName = ({ picture, focus }: Slide, width: number) => `${picture.name}-tall-${focus}-${width}.avif`;

export const tallSources = (slide: Slide) =>
  tallWidths.map((width) => `/photos/${tallName(slide, width)} ${width}w`).join(', ');

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

export async function photoRecipes(): Promise<ReadonlyMap<string, PhotoRecipe>> {
  const light = await lightPictures();
  const pictures = [...(await allPictures()).values()].flatMap(({ name, file, crop, width: full }) => {
    const recipe = (suffix: string, width: number, format: PhotoRecipe['format']) =>
      [`${name}${suffix}.${format}`, { file, crop, width, format }] as const;
    const small = light.has(name) ? smallWidths.map((width) => recipe(`-${width}`, width, 'avif')) : [];
    // Rows name all widths (`photoSources`). A smaller photo repeats its own width, which is encoded once.
    const usual = Object.entries(photoWidths).flatMap(([suffix, width]) => [
      recipe(suffix, Math.min(width, full), 'webp'),
      recipe(suffix, Math.min(width, full), 'avif'),
    ]);
    return [...small, ...usual];
  });
  const tall = (await home()).slides.flatMap((slide) =>
    tallWidths.map((width) => {
      // Phones show this first. It is a fifth smaller and looks the same under its shade.
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
