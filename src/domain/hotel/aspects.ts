import * as v from 'valibot';
import { aspectNames } from '../../words/en/hotel.ts';
import { count } from './hotel.ts';

export { aspectNames };

export type Aspect = keyof typeof aspectNames;
export const aspects = Object.keys(aspectNames) as Aspect[];

const mean = v.number();
export const ReviewFiguresSchema = v.object({
  stars: v.array(count),
  /** Averages; null if no guest was asked. */
  aspects: v.nullable(v.object({ clean: mean, place: mean, people: mean, value: mean })),
  aspect_count: count,
});

const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
const AspectsSchema = v.object({ clean: stars, place: stars, people: stars, value: stars });

/** Returns "Cleanliness 5 · Location 4 …" for one review; null if its guest was not asked. */
export function aspectWords(given: unknown): string | null {
  const read = v.safeParse(AspectsSchema, given);
  return read.success ? aspects.map((aspect) => `${aspectNames[aspect]} ${read.output[aspect]}`).join(' · ') : null;
}
