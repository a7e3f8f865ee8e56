import type { Loader } from 'astro/loaders';
import { readYaml } from './contentFiles.ts';
import { checked } from './contentProblems.ts';
import { type Place, PlacesSchema } from './placeSchema.ts';

/** Returns all places. Throws with the place and the reason if one is invalid. */
export function readPlaces(): Place[] {
  const { data, error } = PlacesSchema.safeParse(readYaml('places.yaml'));
  if (data) return data;
  const reasons = error.issues.map(({ path, message }) =>
    path.length > 1 ? `${path.join('.')}: ${message}` : message,
  );
  throw new Error(`content/places.yaml: ${reasons.join('\n')}`);
}

const file = 'content/places.yaml';

/** Loads the places as a collection, and again when the file changes. */
export const placesLoader: Loader = {
  name: 'places',
  load: async ({ store, watcher }) => {
    const load = async () => {
      const places = watcher ? await checked(file, readPlaces, []) : readPlaces();
      store.clear();
      for (const data of places) store.set({ id: data.id, data });
    };
    await load();
    watcher?.add(file);
    watcher?.on('change', (changed) => void (changed.endsWith(file) && load()));
  },
};
