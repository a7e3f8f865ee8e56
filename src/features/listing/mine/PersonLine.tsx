import { useEffect, useRef, useState } from 'react';
import { type Person, type PersonRole, PersonRoleSchema, personRoles } from '#src/domain/desk/people.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { invitePerson, removePerson, setPersonRole } from '#src/server/calls/people.ts';
import { call } from '#src/server/signedIn.ts';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/people.ts';
import { type Act, AddressLine, pressLink } from './AddressList.tsx';

interface Props {
  person: Person;
  property_id: string;
  isBusy: boolean;
  act: Act<readonly Person[]>;
}

export function PersonLine({ person, property_id, isBusy, act }: Props) {
  const { id, email, full_name, role, invited_at, accepted_at } = person;
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
  const press = (deed: () => void) => pressLink(isBusy, deed);
  const onRole = (next: PersonRole) =>
    act(() => call(setPersonRole, { person_id: id, role: next }), say.roleChangedTo(personRoles[next].label));
  const onAgain = () => act(() => call(invitePerson, { property_id, email, role }), say.invitationSentAgain(email));
  const onRemove = () =>
    act(
      () => call(removePerson, { person_id: id }),
      accepted_at ? say.noLongerHasAccess(called) : say.invitationCancelled(called),
      true,
    );
  return (
    <AddressLine
      name={called}
      email={full_name && email}
      state={accepted_at ? say.since(formatMoment(accepted_at)) : say.invitedNotAcceptedYet(formatMoment(invited_at))}
      isDone={accepted_at !== null}
    >
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
            onChange={(event) => onRole(event.currentTarget.value as PersonRole)}
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
    </AddressLine>
  );
}
