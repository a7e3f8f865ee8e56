import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Reads files from disk each time, so that the editor never sees stale lists. */
const at = (...path: string[]) => join(process.cwd(), ...path);

export function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(at('content', file), 'utf8'));
  } catch (error) {
    throw new Error(`content/${file} cannot be read. ${error instanceof Error ? error.message : error}`);
  }
}

/** Reads the front matter of a Markdown file. */
export const frontOf = (file: string): unknown =>
  parse(/^---\n(.*?)\n---/s.exec(readFileSync(at('content', file), 'utf8'))?.[1] ?? '');

export const photoFile = (name: string) => at('src/assets/photos', `${name}.jpg`);

export function isPhotoName(name: string): boolean {
  const library = readYaml('photos.yaml');
  return typeof library === 'object' && library !== null && Object.hasOwn(library, name);
}

export function isPlaceId(id: string): boolean {
  const places = readYaml('places.yaml') as { id?: unknown }[] | null;
  return places?.some((place) => place.id === id) ?? false;
}

export function isFaqId(id: string): boolean {
  const faq = readYaml('faq.yaml') as { items?: { id?: unknown }[] } | null;
  return faq?.items?.some((item) => item.id === id) ?? false;
}
