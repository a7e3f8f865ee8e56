/** The kinds of place in `content/places.yaml`, widest first. */
export const placeKinds = ['region', 'taluka', 'town', 'beach', 'airport', 'station', 'landmark'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** A place one stays near and never in. Null: of a city that no place of the list is. */
export const isLandmark = ({ kind }: { kind: PlaceKind | null }) =>
  kind === 'airport' || kind === 'station' || kind === 'landmark';
