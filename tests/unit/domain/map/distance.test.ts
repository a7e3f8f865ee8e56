import { expect, test } from 'vitest';
import { distanceText, kilometresBetween } from '#src/domain/map/distance.ts';
import { kilometresPerUnit, projectSpot, wholeMap } from '#src/domain/map/projection.ts';
import { goa } from '#src/domain/regions.ts';

const dabolim = { latitude: 15.3808, longitude: 73.8314 };
const mopa = { latitude: 15.7443, longitude: 73.8606 };
const margao = { latitude: 15.2676, longitude: 73.9706 };
const palolem = { latitude: 15.01, longitude: 74.0232 };
const candolim = { latitude: 15.5184, longitude: 73.7634 };

test('the corners of Goa are the corners of the map, and north is up', () => {
  expect(projectSpot({ latitude: goa.north, longitude: goa.west })).toEqual({ x: 0, y: 0 });
  const end = projectSpot({ latitude: goa.south, longitude: goa.east });
  expect(end.x).toBeCloseTo(wholeMap.width, 9);
  expect(end.y).toBeCloseTo(1000, 9);
  expect(projectSpot(candolim).y).toBeLessThan(projectSpot(palolem).y);
  expect(projectSpot(candolim).x).toBeLessThan(projectSpot(palolem).x);
});

// Computed separately with the spherical law of cosines.
test.each([
  ['Dabolim to Mopa', dabolim, mopa, 40.54],
  ['Candolim to Palolem', candolim, palolem, 63.04],
  ['Margao to Dabolim', margao, dabolim, 19.53],
  ['a place to itself', margao, margao, 0],
  ['Panaji to Mumbai', { latitude: 15.4989, longitude: 73.8278 }, { latitude: 18.9388, longitude: 72.8354 }, 396.75],
])('%s is %s km', (_, a, b, expected) => {
  expect(kilometresBetween(a, b)).toBeCloseTo(expected, 1);
  expect(kilometresBetween(b, a)).toBe(kilometresBetween(a, b));
});

test('the map is true to scale: a distance on it is the one on the earth within a percent', () => {
  const spots = [dabolim, mopa, margao, palolem, candolim];
  for (const a of spots) {
    for (const b of spots.filter((spot) => spot !== a)) {
      const [from, to] = [projectSpot(a), projectSpot(b)];
      const onMap = Math.hypot(from.x - to.x, from.y - to.y) * kilometresPerUnit;
      expect(Math.abs(onMap / kilometresBetween(a, b) - 1)).toBeLessThan(0.01);
    }
  }
});

test.each([
  [0, '50 m'],
  [0.34, '350 m'],
  [0.94, '950 m'],
  [0.96, '1.0 km'],
  [1.23, '1.2 km'],
  [9.94, '9.9 km'],
  [9.96, '10 km'],
  [40.5, '41 km'],
])('%s km reads "%s"', (kilometres, text) => expect(distanceText(kilometres)).toBe(text));
