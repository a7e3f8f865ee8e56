import { describe, expect, test } from 'vitest';
import { cameraOf, viewOf } from '#src/domain/map/camera.ts';
import { project, type Spot, unproject } from '#src/domain/map/projection.ts';
import { fitView, toScreen, wholeCoast } from '#src/domain/map/view.ts';

const size = { width: 700, height: 900 };
const room = { width: 40, height: 40 };
const candolim: Spot = { latitude: 15.5177, longitude: 73.7626 };
const palolem: Spot = { latitude: 15.01, longitude: 74.0232 };

/** Where a web map draws a spot (Mercator, 512 pixels around the earth at zoom 0). */
function drawnAt(spot: Spot, { middle, zoom }: ReturnType<typeof cameraOf>) {
  const world = 512 * 2 ** zoom;
  const north = ({ latitude }: Spot) => Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);
  return {
    x: size.width / 2 + ((spot.longitude - middle.longitude) / 360) * world,
    y: size.height / 2 - (north(spot) - north(middle)) * world,
  };
}

test('a point of the map is a spot of the earth again', () => {
  const { latitude, longitude } = unproject(project(palolem));
  expect(latitude).toBeCloseTo(palolem.latitude, 9);
  expect(longitude).toBeCloseTo(palolem.longitude, 9);
});

describe.each([
  ['the whole coast', wholeCoast(size)],
  ['a town', fitView([project(candolim)], size, room)],
  ['a street in the south', fitView([project(palolem)], size, room, 160)],
])('%s', (_, view) => {
  const camera = cameraOf(view, size);

  test('is the same view again', () => {
    const again = viewOf(camera, size);
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(again[side]).toBeCloseTo(view[side], 6);
  });

  test('has its pins where the streets have the place, within two pixels', () => {
    const corners: Spot[] = [0, 0.5, 1].flatMap((across) =>
      [0, 0.5, 1].map((down) => unproject({ x: view.x + across * view.width, y: view.y + down * view.height })),
    );
    for (const spot of corners) {
      const [pin, street] = [toScreen(view, size, project(spot)), drawnAt(spot, camera)];
      expect(Math.hypot(pin.x - street.x, pin.y - street.y)).toBeLessThan(2);
    }
  });
});

test('zoom is counted as web maps count it: about eleven metres a pixel at 12.7', () => {
  const { zoom } = cameraOf({ ...project(candolim), width: 70, height: 90 }, size);
  expect(zoom).toBeCloseTo(12.73, 1);
});
