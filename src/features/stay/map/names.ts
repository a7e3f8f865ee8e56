import type { Label } from '#src/domain/map/labels.ts';
import { type Cutout, type Point, projectSpot, type Spot } from '#src/domain/map/projection.ts';
import { type Size, scaleOf, toScreen } from '#src/domain/map/view.ts';
import * as say from '#src/words/en/map.ts';
import { airports, beaches, type MapPlace, stations, towns } from './places.ts';

/** The look of a name: towns and similar places have a dot, waters and areas do not. */
export type NameLook = 'pinned' | 'town' | 'beach' | 'airport' | 'station' | 'sea' | 'river' | 'land';

export interface MapName {
  /** A town and its river may have the same name. */
  id: string;
  text: string;
  look: NameLook;
  /** Alternative positions: the first free one is used. */
  at: readonly Point[];
  angle?: number;
  /** The scale (pixels per unit) from which it is shown. */
  from?: number;
}

/** Towns that are named first, even on a map of the whole coast. */
const wellKnown = [
  'panaji',
  'margao',
  'mapusa',
  'vasco-da-gama',
  'palolem',
  'calangute',
  'ponda',
  'arambol',
  'anjuna',
  'colva',
  'agonda',
  'old-goa',
  'candolim',
  'quepem',
  'bicholim',
  'cavelossim',
  'morjim',
  'benaulim',
  'porvorim',
  'valpoi',
  'sanguem',
];

const spots = (...at: [latitude: number, longitude: number][]): Point[] =>
  at.map(([latitude, longitude]) => projectSpot({ latitude, longitude }));

const river = (text: string, angle: number, at: readonly Point[], from = 0.5): MapName => ({
  id: `river-${text}`,
  text,
  look: 'river',
  at,
  angle,
  from,
});

const waters: readonly MapName[] = [
  {
    id: 'sea',
    text: say.arabianSea,
    look: 'sea',
    at: spots(
      [15.3, 73.66],
      [15.2, 73.74],
      [15.12, 73.8],
      [15.42, 73.65],
      [15.55, 73.62],
      [15.0, 73.85],
      [15.25, 73.5],
      [15.5, 73.5],
    ),
  },
  river(say.mandovi, -8, spots([15.466, 74.058], [15.497, 73.97])),
  river(say.zuari, 40, spots([15.288, 74.055], [15.423, 73.865])),
  river(say.chapora, -17, spots([15.722, 73.945])),
  river(say.terekhol, -33, spots([15.815, 73.82])),
  river(say.sal, -86, spots([15.215, 73.968]), 1),
];

const lands: readonly MapName[] = [
  {
    id: 'ghats',
    text: say.westernGhats,
    look: 'land',
    at: spots([15.33, 74.33], [15.55, 74.28], [15.12, 74.3], [15.7, 74.2]),
  },
  { id: 'maharashtra', text: say.maharashtra, look: 'land', at: spots([15.87, 73.83], [15.83, 73.98], [15.92, 73.8]) },
  { id: 'karnataka', text: say.karnataka, look: 'land', at: spots([14.86, 74.26], [14.93, 74.35], [14.8, 74.32]) },
];

const named = (places: readonly MapPlace[], look: NameLook, from: number): MapName[] =>
  places.map((place) => ({ id: place.id, text: place.name, look, at: [projectSpot(place)], from }));

const all: readonly MapName[] = [
  ...wellKnown.flatMap((id) =>
    named(
      towns.filter((town) => town.id === id),
      'town',
      0,
    ),
  ),
  ...waters,
  ...lands,
  ...named(airports, 'airport', 1.4),
  ...named(stations, 'station', 2.2),
  ...named(
    towns.filter(({ id }) => !wellKnown.includes(id)),
    'town',
    1.7,
  ),
  ...named(beaches, 'beach', 3.2),
];

/** The greatest width of a letter and the height of a line, in pixels. */
const sizes: Record<NameLook, { letter: number; height: number }> = {
  pinned: { letter: 8.3, height: 17 },
  town: { letter: 7.9, height: 16 },
  beach: { letter: 7.8, height: 15 },
  airport: { letter: 7.4, height: 15 },
  station: { letter: 7.4, height: 15 },
  sea: { letter: 14, height: 24 },
  river: { letter: 7.6, height: 15 },
  land: { letter: 10.5, height: 15 },
};

/** Returns the names for a view and their boxes. Names of pins come first. */
export function namesFor(view: Cutout, size: Size, pinned: readonly (Spot & { id: string; name: string })[]) {
  const scale = scaleOf(view, size);
  const ofPins = pinned.map(
    (place): MapName => ({ id: place.id, text: place.name, look: 'pinned', at: [projectSpot(place)] }),
  );
  const others = all.filter(({ id, from = 0 }) => scale >= from && !pinned.some((place) => place.id === id));
  const names = [...ofPins, ...others];
  const labels = names.flatMap(({ id, text, look, at, angle = 0 }) => {
    const { letter, height } = sizes[look];
    const turn = (Math.abs(angle) * Math.PI) / 180;
    const width = text.length * letter;
    return at.map(
      (point): Label => ({
        id,
        at: toScreen(view, size, point),
        width: width * Math.cos(turn) + height * Math.sin(turn),
        height: width * Math.sin(turn) + height * Math.cos(turn),
        stands: ['sea', 'river', 'land'].includes(look) ? 'on' : look === 'pinned' ? 'under' : 'beside',
      }),
    );
  });
  return { names, labels };
}
