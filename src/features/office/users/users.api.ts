import { roles } from '#src/domain/account/people.ts';
import { userPage } from '#src/server/calls/office/users.ts';
import { call } from '#src/server/member.ts';

/** A page of accounts, in one of the `userOrders`. */
export const fetchUsers = ({ search, role, sort }: Record<'search' | 'role' | 'sort', string>, page: number) =>
  call(userPage, { search: search || null, role: Object.hasOwn(roles, role) ? role : null, page, sort });
