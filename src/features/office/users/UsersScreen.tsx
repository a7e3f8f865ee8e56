import { useState } from 'react';
import type { Profile } from '#src/domain/account/account.ts';
import { type AdminUser, nameOf, type Role, roleNames, roles } from '#src/domain/account/people.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { defaultOrder, orderOf, userOrders } from '#src/domain/office/listOrder.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { ConfirmDialog } from '#src/features/office/ConfirmDialog.tsx';
import { ListStates } from '#src/features/office/ListStates.tsx';
import { Pagination } from '#src/features/office/Pagination.tsx';
import { Filter, SearchField } from '#src/features/office/SearchField.tsx';
import { SortField } from '#src/features/office/SortField.tsx';
import { type Column, Table } from '#src/features/office/Table.tsx';
import { useList } from '#src/features/office/useList.ts';
import { pageOf, useQuery } from '#src/features/office/useQuery.ts';
import { mailTo, paths } from '#src/lib/paths.ts';
import { resetTwoFactor, setRole } from '#src/server/calls/office/users.ts';
import { call } from '#src/server/member.ts';
import { refreshProfile } from '#src/server/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { fetchUsers } from './users.api.ts';

/** `/admin/users`: everybody with an account, their role and their second factor. */
export function UsersScreen() {
  return <AdminGuard>{(admin) => <Users admin={admin} />}</AdminGuard>;
}

const badges: Record<Role, string> = {
  user: 'admin-badge',
  owner: 'admin-badge admin-badge-new',
  admin: 'admin-badge admin-badge-warn',
};

function Users({ admin }: { admin: Profile }) {
  const [query, setQuery] = useQuery({ search: '', role: '', sort: defaultOrder(userOrders), page: '1' });
  const [dialog, setDialog] = useState<{ kind: 'role' | 'factor'; user: AdminUser } | null>(null);
  const page = pageOf(query.page);
  const sort = orderOf(userOrders, query.sort);
  const sorting = { orders: userOrders, now: sort, onSort: (next: string) => setQuery({ sort: next }) };
  const list = useList(
    JSON.stringify(query),
    ({ user_id }: AdminUser) => user_id,
    () => fetchUsers({ ...query, sort }, page),
  );
  const isOwn = ({ user_id }: AdminUser) => user_id === admin.user_id;
  const isFiltered = query.search !== '' || query.role !== '';

  async function changeRole(user: AdminUser, role: Role) {
    setDialog(null);
    let isStale = false;
    await list.change(user, {
      patch: { role },
      run: async () => {
        const result = await call(setRole, { user_id: user.user_id, before: user.role, role });
        isStale = !result.ok && result.failure.code === 'changed';
        return result;
      },
      done: `${nameOf(user)} is now ${role === 'user' ? 'a user' : role === 'owner' ? 'an owner' : 'an admin'}.`,
    });
    if (isStale) list.reload();
    if (isOwn(user)) await refreshProfile();
  }

  async function resetFactor(user: AdminUser) {
    setDialog(null);
    await list.change(user, {
      patch: { two_factor: false },
      run: () => call(resetTwoFactor, { user_id: user.user_id }),
      done: `${nameOf(user)} signs in with the password alone now.`,
    });
  }

  const columns: Column<AdminUser>[] = [
    {
      head: 'Name',
      sorts: { name: 'Name' },
      cell: (user) => (
        <>
          {user.full_name || 'No name given'} {isOwn(user) && <span className="admin-badge">You</span>}
        </>
      ),
    },
    {
      head: 'E-mail',
      cell: ({ email }) =>
        email ? (
          <a className="link" href={mailTo(email)}>
            {email}
          </a>
        ) : (
          '–'
        ),
    },
    {
      head: 'Phone',
      cell: ({ phone }) =>
        phone ? (
          <a className="whitespace-nowrap" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        ) : (
          '–'
        ),
    },
    {
      head: 'Role',
      cell: (user) => (
        <span className="admin-cell-action">
          <span className={badges[user.role]}>{roles[user.role].name}</span>
          <button
            type="button"
            className="admin-action"
            aria-label={`Change the role of ${nameOf(user)}`}
            aria-disabled={list.isPending(user) || undefined}
            onClick={() => list.isPending(user) || setDialog({ kind: 'role', user })}
          >
            Change
          </button>
        </span>
      ),
    },
    {
      head: 'Two-factor',
      cell: (user) =>
        user.two_factor ? (
          <span className="admin-cell-action">
            <span className="admin-badge admin-badge-good">On</span>
            {isOwn(user) ? (
              <a className="admin-action" href={paths.account}>
                Your account
              </a>
            ) : (
              <button
                type="button"
                className="admin-action"
                aria-label={`Reset two-factor of ${nameOf(user)}`}
                aria-disabled={list.isPending(user) || undefined}
                onClick={() => list.isPending(user) || setDialog({ kind: 'factor', user })}
              >
                Reset
              </button>
            )}
          </span>
        ) : (
          'Off'
        ),
    },
    {
      head: 'Listings',
      right: true,
      cell: ({ listings, email }) =>
        listings > 0 ? (
          <a className="admin-action" href={`${paths.adminProperties}?search=${encodeURIComponent(email ?? '')}`}>
            {listings}
          </a>
        ) : (
          '0'
        ),
    },
    { head: 'Joined', sorts: { joined: 'Joined' }, cell: ({ created_at }) => formatMoment(created_at) },
  ];

  return (
    <ListStates list={list} noun="users">
      <div className="admin-filters">
        <SearchField
          label="Search name, e-mail or phone"
          value={query.search}
          onSearch={(search) => setQuery({ search })}
        />
        <Filter label="Role" value={query.role} onChange={(role) => setQuery({ role })}>
          <option value="">All</option>
          {roleNames.map((name) => (
            <option key={name} value={name}>
              {roles[name].name}
            </option>
          ))}
        </Filter>
        <SortField sorting={sorting} />
      </div>
      <Table
        caption="Users"
        columns={columns}
        rows={list.rows ?? []}
        keyOf={({ user_id }) => user_id}
        sorting={sorting}
        busy={list.loading}
        empty={
          <>
            <p>
              {isFiltered
                ? 'Nobody fits. Try fewer letters of the name, the e-mail or the phone number, or all roles.'
                : 'This page is past the last one.'}
            </p>
            <Button variant="secondary" className="mt-4" onClick={() => setQuery({ search: '', role: '', page: '1' })}>
              Show everybody
            </Button>
          </>
        }
      />
      <Pagination
        page={page}
        total={list.total}
        rows={list.rows?.length ?? 0}
        noun="users"
        onPage={(next, how) => setQuery({ page: String(next) }, how)}
      />
      {dialog?.kind === 'role' && (
        <RoleDialog
          user={dialog.user}
          own={isOwn(dialog.user)}
          onChoose={(role) => changeRole(dialog.user, role)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'factor' && (
        <ConfirmDialog
          open
          title="Reset two-factor sign-in"
          confirm="Reset two-factor"
          onConfirm={() => resetFactor(dialog.user)}
          onClose={() => setDialog(null)}
        >
          <p>
            {nameOf(dialog.user)} can then sign in with the password alone, and their recovery codes stop working. They
            can set it up again on their account page.
          </p>
          <p>Do this only when you are sure who is asking: call them on a number you know.</p>
        </ConfirmDialog>
      )}
    </ListStates>
  );
}
