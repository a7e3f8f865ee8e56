import { type FormEvent, useState } from 'react';
import { roles } from '#src/domain/account/people.ts';
import { dataFile, erasureRefusalsOfOthers, type KnownBy, knownBy, waysToKnow } from '#src/domain/privacy/export.ts';
import { counted } from '#src/domain/stay.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { showToast } from '#src/lib/toasts.ts';
import { erasePerson, exportPerson, findPerson } from '#src/server/calls/office/users.ts';
import type { AnswerOf, FailureOf } from '#src/server/door.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

interface Props {
  onErased: () => void;
  onClose: () => void;
}

interface Found extends AnswerOf<typeof findPerson> {
  email: string;
}

/** What is known of somebody who writes to us: handed out or erased, once it is said how it was made sure who asks. */
export function PersonDialog({ onErased, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [way, setWay] = useState<KnownBy | ''>('');
  const [isSure, setSure] = useState(false);
  const [busy, setBusy] = useState<'find' | 'export' | 'erase' | null>(null);
  const [refusal, setRefusal] = useState<FailureOf<typeof findPerson> | null>(null);

  async function ask<T>(what: 'find' | 'export' | 'erase', run: () => Promise<T>): Promise<T> {
    setRefusal(null);
    setBusy(what);
    const answer = await run();
    setBusy(null);
    return answer;
  }

  async function find(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFound(null);
    setSure(false);
    const answer = await ask('find', () => call(findPerson, { email }));
    if (answer.ok) setFound({ ...answer.value, email });
    else setRefusal(answer.failure);
  }

  async function save({ email }: Found) {
    const answer = await ask('export', () => call(exportPerson, { email, known_by: way }));
    if (!answer.ok) return setRefusal(answer.failure);
    const now = new Date().toISOString();
    const text = dataFile(answer.value.data, now, window.location.origin);
    saveFile(`data-of-a-person-${now.slice(0, 10)}.json`, new Blob([text], { type: 'application/json' }));
    showToast({ title: 'The file is saved. It is noted in the audit log.', tone: 'success' });
  }

  async function erase({ email }: Found) {
    const answer = await ask('erase', () => call(erasePerson, { email, known_by: way }));
    if (!answer.ok) return setRefusal(answer.failure);
    showToast({ title: 'Erased. One last mail tells them.', tone: 'success' });
    onErased();
    onClose();
  }

  const isNobody = found && !found.account && found.bookings + found.letters === 0;
  return (
    <Dialog open title="A person’s data" onClose={onClose}>
      <div className="grid gap-5">
        <p>
          For who writes to us to see or to erase what we know of them, with an account or without. Each look is noted
          in the audit log.
        </p>
        <form onSubmit={find} noValidate className="grid gap-4">
          <TextInput
            label="Their e-mail"
            type="email"
            autoComplete="off"
            required
            value={email}
            error={refusal?.code === 'invalid_email' ? refusal.message : null}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" variant="secondary" busy={busy === 'find'}>
            {busy === 'find' ? 'Looking…' : 'Look what there is'}
          </Button>
        </form>
        {refusal && refusal.code !== 'invalid_email' && (
          <Notice tone="error">
            <p>{refusal.message}</p>
          </Notice>
        )}
        {isNobody && (
          <Notice>Nothing is kept under {found.email}. Logs of an admin’s searches may still name it.</Notice>
        )}
        {found && !isNobody && (
          <>
            <p className="wrap-anywhere">
              <strong>{found.email}</strong>:{' '}
              {found.account ? `an account (${roles[found.account].name.toLowerCase()})` : 'no account'},{' '}
              {counted(found.bookings, 'booking')}, {counted(found.listings, 'listing')},{' '}
              {counted(found.letters, 'subscription')}.
            </p>
            <Select
              label="How did you make sure who asks?"
              required
              value={way}
              onChange={(event) => setWay(event.target.value as KnownBy | '')}
            >
              <option value="">Please choose</option>
              {waysToKnow.map((name) => (
                <option key={name} value={name}>
                  {knownBy[name]}
                </option>
              ))}
            </Select>
            <Button variant="secondary" disabled={!way} busy={busy === 'export'} onClick={() => save(found)}>
              {busy === 'export' ? 'Collecting…' : 'Download their data'}
            </Button>
            {found.refusal ? (
              <Notice tone="warning" title="It cannot be erased yet">
                <p>{erasureRefusalsOfOthers[found.refusal]}</p>
              </Notice>
            ) : (
              <>
                <Checkbox checked={isSure} onChange={(event) => setSure(event.currentTarget.checked)}>
                  Erase it for good: account, listings, reviews, and the guest of every booking. Dates and amounts stay,
                  as the tax law asks. It cannot be taken back.
                </Checkbox>
                <Button disabled={!way || !isSure} busy={busy === 'erase'} onClick={() => erase(found)}>
                  {busy === 'erase' ? 'Erasing…' : 'Erase this person'}
                </Button>
              </>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
