import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What content files may refer to, read from the disk each time, so that an editor never meets a stale list. */
const at = (...path: string[]) => join(process.cwd(), ...path);

export const photoFile = (name: string) => at('src/assets/photos', `${name}.jpg`);

/** Whether `content/photos.yaml` knows a photo or detail of this name. */
export function isPhotoName(name: string): boolean {
  const library: unknown = parse(readFileSync(at('content/photos.yaml'), 'utf8'));
  return typeof library === 'object' && library !== null && Object.hasOwn(library, name);
}

/** Whether `content/faq.yaml` has a question with this id. */
export function isFaqId(id: string): boolean {
  const faq = parse(readFileSync(at('content/faq.yaml'), 'utf8')) as { items?: { id?: unknown }[] } | null;
  return faq?.items?.some((item) => item.id === id) ?? false;
}

/** Whether a link inside the site leads to a page that content makes: `/blog/{slug}` and `/property/{id}`. */
export function isContentPath(path: string): boolean {
  const [, area, name, ...rest] = path.split('/');
  if (!name || rest.length > 0) return false;
  if (area === 'blog') return existsSync(at('content/blog', `${name}.md`));
  return area === 'property' && readdirSync(at('content/showcase')).includes(`${name}.yaml`);
}
