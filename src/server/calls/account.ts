import * as v from 'valibot';
import { ProfileSchema } from '#src/domain/account/account.ts';
import * as words from '#src/words/en/account.ts';
import { saidByServer } from '#src/words/en/auth.ts';
import { unreachable } from '#src/words/en/common.ts';
import { type Call, done } from '../apiClient.ts';

export const readProfile = {
  path: 'rest/v1/profiles',
  method: 'GET',
  answer: v.array(ProfileSchema),
  failed: unreachable,
} as const satisfies Call;
/** True if the account's password does not count: someone else may have chosen it before the email was confirmed. */
export const neededPassword = {
  path: 'rest/v1/profiles',
  method: 'GET',
  answer: v.pipe(
    v.array(v.object({ needs_password: v.boolean() })),
    v.transform(([row]) => row?.needs_password ?? false),
  ),
  failed: unreachable,
} as const satisfies Call;
export const saveProfileRow = {
  path: 'rest/v1/profiles',
  method: 'PATCH',
  answer: v.unknown(),
  failed: unreachable,
} as const satisfies Call;

export const twoFactorState = {
  path: 'rest/v1/rpc/two_factor_state',
  answer: v.object({
    recovery_codes: v.number(),
    strong_sign_in: v.boolean(),
  }),
  failed: unreachable,
} as const satisfies Call;

export const makeRecoveryCodes = {
  path: 'rest/v1/rpc/make_recovery_codes',
  answer: v.object({ codes: v.array(v.string()) }),
  refused: words.codesFailed,
  failed: unreachable,
} as const satisfies Call;
export const spendRecoveryCode = {
  path: 'rest/v1/rpc/use_recovery_code',
  answer: done,
  refusals: {
    wrong_code: words.wrongCode,
    rate_limited: words.tooManyCodes,
  },
  refused: words.tryAgain,
  failed: unreachable,
} as const satisfies Call;

const answered = v.object({ success: v.literal(true) });
export const signUp = {
  path: 'functions/v1/sign-up',
  answer: answered,
  refusals: saidByServer,
  failed: unreachable,
} as const satisfies Call;
export const changePassword = {
  path: 'functions/v1/change-password',
  answer: answered,
  refusals: saidByServer,
  failed: unreachable,
} as const satisfies Call;
export const showPassword = {
  path: 'functions/v1/show-password',
  answer: v.object({ stronger_needed: v.optional(v.boolean(), false) }),
  failed: unreachable,
} as const satisfies Call;
