import { z } from 'astro/zod';
import sharp from 'sharp';
import { photoFile } from './contentFiles.ts';
import { slug } from './fields.ts';
import { PhotoEntrySchema } from './photoEntry.ts';

/** Also checks the file of the photo, or of the photo that a detail is cut from. */
export function photoSchema(name: string) {
  return PhotoEntrySchema.superRefine(async ({ of }, context) => {
    const report = (message: string) => context.addIssue({ code: 'custom', path: ['of'], message });
    const source = of ?? name;
    const size = await sharp(photoFile(source))
      .metadata()
      .catch(() => null);
    if (!size) return report(`There is no picture ${source}.jpg in src/assets/photos.`);
    // Some cameras store photos rotated, with a note that our pages would ignore.
    if ((size.orientation ?? 1) > 1)
      return report(`${source}.jpg is stored turned. Open it in a picture editor and save it upright.`);
    if (size.width < 1440) return report(`${source}.jpg is ${size.width} pixels wide. It must have at least 1440.`);
    if (Math.abs(size.width / size.height - 3 / 2) > 0.01)
      return report(
        `${source}.jpg is ${size.width} by ${size.height} pixels. Cut it to three units wide and two high, like 1440 by 960.`,
      );
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
