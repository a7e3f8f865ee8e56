import { type CollectionEntry, getEntry } from 'astro:content';
import { type Crop, type ShowcaseId, showcaseIds } from '#src/domain/showcase.ts';
import { siteFacts } from './site.ts';

/** What pages read from `content/`: entries with their photos found and the brand's facts filled in. */

export interface Picture {
  /** Its own name: unique, and part of its address. */
  name: string;
  /** The file in `src/assets/photos`, without `.jpg`. */
  file: string;
  alt: string;
  crop?: Crop | undefined;
}

/** A collection that is one file, such as `content/faq.yaml`. */
async function read<C extends 'photos' | 'home' | 'faq' | 'gallery' | 'pages'>(
  collection: C,
): Promise<CollectionEntry<C>['data']> {
  const entry = await getEntry(collection, collection);
  if (!entry) throw new Error(`content/${collection}.yaml is missing or cannot be read.`);
  return entry.data;
}

/** Puts the brand's name and tagline where a text says {name} or {tagline}. */
function fillFacts(text: string): string {
  return text.replaceAll('{name}', siteFacts.name).replaceAll('{tagline}', siteFacts.tagline);
}

/** Every picture of the site: the photos and the details cut from them. */
export async function allPictures(): Promise<Picture[]> {
  const library = await read('photos');
  return Object.entries(library).map(([name, { alt, of, crop }]) => ({ name, file: of ?? name, alt, crop }));
}

/** The pictures of a list of names, in its order. */
export async function picturesOf(names: readonly string[]): Promise<Picture[]> {
  const library = new Map((await allPictures()).map((picture) => [picture.name, picture]));
  return names.map((name) => {
    const picture = library.get(name);
    // The schema checks this too, but a cached entry can outlive a photo that was taken out.
    if (!picture) throw new Error(`There is no photo called "${name}" in content/photos.yaml.`);
    return picture;
  });
}

/** One picture by its name. */
export async function pictureOf(name: string): Promise<Picture> {
  const [picture] = await picturesOf([name]);
  return picture as Picture;
}

/** One of the two houses with its pictures, rooms and questions. */
export async function showcase(id: ShowcaseId) {
  const entry = await getEntry('showcase', id);
  if (!entry) throw new Error(`content/showcase/${id}.yaml is missing or cannot be read.`);
  const { cover, detail, gallery, roomCategories, faq, ...facts } = entry.data;
  const questions = await faqItems();
  return {
    id,
    ...facts,
    cover: await pictureOf(cover),
    detail: await pictureOf(detail),
    gallery: await picturesOf(gallery),
    faq: faq.flatMap((question) => questions.filter((item) => item.id === question)),
    roomCategories: await Promise.all(
      roomCategories.map(async ({ photos, ...room }) => ({ ...room, photos: await picturesOf(photos) })),
    ),
  };
}
export type Showcase = Awaited<ReturnType<typeof showcase>>;

/** Both houses, in the order they are shown. */
export const showcases = () => Promise.all(showcaseIds.map(showcase));

/** The words of the home page, slides with their pictures and the houses in their order. */
export async function home() {
  const { slides, houses, ...sections } = await read('home');
  return {
    ...sections,
    houses: { ...houses, list: await Promise.all(houses.order.map(showcase)) },
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

/** Questions and answers, in the order shown. */
export const faqItems = async () => (await read('faq')).items;

/** The pictures of `/gallery` with their captions. */
export async function galleryPictures() {
  const { pictures } = await read('gallery');
  return Promise.all(pictures.map(async ({ photo, ...rest }) => ({ ...rest, picture: await pictureOf(photo) })));
}

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

/** Minutes a text takes to read, at the pace of someone on holiday. */
export function readMinutes(markdown: string): number {
  const count = markdown.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(count / 220));
}
