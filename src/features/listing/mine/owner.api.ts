import * as v from 'valibot';
import { type MyListing, MyListingsAnswerSchema } from '#src/domain/listing/listingStatus.ts';
import { failure, type Result, success, unreachable } from '#src/lib/result.ts';
import { supabase } from '#src/server/account.ts';
import { needsSecondFactor } from '#src/server/session.ts';

const signInAgain = 'Please sign in again.';

/** The listings of whoever is signed in, the one worked on last first. */
export async function fetchListings(): Promise<Result<MyListing[]>> {
  const { data, error } = await supabase().rpc('my_listings');
  if (error) return failure('refused', unreachable);
  if (await needsSecondFactor(data)) return failure('refused', signInAgain);
  return success(v.parse(MyListingsAnswerSchema, data).listings);
}

const AnswerSchema = v.looseObject({ ok: v.boolean() });
const moved = 'This listing has changed in the meantime. Please look again.';

async function change(name: string, args: object): Promise<Result<null>> {
  const { data, error } = await supabase().rpc(name, args);
  if (error) return failure('refused', unreachable);
  if (await needsSecondFactor(data)) return failure('refused', signInAgain);
  return v.parse(AnswerSchema, data).ok ? success(null) : failure('refused', moved);
}

/** Takes a submitted listing back, to go on with it. */
export const withdrawListing = (property_id: string) => change('withdraw_listing', { property_id });

/** Hides a live listing from guests, or shows it again. Bookings that were made stay. */
export const setListingVisibility = (property_id: string, is_public: boolean) =>
  change('set_listing_visibility', { property_id, is_public });

/** Removes a draft for good. */
export async function deleteDraft(property_id: string): Promise<Result<null>> {
  const { data, error } = await supabase().from('properties').delete().eq('id', property_id).select('id');
  if (error) return failure('refused', unreachable);
  return data.length === 1 ? success(null) : failure('refused', moved);
}
