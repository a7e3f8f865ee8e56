import { useState } from 'react';
import {
  type Person,
  type PersonRole,
  PersonRoleSchema,
  personRoles,
  refuseInvitation,
} from '#src/domain/desk/people.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { housePeople, invitePerson } from '#src/server/calls/people.ts';
import { call } from '#src/server/signedIn.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/staff/people.ts';
import { AddressList } from './AddressList.tsx';
import { PersonLine } from './PersonLine.tsx';

interface Props {
  listing: { property_id: string; name: string };
  ownEmail: string;
  onClose: () => void;
}

export function PeopleDialog({ listing, ownEmail, onClose }: Props) {
  const { property_id, name } = listing;
  const { remote, retry } = useRemote(property_id, () => call(housePeople, { property_id }));
  const [changed, setChanged] = useState<readonly Person[] | null>(null);
  const people = changed ?? (remote.state === 'ready' ? remote.value : null);
  const [role, setRole] = useState<PersonRole>('desk');
  return (
    <AddressList<readonly Person[]>
      title={say.people}
      intro={
        <p className="wrap-anywhere">
          {say.peopleWorkBesidesYou(name)} {say.ownerAlone}
        </p>
      }
      lines={(isBusy, act) => {
        if (!people)
          return remote.state === 'failed' ? (
            <RetryNotice className="mt-6" onRetry={retry}>
              {remote.failure.message}
            </RetryNotice>
          ) : (
            <Skeleton className="mt-6 h-24 w-full" />
          );
        return (
          people.length > 0 && (
            <ul className="mt-6 border-b border-line">
              {people.map((person) => (
                <PersonLine key={person.id} person={person} isBusy={isBusy} property_id={property_id} act={act} />
              ))}
            </ul>
          )
        );
      }}
      add={
        people && {
          label: say.inviteSomeone,
          hint: say.theySignInToAccept,
          button: say.sendInvitation,
          refuse: (typed) => refuseInvitation(typed, people, ownEmail),
          ask: (email) => call(invitePerson, { property_id, email, role }),
          done: say.invitationSentTo,
        }
      }
      onList={setChanged}
      onClose={onClose}
    >
      {people && (
        <Select
          label={say.role}
          hint={personRoles[role].may}
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as PersonRole)}
        >
          {PersonRoleSchema.options.map((one) => (
            <option key={one} value={one}>
              {personRoles[one].label}
            </option>
          ))}
        </Select>
      )}
    </AddressList>
  );
}
