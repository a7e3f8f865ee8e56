import type { Cutout, Point } from '#src/domain/map/projection.ts';

/** Where a point of the map lies in a box that shows this view, whatever size the box has: on paper it is another. */
export const percent = (view: Cutout, { x, y }: Point) => ({
  left: `${(100 * (x - view.x)) / view.width}%`,
  top: `${(100 * (y - view.y)) / view.height}%`,
});
