import * as v from 'valibot';
import { aspectNames } from '../../words/en/hotel.ts';
import { count } from './hotel.ts';

export { aspectNames };

export type Aspect = keyof typeof aspectNames;
export const aspects = Object.keys(aspectNames) as Aspect[];

const mean = v.number();
/** How guests' stars are spread, and the means of what they were asked for beside them. */
export const ReviewFiguresSchema = v.object({
  /** How many reviews have one star, two, and so on. */
  stars: v.array(count),
  /** Null while nobody was asked for them. */
  aspects: v.nullable(v.object({ clean: mean, place: mean, people: mean, value: mean })),
  /** From how many reviews those are. */
  aspect_count: count,
});

const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
const AspectsSchema = v.object({ clean: stars, place: stars, people: stars, value: stars });

/** The stars beside those of the whole stay, of one review: "Cleanliness 5 · Location 4 …"; null of one that was not asked for them. */
export function aspectWords(given: unknown): string | null {
  const read = v.safeParse(AspectsSchema, given);
  return read.success ? aspects.map((aspect) => `${aspectNames[aspect]} ${read.output[aspect]}`).join(' · ') : null;
}
