import { kilometres as km, metres } from '../../words/en/common.ts';
import type { Spot } from './projection.ts';

const radius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along the great circle, not by road. */
export function kilometresBetween(a: Spot, b: Spot): number {
  const [north, south] = [radians(a.latitude), radians(b.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord = half(north - south) + Math.cos(north) * Math.cos(south) * half(radians(a.longitude - b.longitude));
  return 2 * radius * Math.asin(Math.sqrt(chord));
}

export function distanceText(kilometres: number): string {
  if (kilometres < 0.95) return `${Math.max(50, Math.round(kilometres * 20) * 50)} ${metres}`;
  return `${kilometres < 9.95 ? kilometres.toFixed(1) : Math.round(kilometres)} ${km}`;
}
