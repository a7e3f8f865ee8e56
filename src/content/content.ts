import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import sharp from 'sharp';
import { type HouseListing, houseForm } from '#src/domain/listing/houseListing.ts';
import { cropBox, type PixelBox, type ShowcaseId, showcaseIds } from '#src/domain/showcase.ts';
import { photoWidths } from '#src/lib/photos.ts';
import { petsAt, petWords } from '#src/words/en/hotel.ts';
import { photoFile } from './contentFiles.ts';
import { fillFacts, siteFacts } from './site.ts';

/** What pages read from `content/`: entries with their pictures found and the brand's facts filled in. */

/** A photo or a detail of one. */
export interface Picture {
  /** Its own name: unique, and part of its address. */
  name: string;
  alt: string;
  /** The file's name in `src/assets/photos`, without `.jpg`. */
  file: string;
  /** For a detail: where it lies in the file. */
  crop: PixelBox | null;
  /** Size of what is shown, in pixels. */
  width: number;
  height: number;
  /** Where it is served: `/photos/{name}.webp` and smaller ones. */
  src: string;
  srcset: string;
  /** The same files as AVIF. */
  avif: string;
}

/** A collection that is one file, such as `content/faq.yaml`. */
async function read<C extends 'photos' | 'home' | 'faq' | 'gallery' | 'list-property' | 'pages' | 'stays'>(
  collection: C,
): Promise<CollectionEntry<C>['data']> {
  const entry = await getEntry(collection, collection);
  if (!entry) throw new Error(`content/${collection}.yaml is missing or cannot be read.`);
  return entry.data;
}

/** The widths in which a picture of this width is built, by the suffix of their names. */
export function builtWidths(width: number): [suffix: string, width: number][] {
  const smaller = Object.entries(photoWidths).filter(([suffix, built]) => suffix !== '' && built < width);
  return [...smaller, ['', Math.min(photoWidths[''], width)]];
}

type Library = CollectionEntry<'photos'>['data'];
/** Pictures by the library they were read from: asked for hundreds of times, and another after `photos.yaml` was edited. */
const known = new WeakMap<Library, Promise<ReadonlyMap<string, Picture>>>();

/** Every picture of the site by its name: the photos and the details cut from them. */
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

/** The pictures of a list of names, in its order. */
async function picturesOf(names: readonly string[]): Promise<Picture[]> {
  const library = await allPictures();
  return names.map((name) => {
    const picture = library.get(name);
    // The schema checks this too, but a cached entry can outlive a photo that was taken out.
    if (!picture) throw new Error(`There is no photo called "${name}" in content/photos.yaml.`);
    return picture;
  });
}

/** One picture by its name. */
async function pictureOf(name: string): Promise<Picture> {
  const [picture] = await picturesOf([name]);
  return picture as Picture;
}

/** One of the two houses with its pictures, rooms and questions. */
export async function showcase(id: ShowcaseId) {
  const entry = await getEntry('showcase', id);
  if (!entry) throw new Error(`content/showcase/${id}.yaml is missing or cannot be read.`);
  const { cover, detail, gallery, roomCategories, faq, searchDescription, ...facts } = entry.data;
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
export type Showcase = Awaited<ReturnType<typeof showcase>>;

/** Both houses, in the order they are listed. */
export const showcases = () => Promise.all(showcaseIds.map(showcase));

/** Both as the listings of them that admins take over. */
export async function houseListings(): Promise<HouseListing[]> {
  const known = await places();
  return (await showcases()).map((house) => ({
    showcase_id: house.id,
    property_id: house.hotelId,
    name: house.name,
    notice_email: siteFacts.email,
    form: houseForm(house, known.find(({ name }) => name === house.place)?.at),
  }));
}

/** What a booking message that names no house says of pets. */
export const petsAtHouses = async () => petsAt(await showcases());

/** The words of the home page, and slides with their pictures. */
export async function home() {
  const { slides, houses, ...sections } = await read('home');
  return {
    ...sections,
    houses,
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

/** Questions and answers, in the order shown. */
export const faqItems = async () => (await read('faq')).items;

/** The pictures of `/gallery` with their captions, and the words below them. */
export async function gallery() {
  const { pictures, closing } = await read('gallery');
  const list = pictures.map(async ({ photo, ...rest }) => ({ ...rest, picture: await pictureOf(photo) }));
  return { pictures: await Promise.all(list), closing };
}
export type Gallery = Awaited<ReturnType<typeof gallery>>;

/** Every post of the blog, newest first. */
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

/** The photos that are shown small somewhere, by name: those of the pages one reads, and of each house the one beside its cover. */
export async function lightPictures(): Promise<ReadonlyMap<string, Picture>> {
  const read = [...(await posts()), ...(await gallery()).pictures].map(({ picture }) => picture);
  const shown = [...read, ...(await showcases()).map(({ detail }) => detail)];
  return new Map(shown.map((picture) => [picture.name, picture]));
}

/** The words of the newsletter box. */
export const newsletterWords = async () => (await read('home')).newsletter;

/** The words for owners who think about listing their place. */
export const listPropertyWords = () => read('list-property');
export type ListPropertyWords = Awaited<ReturnType<typeof listPropertyWords>>;

/** The names of all pages that `content/pages.yaml` has words for. */
export const pageNames = async () => Object.keys(await read('pages'));

/** Title, description and first words of a page, by its name in `content/pages.yaml`. */
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

/** The words of the pages of places, by the places' ids. */
export async function stayWords() {
  const entries = Object.entries(await read('stays'));
  return new Map(
    await Promise.all(
      entries.map(async ([id, { photo, ...words }]) => [id, { ...words, picture: await pictureOf(photo) }] as const),
    ),
  );
}
export type StayWords = Awaited<ReturnType<typeof stayWords>> extends Map<string, infer Words> ? Words : never;

/** Every place of `content/places.yaml`, in its order. */
export const places = async () => (await getCollection('places')).map(({ data }) => data);

/** Minutes a text takes to read, at an easy pace. */
function readMinutes(markdown: string): number {
  const count = markdown.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(count / 220));
}
