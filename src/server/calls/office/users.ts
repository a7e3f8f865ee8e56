import * as v from 'valibot';
import { AdminUserSchema, roleNames } from '#src/domain/account/people.ts';
import { erasureRefusalOfOthers } from '#src/domain/privacy/erasureRefused.ts';
import { notIdentified, PersonalDataSchema } from '#src/domain/privacy/export.ts';
import { invalidEmail, unreachable } from '#src/words/en/common.ts';
import * as say from '#src/words/staff/admin.ts';
import { type Call, done } from '../../apiClient.ts';
import { provable } from '../../proof.ts';
import { pageOf, reading } from './common.ts';

export const userPage = {
  path: 'rest/v1/rpc/admin_users',
  answer: pageOf(AdminUserSchema),
  ...reading,
} as const satisfies Call;

export const setRole = {
  path: 'rest/v1/rpc/admin_set_role',
  answer: v.object({ role: v.picklist(roleNames) }),
  ...provable({
    changed: say.someoneElseChangedThisRole,
    last_admin: say.lastAdminKeepsRole,
    not_found: say.accountNoLongerExists,
    busy: say.someoneElseIsChangingThisAccount,
  }),
  failed: say.failedToUpdateUserRole,
  isFrank: true,
} as const satisfies Call;

export const resetTwoFactor = {
  path: 'rest/v1/rpc/reset_two_factor',
  answer: done,
  refusals: {
    not_allowed: say.switchOffOwnTwoFactor,
    not_found: say.accountNoLongerExists,
  },
  failed: say.couldNotResetTwoFactor,
  isFrank: true,
} as const satisfies Call;

const asked: Readonly<Record<string, string>> = { invalid_email: invalidEmail, not_identified: notIdentified };
const refusals = (refusal: { code: string }) => asked[refusal.code] ?? erasureRefusalOfOthers(refusal);
const person = {
  failed: unreachable,
  isFrank: true,
  seconds: 30,
} as const;
export const findPerson = {
  path: 'rest/v1/rpc/admin_person',
  answer: v.object({
    account: v.nullable(v.picklist(roleNames)),
    bookings: v.number(),
    listings: v.number(),
    letters: v.number(),
    refusal: v.nullable(v.looseObject({ code: v.string() })),
  }),
  refusals,
  ...person,
} as const satisfies Call;
export const exportPerson = {
  path: 'rest/v1/rpc/admin_export_person',
  answer: v.object({ data: PersonalDataSchema }),
  ...provable(refusals),
  ...person,
} as const satisfies Call;
export const erasePerson = {
  path: 'rest/v1/rpc/admin_erase_person',
  answer: v.object({ found: v.boolean() }),
  ...provable(refusals),
  ...person,
  failed: say.noClearAnswerToErasure,
} as const satisfies Call;
