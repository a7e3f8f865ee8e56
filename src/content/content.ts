import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import sharp from 'sharp';
import { type HouseListing, houseForm } from '#src/domain/listing/houseListing.ts';
import { cropBox, inOrder, type PixelBox } from '#src/domain/showcase.ts';
import { photoWidths } from '#src/lib/photos.ts';
import { petsAt, petWords } from '#src/words/en/hotel.ts';
import { photoFile, pointOf, withIds } from './contentFiles.ts';
import { fillFacts, siteFacts } from './site.ts';

export interface Picture {
  name: string;
  alt: string;
  /** The file in `src/assets/photos`, without `.jpg`. */
  file: string;
  /** Null for a whole photo. */
  crop: PixelBox | null;
  width: number;
  height: number;
  src: string;
  srcset: string;
  /** The `srcset` in AVIF. */
  avif: string;
}

/** Reads a collection that is one file, such as `content/faq.yaml`. */
async function read<C extends 'photos' | 'home' | 'faq' | 'gallery' | 'list-property' | 'pages' | 'stays'>(
  collection: C,
): Promise<CollectionEntry<C>['data']> {
  const entry = await getEntry(collection, collection);
  if (!entry) throw new Error(`content/${collection}.yaml is missing or cannot be read.`);
  return entry.data;
}

/** Returns the built widths of a picture, by suffix of the file name. */
export function builtWidths(width: number): [suffix: string, width: number][] {
  const smaller = Object.entries(photoWidths).filter(([suffix, built]) => suffix !== '' && built < width);
  return [...smaller, ['', Math.min(photoWidths[''], width)]];
}

type Library = CollectionEntry<'photos'>['data'];
/** Cached by library object, which is a new one after an edit of `photos.yaml`. */
const known = new WeakMap<Library, Promise<ReadonlyMap<string, Picture>>>();

export async function allPictures(): Promise<ReadonlyMap<string, Picture>> {
  const library = await read('photos');
  const pictures = known.get(library) ?? readPictures(library);
  known.set(library, pictures);
  return pictures;
}

async function readPictures(library: Library): Promise<ReadonlyMap<string, Picture>> {
  const pictures = Object.entries(library).map(async ([name, { alt, of, crop }]) => {
    const file = of ?? name;
    const size = await sharp(photoFile(file)).metadata();
    const box = crop ? cropBox(crop, size) : null;
    const { width, height } = box ?? size;
    const sources = (format: string) =>
      builtWidths(width)
        .map(([suffix, built]) => `/photos/${name}${suffix}.${format} ${built}w`)
        .join(', ');
    const picture: Picture = {
      name,
      alt,
      file,
      crop: box,
      width,
      height,
      src: `/photos/${name}.webp`,
      srcset: sources('webp'),
      avif: sources('avif'),
    };
    return [name, picture] as const;
  });
  return new Map(await Promise.all(pictures));
}

async function picturesOf(names: readonly string[]): Promise<Picture[]> {
  const library = await allPictures();
  return names.map((name) => {
    const picture = library.get(name);
    // The schema checks this too, but a cached entry may name a photo that was deleted.
    if (!picture) throw new Error(`There is no photo called "${name}" in content/photos.yaml.`);
    return picture;
  });
}

async function pictureOf(name: string): Promise<Picture> {
  const [picture] = await picturesOf([name]);
  return picture as Picture;
}

/** Returns our own hotels in their order, with the names of their pictures. */
const houseFiles = async () => inOrder((await getCollection('showcase')).map(({ id, data }) => withIds(id, data)));

/** Returns our own hotels for menus, in the order of the home page. */
export async function houseLinks() {
  const files = await houseFiles();
  const first = (await read('home')).houses.order;
  const place = (id: string) => (first.includes(id) ? first.indexOf(id) : first.length);
  return files
    .sort((a, b) => place(a.id) - place(b.id))
    .map(({ id, name, place: town, anchor }) => ({ id, name, place: town, anchor }));
}

async function readShowcase(file: Awaited<ReturnType<typeof houseFiles>>[number]) {
  const { id, cover, detail, gallery, roomCategories, faq, searchDescription, ...facts } = file;
  const questions = await faqItems();
  return {
    id,
    ...facts,
    searchDescription: fillFacts(searchDescription),
    cover: await pictureOf(cover),
    detail: await pictureOf(detail),
    gallery: await picturesOf(gallery),
    faq: faq.flatMap((question) => questions.filter((item) => item.id === question)),
    petWords: petWords(facts.amenities),
    roomCategories: await Promise.all(
      roomCategories.map(async ({ photos, ...room }) => ({ ...room, photos: await picturesOf(photos) })),
    ),
  };
}
export type Showcase = Awaited<ReturnType<typeof readShowcase>>;

