import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';

const words = z.string().trim().min(1);

/** Slides of the home page. */
const slides = defineCollection({
  loader: file('content/slides.json'),
  schema: ({ image }) =>
    z.object({
      order: z.number().int(),
      image: image(),
      alt: words,
      /** The part that must stay in the picture when a narrow screen crops it. */
      focus: z.enum(['left', 'center', 'right']),
      title: words,
      subtitle: words,
      description: words,
    }),
});

/** The two houses of the marketing pages. Amounts are paise a night. */
const showcase = defineCollection({
  loader: glob({ base: 'content/showcase', pattern: '*.json' }),
  schema: ({ image }) => {
    const photo = z.object({ image: image(), alt: words });
    const paise = z.number().int().positive();
    return z.object({
      order: z.number().int(),
      /** The same house in the bookable data. */
      hotel_id: z.uuid(),
      anchor: words,
      name: words,
      place: words,
      kind: words,
      headline: words,
      description: words,
      facts: z.array(z.object({ label: words, text: words })).min(1),
      room_categories: z
        .array(
          z
            .object({
              id: words,
              title: words,
              max_guests: z.number().int().positive(),
              price_from: paise,
              price_to: paise,
            })
            .refine((room) => room.price_from <= room.price_to, 'price_from must not exceed price_to'),
        )
        .min(1),
      photo,
      detail: photo,
    });
  },
});

export const collections = { slides, showcase };
