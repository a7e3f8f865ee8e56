import * as v from 'valibot';
import { ProfileSchema } from '#src/domain/account/account.ts';
import * as words from '#src/words/en/account.ts';
import { saidByServer } from '#src/words/en/auth.ts';
import { unreachable } from '#src/words/en/common.ts';
import { type Call, done } from '../door.ts';

/** Who is signed in, and how hard it is to be taken for them. */

export const readProfile = {
  path: 'rest/v1/profiles',
  method: 'GET',
  answer: v.array(ProfileSchema),
  failed: unreachable,
} as const satisfies Call;
/** Whether no password of the account counts: more than one may have chosen it before the address was proven. */
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
    /** Whether a long password or a second factor opens this account. */
    strong_sign_in: v.boolean(),
  }),
  failed: unreachable,
} as const satisfies Call;

/** Ten new codes; the old ones no longer work. */
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
/** Has a password looked at that was typed: whether an owner or admin should choose a longer one. Only the server knows of whom. */
export const showPassword = {
  path: 'functions/v1/show-password',
  answer: v.object({ stronger_needed: v.optional(v.boolean(), false) }),
  failed: unreachable,
} as const satisfies Call;
