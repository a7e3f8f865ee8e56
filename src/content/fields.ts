import { z } from 'astro/zod';

export const words = z
  .string('Write a text here.')
  .trim()
  .min(1, 'Write a text here.')
  .refine((text) => !/TODO|lorem ipsum/i.test(text), 'This text looks unfinished.');

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens, like twin-bed-suite.');

/** Refuses duplicates in a list. */
export const unique = <T extends z.ZodType>(items: z.ZodArray<T>, key: (item: z.output<T>) => unknown, noun: string) =>
  items.superRefine((list, context) => {
    const seen = new Set<unknown>();
    for (const [index, item] of list.entries()) {
      const value = key(item);
      if (seen.has(value)) {
        context.addIssue({ code: 'custom', path: [index], message: `The ${noun} "${value}" is in this list already.` });
      }
      seen.add(value);
    }
  });
