import type { ListingForm, ListingPhoto } from '#src/domain/listing/listing.ts';

/** The photos of a listing and its cover: the named one, or the first. */
export type PhotoList = Pick<ListingForm, 'photos' | 'cover_photo_id'>;

export function coverOf({ photos, cover_photo_id }: PhotoList): string | null {
  return photos.find(({ id }) => id === cover_photo_id)?.id ?? photos[0]?.id ?? null;
}

/** Inserts a photo at `place`, unless it is there already. While no cover is named, the first photo is the cover. */
export function appendPhoto(list: PhotoList, photo: ListingPhoto, place = list.photos.length): PhotoList {
  if (list.photos.some(({ id }) => id === photo.id)) return list;
  return { ...list, photos: list.photos.toSpliced(place, 0, photo) };
}

/** Removes a photo. If it was the cover, the next first photo becomes the cover. */
export function removePhoto(list: PhotoList, id: string): PhotoList {
  const photos = list.photos.filter((photo) => photo.id !== id);
  return { photos, cover_photo_id: coverOf(list) === id ? (photos[0]?.id ?? null) : list.cover_photo_id };
}

/** Moves a photo. The first photo is the cover. A cover further back stays the cover until a photo moves to the first place. */
export function movePhoto(list: PhotoList, id: string, place: number): PhotoList {
  const photo = list.photos.find((one) => one.id === id);
  if (!photo) return list;
  const others = list.photos.filter((one) => one.id !== id);
  const target = Math.max(0, Math.min(place, others.length));
  const photos = others.toSpliced(target, 0, photo);
  const cover = coverOf(list);
  const follows = target === 0 || cover === list.photos[0]?.id;
  return { photos, cover_photo_id: follows ? (photos[0]?.id ?? null) : cover };
}

export function describePhoto(list: PhotoList, id: string, alt_text: string): PhotoList {
  return { ...list, photos: list.photos.map((photo) => (photo.id === id ? { ...photo, alt_text } : photo)) };
}

/** Returns the place for the photo chosen as number `order` in this visit, so that uploads keep their order. */
export function placeFor(photos: readonly ListingPhoto[], order: number, orders: ReadonlyMap<string, number>): number {
  const later = photos.findIndex(({ id }) => (orders.get(id) ?? -1) > order);
  return later === -1 ? photos.length : later;
}
