import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useRef, useState } from 'react';
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
import * as say from '#src/words/staff/wizard.ts';
import { useFocusAfter } from './useFocusAfter.ts';

/** Asks the owner for proof of identity before a new bank account is saved. After closing, the next step asks again. */
export function ProofDialog() {
  const { proof, proofFrom, isAsking } = useStore($compliance);
  const isOpen = isAsking && proof !== null;
  useFocusAfter(isOpen);
  return (
    <Dialog open={isOpen} title={say.confirmThatItIsYou} onClose={putOffProof}>
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

function ProofForm({ by }: { by: Exclude<Proof, 'none' | 'later'> }) {
  const session = useStore($session);
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { lead, label, missing } = say.proofs[by];
  const human = useHumanCheck?.(by === 'password' ? 'proof' : null);

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
    else if ($compliance.get().save === 'saved') showToast({ title: say.taxAndBankDetailsSaved, tone: 'success' });
  }

  return (
    <form onSubmit={submit} noValidate>
      <p>
        {say.youChangeSubmittedDetails} {lead}
      </p>
      {/* For password managers. */}
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
          {say.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? say.checking : say.confirmAndSave}
        </Button>
      </div>
    </form>
  );
}

/** A thief of the session could have changed the password. The owner gets an email and has one day to object. */
function Later({ from }: { from: string | null }) {
  return (
    <>
      <p>
        {say.youChangeSubmittedDetails} {say.passwordIsNew}{' '}
        {from ? say.usableAfter(formatMoment(from)) : say.usableTomorrow} {say.changeIsKeptUntilThen}
      </p>
      <div className="mt-6 flex justify-end">
        <Button onClick={putOffProof}>{say.iUnderstand}</Button>
      </div>
    </>
  );
}

/** An account with only Google sign-in has no proof to give. */
function NoProof() {
  return (
    <>
      <p>
        {say.youChangeSubmittedDetails} {say.setUpPasswordOrApp}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => void keepCompliance()}>
          {say.iHaveDoneThat}
        </Button>
        <Button href={paths.account} target="_blank" rel="noopener">
          {say.openMyAccount}
        </Button>
      </div>
    </>
  );
}
