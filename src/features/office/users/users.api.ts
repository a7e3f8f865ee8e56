import * as v from 'valibot';
import {
  AdminUserSchema,
  type Role,
  resetRefusals,
  roleNames,
  roleRefusals,
  roles,
} from '#src/domain/account/people.ts';
import { call } from '#src/features/office/admin.api.ts';
import { failure, type Result, success } from '#src/lib/result.ts';

const PageSchema = v.object({ total: v.number(), rows: v.array(AdminUserSchema) });

/** A page of accounts, in one of the `userOrders`. */
export const fetchUsers = (query: { search: string; role: string; sort: string }, page: number) =>
  call(
    'admin_users',
    {
      search: query.search || null,
      role: Object.hasOwn(roles, query.role) ? query.role : null,
      page,
      sort: query.sort,
    },
    PageSchema,
    'the server did not answer',
  );

const RoleSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), role: v.picklist(roleNames) }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);
const notGiven = 'Failed to update user role';

/** Gives somebody another role, as long as they still have the one that was seen. */
export async function setRole(user_id: string, before: Role, role: Role): Promise<Result<{ role: Role }>> {
  const answer = await call('admin_set_role', { user_id, before, role }, RoleSchema, notGiven);
  if (!answer.ok) return answer;
  return answer.value.ok
    ? success({ role: answer.value.role })
    : failure('refused', roleRefusals[answer.value.code] ?? notGiven);
}

const ResetSchema = v.variant('ok', [
  v.object({ ok: v.literal(true) }),
  v.object({ ok: v.literal(false), code: v.string() }),
]);
const notReset = 'Two-factor sign-in could not be reset. Please try again.';

/** Takes the second factor off somebody's account. */
export async function resetTwoFactor(user_id: string): Promise<Result<{ two_factor: boolean }>> {
  const result = await call('reset_two_factor', { user_id }, ResetSchema, notReset);
  if (!result.ok) return result;
  return result.value.ok
    ? success({ two_factor: false })
    : failure('refused', resetRefusals[result.value.code] ?? notReset);
}
