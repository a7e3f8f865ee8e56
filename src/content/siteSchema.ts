import * as v from 'valibot';

/** What `content/site.json` may hold. Apart from its facts, which screens read: a visitor's browser does not judge the file again (0.5 kB). */

const words = v.pipe(v.string('Please write a text here.'), v.trim(), v.nonEmpty('Please write a text here.'));
const address = v.pipe(words, v.url('Write a whole address, like https://www.example.com.'));

/** The brand's own facts, from the one file that holds them. */
const SiteSchema = v.strictObject({
  url: address,
  name: words,
  tagline: words,
  phone: v.pipe(words, v.regex(/^\+\d[\d\s()-]{7,}$/, 'Write the number with its country code, like +91 98765 43210.')),
  email: v.pipe(words, v.email('Write an e-mail address, like hello@example.com.')),
  office_hours: words,
  pictures_are_impressions: v.boolean('Write true or false, without quotes.'),
  social: v.array(v.strictObject({ name: words, url: address }), 'Write a list between [ and ].'),
});
export type SiteFacts = v.InferOutput<typeof SiteSchema>;

/** The facts of a file, or what is wrong with it: each field with its reason. */
export function readSite(stored: unknown): SiteFacts {
  const { success, output, issues } = v.safeParse(SiteSchema, stored);
  if (success) return output;
  const wrong = issues.map((issue) => `content/site.json, ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new Error(wrong.join('\n'));
}
