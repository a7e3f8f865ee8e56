import { type SubmitEvent, useId, useRef, useState } from 'react';
import { tidyEmail } from '#src/domain/contact.ts';
import { type StayQuery, stayArguments } from '#src/domain/stay.ts';
import { isEmail } from '#src/domain/text.ts';
import { paths } from '#src/lib/paths.ts';
import { awaitNights } from '#src/server/calls/awaitNights.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { accountHere, readKnownPerson } from '#src/server/storedSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { invalidEmail } from '#src/words/en/common.ts';
import * as say from '#src/words/en/hotel.ts';
import { language } from '#src/words/en/language.ts';
import { emailMissing, sending } from '#src/words/en/site.ts';

interface Props {
  hotel_id: string;
  /** Null for any room type. */
  room_category_id: string | null;
  stay: StayQuery;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Signed-in guests need not confirm their own address. The auth client loads only for them. */
const caller = async () => (accountHere() ? (await import('#src/server/signedIn.ts')).call : callAsGuest);

/** For sold-out dates: sends one email when they become available. */
export function AvailabilityAlert({ hotel_id, room_category_id, stay }: Props) {
  const id = useId();
  const [state, setState] = useState<'closed' | 'typing' | 'sending' | 'asked' | 'confirmed'>('closed');
  const [email, setEmail] = useState(() => readKnownPerson()?.email ?? '');
  const [problem, setProblem] = useState<string | undefined>();
  const running = useRef(false);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (running.current) return;
    const address = tidyEmail(email);
    const wrong = address === '' ? emailMissing : isEmail(address) ? undefined : invalidEmail;
    setProblem(wrong);
    if (wrong) return document.getElementById(id)?.focus();
    running.current = true;
    setState('sending');
    const legal_versions = { privacy: PRIVACY_VERSION };
    const args = { email: address, hotel_id, room_category_id, ...stayArguments(stay), legal_versions, language };
    const answer = await (await caller())(awaitNights, args);
    running.current = false;
    if (answer.ok) return setState(answer.value.is_confirmed ? 'confirmed' : 'asked');
    setState('typing');
    setProblem(answer.failure.message);
    document.getElementById(id)?.focus();
  }

  if (state === 'closed') {
    return (
      <Button variant="secondary" size="small" className="mt-4 w-full" onClick={() => setState('typing')}>
        {say.tellMeThen}
      </Button>
    );
  }
  if (state === 'asked' || state === 'confirmed') {
    return (
      <p ref={takeFocus} tabIndex={-1} role="status" className="mt-4 outline-none wrap-anywhere">
        {(state === 'confirmed' ? say.writesOnce : say.confirmFirst)(tidyEmail(email))}
      </p>
    );
  }
  return (
    <form noValidate onSubmit={send} className="mt-4 grid gap-3">
      <TextInput
        id={id}
        ref={state === 'typing' && !problem ? takeFocus : undefined}
        label={say.yourEmail}
        hint={say.forOneMail}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={problem}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value);
          setProblem(undefined);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="small" busy={state === 'sending'}>
          {state === 'sending' ? sending : say.tellMe}
        </Button>
        <a className="link text-sm" href={paths.privacy}>
          {say.whatWeKeep}
        </a>
      </div>
    </form>
  );
}
