import * as v from 'valibot';
import { DestinationsSchema } from '#src/domain/hotel/hotel.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { api } from '#src/server/supabase.ts';

export type Destination = v.InferOutput<typeof DestinationsSchema>['destinations'][number];

/** Cities with hotels, for suggestions while typing. */
export async function fetchDestinations(): Promise<Result<readonly Destination[]>> {
  const { data, error } = await api.rpc('destinations');
  if (error) return failure('Suggestions could not be loaded.');
  return success(v.parse(DestinationsSchema, data).destinations);
}
