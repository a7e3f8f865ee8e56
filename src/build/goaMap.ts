import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Point, projectSpot, wholeMap } from '#src/domain/map/projection.ts';

/* Draws the map of Goa. The coast is from Natural Earth (1:10 million, public domain); upper rivers, hills, palms and boats are our own. */

/** Degrees drawn beyond Goa, so that wide screens do not show the edge of the map. */
const margin = { north: 16.15, south: 14.55, west: 72.6, east: 75.4 } as const;
type Degrees = readonly [longitude: number, latitude: number];
type Frame = { north: number; south: number; west: number; east: number };

/** Cuts a closed ring to a frame (Sutherland–Hodgman). The result is closed along the frame. */
export function clipRing(ring: readonly Degrees[], { north, south, west, east }: Frame): Degrees[] {
  const at = (a: Degrees, b: Degrees, share: number): Degrees => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ];
  const edges: readonly [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  return edges.reduce<Degrees[]>(
    (points, [axis, limit, sign]) =>
      points.flatMap((point, i) => {
        const before = points.at(i - 1) as Degrees;
        const isIn = (point[axis] - limit) * sign >= 0;
        const wasIn = (before[axis] - limit) * sign >= 0;
        const crossing = () => at(before, point, (limit - before[axis]) / (point[axis] - before[axis]));
        if (isIn) return wasIn ? [point] : [crossing(), point];
        return wasIn ? [crossing()] : [];
      }),
    [...ring],
  );
}

export function readCoast(): Degrees[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const rings = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [],
  );
  const parts = rings.flatMap(([outer]) => {
    const part = clipRing(outer as unknown as Degrees[], margin);
    return part.length > 0 ? [part] : [];
  });
  const mainland = parts.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const isOnFrame = ([longitude, latitude]: Degrees) =>
    longitude === margin.east || latitude === margin.north || latitude === margin.south;
  // The ring is opened where it meets the frame. A bay cut off by the frame becomes a separate line.
  const stretches: Degrees[][] = [[]];
  for (const point of [...mainland, ...mainland]) {
    stretches.at(-1)?.push(point);
    if (isOnFrame(point)) stretches.push([point]);
  }
  return stretches.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

const toPoint = ([longitude, latitude]: Degrees): Point => projectSpot({ latitude, longitude });
const short = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
const whole = (...values: number[]) => list(...values.map(Math.round));
const list = (...values: number[]) => values.map(short).join(' ').replace(/ -/g, '-');

/** Returns a smooth path through all points: a Catmull–Rom spline as relative Bézier curves. */
export function softPath(points: readonly Point[], softness = 0.8): string {
  const [first] = points;
  if (!first) return '';
  // Each curve starts at the rounded end of the one before.
  let pen = { x: Math.round(first.x * 10) / 10, y: Math.round(first.y * 10) / 10 };
  const curves = points.slice(1).map((to, i) => {
    const [before, from, after] = [points[i - 1] ?? points[i], points[i], points[i + 2] ?? to] as [Point, Point, Point];
    const pull = softness / 6;
    const values = [
      from.x + (to.x - before.x) * pull - pen.x,
      from.y + (to.y - before.y) * pull - pen.y,
      to.x - (after.x - from.x) * pull - pen.x,
      to.y - (after.y - from.y) * pull - pen.y,
      to.x - pen.x,
      to.y - pen.y,
    ].map((value) => Math.round(value * 10) / 10);
    pen = { x: pen.x + (values[4] as number), y: pen.y + (values[5] as number) };
    return `c${list(...values)}`;
  });
  return `M${list(first.x, first.y)}${curves.join('')}`;
}

/** Random numbers that are the same in every build (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Shifts points slightly, like a second pen stroke. */
function sketched(points: readonly Point[], by: number, seed: number): Point[] {
  const roll = dice(seed);
  const beside = ({ x, y }: Point) => ({ x: x + (roll() - 0.5) * 2 * by, y: y + (roll() - 0.5) * 2 * by });
  return points.map(beside);
}

/** The approximate courses above the mouths. */
const rivers: readonly (readonly Degrees[])[] = [
  // Terekhol
  [
    [73.695, 15.7235],
    [73.73, 15.727],
    [73.762, 15.74],
    [73.79, 15.765],
    [73.83, 15.79],
    [73.87, 15.815],
    [73.91, 15.86],
  ],
  // Chapora
  [
    [73.83, 15.657],
    [73.858, 15.652],
    [73.885, 15.664],
    [73.91, 15.688],
    [73.945, 15.7],
    [73.985, 15.722],
    [74.04, 15.735],
  ],
  // Mandovi
  [
    [73.868, 15.512],
    [73.892, 15.506],
    [73.915, 15.509],
    [73.938, 15.523],
    [73.965, 15.524],
    [73.99, 15.5],
    [74.018, 15.468],
    [74.05, 15.44],
    [74.085, 15.447],
    [74.12, 15.47],
    [74.17, 15.49],
    [74.215, 15.475],
    [74.26, 15.45],
  ],
  // Zuari
  [
    [73.966, 15.369],
    [73.985, 15.357],
    [74.008, 15.352],
    [74.035, 15.325],
    [74.07, 15.3],
    [74.1, 15.265],
    [74.145, 15.235],
    [74.185, 15.2],
    [74.22, 15.16],
  ],
  // Sal
  [
    [73.955, 15.146],
    [73.948, 15.165],
    [73.945, 15.19],
    [73.953, 15.215],
    [73.951, 15.24],
    [73.958, 15.262],
  ],
  // Talpona
  [
    [74.043, 14.985],
    [74.07, 14.993],
    [74.1, 14.99],
    [74.13, 15.005],
    [74.165, 15.005],
  ],
];

