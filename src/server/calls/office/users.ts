import * as v from 'valibot';
import { AdminUserSchema, roleNames } from '#src/domain/account/people.ts';
import { type Call, done } from '../../door.ts';
import { pageOf, reading } from './common.ts';

export const userPage = {
  path: 'rest/v1/rpc/admin_users',
  answer: pageOf(AdminUserSchema),
  ...reading,
} as const satisfies Call;

export const setRole = {
  path: 'rest/v1/rpc/admin_set_role',
  answer: v.object({ role: v.picklist(roleNames) }),
  refusals: {
    changed: 'Somebody else changed this role meanwhile. The list now shows it as it is.',
    last_admin: 'The last admin cannot be demoted. Make somebody else an admin first.',
    not_found: 'This account no longer exists.',
    busy: 'Somebody else is changing this account right now. Please try again.',
  },
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
