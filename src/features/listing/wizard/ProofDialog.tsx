import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatMoment } from '#src/domain/moment.ts';
import { $compliance, giveProof, keepCompliance, putOffProof } from '#src/features/listing/keep/compliance.store.ts';
import { paths } from '#src/lib/paths.ts';
import { showToast } from '#src/lib/toasts.ts';
import type { Proof } from '#src/server/proof.ts';
import { $session } from '#src/server/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useHumanCheck } from '#src/ui/useHumanCheck.ts';
import { useFocusAfter } from './useFocusAfter.ts';

/** Asks who is there before another account to pay to is saved. Closed, nothing is lost: the next step asks again. */
export function ProofDialog() {
  const { proof, proofFrom, isAsking } = useStore($compliance);
  const isOpen = isAsking && proof !== null;
  useFocusAfter(isOpen);
  return (
    <Dialog open={isOpen} title="Please confirm that it is you" onClose={putOffProof}>
      {proof === 'none' ? (
        <NoProof />
      ) : proof === 'later' ? (
        <Later from={proofFrom} />
      ) : (
        proof && <ProofForm key={proof} by={proof} />
      )}
    </Dialog>
  );
}

const why = 'You are changing tax or bank data that were handed in before.';

const words = {
  password: {
    lead: `${why} Please enter your password once more; then the change is saved.`,
    label: 'Password',
    missing: 'Please enter your password.',
  },
  totp: {
    lead: `${why} Please enter the code that your authenticator app shows now; then the change is saved.`,
    label: 'Six-digit code',
    missing: 'Please enter the six digits of your app.',
  },
} as const;

function ProofForm({ by }: { by: Exclude<Proof, 'none' | 'later'> }) {
  const session = useStore($session);
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { lead, label, missing } = words[by];
  const human = useHumanCheck?.(by === 'password' ? 'proof' : null);
  // An opening dialog looks for the attribute, which React keeps to itself.
  useLayoutEffect(() => input.current?.setAttribute('autofocus', ''), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const typed = by === 'totp' ? secret.replace(/\s/g, '') : secret;
    if (by === 'totp' ? !/^\d{6}$/.test(typed) : typed === '') {
      setError(missing);
      input.current?.focus();
      return;
    }
    setBusy(true);
    const shown = await human?.ask();
    const refused = shown?.ok === false ? shown.failure.message : await giveProof(by, typed, shown?.value);
    setBusy(false);
    setError(refused);
    if (refused) input.current?.focus();
    else if ($compliance.get().save === 'saved')
      showToast({ title: 'Thank you. Your details are saved.', tone: 'success' });
  }

  return (
    <form onSubmit={submit} noValidate>
      <p>{lead}</p>
      {/* For the browser's own keeper of passwords. */}
      {by === 'password' && session.state === 'signedIn' && (
        <input
          className="sr-only"
          type="email"
          autoComplete="username"
          value={session.user.email ?? ''}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <TextInput
        ref={input}
        id={id}
        className="mt-5"
        label={label}
        required
        {...(by === 'totp'
          ? { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 9 }
          : { type: 'password', autoComplete: 'current-password', maxLength: 200 })}
        value={secret}
        error={error}
        onChange={(event) => setSecret(event.target.value)}
      />
      {error && (
        <p role="alert" className="sr-only">
          {error}
        </p>
      )}
      {human?.box}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={putOffProof}>
          Not now
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? 'Checking…' : 'Confirm and save'}
        </Button>
      </div>
    </form>
  );
}

/** What is new could be of whoever stole the session: its owner, who was told by mail, has a day to say so. */
function Later({ from }: { from: string | null }) {
  return (
    <>
      <p>
        {why} Your password or your authenticator app was changed less than a day ago, and for your protection both wait
        a day before they count here. Please come back {from ? `after ${formatMoment(from)} IST` : 'tomorrow'} to save
        the change; until then it is kept encrypted on this device.
      </p>
      <div className="mt-6 flex justify-end">
        <Button onClick={putOffProof}>I understand</Button>
      </div>
    </>
  );
}

/** An account that only Google opens cannot show anything here. */
function NoProof() {
  return (
    <>
      <p>
        {why} Your account has neither a password nor an authenticator app to confirm it with. Please set one up on your
        account page, which opens in a new tab; then come back here. What you typed stays.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => void keepCompliance()}>
          I have done that
        </Button>
        <Button href={paths.account} target="_blank" rel="noopener">
          Open my account
        </Button>
      </div>
    </>
  );
}
