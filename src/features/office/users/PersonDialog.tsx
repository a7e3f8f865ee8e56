import { type FormEvent, useState } from 'react';
import { tidyEmail } from '#src/domain/contact.ts';
import { findPerson } from '#src/server/calls/office/users.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { invalidEmail } from '#src/words/en/common.ts';
import * as say from '#src/words/staff/admin.ts';
import { type Found, FoundPerson } from './FoundPerson.tsx';

interface Props {
  onErased: () => void;
  onClose: () => void;
}

/** Exports or erases a person's data, after the admin has said how the person was identified. */
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
    <Dialog open title={say.aPersonsData} onClose={onClose}>
      <div className="grid gap-5">
        <p>{say.personDataExplained}</p>
        <form data-kept onSubmit={find} noValidate aria-label={say.findPerson} className="grid gap-4">
          <TextInput
            label={say.theirEmail}
            type="email"
            autoComplete="off"
            required
            value={email}
            error={isNoAddress ? refusal : null}
            onChange={(event) => {
              setEmail(event.target.value);
              setFound(null);
            }}
          />
          <Button type="submit" variant="secondary" busy={isBusy}>
            {isBusy ? say.searching : say.findTheirData}
          </Button>
        </form>
        {refusal && !isNoAddress && (
          <Notice tone="error">
            <p>{refusal}</p>
          </Notice>
        )}
        {isNobody && (
          <Notice>
            <p className="wrap-anywhere">{say.noDataUnder(found.email)}</p>
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
