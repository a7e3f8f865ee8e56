import type { Point } from './projection.ts';

/** In pixels of the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const overlaps = (a: Box, b: Box, gap = 0): boolean =>
  a.left < b.left + b.width + gap &&
  b.left < a.left + a.width + gap &&
  a.top < b.top + b.height + gap &&
  b.top < a.top + a.height + gap;

export interface PinGroup<P> {
  pins: readonly P[];
  at: Point;
}

/** Merges overlapping pins, nearest tips first, until none overlaps. Groups keep the order of their first pins. */
export function mergePins<P extends { at: Point }>(
  pins: readonly P[],
  boxOf: (group: PinGroup<P>) => Box,
  gap = 4,
): PinGroup<P>[] {
  const groups = pins.map((pin): PinGroup<P> => ({ pins: [pin], at: pin.at }));
  for (;;) {
    const boxes = groups.map(boxOf);
    let pair: [number, number] | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (let a = 0; a < groups.length; a += 1) {
      for (let b = a + 1; b < groups.length; b += 1) {
        if (!overlaps(boxes[a] as Box, boxes[b] as Box, gap)) continue;
        const [one, other] = [groups[a] as PinGroup<P>, groups[b] as PinGroup<P>];
        const apart = Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);
        if (apart < least) [pair, least] = [[a, b], apart];
      }
    }
    if (!pair) return groups;
    const [a, b] = pair;
    const together = new Set([...(groups[a]?.pins ?? []), ...(groups[b]?.pins ?? [])]);
    const members = pins.filter((pin) => together.has(pin));
    const mean = (axis: 'x' | 'y') => members.reduce((sum, { at }) => sum + at[axis], 0) / members.length;
    groups[a] = { pins: members, at: { x: mean('x'), y: mean('y') } };
    groups.splice(b, 1);
  }
}
