import { type FormEvent, useState } from 'react';
import { tidyEmail } from '#src/domain/contact.ts';
import { findPerson } from '#src/server/calls/office/users.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { invalidEmail } from '#src/words/en/text.ts';
import { type Found, FoundPerson } from './FoundPerson.tsx';

interface Props {
  onErased: () => void;
  onClose: () => void;
}

/** What is known of somebody who writes to us: handed out or erased, once it is said how it was made sure who asks. */
export function PersonDialog({ onErased, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function find(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFound(null);
    setRefusal(null);
    setBusy(true);
    const answer = await call(findPerson, { email: tidyEmail(email) });
    setBusy(false);
    if (answer.ok) setFound({ ...answer.value, email: tidyEmail(email) });
    else setRefusal(answer.failure.message);
  }

  const isNobody = found && !found.account && found.bookings + found.letters === 0;
  const isNoAddress = refusal === invalidEmail;
  return (
    <Dialog open title="A person’s data" onClose={onClose}>
      <div className="grid gap-5">
        <p>
          For who writes to us to see or to erase what we know of them, with an account or without. Each look is noted
          in the audit log.
        </p>
        <form onSubmit={find} noValidate aria-label="Whose data" className="grid gap-4">
          <TextInput
            label="Their e-mail"
            type="email"
            autoComplete="off"
            required
            value={email}
            error={isNoAddress ? refusal : null}
            onChange={(event) => {
              setEmail(event.target.value);
              // What is below is of whom was looked for.
              setFound(null);
            }}
          />
          <Button type="submit" variant="secondary" busy={isBusy}>
            {isBusy ? 'Looking…' : 'Look what there is'}
          </Button>
        </form>
        {refusal && !isNoAddress && (
          <Notice tone="error">
            <p>{refusal}</p>
          </Notice>
        )}
        {isNobody && (
          <Notice>
            <p className="wrap-anywhere">
              Nothing is kept under {found.email}. What admins searched for may still name it in the log, for 90 days.
            </p>
          </Notice>
        )}
        {found && !isNobody && (
          <FoundPerson
            found={found}
            onErased={() => {
              onErased();
              onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
