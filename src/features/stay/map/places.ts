import { placesByKind } from 'virtual:goa-map';
import { kilometresBetween } from '#src/domain/map/distance.ts';
import type { Spot } from '#src/domain/map/projection.ts';

export interface MapPlace extends Spot {
  id: string;
  name: string;
}

const read = (kind: keyof typeof placesByKind): readonly MapPlace[] =>
  placesByKind[kind].map(([id, name, latitude, longitude]) => ({ id, name, latitude, longitude }));

export const towns = read('town');
export const beaches = read('beach');
export const airports = read('airport');
export const stations = read('station');

/** Returns a place by its id; undefined for one that is not on maps, such as a region. */
export const placeById = (id: string): MapPlace | undefined =>
  [...towns, ...beaches, ...airports, ...stations].find((place) => place.id === id);

/** The stations where most trains stop. */
const mainStations = ['madgaon-station', 'thivim-station'];

/** Returns distances in a straight line: the nearest beach, both airports, both main stations, and another station if it is much nearer. */
export function distancesFrom(spot: Spot): { name: string; kilometres: number }[] {
  const byDistance = (places: readonly MapPlace[]) =>
    places
      .map((place) => ({ name: place.name, kilometres: kilometresBetween(spot, place) }))
      .toSorted((a, b) => a.kilometres - b.kilometres);
  const main = byDistance(stations.filter(({ id }) => mainStations.includes(id)));
  const nearest = byDistance(stations).filter(({ kilometres }) => kilometres < 0.75 * (main[0]?.kilometres ?? 0));
  return [...byDistance(beaches).slice(0, 1), ...byDistance(airports), ...nearest.slice(0, 1), ...main];
}
