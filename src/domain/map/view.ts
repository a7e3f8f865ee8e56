import { type Cutout, type Point, wholeMap } from './projection.ts';

/** A box of the screen, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** How far a map can be moved, in its units: beyond it nothing is drawn. */
const edges = { left: -900, right: 1300, top: -270, bottom: 1270 } as const;
/** The strip of Goa in which people stay: what "the whole coast" shows. */
const coast: Cutout = { x: 10, y: wholeMap.y + 95, width: 520, height: wholeMap.height - 115 };
/** Pixels a unit: nearer than this the coast, drawn from a point a kilometre, would show its corners. */
const nearest = 10;
/** What is fitted into the screen by itself comes no nearer: with fewer than twenty kilometres around it, a pin says little. */
const nearestByItself = 2.6;

export const scaleOf = (view: Cutout, size: Size): number => size.width / view.width;

/** The cut-out of this scale around a point, held inside what is drawn. */
function around(middle: Point, scale: number, size: Size): Cutout {
  const [width, height] = [size.width / scale, size.height / scale];
  const held = (from: number, length: number, low: number, high: number) =>
    length >= high - low ? (low + high - length) / 2 : Math.min(Math.max(from, low), high - length);
  return {
    x: held(middle.x - width / 2, width, edges.left, edges.right),
    y: held(middle.y - height / 2, height, edges.top, edges.bottom),
    width,
    height,
  };
}

const middleOf = ({ x, y, width, height }: Cutout): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The whole coast, as large as the screen allows. */
export function wholeCoast(size: Size): Cutout {
  return around(middleOf(coast), Math.min(size.width / coast.width, size.height / coast.height), size);
}

/**
 * The cut-out that shows all of these points, with room for what hangs on them (pixels on each side). Without points it is the
 * whole coast.
 */
export function fitView(points: readonly Point[], size: Size, room: Size, closest = nearestByItself): Cutout {
  const whole = wholeCoast(size);
  if (points.length === 0) return whole;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min(
    Math.max(size.width - 2 * room.width, 40) / width,
    Math.max(size.height - 2 * room.height, 40) / height,
    closest,
  );
  return around(middleOf({ x: left, y: top, width, height }), Math.max(scale, scaleOf(whole, size)), size);
}

/** Nearer or farther by a factor, around a point that stays where it is on the screen; by itself the middle. */
export function zoomView(view: Cutout, size: Size, factor: number, at = middleOf(view)): Cutout {
  const before = scaleOf(view, size);
  const scale = Math.min(Math.max(before * factor, scaleOf(wholeCoast(size), size)), nearest);
  const share = before / scale;
  const middle = middleOf(view);
  return around({ x: at.x + (middle.x - at.x) * share, y: at.y + (middle.y - at.y) * share }, scale, size);
}

export const mayZoomIn = (view: Cutout, size: Size) => scaleOf(view, size) < nearest * 0.99;
export const mayZoomOut = (view: Cutout, size: Size) => scaleOf(view, size) > scaleOf(wholeCoast(size), size) * 1.01;

/** The same scale, moved by so many pixels. */
export function moveView(view: Cutout, size: Size, by: Point): Cutout {
  const scale = scaleOf(view, size);
  const { x, y } = middleOf(view);
  return around({ x: x - by.x / scale, y: y - by.y / scale }, scale, size);
}

/** The view, moved only as far as it takes for a point to be inside, with this room around it in pixels. */
export function viewWith(view: Cutout, size: Size, point: Point, room: Size): Cutout {
  const at = toScreen(view, size, point);
  const missing = (where: number, margin: number, length: number) =>
    Math.min(Math.max(where, margin), length - margin) - where;
  const by = { x: missing(at.x, room.width, size.width), y: missing(at.y, room.height, size.height) };
  return by.x === 0 && by.y === 0 ? view : moveView(view, size, by);
}

/** Where a point of the map is on the screen, in pixels from the view's left upper corner. */
export function toScreen(view: Cutout, size: Size, { x, y }: Point): Point {
  const scale = scaleOf(view, size);
  return { x: (x - view.x) * scale, y: (y - view.y) * scale };
}

/** The point of the map that is at this place of the screen. */
export function toMap(view: Cutout, size: Size, { x, y }: Point): Point {
  const scale = scaleOf(view, size);
  return { x: view.x + x / scale, y: view.y + y / scale };
}

/** A view on the way from one to another; `share` from 0 to 1. */
export function between(from: Cutout, to: Cutout, share: number): Cutout {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}
