import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parse } from 'yaml';
import type { PlaceKind } from '../domain/hotel/places.ts';
import { inOrder } from '../domain/showcase.ts';
import { siteIdStart } from '../domain/uuid.ts';
import { fileName, fileNameRule, townNamesIn, townsIn, withLinkNames } from './derivedNames.ts';

const at = (...path: string[]) => join(process.cwd(), ...path);

const parsed = new Map<string, { text: string; content: unknown }>();

/** Reads a file from disk each time, so that the editor never sees stale lists. Parses it once: places take 0.2 s. */
export function readYaml(file: string): unknown {
  try {
    const text = readFileSync(at('content', file), 'utf8');
    const known = parsed.get(file);
    if (known?.text === text) return known.content;
    const content: unknown = parse(text);
    parsed.set(file, { text, content });
    return content;
  } catch (error) {
    throw new Error(`content/${file} cannot be read. ${error instanceof Error ? error.message : error}`);
  }
}

const folders = { showcase: '.yaml', blog: '.md', legal: '.md' } as const;

/** Throws for a file that would silently be no page, or one at another address than its name. */
export function checkNames(): void {
  for (const [folder, ending] of Object.entries(folders))
    for (const file of readdirSync(at('content', folder))) {
      if (file.startsWith('.') || (extname(file) === ending && fileName.test(file))) continue;
      throw new Error(`content/${folder}/${file}: ${fileNameRule}, then ${ending}.`);
    }
}

/** Reads the front matter of a Markdown file. */
export function frontOf(file: string): unknown {
  try {
    return parse(/^---\n(.*?)\n---/s.exec(readFileSync(at('content', file), 'utf8'))?.[1] ?? '');
  } catch (error) {
    throw new Error(`content/${file} cannot be read. ${error instanceof Error ? error.message : error}`);
  }
}

export const photoFile = (name: string) => at('src/assets/photos', `${name}.jpg`);

/** The fields of a house file from which others derive. Without an id or name for links, the site makes one. */
interface HouseFile {
  name: string;
  order?: number | undefined;
  anchor?: string | undefined;
  galleryFilter?: string | undefined;
  hotelId?: string | undefined;
  roomCategories: { id: string; roomId?: string | undefined }[];
}

type WithIds<House extends HouseFile> = Omit<House, 'anchor' | 'galleryFilter' | 'hotelId' | 'roomCategories'> & {
  id: string;
  anchor: string;
  galleryFilter: string;
  hotelId: string;
  roomCategories: (Omit<House['roomCategories'][number], 'roomId'> & { roomId: string })[];
};

/** Adds the ids that a house file leaves out. They depend on the file's name and the rooms' ids alone. */
export function withIds<House extends HouseFile>(id: string, house: House): WithIds<House> {
  const made = (name: string) => siteIdStart + createHash('md5').update(name).digest('hex').slice(0, 12);
  return {
    ...withLinkNames(id, house),
    hotelId: house.hotelId ?? made(id),
    roomCategories: (house.roomCategories ?? []).map((room) => ({
      ...room,
      roomId: room.roomId ?? made(`${id} ${room.id}`),
    })),
  } as WithIds<House>;
}

/** Returns the files of `content/showcase` in the order of the site. Only their form is checked elsewhere. */
export function readHouses<House extends HouseFile>() {
  const files = readdirSync(at('content/showcase')).filter((file) => file.endsWith('.yaml'));
  return inOrder(files.map((file) => withIds(basename(file, '.yaml'), (readYaml(`showcase/${file}`) ?? {}) as House)));
}

export const houseIds = () => readHouses().map(({ id }) => id);

interface Place {
  name: string;
  names?: string[];
  kind: PlaceKind;
  at: [number, number];
}

const readPlaces = () => readYaml('places.yaml') as Place[];

/** Returns latitude and longitude of a place that people stay in, by one of its names. */
export const pointOf = (place: string): [number, number] | undefined =>
  townsIn(readPlaces()).find(({ name, names = [] }) => [name, ...names].includes(place))?.at;

export const townNames = () => townNamesIn(readPlaces());
