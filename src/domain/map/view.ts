import { type Cutout, type Point, wholeMap } from './projection.ts';

/** In pixels of the screen. */
export interface Size {
  width: number;
  height: number;
}

/** The limits of moving, in map units. Nothing is drawn beyond them. */
const edges = { left: -900, right: 1300, top: -270, bottom: 1270 } as const;
const coast: Cutout = { x: 10, y: wholeMap.y + 95, width: 520, height: wholeMap.height - 115 };
/** Pixels per unit. The coast has a point per kilometre, so closer views would show its corners. */
const nearest = 10;
/** The closest automatic view: a pin needs about twenty kilometres around it. */
const nearestByItself = 2.6;

export const scaleOf = (view: Cutout, size: Size): number => size.width / view.width;

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

export function wholeCoast(size: Size): Cutout {
  return around(middleOf(coast), Math.min(size.width / coast.width, size.height / coast.height), size);
}

/** Fits all points, with `room` in pixels on each side; without points, the whole coast. */
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

export function zoomView(view: Cutout, size: Size, factor: number, at = middleOf(view)): Cutout {
  const before = scaleOf(view, size);
  const scale = Math.min(Math.max(before * factor, scaleOf(wholeCoast(size), size)), nearest);
  const share = before / scale;
  const middle = middleOf(view);
  return around({ x: at.x + (middle.x - at.x) * share, y: at.y + (middle.y - at.y) * share }, scale, size);
}

export const mayZoomIn = (view: Cutout, size: Size) => scaleOf(view, size) < nearest * 0.99;
export const mayZoomOut = (view: Cutout, size: Size) => scaleOf(view, size) > scaleOf(wholeCoast(size), size) * 1.01;

export function moveView(view: Cutout, size: Size, by: Point): Cutout {
  const scale = scaleOf(view, size);
  const { x, y } = middleOf(view);
  return around({ x: x - by.x / scale, y: y - by.y / scale }, scale, size);
}

/** Moves the view just enough to show a point with `room` in pixels around it. */
export function viewWith(view: Cutout, size: Size, point: Point, room: Size): Cutout {
  const at = toScreen(view, size, point);
  const missing = (where: number, margin: number, length: number) =>
    Math.min(Math.max(where, margin), length - margin) - where;
  const by = { x: missing(at.x, room.width, size.width), y: missing(at.y, room.height, size.height) };
  return by.x === 0 && by.y === 0 ? view : moveView(view, size, by);
}

export function toScreen(view: Cutout, size: Size, { x, y }: Point): Point {
  const scale = scaleOf(view, size);
  return { x: (x - view.x) * scale, y: (y - view.y) * scale };
}

export function toMap(view: Cutout, size: Size, { x, y }: Point): Point {
  const scale = scaleOf(view, size);
  return { x: view.x + x / scale, y: view.y + y / scale };
}

export function between(from: Cutout, to: Cutout, share: number): Cutout {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}
