import { expect, test } from 'vitest';
import { clipRing, drawGoa, readCoast, softPath } from '#src/build/goaMap.ts';
import { goaMapText } from '#src/build/goaMapModule.ts';
import { goa } from '#src/domain/regions.ts';

const frame = { north: 10, south: 0, west: 0, east: 10 };
const area = (ring: readonly (readonly [number, number])[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] as readonly [number, number];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

const square = (from: number, to: number, south = from, north = to) =>
  [
    [from, south],
    [to, south],
    [to, north],
    [from, north],
  ] as const;

test.each([
  ['inside', square(2, 8), 36],
  ['over a corner', square(5, 15), 25],
  ['across', square(-5, 15, 4, 6), 20],
  ['around all of it', square(-5, 15), 100],
  ['elsewhere', square(20, 30).slice(0, 3), 0],
] as const)('a ring %s is cut at the frame', (_, ring, expected) => {
  const cut = clipRing(ring, frame);
  expect(area(cut)).toBeCloseTo(expected, 9);
  for (const [x, y] of cut) expect(x >= 0 && x <= 10 && y >= 0 && y <= 10).toBe(true);
});

test('the coast runs from south to north past all of Goa, with the mouths of Mandovi and Zuari', () => {
  const coast = readCoast();
  expect(coast[0]?.[1]).toBeLessThan(goa.south);
  expect(coast.at(-1)?.[1]).toBeGreaterThan(goa.north);
  const ofGoa = coast.filter(([longitude, latitude]) => longitude > goa.west && latitude > 14.88 && latitude < 15.75);
  expect(ofGoa.length).toBeGreaterThan(90);
  // The sea reaches inland to Old Goa and Cortalim, and the two capes stick out.
  const near = (longitude: number, latitude: number) =>
    Math.min(...coast.map((point) => Math.hypot(point[0] - longitude, point[1] - latitude)));
  for (const [longitude, latitude] of [
    [73.87, 15.51],
    [73.96, 15.37],
    [73.79, 15.45],
    [73.79, 15.41],
  ] as const) {
    expect(near(longitude, latitude)).toBeLessThan(0.02);
  }
});

test('a soft line goes through every point, whatever rounding leaves', () => {
  const points = [
    { x: 0.04, y: 0.04 },
    { x: 10.04, y: 0.04 },
    { x: 10.08, y: 9.96 },
    { x: 0, y: 20 },
  ];
  const path = softPath(points);
  const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const [x = 0, y = 0, ...rest] = numbers;
  const ends = Array.from({ length: rest.length / 6 }, (_, i) => rest.slice(i * 6 + 4, i * 6 + 6) as [number, number]);
  let pen = { x, y };
  for (const [i, [dx, dy]] of ends.entries()) {
    pen = { x: pen.x + dx, y: pen.y + dy };
    expect(Math.hypot(pen.x - (points[i + 1]?.x ?? 0), pen.y - (points[i + 1]?.y ?? 0))).toBeLessThan(0.1);
  }
  expect(ends).toHaveLength(3);
});

test('the drawing weighs 25 kB at most, is the same each time, and names no other place', () => {
  const drawing = drawGoa();
  expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(25_000);
  expect(drawGoa()).toBe(drawing);
  expect(drawing).not.toMatch(/https?:|\/\/|style=|<script|NaN|undefined/);
});

test('places are called as in the language of the build, under the same ids', async () => {
  const placesIn = async (language: 'en' | 'hi'): Promise<[id: string, name: string][]> => {
    const [, json = '{}'] = /placesByKind = (.*);$/.exec(await goaMapText(language)) ?? [];
    return Object.values<[string, string][]>(JSON.parse(json)).flat();
  };
  const [english, hindi] = [new Map(await placesIn('en')), new Map(await placesIn('hi'))];
  expect([...hindi.keys()]).toEqual([...english.keys()]);
  expect([english.get('dabolim-airport'), hindi.get('dabolim-airport')]).toEqual([
    'Dabolim airport',
    'डाबोलिम एयरपोर्ट',
  ]);
  expect([...hindi.values()].filter((name) => /[a-z]/i.test(name))).toEqual([]);
});
