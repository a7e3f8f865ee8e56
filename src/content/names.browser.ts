/* The names that the editor knows: those of its configuration, and those saved since. */

export const known = { photos: new Set<string>(), questions: new Set<string>(), places: new Set<string>() };

export const isPhotoName = (name: string) => known.photos.has(name);
export const isPlaceId = (id: string) => known.places.has(id);
export const isFaqId = (id: string) => known.questions.has(id);
