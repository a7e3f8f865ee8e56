import * as v from 'valibot';
import site from '../../../content/site.json' with { type: 'json' };
import type { Env } from './http.ts';

const BrandSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url()),
  phone: v.string(),
  email: v.pipe(v.string(), v.email()),
});

export const brand = v.parse(BrandSchema, site);

export function siteUrl(env: Env): string {
  return (env.SITE_URL || brand.url).replace(/\/+$/, '');
}
