import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { failedCheck, tooSoon } from '#src/domain/account/authLink.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { unreachable } from '#src/words/en/server.ts';

/** What the auth service said, as people are told it. */

/** Our words where those of the auth service are for programmers. */
const ownWords: Record<string, string> = {
  over_request_rate_limit: 'Too many tries. Please wait some minutes and try again.',
  mfa_verification_failed:
    'This is not the code that the app shows now, or it was used already. Please try the next one.',
  email_exists: 'There is an account with this e-mail already.',
  over_email_send_rate_limit: tooSoon,
  ...(import.meta.env.PUBLIC_TURNSTILE_SITE_KEY && { captcha_failed: failedCheck }),
};
export const wordsFor = ({ code = '', message }: { code?: string | undefined; message: string }) =>
  ownWords[code] ?? message;
/** What the auth service said, or that it did not answer. */
export const refusedBy = (error: AuthError) =>
  isAuthRetryableFetchError(error) ? failure('lost', unreachable) : failure(error.code ?? 'refused', wordsFor(error));
export const outcome = (error: AuthError | null): Result<null> => (error ? refusedBy(error) : success(null));
