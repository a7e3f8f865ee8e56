import { goa } from '../regions.ts';

/** Where a place lies, in degrees. */
export interface Spot {
  latitude: number;
  longitude: number;
}

/** A point of the drawn map. Its units: a thousandth of a degree from north to south, so about 111 metres each way. */
export interface Point {
  x: number;
  y: number;
}

/** A cut-out of the map in its units; with the shape of the screen's box, what an SVG calls its viewBox. */
export interface Cutout extends Point {
  width: number;
  height: number;
}

/** Whether a spot is drawn: hotels elsewhere in India are not. */
export const isOnMap = ({ latitude, longitude }: Spot): boolean =>
  latitude <= goa.north && latitude >= goa.south && longitude >= goa.west && longitude <= goa.east;

const unitsPerDegree = 1000;
/** Degrees of longitude are shorter than those of latitude; over one degree the difference may count as the same everywhere. */
const squeeze = Math.cos((((goa.north + goa.south) / 2) * Math.PI) / 180);

/** Where a spot of the earth lies on the map: equirectangular, true in the middle of Goa and within 0.3 % at its ends. */
export const project = ({ latitude, longitude }: Spot): Point => ({
  x: (longitude - goa.west) * unitsPerDegree * squeeze,
  y: (goa.north - latitude) * unitsPerDegree,
});

/** The spot of the earth that lies at a point of the map. */
export const unproject = ({ x, y }: Point): Spot => ({
  latitude: goa.north - y / unitsPerDegree,
  longitude: goa.west + x / unitsPerDegree / squeeze,
});

/** Kilometres of a unit, for the scale. */
export const kilometresPerUnit = 40_030 / 360 / unitsPerDegree;

/** All of Goa. */
const { x, y } = project({ latitude: goa.north, longitude: goa.west });
const end = project({ latitude: goa.south, longitude: goa.east });
export const wholeMap: Cutout = { x, y, width: end.x - x, height: end.y - y };
