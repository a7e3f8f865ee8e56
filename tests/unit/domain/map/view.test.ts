import { describe, expect, test } from 'vitest';
import type { Cutout } from '#src/domain/map/projection.ts';
import {
  fitView,
  mayZoomIn,
  mayZoomOut,
  moveView,
  scaleOf,
  toMap,
  toScreen,
  viewWith,
  wholeCoast,
  zoomView,
} from '#src/domain/map/view.ts';

const room = { width: 50, height: 44 };
const phone = { width: 350, height: 300 };
const column = { width: 520, height: 760 };
const north = { x: 90, y: 130 };
const south = { x: 410, y: 840 };

/** Nothing is drawn beyond these limits. */
function expectDrawn({ x, y, width, height }: Cutout) {
  expect(x).toBeGreaterThanOrEqual(-900);
  expect(y).toBeGreaterThanOrEqual(-270);
  expect(x + width).toBeLessThanOrEqual(1300);
  expect(y + height).toBeLessThanOrEqual(1270);
}

describe.each([
  ['a phone', phone],
  ['a column', column],
  ['a band', { width: 770, height: 380 }],
])('on %s', (_, size) => {
  const whole = wholeCoast(size);

  test('the cut-out has the shape of the screen, and shows nothing that is not drawn', () => {
    for (const view of [whole, fitView([north], size, room), fitView([north, south], size, room)]) {
      expect(view.width / view.height).toBeCloseTo(size.width / size.height, 6);
      expectDrawn(view);
    }
  });

  test('every point of the results is inside, with room for its pin', () => {
    const near = [
      { x: 120, y: 300 },
      { x: 130, y: 330 },
    ];
    for (const points of [[north], [south], [north, south], near]) {
      const view = fitView(points, size, room);
      // At the widest zoom, the space around the points may be smaller.
      const { width, height } = mayZoomOut(view, size) ? room : { width: 0, height: 0 };
      for (const point of points) {
        const { x, y } = toScreen(view, size, point);
        expect(x).toBeGreaterThanOrEqual(width - 0.01);
        expect(x).toBeLessThanOrEqual(size.width - width + 0.01);
        expect(y).toBeGreaterThanOrEqual(height - 0.01);
        expect(y).toBeLessThanOrEqual(size.height - height + 0.01);
      }
    }
  });

  test('nearer and farther have an end, and the point in hand stays where it is', () => {
    let view = fitView([north], size, room);
    const hand = { x: size.width / 3, y: size.height / 2 };
    const at = toMap(view, size, hand);
    for (let presses = 0; presses < 12 && mayZoomIn(view, size); presses += 1) {
      view = zoomView(view, size, 1.8, at);
      expect(toScreen(view, size, at).x).toBeCloseTo(hand.x, 3);
      expect(toScreen(view, size, at).y).toBeCloseTo(hand.y, 3);
    }
    expect(mayZoomIn(view, size)).toBe(false);
    expect(scaleOf(view, size)).toBeCloseTo(10, 6);
    for (let presses = 0; presses < 12; presses += 1) view = zoomView(view, size, 1 / 1.8);
    expect(mayZoomOut(view, size)).toBe(false);
    expectDrawn(view);
  });

  test('a map cannot be pushed off its sheet, and moves no farther than it must', () => {
    const view = fitView([north], size, room);
    expectDrawn(moveView(view, size, { x: 9e6, y: 9e6 }));
    expectDrawn(moveView(view, size, { x: -9e6, y: -9e6 }));
    expect(viewWith(view, size, north, room)).toBe(view);
    const there = toScreen(viewWith(view, size, south, room), size, south);
    expect(there.x).toBeLessThanOrEqual(size.width - room.width + 0.01);
    expect(there.y).toBeCloseTo(size.height - room.height, 3);
  });
});

test('without results, the whole coast', () => expect(fitView([], phone, room)).toEqual(wholeCoast(phone)));
