import { z } from 'astro/zod';
import { fixedWords, matching, words } from './fields.ts';

/** Not in site.ts, which screens load: browsers need not check the file again. */

const address = z.url('Write the whole address, like https://www.example.com.');

export const SiteSchema = z.strictObject({
  url: address,
  name: fixedWords,
  tagline: words,
  phone: matching(fixedWords, /^\+\d[\d\s()-]{7,}$/, 'Write the number with its country code, like +91 98765 43210.'),
  email: z.email('Write an email address, like hello@example.com.'),
  office_hours: words,
  pictures_are_impressions: z
    .boolean('Write true or false, without quotes.')
    .describe('True if the pictures show moods, not the rooms themselves. The site then says so.'),
  social: z.array(z.strictObject({ name: fixedWords, url: address }), 'Write a list between [ and ].').optional(),
});
export type SiteFacts = z.output<typeof SiteSchema>;

export function readSite(stored: unknown): SiteFacts {
  const { data, error } = SiteSchema.safeParse(stored);
  if (data) return data;
  const wrong = error.issues.map((issue) => {
    const field = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.');
    return `content/site.json, ${field}: ${issue.message}`;
  });
  throw new Error(wrong.join('\n'));
}
