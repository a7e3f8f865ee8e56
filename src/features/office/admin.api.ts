import type { PostgrestError } from '@supabase/postgrest-js';
import * as v from 'valibot';
import { failure, type Result, success, unreachable } from '#src/lib/result.ts';
import { supabase } from '#src/server/account.ts';

/** What the database said; `fallback` when it did not answer: an error without a code is in the client's own words. */
export const refusalOf = (error: PostgrestError, fallback: string) => (error.code && error.message) || fallback;

/** A call of an admin function. What it refuses comes as its message, for the list's error or the toast. */
export async function call<Schema extends v.GenericSchema>(
  name: string,
  args: object,
  schema: Schema,
  fallback: string,
): Promise<Result<v.InferOutput<Schema>>> {
  const { data, error } = await supabase().rpc(name, args);
  if (error) return failure('refused', refusalOf(error, fallback));
  return success(v.parse(schema, data));
}

const SignInSchema = v.object({ strong_sign_in: v.boolean() });

/** Whether the caller's sign-in is strong enough for the back office: a long password, or a second factor. */
export async function hasStrongSignIn(): Promise<Result<boolean>> {
  const state = await call('two_factor_state', {}, SignInSchema, unreachable);
  return state.ok ? success(state.value.strong_sign_in) : state;
}

/** What `name` of a screen's quoted texts reads: "Error loading users: {message}". */
export const loadError = (noun: string, message: string) => `Error loading ${noun}: ${message}`;
