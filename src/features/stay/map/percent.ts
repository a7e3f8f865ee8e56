import type { Cutout, Point } from '#src/domain/map/projection.ts';

/** Returns a point's position in percent, so that it fits every size of the box, also in print. */
export const percent = (view: Cutout, { x, y }: Point) => ({
  left: `${(100 * (x - view.x)) / view.width}%`,
  top: `${(100 * (y - view.y)) / view.height}%`,
});
