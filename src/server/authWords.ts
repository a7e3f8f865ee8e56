import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { failure, type Result, success } from '#src/lib/result.ts';
import {
  authServiceTooManyTries,
  credentialsIncorrect,
  emailExists,
  failedCheck,
  saidByServer,
  tooSoon,
  wrongAppCode,
} from '#src/words/en/auth.ts';
import { unreachable } from '#src/words/en/common.ts';

const ownWords: Record<string, string> = {
  over_request_rate_limit: authServiceTooManyTries,
  invalid_credentials: credentialsIncorrect,
  mfa_verification_failed: wrongAppCode,
  email_exists: emailExists,
  over_email_send_rate_limit: tooSoon,
  ...(import.meta.env.PUBLIC_TURNSTILE_SITE_KEY && { captcha_failed: failedCheck }),
};
export const wordsFor = ({ code = '', message }: { code?: string | undefined; message: string }) =>
  ownWords[code] ?? saidByServer[code] ?? message;
export const refusedBy = (error: AuthError) =>
  isAuthRetryableFetchError(error) ? failure('lost', unreachable) : failure(error.code ?? 'refused', wordsFor(error));
export const outcome = (error: AuthError | null): Result<null> => (error ? refusedBy(error) : success(null));
