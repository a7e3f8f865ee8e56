import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Content files. Tests count their lists, so that new entries break nothing. */
const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'));

interface House {
  gallery: string[];
  roomCategories: { title: string; photos: string[] }[];
}

export const houses: { lotus: House; casa: House } = {
  lotus: read('showcase/hotel-lotus.yaml'),
  casa: read('showcase/casa-de-patio.yaml'),
};

const addresses = (folder: string, page: string) =>
  readdirSync(`content/${folder}`).map((file) => `/${page}/${file.replace(/\.\w+$/, '')}`);

export const housePaths = addresses('showcase', 'property');
export const postPaths = addresses('blog', 'blog');

export const photosOfRoom = (house: keyof typeof houses, room: string): number =>
  houses[house].roomCategories.find(({ title }) => title === room)?.photos.length ?? 0;

export const slides: unknown[] = read('home.yaml').slides;

const pictures: { hotel: string; caption: string }[] = read('gallery.yaml').pictures;

export const captions = (hotel?: string): string[] =>
  pictures.filter((picture) => !hotel || picture.hotel === hotel).map(({ caption }) => caption);
