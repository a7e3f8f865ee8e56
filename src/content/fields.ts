import { z } from 'astro/zod';

/** A text that is the same in all languages, such as a name. */
export const fixedWords = z
  .string('Write a text here.')
  .trim()
  .min(1, 'Write a text here.')
  .refine((text) => !/TODO|lorem ipsum/i.test(text), 'This text looks unfinished.');

/** A text that is translated. The editor offers it in each language. */
export const words = fixedWords.meta({ words: true });

/** Checks a pattern. The editor checks it too, with the same message. */
export const matching = <Text extends z.ZodString>(text: Text, pattern: RegExp, message: string) =>
  text.regex(pattern, message).meta({ rule: [String(pattern), message] });

export const slug = matching(
  z.string(),
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'Use small letters, digits and single hyphens, like twin-bed-suite.',
);

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
