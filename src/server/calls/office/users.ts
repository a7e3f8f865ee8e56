import * as v from 'valibot';
import { AdminUserSchema, roleNames } from '#src/domain/account/people.ts';
import { erasureRefusalOfOthers } from '#src/domain/privacy/erasureRefused.ts';
import { notIdentified, PersonalDataSchema } from '#src/domain/privacy/export.ts';
import { unreachable } from '#src/words/en/server.ts';
import { invalidEmail } from '#src/words/en/text.ts';
import { type Call, done } from '../../door.ts';
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
    changed: 'Somebody else changed this role meanwhile. The list now shows it as it is.',
    last_admin: 'The last admin cannot be demoted. Make somebody else an admin first.',
    not_found: 'This account no longer exists.',
    busy: 'Somebody else is changing this account right now. Please try again.',
  }),
  failed: 'Failed to update user role',
  isFrank: true,
} as const satisfies Call;

export const resetTwoFactor = {
  path: 'rest/v1/rpc/reset_two_factor',
  answer: done,
  refusals: {
    not_allowed: 'Your own second factor is taken off on your account page.',
    not_found: 'This account no longer exists.',
  },
  failed: 'Two-factor sign-in could not be reset. Please try again.',
  isFrank: true,
} as const satisfies Call;

const asked: Readonly<Record<string, string>> = { invalid_email: invalidEmail, not_identified: notIdentified };
const refusals = (refusal: { code: string }) => asked[refusal.code] ?? erasureRefusalOfOthers(refusal);
const person = {
  failed: unreachable,
  isFrank: true,
  seconds: 30,
} as const;
/** What there is of a person by an address, before anything is done. */
export const findPerson = {
  path: 'rest/v1/rpc/admin_person',
  answer: v.object({
    account: v.nullable(v.picklist(roleNames)),
    bookings: v.number(),
    listings: v.number(),
    letters: v.number(),
    /** Why it cannot be erased now. */
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
  failed: 'We do not know whether it is done: no clear answer came. Look once more what there is.',
} as const satisfies Call;
