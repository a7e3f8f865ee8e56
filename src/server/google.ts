import { paths } from '#src/lib/paths.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { googleUnreachable } from '#src/words/en/auth.ts';
import { auth } from './account.ts';

/** Goes to Google, which returns to this page with `provider=google`. */
export async function signInWithGoogle(returnTo: string): Promise<Result<null>> {
  const back = new URL(`${window.location.origin}${paths.auth(returnTo === paths.home ? undefined : returnTo)}`);
  back.searchParams.set('provider', 'google');
  const { error } = await auth().signInWithOAuth({ provider: 'google', options: { redirectTo: back.href } });
  return error ? failure('refused', error.message || googleUnreachable) : success(null);
}
