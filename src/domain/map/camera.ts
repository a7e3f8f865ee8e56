import { type Cutout, kilometresPerUnit, project, type Spot, unproject } from './projection.ts';
import { type Size, scaleOf } from './view.ts';

/** What a map of streets shows: its middle and zoom, as web maps count it (Mercator; 512 pixels around the earth at zoom 0). */
export interface Camera {
  middle: Spot;
  zoom: number;
}

const aroundTheEarth = 40_030;
/** Pixels a unit at zoom 0, where this spot is the middle: Mercator grows to the north. */
const scaleAtZoom0 = ({ latitude }: Spot) =>
  (512 * kilometresPerUnit) / aroundTheEarth / Math.cos((latitude * Math.PI) / 180);

/** The camera that shows this view: what is in its middle to the pixel, what is at its edge within two. */
export function cameraOf(view: Cutout, size: Size): Camera {
  const middle = unproject({ x: view.x + view.width / 2, y: view.y + view.height / 2 });
  return { middle, zoom: Math.log2(scaleOf(view, size) / scaleAtZoom0(middle)) };
}

/** The view that a camera shows. */
export function viewOf({ middle, zoom }: Camera, size: Size): Cutout {
  const scale = scaleAtZoom0(middle) * 2 ** zoom;
  const [width, height] = [size.width / scale, size.height / scale];
  const { x, y } = project(middle);
  return { x: x - width / 2, y: y - height / 2, width, height };
}
