import * as v from 'valibot';
import site from '../../content/site.json';

/** The brand's own facts, from the one file that holds them. */
const SiteSchema = v.object({
  url: v.pipe(v.string(), v.url()),
  name: v.pipe(v.string(), v.nonEmpty()),
  tagline: v.string(),
  phone: v.pipe(v.string(), v.regex(/^\+[\d\s]+$/)),
  email: v.pipe(v.string(), v.email()),
  office_hours: v.string(),
  pictures_are_impressions: v.boolean(),
  social: v.array(v.object({ name: v.string(), url: v.pipe(v.string(), v.url()) })),
});

export const siteFacts = v.parse(SiteSchema, site);
