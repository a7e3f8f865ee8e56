export const placeKinds = ['region', 'taluka', 'town', 'beach', 'airport', 'station', 'landmark'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** True for a place that people stay near, not in. A null kind is a city outside the list. */
export const isLandmark = ({ kind }: { kind: PlaceKind | null }) =>
  kind === 'airport' || kind === 'station' || kind === 'landmark';
