import * as v from 'valibot';
import site from '../../../content/site.json' with { type: 'json' };
import type { Env } from './http.ts';

const BrandSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url()),
  phone: v.string(),
  email: v.pipe(v.string(), v.email()),
});

/** From content/site.yaml, bundled with each function; its words are in `mailFoot.ts`. */
export const brand = v.parse(BrandSchema, site);

/** Without a trailing slash. */
export function siteUrl(env: Env): string {
  return (env.SITE_URL || brand.url).replace(/\/+$/, '');
}
