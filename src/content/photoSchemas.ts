import { z } from 'astro/zod';
import sharp from 'sharp';
import { cropBox } from '#src/domain/showcase.ts';
import { photoFile } from './contentFiles.ts';
import { slug, words } from './fields.ts';

export function photoSchema(name: string) {
  return z
    .strictObject({
      alt: words
        .max(160, 'Describe the picture in 160 characters or fewer.')
        .describe('What the picture shows, for people who cannot see it.'),
      of: slug.optional().describe('For a detail: the photo it is cut from.'),
      crop: z
        .strictObject({
          x: z.number().min(0).max(0.4),
          y: z.number().min(0).max(0.4),
          width: z.number().min(0.6, 'A detail needs at least 0.6 of the width, or it looks blurred.').max(1),
        })
        .optional()
        .describe('For a detail: left, top and width as fractions of the photo. The result is always 3:2.'),
    })
    .superRefine(async ({ of, crop }, context) => {
      const report = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      if (Boolean(of) !== Boolean(crop)) return report('crop', 'A detail needs both "of" and "crop".');
      const source = of ?? name;
      const size = await sharp(photoFile(source))
        .metadata()
        .catch(() => null);
      if (!size) return report('of', `There is no picture ${source}.jpg in src/assets/photos.`);
      // Some cameras store photos rotated, with a note that our pages would ignore.
      if ((size.orientation ?? 1) > 1)
        return report('of', `${source}.jpg is stored turned. Open it in a picture editor and save it upright.`);
      if (size.width < 1440)
        return report('of', `${source}.jpg is ${size.width} pixels wide. It must have at least 1440.`);
      if (Math.abs(size.width / size.height - 3 / 2) > 0.01)
        return report(
          'of',
          `${source}.jpg is ${size.width} by ${size.height} pixels. Cut it to three units wide and two high, like 1440 by 960.`,
        );
      if (crop && !cropBox(crop, size)) report('crop', 'This detail reaches over the edge of the picture.');
    });
}

export const ContentPhotosSchema = z.record(slug, z.unknown()).pipe(
  z.record(z.string(), z.unknown()).transform(async (library, context) => {
    const photos: Record<string, z.output<ReturnType<typeof photoSchema>>> = {};
    for (const [name, entry] of Object.entries(library)) {
      const checked = await photoSchema(name).safeParseAsync(entry);
      if (checked.success) photos[name] = checked.data;
      else
        for (const { path, message } of checked.error.issues)
          context.addIssue({ code: 'custom', path: [name, ...path], message });
    }
    return photos;
  }),
);
