import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { houseForm } from '#src/domain/listing/houseListing.ts';

export const contentOf = (id: string) => parse(readFileSync(`content/showcase/${id}.yaml`, 'utf8'));

const named = (names: string[]) => names.map((name) => ({ name, alt: `${name}, as in the content` }));

export function takenOver(content = contentOf('hotel-lotus')) {
  const { gallery, roomCategories, ...facts } = content;
  const rooms = roomCategories.map((room: { photos: string[] }) => ({ ...room, photos: named(room.photos) }));
  const form = houseForm({ ...facts, gallery: named(gallery), roomCategories: rooms });
  return { showcase_id: 'hotel-lotus', property_id: content.hotelId as string, form };
}
