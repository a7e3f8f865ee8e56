import { useEffect, useRef, useState } from 'react';
import { type Person, type PersonRole, PersonRoleSchema, personRoles } from '#src/domain/desk/people.ts';
import { formatMoment } from '#src/domain/moment.ts';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/people.ts';

interface Props {
  person: Person;
  isBusy: boolean;
  onRole: (role: PersonRole) => void;
  onAgain: () => void;
  onRemove: () => void;
}

export function PersonLine({ person, isBusy, onRole, onAgain, onRemove }: Props) {
  const { email, full_name, role, invited_at, accepted_at } = person;
  const [isLeaving, setLeaving] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const called = full_name ?? email;
  const wasLeaving = useRef(false);
  useEffect(() => {
    if (isLeaving) keep.current?.focus();
    else if (wasLeaving.current) remove.current?.focus();
    wasLeaving.current = isLeaving;
  }, [isLeaving]);
  const press = (deed: () => void) => ({
    type: 'button' as const,
    className: 'link min-h-11',
    'aria-disabled': isBusy || undefined,
    onClick: () => !isBusy && deed(),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 border-t border-line">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">{called}</p>
        {full_name && <p className="text-sm text-ink-soft wrap-anywhere">{email}</p>}
        <p className={`text-sm ${accepted_at ? 'text-palm' : 'text-ink-soft'}`}>
          {accepted_at ? say.since(formatMoment(accepted_at)) : say.invitedNotAcceptedYet(formatMoment(invited_at))}
        </p>
      </div>
      {isLeaving ? (
        <div className="basis-full">
          <p>{accepted_at ? say.removedPersonLosesAccess(called) : say.cancelInvitationTo(called)}</p>
          <p className="flex gap-5">
            <button {...press(onRemove)}>{accepted_at ? wordsDesk.remove : say.cancelInvitation}</button>
            <button ref={keep} {...press(() => setLeaving(false))}>
              {accepted_at ? wordsDesk.cancel : say.keepInvitation}
            </button>
          </p>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <select
            className="input w-auto"
            aria-label={say.roleOf(called)}
            value={role}
            onChange={(event) => !isBusy && onRole(event.currentTarget.value as PersonRole)}
          >
            {PersonRoleSchema.options.map((one) => (
              <option key={one} value={one}>
                {personRoles[one].label}
              </option>
            ))}
          </select>
          {!accepted_at && (
            <button {...press(onAgain)} aria-label={say.sendAgainTo(called)}>
              {wordsDesk.sendAgain}
            </button>
          )}
          <button ref={remove} {...press(() => setLeaving(true))} aria-label={say.removePerson(called)}>
            {wordsDesk.remove}
          </button>
        </div>
      )}
    </li>
  );
}
