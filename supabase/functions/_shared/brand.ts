import * as v from 'valibot';
import site from '../../../content/site.json' with { type: 'json' };
import type { Env } from './http.ts';

const BrandSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url()),
  phone: v.string(),
  email: v.pipe(v.string(), v.email()),
});

/** The brand's facts, from the one file that holds them. It is part of a function's bundle; its words are in `mailFoot.ts`. */
export const brand = v.parse(BrandSchema, site);

/** Where the site is: SITE_URL, or the address of the brand. Without a slash at its end. */
export function siteUrl(env: Env): string {
  return (env.SITE_URL || brand.url).replace(/\/+$/, '');
}
