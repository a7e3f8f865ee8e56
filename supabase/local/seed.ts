import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { pointOf, readHouses } from '../../src/content/contentFiles.ts';
import { type House, houseForm } from '../../src/domain/listing/houseListing.ts';
import { demoDocument } from './demoDocument.ts';
import { projectPath } from './paths.ts';

interface Place {
  id: string;
  name: string;
  in?: string;
  names?: string[];
  pincodes?: string[];
  at: [number, number];
}
interface Text {
  stars: number;
  title: string;
  words: string;
  reply?: string;
  who?: 'solo' | 'couple' | 'family' | 'group';
  /** Photos of the site, shown as a guest's. */
  photos?: string[];
}
interface HouseReviews {
  ratings: Record<string, number>;
  texts: Text[];
}
type HouseFile = Omit<House, 'gallery' | 'roomCategories'> & {
  gallery: string[];
  roomCategories: (Omit<House['roomCategories'][number], 'photos'> & { id: string; photos: string[] })[];
};

const yaml = async <Content>(path: string): Promise<Content> =>
  parse(await readFile(projectPath(path), 'utf8')) as Content;

/** Returns undefined without a seed file. The seed requires `susegad.local` to be on. */
export async function readSeed(file = projectPath('supabase/seed.sql')): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const script = await readFile(file, 'utf8');
  if (file !== projectPath('supabase/seed.sql')) return script;
  // One line, so that line numbers in errors are the seed's plus one.
  return `${await contentTable()}\n${script}`;
}

async function contentTable(): Promise<string> {
  const [site, library, places, reviews] = await Promise.all([
    readFile(projectPath('content/site.json'), 'utf8').then(JSON.parse),
    yaml<Record<string, { alt: string }>>('content/photos.yaml'),
    yaml<Place[]>('content/places.yaml'),
    yaml<Record<string, HouseReviews | Text[]>>('supabase/local/demoReviews.yaml'),
  ]);
  const photos = Object.fromEntries(Object.entries(library).map(([name, { alt }]) => [name, alt]));
  const named = (names: string[]) => names.map((name) => ({ name, alt: photos[name] ?? '' }));
  const byId = new Map(places.map((place) => [place.id, place]));
  const pincodeOf = (place: Place): string | undefined => {
    const above = byId.get(place.in ?? '');
    return place.pincodes?.[0] ?? (above && pincodeOf(above));
  };
  const houses = readHouses<HouseFile>().map((file) => ({
    showcase_id: file.id,
    property_id: file.hotelId,
    notice_email: site.email,
    form: houseForm(
      {
        ...file,
        gallery: named(file.gallery),
        roomCategories: file.roomCategories.map((room) => ({ ...room, photos: named(room.photos) })),
      },
      pointOf(file.place),
    ),
  }));
  const content = {
    houses,
    photos,
    places: Object.fromEntries(
      places.flatMap((place) => {
        const [latitude, longitude] = place.at.map(String);
        const facts = { pincode: pincodeOf(place), latitude, longitude };
        return [place.name, ...(place.names ?? [])].map((name) => [name, facts] as const);
      }),
    ),
    reviews: Object.fromEntries(
      Object.entries(reviews).map(([of, list]) => [of, Array.isArray(list) ? list : mixed(list)]),
    ),
    document: demoDocument,
  };
  const columns = Object.entries(content).map(([name, value]) => `${quoted(JSON.stringify(value))}::jsonb as ${name}`);
  return `create temporary table demo_content as select ${columns.join(', ')};`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Newest first; reviews with a text are mostly early, with stars alone between them. */
function mixed({ ratings, texts }: HouseReviews): Text[] {
  const bare = Object.entries(ratings).flatMap(([stars, count]) => {
    const written = texts.filter((text) => text.stars === Number(stars)).length;
    return Array.from({ length: count - written }, () => ({ stars: Number(stars), title: '', words: '' }));
  });
  // Spreads each number of stars over the list; 0.618 is the golden ratio.
  const spread = bare.map((review, at) => ({ review, place: ((at + 1) * 0.618034) % 1 }));
  const early = texts.map((review, at) => ({ review, place: (at / texts.length) ** 1.6 }));
  return [...early, ...spread].sort((a, b) => a.place - b.place).map(({ review }) => review);
}
