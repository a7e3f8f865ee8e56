import { useRef, useState } from 'react';
import { roles } from '#src/domain/account/people.ts';
import {
  erasureRefusalsOfOthers,
  type KnownBy,
  knownBy,
  notIdentified,
  waysToKnow,
} from '#src/domain/privacy/export.ts';
import { counted } from '#src/domain/stay.ts';
import { savePersonalData } from '#src/lib/savePersonalData.ts';
import { showToast } from '#src/lib/toasts.ts';
import { erasePerson, exportPerson, type findPerson } from '#src/server/calls/office/users.ts';
import type { AnswerOf } from '#src/server/door.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';

export interface Found extends AnswerOf<typeof findPerson> {
  email: string;
}

interface Props {
  found: Found;
  onErased: () => void;
}

const notTicked = 'Please tick this first.';

/** What there is of a person, and what an admin can do with it. */
export function FoundPerson({ found, onErased }: Props) {
  const { email, account, bookings, listings, letters } = found;
  const [known_by, setWay] = useState<KnownBy | ''>('');
  const [isSure, setSure] = useState(false);
  const [busy, setBusy] = useState<'export' | 'erase' | null>(null);
  /** What was left out, or refused by the server. */
  const [problem, setProblem] = useState<string | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const tick = useRef<HTMLInputElement>(null);
  const inTheWay = found.refusal ?? (account === 'admin' ? 'is_admin' : null);

  /** Whether all is said that `what` asks for; else says what is missing, where it is. */
  function isReady(what: 'export' | 'erase'): boolean {
    const missing = !known_by ? notIdentified : what === 'erase' && !isSure ? notTicked : null;
    setProblem(missing);
    if (missing) (missing === notTicked ? tick : select).current?.focus();
    return missing === null;
  }

  async function save() {
    if (!isReady('export')) return;
    setBusy('export');
    const answer = await call(exportPerson, { email, known_by });
    setBusy(null);
    if (!answer.ok) return setProblem(answer.failure.message);
    savePersonalData('data-of-a-person', answer.value.data);
    showToast({ title: 'The file is saved. It is noted in the audit log.', tone: 'success' });
  }

  async function erase() {
    if (!isReady('erase')) return;
    setBusy('erase');
    const answer = await call(erasePerson, { email, known_by });
    setBusy(null);
    if (!answer.ok) return setProblem(answer.failure.message);
    showToast({ title: 'Erased. One last mail tells them.', tone: 'success' });
    onErased();
  }

  return (
    <>
      <Notice title={<span className="wrap-anywhere">{email}</span>}>
        <p>
          {account ? `An account (${roles[account].name.toLowerCase()})` : 'No account'}, {counted(bookings, 'booking')}
          , {counted(listings, 'listing')}, {counted(letters, 'subscription')}.
        </p>
      </Notice>
      <Select
        ref={select}
        label="How did you make sure who asks?"
        required
        value={known_by}
        error={problem === notIdentified ? problem : null}
        onChange={(event) => {
          setWay(event.target.value as KnownBy | '');
          setProblem(null);
        }}
      >
        <option value="">Please choose</option>
        {waysToKnow.map((name) => (
          <option key={name} value={name}>
            {knownBy[name]}
          </option>
        ))}
      </Select>
      <Button variant="secondary" busy={busy === 'export'} onClick={save}>
        {busy === 'export' ? 'Collecting…' : 'Download their data'}
      </Button>
      {inTheWay ? (
        <Notice tone="warning" title="It cannot be erased yet">
          <p>{erasureRefusalsOfOthers[inTheWay]}</p>
        </Notice>
      ) : (
        <div className="grid gap-4 border-line border-t pt-5">
          <div>
            <Checkbox
              ref={tick}
              checked={isSure}
              aria-invalid={problem === notTicked || undefined}
              aria-describedby={problem === notTicked ? 'sure-error' : undefined}
              onChange={(event) => {
                setSure(event.currentTarget.checked);
                setProblem(null);
              }}
            >
              Erase it for good: account, listings, reviews, and the guest of every booking. Dates and amounts stay, as
              the tax law asks. It cannot be taken back.
            </Checkbox>
            {problem === notTicked && (
              <p id="sure-error" className="mt-1.5 text-sm font-medium text-chili">
                {problem}
              </p>
            )}
          </div>
          <Button busy={busy === 'erase'} onClick={erase}>
            {busy === 'erase' ? 'Erasing…' : 'Erase this person'}
          </Button>
        </div>
      )}
      {problem && problem !== notIdentified && problem !== notTicked && (
        <Notice tone="error">
          <p>{problem}</p>
        </Notice>
      )}
    </>
  );
}
