import { describe, expect, test } from 'vitest';
import { type Label, settleLabels } from '#src/domain/map/labels.ts';
import { type Box, mergePins, overlaps, type PinGroup } from '#src/domain/map/pins.ts';
import type { Point } from '#src/domain/map/projection.ts';

function thrown(count: number, width: number, height: number, seed: number): Point[] {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  return Array.from({ length: count }, () => ({ x: next() * width, y: next() * height }));
}

function expectApart(boxes: readonly Box[]) {
  for (const [i, box] of boxes.entries()) {
    for (const other of boxes.slice(i + 1)) expect(overlaps(box, other)).toBe(false);
  }
}

type Pin = { id: number; at: Point };
const boxOf = ({ at, pins }: PinGroup<Pin>): Box => {
  const width = pins.length > 1 ? 96 : 72;
  return { left: at.x - width / 2, top: at.y - 38, width, height: 32 };
};
const merged = (points: readonly Point[]) =>
  mergePins(
    points.map((at, id) => ({ id, at })),
    boxOf,
  );
const idsOf = (groups: readonly PinGroup<Pin>[]) => groups.map(({ pins }) => pins.map(({ id }) => id));

describe('pins', () => {
  test('that are apart stay as they are, in their order', () => {
    const points = [
      { x: 50, y: 50 },
      { x: 300, y: 50 },
      { x: 50, y: 300 },
    ];
    expect(idsOf(merged(points))).toEqual([[0], [1], [2]]);
    expect(merged(points).map(({ at }) => at)).toEqual(points);
  });

  test('that would lie on each other become one, in the middle of them', () => {
    const groups = merged([
      { x: 100, y: 100 },
      { x: 300, y: 300 },
      { x: 130, y: 110 },
    ]);
    expect(idsOf(groups)).toEqual([[0, 2], [1]]);
    expect(groups[0]?.at).toEqual({ x: 115, y: 105 });
  });

  test('of one spot become one', () => {
    const spot = { x: 10, y: 10 };
    expect(merged([spot, spot, spot])).toHaveLength(1);
  });

  test.each([358, 520, 760])('none is lost and none covers another on a map of %i pixels', (width) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const groups = merged(thrown(40, width, 320, seed));
      const ids = idsOf(groups).flat();
      expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
      expectApart(groups.map(boxOf));
    }
  });
});

describe('names', () => {
  const name = (id: string, x: number, y: number, width = 60): Label => ({
    id,
    at: { x, y },
    width,
    height: 16,
    stands: 'beside',
  });
  const size = { width: 400, height: 300 };

  test('stand on the right of their dot, on the left at the edge, and below where both sides are taken', () => {
    const boxes = settleLabels([name('a', 100, 100), name('b', 380, 200)], [], size);
    expect(boxes.get('a')).toEqual({ left: 108, top: 92, width: 60, height: 16 });
    expect(boxes.get('b')).toEqual({ left: 312, top: 192, width: 60, height: 16 });
    const sides = [
      { left: 206, top: 82, width: 90, height: 20 },
      { left: 90, top: 82, width: 104, height: 20 },
    ];
    expect(settleLabels([name('c', 200, 100)], sides, size).get('c')).toEqual({
      left: 170,
      top: 108,
      width: 60,
      height: 16,
    });
  });

  test('whose dot is under a pin are left out', () => {
    expect(settleLabels([name('a', 100, 100)], [{ left: 80, top: 80, width: 40, height: 40 }], size).size).toBe(0);
  });

  test('never cover each other, a pin or the edge, however many there are', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const pins = thrown(6, 400, 300, seed).map(({ x, y }): Box => ({ left: x - 36, top: y, width: 72, height: 32 }));
      const labels = thrown(60, 400, 300, seed + 100).map(({ x, y }, i) => name(String(i), x, y, 40 + (i % 5) * 12));
      const boxes = [...settleLabels(labels, pins, size).values()];
      expect(boxes.length).toBeGreaterThan(5);
      expectApart(boxes);
      for (const box of boxes) {
        for (const pin of pins) expect(overlaps(box, pin)).toBe(false);
        expect(box.left >= 0 && box.top >= 0 && box.left + box.width <= 400 && box.top + box.height <= 300).toBe(true);
      }
    }
  });
});
