import { type Box, overlaps } from './pins.ts';
import type { Point } from './projection.ts';

/** A name that is to stand on the map, in pixels of the screen. */
export interface Label {
  id: string;
  at: Point;
  width: number;
  height: number;
  /** A town's name stands beside its dot, on whichever side is free, or under its pin first; a river's lies on its point. */
  stands: 'beside' | 'under' | 'on';
}

const gap = 4;
/** From the middle of the dot to the name. */
const away = 8;
/** From the middle of the dot to the map's edge, at least. */
const edge = 7;

/**
 * Where names go so that none covers another, or anything that is there already, or hangs over the edge. Earlier names have the
 * first choice; one for which no side is free is left out. Labels of one id are alternatives.
 */
export function settleLabels(
  labels: readonly Label[],
  taken: readonly Box[],
  size: { width: number; height: number },
): ReadonlyMap<string, Box> {
  const boxes = [...taken];
  const settled = new Map<string, Box>();
  for (const { id, at, width, height, stands } of labels) {
    if (settled.has(id)) continue;
    const dot: Box = { left: at.x - 4, top: at.y - 4, width: 8, height: 8 };
    const sides: [left: number, top: number][] = [
      [at.x + away, at.y - height / 2],
      [at.x - away - width, at.y - height / 2],
    ];
    const below: [left: number, top: number] = [at.x - width / 2, at.y + away];
    const corners = {
      on: [[at.x - width / 2, at.y - height / 2] as const],
      beside: [...sides, below, [at.x - width / 2, at.y - away - height] as const],
      under: [below, ...sides],
    }[stands];
    const isSeen = at.x >= edge && at.y >= edge && at.x <= size.width - edge && at.y <= size.height - edge;
    if (stands !== 'on' && (!isSeen || boxes.some((box) => overlaps(box, dot)))) continue;
    const box = corners
      .map(([left, top]): Box => ({ left, top, width, height }))
      .find(
        (free) =>
          free.left >= gap &&
          free.top >= gap &&
          free.left + width <= size.width - gap &&
          free.top + height <= size.height - gap &&
          !boxes.some((other) => overlaps(other, free, gap)),
      );
    if (!box) continue;
    settled.set(id, box);
    boxes.push(box, ...(stands === 'on' ? [] : [dot]));
  }
  return settled;
}