/** The line of the Western Ghats, and how far hills extend to its east. */
const ghats: readonly Degrees[] = [
  [74.08, 16.32],
  [74.05, 16.05],
  [74.13, 15.8],
  [74.2, 15.62],
  [74.27, 15.42],
  [74.24, 15.22],
  [74.22, 15.05],
  [74.33, 14.88],
  [74.44, 14.6],
  [74.5, 14.36],
];

function along(line: readonly Degrees[], latitude: number): number {
  const i = Math.max(
    1,
    line.findIndex(([, at]) => at <= latitude),
  );
  const [a, b] = [line[i - 1], line[i]] as [Degrees, Degrees];
  return a[0] + ((b[0] - a[0]) * (latitude - a[1])) / (b[1] - a[1]);
}

/** Returns the content of an `<svg>`. Style sheets set its colours. */
export function drawGoa(): string {
  const coast = readCoast().map(toPoint);
  const first = coast[0] as Point;
  const far = toPoint([margin.east, margin.north]).x;
  const land = `${softPath(coast)}H${short(far)}V${short(first.y)}z`;
  const ofGoa = coast.filter(({ y }) => y > wholeMap.y - 40 && y < wholeMap.height + 40);
  const roll = dice(7);

  const hills: string[] = [];
  const shades: string[] = [];
  for (let latitude = margin.north; latitude > margin.south; latitude -= 0.045) {
    for (let step = 0; step < 8; step += 1) {
      const longitude = along(ghats, latitude) + step * 0.07 + (roll() - 0.5) * 0.035;
      if (roll() < 0.3) continue;
      const { x, y } = toPoint([longitude, latitude + (roll() - 0.5) * 0.022]);
      const [w, h] = [8 + roll() * 7, 9 + roll() * 8].map(Math.round) as [number, number];
      hills.push(`M${whole(x - w, y)}q${whole(w / 2, -h, w, -h)}t${whole(w, h)}`);
      if (roll() < 0.7) shades.push(`M${whole(x + w * 0.2, y - h * 0.7)}l${whole(w * 0.3, h * 0.6)}`);
    }
  }

  const isSea = ({ x, y }: Point) => {
    const near = coast.filter((point) => Math.abs(point.y - y) < 60);
    return near.every((point) => point.x - x > 95);
  };
  const waves: string[] = [];
  for (let y = -280; y < 1300; y += 74) {
    for (let x = -900; x < 500; x += 118) {
      const at = { x: x + (roll() - 0.5) * 90, y: y + (roll() - 0.5) * 50 };
      if (roll() < 0.62 || !isSea(at)) continue;
      const wave = 'q4-5 8 0t8 0';
      waves.push(`M${whole(at.x, at.y)}${wave}${roll() < 0.5 ? `m${list(-9, 7)}${wave}` : ''}`);
    }
  }

  const use = (id: string, look: string) => `<use href="#goa-${id}" class="goa-${look}"/>`;
  return [
    `<defs><path id="goa-land" vector-effect="non-scaling-stroke" d="${land}"/><path id="goa-rivers" vector-effect="non-scaling-stroke" d="${rivers.map((river) => softPath(river.map(toPoint))).join('')}"/>`,
    '<clipPath id="goa-dry"><use href="#goa-land"/></clipPath></defs>',
    '<rect class="goa-sea" x="-2000" y="-1500" width="4500" height="4000"/>',
    `<path class="goa-waves" d="${waves.join('')}"/>`,
    ...['far-edge', 'far', 'mid-edge', 'mid', 'near-edge', 'near'].map((look) => use('land', look)),
    use('land', 'ground'),
    `<g clip-path="url(#goa-dry)">${use('land', 'beach')}</g>`,
    `<path class="goa-hills" d="${hills.join('')}"/><path class="goa-shades" d="${shades.join('')}"/>`,
    use('land', 'line'),
    `<path class="goa-again" d="${softPath(sketched(ofGoa, 1.3, 3))}"/>`,
    use('rivers', 'banks'),
    use('rivers', 'water'),
  ].join('');
}
