import { goa } from '../regions.ts';

export interface Spot {
  latitude: number;
  longitude: number;
}

/** Map units: a thousandth of a degree of latitude, about 111 metres each way. */
export interface Point {
  x: number;
  y: number;
}

/** A part of the map in map units, like an SVG viewBox. */
export interface Cutout extends Point {
  width: number;
  height: number;
}

export const isOnMap = ({ latitude, longitude }: Spot): boolean =>
  latitude <= goa.north && latitude >= goa.south && longitude >= goa.west && longitude <= goa.east;

const unitsPerDegree = 1000;
/** Degrees of longitude are shorter. Within one degree of latitude the factor is constant enough. */
const squeeze = Math.cos((((goa.north + goa.south) / 2) * Math.PI) / 180);

/** Equirectangular: exact in the middle of Goa, within 0.3% at its ends. */
export const projectSpot = ({ latitude, longitude }: Spot): Point => ({
  x: (longitude - goa.west) * unitsPerDegree * squeeze,
  y: (goa.north - latitude) * unitsPerDegree,
});

export const unproject = ({ x, y }: Point): Spot => ({
  latitude: goa.north - y / unitsPerDegree,
  longitude: goa.west + x / unitsPerDegree / squeeze,
});

/** Kilometres per map unit. */
export const kilometresPerUnit = 40_030 / 360 / unitsPerDegree;

const { x, y } = projectSpot({ latitude: goa.north, longitude: goa.west });
const end = projectSpot({ latitude: goa.south, longitude: goa.east });
export const wholeMap: Cutout = { x, y, width: end.x - x, height: end.y - y };
