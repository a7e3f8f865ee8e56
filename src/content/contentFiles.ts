import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What content files may refer to, read from the disk each time, so that an editor never meets a stale list. */
const at = (...path: string[]) => join(process.cwd(), ...path);

/** What a YAML file says; a slip of the pen in it is reported with the file's name. */
export function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(at('content', file), 'utf8'));
  } catch (error) {
    throw new Error(`content/${file} cannot be read. ${error instanceof Error ? error.message : error}`);
  }
}

/** What stands between the dashes at the top of a Markdown file of `content/`. */
export const frontOf = (file: string): unknown =>
  parse(/^---\n(.*?)\n---/s.exec(readFileSync(at('content', file), 'utf8'))?.[1] ?? '');

export const photoFile = (name: string) => at('src/assets/photos', `${name}.jpg`);

/** Whether `content/photos.yaml` knows a photo or detail of this name. */
export function isPhotoName(name: string): boolean {
  const library = readYaml('photos.yaml');
  return typeof library === 'object' && library !== null && Object.hasOwn(library, name);
}

/** Whether `content/places.yaml` has a place with this id. */
export function isPlaceId(id: string): boolean {
  const places = readYaml('places.yaml') as { id?: unknown }[] | null;
  return places?.some((place) => place.id === id) ?? false;
}

/** Whether `content/faq.yaml` has a question with this id. */
export function isFaqId(id: string): boolean {
  const faq = readYaml('faq.yaml') as { items?: { id?: unknown }[] } | null;
  return faq?.items?.some((item) => item.id === id) ?? false;
}
