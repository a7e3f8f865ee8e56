import { useState } from 'react';
import { type AdminUser, nameOf, type Role, roleNames, roles } from '#src/domain/account/people.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/admin.ts';

interface Props {
  user: AdminUser;
  own: boolean;
  onChoose: (role: Role) => void;
  onClose: () => void;
}

/** Asks for the new role. Admins who give up their own role must confirm it. */
export function RoleDialog({ user, own, onChoose, onClose }: Props) {
  const [role, setRole] = useState(user.role);
  const [understood, setUnderstood] = useState(false);
  const [asked, setAsked] = useState(false);
  const leaves = own && role !== 'admin';

  function confirm() {
    if (leaves && !understood) return setAsked(true);
    onChoose(role);
  }

  return (
    <FormDialog
      title={own ? say.changeYourOwnRole : say.changeRoleQuestion(nameOf(user))}
      submit={role === user.role ? say.changeRoleButton : say.changeToRole(roles[role].name.toLowerCase())}
      disabled={role === user.role}
      onSubmit={confirm}
      onClose={onClose}
    >
      <fieldset className="grid gap-1">
        <legend className="mb-2">{say.roleNow(nameOf(user), roles[user.role].one)}</legend>
        {roleNames.map((name) => (
          <label key={name} className="checkbox">
            <input
              type="radio"
              name="role"
              value={name}
              checked={role === name}
              onChange={() => setRole(name)}
              // A role changes only by its button.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            <span>
              <strong>{roles[name].name}</strong>
              <br />
              <span className="text-ink-soft">{roles[name].may}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {!own && role === 'admin' && user.role !== 'admin' && (
        <Notice tone="warning">{say.makeOnlyPeopleYouKnowAdmins}</Notice>
      )}
      {leaves && (
        <>
          <Notice tone="warning" title={say.aboutToLockYourselfOut}>
            {say.youLoseAccessToAdminArea}
          </Notice>
          <Checkbox
            checked={understood}
            aria-invalid={(asked && !understood) || undefined}
            aria-describedby={asked && !understood ? 'understood-error' : undefined}
            onChange={(event) => setUnderstood(event.currentTarget.checked)}
          >
            {say.yesRemoveMyOwnAdminRole}
          </Checkbox>
          {asked && !understood && (
            <p id="understood-error" role="alert" className="font-medium text-chili">
              {say.tickThisFirst}
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}
