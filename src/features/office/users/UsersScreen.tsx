import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Profile } from '#src/domain/account/account.ts';
import { type AdminUser, nameOf, type Role, roleNames, roles } from '#src/domain/account/people.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { userOrders } from '#src/domain/office/listOrder.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { Badge } from '#src/features/office/Badge.tsx';
import { Confirmation } from '#src/features/office/Confirmation.tsx';
import { ConfirmDialog } from '#src/features/office/ConfirmDialog.tsx';
import { ListScreen } from '#src/features/office/ListScreen.tsx';
import { MailAddress } from '#src/features/office/MailAddress.tsx';
import type { Column } from '#src/features/office/Table.tsx';
import { useListScreen } from '#src/features/office/useListScreen.ts';
import { mailTo, paths, telTo } from '#src/lib/paths.ts';
import { resetTwoFactor, setRole, userPage } from '#src/server/calls/office/users.ts';
import { call } from '#src/server/member.ts';
import { canBeProved, prove } from '#src/server/proof.ts';
import { $session, refreshProfile } from '#src/server/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
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
    // A role that is none, in an address typed by hand, is left out.
    read: (asked) => call(userPage, { ...asked, role: Object.hasOwn(roles, asked.role ?? '') ? asked.role : null }),
    idOf: ({ user_id }: AdminUser) => user_id,
  });
  /** The role change that waits for a proof of identity, and the function that continues it; false drops it. */
  const [waiting, setWaiting] = useState<{ user: AdminUser; goOn: (proved: boolean) => void } | null>(null);
  const session = useStore($session);
  const isOwn = ({ user_id }: AdminUser) => user_id === admin.user_id;

  async function changeRole(user: AdminUser, role: Role) {
    setDialog(null);
    const changed = await list.change(user, {
      // An admin role changes on screen only after the server has agreed: it may ask for a proof of identity.
      patch: role === 'admin' || user.role === 'admin' ? {} : { role },
      run: async () => {
        const args = { user_id: user.user_id, before: user.role, role };
        const asked = await call(setRole, args);
        if (asked.ok || !canBeProved(asked.failure)) return asked;
        const isProved = await new Promise<boolean>((goOn) => setWaiting({ user, goOn }));
        setWaiting(null);
        return isProved ? call(setRole, args) : asked;
      },
      done: `${nameOf(user)} is now ${roles[role].one}.`,
    });
    if (!changed.ok && changed.failure.code === 'changed') list.reload();
    if (isOwn(user)) await refreshProfile();
  }

  async function resetFactor(user: AdminUser) {
    setDialog(null);
    await list.change(user, {
      patch: { two_factor: false },
      run: () => call(resetTwoFactor, { user_id: user.user_id }),
      done: `Two-factor sign-in of ${nameOf(user)} reset.`,
    });
  }

  const columns: Column<AdminUser>[] = [
    {
      head: 'Name',
      sorts: { name: 'Name' },
      cell: (user) => (
        <>
          {user.full_name || 'No name given'} {isOwn(user) && <Badge>You</Badge>}
        </>
      ),
    },
    {
      head: 'Email',
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
      head: 'Phone',
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
      head: 'Role',
      cell: (user) => (
        <span className="admin-cell-action">
          <Badge tone={tones[user.role]}>{roles[user.role].name}</Badge>
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
            <Badge tone="good">On</Badge>
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
    <>
      <ListScreen
        list={list}
        noun="users"
        caption="Users"
        columns={columns}
        search={<SearchField label="Search name, email or phone" {...list.fieldOf('search')} />}
        filters={
          <Filter
            label="Role"
            {...list.fieldOf('role')}
            options={[['', 'All'], ...roleNames.map((name) => [name, roles[name].name] as const)]}
          />
        }
        actions={
          <Button variant="secondary" onClick={() => setDialog({ kind: 'person' })}>
            A person’s data
          </Button>
        }
        empty={
          <>
            <p>
              {list.isFiltered
                ? 'No users match. Try a shorter part of the name, email or phone number, or all roles.'
                : 'There are no users on this page.'}
            </p>
            <Button variant="secondary" className="mt-4" onClick={list.clear}>
              Show all users
            </Button>
          </>
        }
      />
      {waiting && session.state === 'signedIn' && (
        <Dialog open title={`Change the role of ${nameOf(waiting.user)}?`} onClose={() => waiting.goOn(false)}>
          <Confirmation
            deed="role"
            user={session.user}
            send={async (given) => {
              const proved = await prove(given);
              if (proved.ok) waiting.goOn(true);
              return proved;
            }}
          />
        </Dialog>
      )}
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
        <ConfirmDialog
          open
          title="Reset two-factor sign-in?"
          confirm="Reset two-factor sign-in"
          onConfirm={() => resetFactor(dialog.user)}
          onClose={() => setDialog(null)}
        >
          <p>
            {nameOf(dialog.user)} can then sign in with only their password. Their recovery codes stop working. They can
            set up two-factor sign-in again on their account page.
          </p>
          <p>Do this only if you are sure who is asking. Call them on a number you know.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
