import { readYaml } from './contentFiles.ts';
import { type Place, PlacesSchema } from './contentSchemas.ts';

/** Every place of `content/places.yaml`, each after the one it lies in. Throws with the place and the reason when one is wrong. */
export function readPlaces(): Place[] {
  const { data, error } = PlacesSchema.safeParse(readYaml('places.yaml'));
  if (data) return data;
  throw new Error(`content/places.yaml: ${error.issues.map(({ message }) => message).join('\n')}`);
}
