import { z } from 'astro/zod';
import { cropBox } from '#src/domain/showcase.ts';
import { slug, words } from './fields.ts';

/** A photo of `content/photos.yaml`, without a look at its file. */
export const PhotoEntrySchema = z
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
  .refine(({ of, crop }) => Boolean(of) === Boolean(crop), {
    path: ['crop'],
    error: 'A detail needs both "of" and "crop".',
  })
  // All photos have this shape, so the size does not matter.
  .refine(({ crop }) => !crop || cropBox(crop, { width: 1440, height: 960 }), {
    path: ['crop'],
    error: 'This detail reaches over the edge of the picture.',
  });

export const PhotoLibrarySchema = z.record(slug, PhotoEntrySchema);
