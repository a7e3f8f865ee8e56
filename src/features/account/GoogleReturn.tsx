import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $session } from '#src/server/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { continueWithGoogle } from '#src/words/en/account.ts';
import * as words from '#src/words/en/auth.ts';
import { beganWithGoogle, takeGoogleCode } from './link.api.ts';
import { OneMoment } from './OneMoment.tsx';

interface Props {
  code: string;
  onDone: (problem: string | null) => void;
  onStay: () => void;
}

export function GoogleReturn({ code, onDone, onStay }: Props) {
  const session = useStore($session);
  const begun = useRef(false);
  const [mayReplace, setMayReplace] = useState(false);
  const person = 'user' in session ? session.user : null;
  const mayGoOn = session.state !== 'loading' && (!person || mayReplace);

  useEffect(() => {
    if (!mayGoOn || begun.current) return;
    begun.current = true;
    // The code works only in the browser that began the sign-in.
    if (!beganWithGoogle()) onDone('bad_code_verifier');
    else takeGoogleCode(code).then(onDone, () => onDone('bad_oauth_callback'));
  }, [mayGoOn, code, onDone]);

  if (!person || begun.current || mayGoOn) {
    return <OneMoment />;
  }
  return (
    <>
      <h1 className="mb-3 text-3xl">{words.withGoogle}</h1>
      <p className="mb-6 text-ink-soft wrap-anywhere">{words.replaceByGoogle(person.email ?? '')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setMayReplace(true)}>{continueWithGoogle}</Button>
        <Button variant="secondary" onClick={onStay}>
          {words.staySignedIn}
        </Button>
      </div>
    </>
  );
}
