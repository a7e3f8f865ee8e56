import * as v from 'valibot';
import { NearestStaysSchema } from '../../../src/domain/hotel/nearestStays.ts';
import { searchRefusals } from '../../../src/domain/hotel/search.ts';
import { formatDate, isDated, type StayQuery, stayArguments } from '../../../src/domain/stay.ts';
import type { Env } from '../_shared/http.ts';
import { money, price } from './answers.ts';
import { ask } from './ask.ts';

export const OtherDatesSchema = v.array(
  v.object({
    check_in_date: v.string(),
    check_out_date: v.string(),
    from_total: price('The lowest total for the whole stay.'),
  }),
);
type OtherDates = v.InferOutput<typeof OtherDatesSchema>;

/** Empty if the stay has no dates. */
export async function otherDates(
  env: Env,
  where: { destination: string } | { room_category_id: string },
  stay: StayQuery,
): Promise<OtherDates> {
  if (!isDated(stay)) return [];
  const asked = { destination: null, ...where, ...stayArguments(stay) };
  const { stays } = await ask(env, 'nearest_stays', asked, NearestStaysSchema, searchRefusals);
  return stays.map(({ check_in_date, check_out_date, from_total }) => ({
    check_in_date,
    check_out_date,
    from_total: money(from_total),
  }));
}

export function otherDatesWords(dates: OtherDates): string {
  if (dates.length === 0) return '';
  const said = dates.map(
    ({ check_in_date, check_out_date, from_total }) =>
      `${formatDate(check_in_date)} to ${formatDate(check_out_date)} from ${from_total.text}`,
  );
  return ` Nearest available dates: ${said.join('; ')}.`;
}
