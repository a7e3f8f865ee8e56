import { type Box, overlaps } from './pins.ts';
import type { Point } from './projection.ts';

export interface Label {
  id: string;
  at: Point;
  width: number;
  height: number;
  /** Towns: beside the dot, or under the pin first. Rivers: on their point. */
  stands: 'beside' | 'under' | 'on';
}

const gap = 4;
/** From the dot's centre to the name. */
const away = 8;
/** The least distance from the dot's centre to the edge of the map. */
const edge = 7;

/** Places names so that none covers another. Earlier names choose first. Labels with the same id are alternatives. */
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