export const showcases = async () => Promise.all((await houseFiles()).map(readShowcase));

/** Returns our own hotels as listings that admins can copy. */
export async function houseListings(): Promise<HouseListing[]> {
  return (await showcases()).map((house) => ({
    showcase_id: house.id,
    property_id: house.hotelId,
    name: house.name,
    notice_email: siteFacts.email,
    form: houseForm(house, pointOf(house.place)),
  }));
}

/** Returns the words about pets for a message that names no hotel. */
export const petsAtHouses = async () => petsAt(await showcases());

export async function home() {
  const { slides, ...sections } = await read('home');
  return {
    ...sections,
    slides: await Promise.all(
      slides.map(async ({ photo, focus, title, subtitle, description }) => ({
        picture: await pictureOf(photo),
        focus,
        title: fillFacts(title),
        subtitle: fillFacts(subtitle),
        description: fillFacts(description),
      })),
    ),
  };
}
export type Home = Awaited<ReturnType<typeof home>>;
export type Slide = Home['slides'][number];

export const faqItems = async () => (await read('faq')).items;

export async function gallery() {
  const { pictures, closing } = await read('gallery');
  const list = pictures.map(async ({ photo, ...rest }) => ({ ...rest, picture: await pictureOf(photo) }));
  const chosen = await Promise.all(list);
  // A hotel without a picture in the list shows its own photos, except those that the list shows for another hotel.
  const others = (await showcases()).filter(({ id }) => chosen.every(({ hotel }) => hotel !== id));
  const own = others.flatMap(({ id, gallery: photos }) =>
    photos.map((picture) => ({ picture, hotel: id, caption: picture.alt })),
  );
  const isNew = ({ picture }: (typeof own)[number]) => chosen.every((one) => one.picture.name !== picture.name);
  return { pictures: [...chosen, ...own.filter(isNew)], closing };
}
export type Gallery = Awaited<ReturnType<typeof gallery>>;

export async function posts() {
  const entries = (await getCollection('blog')).sort((a, b) => b.data.date.getTime() - a.data.date.getTime());
  return Promise.all(
    entries.map(async (entry) => {
      const { photo, title, excerpt, ...facts } = entry.data;
      return {
        ...facts,
        title: fillFacts(title),
        excerpt: fillFacts(excerpt),
        slug: entry.id,
        minutes: readMinutes(entry.body ?? ''),
        picture: await pictureOf(photo),
        entry,
      };
    }),
  );
}
export type Post = Awaited<ReturnType<typeof posts>>[number];

/** Returns the photos that pages show small. */
export async function lightPictures(): Promise<ReadonlyMap<string, Picture>> {
  const read = [...(await posts()), ...(await gallery()).pictures].map(({ picture }) => picture);
  const shown = [...read, ...(await showcases()).map(({ detail }) => detail)];
  return new Map(shown.map((picture) => [picture.name, picture]));
}

export const newsletterWords = async () => (await read('home')).newsletter;

export const listPropertyWords = () => read('list-property');
export type ListPropertyWords = Awaited<ReturnType<typeof listPropertyWords>>;

export const pageNames = async () => Object.keys(await read('pages'));

export async function pageWords(page: string) {
  const words = (await read('pages'))[page];
  if (!words) throw new Error(`content/pages.yaml says nothing about the page "${page}".`);
  const { title, description, heading, intro, photo } = words;
  return {
    title: fillFacts(title),
    description: fillFacts(description),
    heading: fillFacts(heading),
    intro: intro && fillFacts(intro),
    picture: await pictureOf(photo),
  };
}

export type PageWords = Awaited<ReturnType<typeof pageWords>>;

export async function stayWords() {
  const entries = Object.entries(await read('stays'));
  return new Map(
    await Promise.all(
      entries.map(async ([id, { photo, ...words }]) => [id, { ...words, picture: await pictureOf(photo) }] as const),
    ),
  );
}
export type StayWords = Awaited<ReturnType<typeof stayWords>> extends Map<string, infer Words> ? Words : never;

export const places = async () => (await getCollection('places')).map(({ data }) => data);

/** At 220 words a minute. */
function readMinutes(markdown: string): number {
  const count = markdown.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(count / 220));
}
