import * as v from 'valibot';
import * as say from '../../words/staff/shared.ts';
import { formatCount } from './formatCount.ts';

const isWhole = (text: string, least: number, most: number) =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
const within = (least: number, most: number) => [formatCount(least), formatCount(most)] as const;

/** The bounds are those of the database. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => isWhole(text, least, most), say.enterWholeNumber(...within(least, most))),
    v.transform(Number),
  );

export const wholeOr = <Nothing>(nothing: Nothing, least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text === '' || isWhole(text, least, most),
      say.enterWholeNumberOrLeaveEmpty(...within(least, most)),
    ),
    v.transform((text) => (text === '' ? nothing : Number(text))),
  );
