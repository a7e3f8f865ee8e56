import { type FormEvent, useRef, useState } from 'react';
import { tidyEmail } from '#src/domain/contact.ts';
import {
  type Person,
  type PersonRole,
  PersonRoleSchema,
  personRoles,
  refuseInvitation,
} from '#src/domain/desk/people.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { housePeople, invitePerson, removePerson, setPersonRole } from '#src/server/calls/people.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/people.ts';
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
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<PersonRole>('desk');
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState<{ text: string; isError: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function change(
    entry: typeof invitePerson | typeof setPersonRole | typeof removePerson,
    args: object,
    words: string,
  ) {
    setBusy(true);
    setSaid(null);
    setError(null);
    const result = await call(entry, args);
    setBusy(false);
    if (!result.ok) return result.failure.message;
    setChanged(result.value);
    setSaid({ text: words, isError: false });
    return null;
  }
  const tell = (refused: string | null) => refused && setSaid({ text: refused, isError: true });

  async function invite(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !people) return;
    // The earlier notice would contradict the new error.
    setSaid(null);
    const email = tidyEmail(typed).toLowerCase();
    const refused =
      refuseInvitation(typed, people, ownEmail) ??
      (await change(invitePerson, { property_id, email, role }, say.invitationSentTo(email)));
    setError(refused);
    if (!refused) setTyped('');
    field.current?.focus();
  }
  async function remove(person: Person) {
    const called = person.full_name ?? person.email;
    const words = person.accepted_at ? say.noLongerHasAccess(called) : say.invitationCancelled(called);
    const refused = await change(removePerson, { person_id: person.id }, words);
    tell(refused);
    if (!refused) field.current?.focus();
  }

  return (
    <Dialog
      open
      title={say.people}
      onClose={onClose}
      footer={
        <div className="flex justify-end">
          <Button variant="secondary" onClick={onClose}>
            {wordsDesk.close}
          </Button>
        </div>
      }
    >
      <p className="wrap-anywhere">
        {say.peopleWorkBesidesYou(name)} {say.ownerAlone}
      </p>
      {remote.state === 'failed' && !people && (
        <RetryNotice className="mt-6" onRetry={retry}>
          {remote.failure.message}
        </RetryNotice>
      )}
      {!people && remote.state !== 'failed' && <Skeleton className="mt-6 h-24 w-full" />}
      {people && people.length > 0 && (
        <ul className="mt-6 border-b border-line">
          {people.map((person) => (
            <PersonLine
              key={person.id}
              person={person}
              isBusy={isBusy}
              onRole={async (next) =>
                tell(
                  await change(
                    setPersonRole,
                    { person_id: person.id, role: next },
                    say.roleChangedTo(personRoles[next].label),
                  ),
                )
              }
              onAgain={async () =>
                tell(
                  await change(
                    invitePerson,
                    { property_id, email: person.email, role: person.role },
                    say.invitationSentAgain(person.email),
                  ),
                )
              }
              onRemove={() => remove(person)}
            />
          ))}
        </ul>
      )}
      <p
        role={said?.isError ? 'alert' : 'status'}
        className={`font-medium not-empty:mt-4 wrap-anywhere ${said?.isError ? 'text-chili' : 'text-palm'}`}
      >
        {said?.text}
      </p>
      {people && (
        <form className="mt-6 grid gap-4" onSubmit={invite} noValidate>
          <TextInput
            ref={field}
            label={say.inviteSomeone}
            hint={say.theySignInToAccept}
            error={error}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(null);
            }}
          />
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
          <p>
            <Button type="submit" aria-disabled={isBusy || undefined}>
              {isBusy ? wordsDesk.oneMoment : say.sendInvitation}
            </Button>
          </p>
        </form>
      )}
    </Dialog>
  );
}
