import { useState } from 'react';
import type { Profile } from '#src/domain/account/account.ts';
import { type AdminUser, nameOf, type Role, roleNames, roles } from '#src/domain/account/people.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { userOrders } from '#src/domain/office/listOrder.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import type { Column } from '#src/features/office/AdminTable.tsx';
import { Badge } from '#src/features/office/Badge.tsx';
import { ListScreen } from '#src/features/office/ListScreen.tsx';
import { MailAddress } from '#src/features/office/MailAddress.tsx';
import { useListScreen } from '#src/features/office/useListScreen.ts';
import { useProof } from '#src/features/office/useProof.tsx';
import { mailTo, paths, telTo } from '#src/lib/paths.ts';
import { resetTwoFactor, setRole, userPage } from '#src/server/calls/office/users.ts';
import { refreshProfile } from '#src/server/session.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import * as say from '#src/words/staff/admin.ts';
import { PersonDialog } from './PersonDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';

/** `/admin/users`: the users with their roles and two-factor sign-in. */
export function UsersScreen() {
  return <AdminGuard>{(admin) => <Users admin={admin} />}</AdminGuard>;
}

const tones = { user: undefined, owner: 'new', admin: 'warn' } as const;

function Users({ admin }: { admin: Profile }) {
  const [dialog, setDialog] = useState<{ kind: 'role' | 'factor'; user: AdminUser } | { kind: 'person' } | null>(null);
  const list = useListScreen({
    filters: { search: '', role: '' },
    orders: userOrders,
    read: (asked) => call(userPage, { ...asked, role: Object.hasOwn(roles, asked.role ?? '') ? asked.role : null }),
    idOf: ({ user_id }: AdminUser) => user_id,
  });
  const proof = useProof('role');
  const isOwn = ({ user_id }: AdminUser) => user_id === admin.user_id;

  async function changeRole(user: AdminUser, role: Role) {
    setDialog(null);
    const changed = await list.change(user, {
      // An admin role shows only after the server agrees, because it may ask for a proof of identity.
      patch: role === 'admin' || user.role === 'admin' ? {} : { role },
      run: () =>
        proof.withProof(say.changeRoleQuestion(nameOf(user)), () =>
          call(setRole, { user_id: user.user_id, before: user.role, role }),
        ),
      done: say.roleChanged(nameOf(user), roles[role].one),
      undo: {
        entities: ['profiles'],
        entity_id: user.user_id,
        undone: say.roleChanged(nameOf(user), roles[user.role].one),
      },
    });
    if (!changed.ok && changed.failure.code === 'changed') list.reload();
    if (isOwn(user)) await refreshProfile();
  }

  async function resetFactor(user: AdminUser) {
    setDialog(null);
    await list.change(user, {
      patch: { two_factor: false },
      run: () => call(resetTwoFactor, { user_id: user.user_id }),
      done: say.twoFactorReset(nameOf(user)),
    });
  }

  const columns: Column<AdminUser>[] = [
    {
      head: say.name,
      sorts: { name: say.name },
      cell: (user) => (
        <>
          {user.full_name || say.noNameGiven} {isOwn(user) && <Badge>{say.you}</Badge>}
        </>
      ),
    },
    {
      head: say.email,
      cell: ({ email }) =>
        email ? (
          <a className="link" href={mailTo(email)}>
            <MailAddress address={email} />
          </a>
        ) : (
          '–'
        ),
    },
    {
      head: say.phone,
      cell: ({ phone }) =>
        phone ? (
          <a className="whitespace-nowrap" href={telTo(phone)}>
            {phone}
          </a>
        ) : (
          '–'
        ),
    },
    {
      head: say.role,
      cell: (user) => (
        <span className="admin-cell-action">
          <Badge tone={tones[user.role]}>{roles[user.role].name}</Badge>
          <button
            type="button"
            className="admin-action"
            aria-label={say.changeRole(nameOf(user))}
            aria-disabled={list.isPending(user) || undefined}
            onClick={() => list.isPending(user) || setDialog({ kind: 'role', user })}
          >
            {say.change}
          </button>
        </span>
      ),
    },
    {
      head: say.twoFactor,
      cell: (user) =>
        user.two_factor ? (
          <span className="admin-cell-action">
            <Badge tone="good">{say.on}</Badge>
            {isOwn(user) ? (
              <a className="admin-action" href={paths.account}>
                {say.yourAccount}
              </a>
            ) : (
              <button
                type="button"
                className="admin-action"
                aria-label={say.resetTwoFactorOf(nameOf(user))}
                aria-disabled={list.isPending(user) || undefined}
                onClick={() => list.isPending(user) || setDialog({ kind: 'factor', user })}
              >
                {say.reset}
              </button>
            )}
          </span>
        ) : (
          say.off
        ),
    },
    {
      head: say.listings,
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
    { head: say.joined, sorts: { joined: say.joined }, cell: ({ created_at }) => formatMoment(created_at) },
  ];

  return (
    <>
      <ListScreen
        list={list}
        noun="users"
        caption={say.users}
        columns={columns}
        search={<SearchField label={say.searchNameEmailOrPhone} {...list.fieldOf('search')} />}
        filters={
          <Filter
            label={say.role}
            {...list.fieldOf('role')}
            options={[['', say.all], ...roleNames.map((name) => [name, roles[name].name] as const)]}
          />
        }
        actions={
          <Button variant="secondary" onClick={() => setDialog({ kind: 'person' })}>
            {say.aPersonsData}
          </Button>
        }
        empty={
          <>
            <p>{list.isFiltered ? say.noUsersMatch : say.noUsersOnThisPage}</p>
            <Button variant="secondary" className="mt-4" onClick={list.clear}>
              {say.showAllUsers}
            </Button>
          </>
        }
      />
      {proof.dialog}
      {dialog?.kind === 'role' && (
        <RoleDialog
          user={dialog.user}
          own={isOwn(dialog.user)}
          onChoose={(role) => changeRole(dialog.user, role)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'person' && <PersonDialog onErased={list.reload} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'factor' && (
        <FormDialog
          title={say.resetTwoFactorQuestion}
          submit={say.resetTwoFactor}
          onSubmit={() => resetFactor(dialog.user)}
          onClose={() => setDialog(null)}
        >
          <p>{say.resetMeansPasswordOnly(nameOf(dialog.user))}</p>
          <p>{say.resetOnlyIfSure}</p>
        </FormDialog>
      )}
    </>
  );
}
