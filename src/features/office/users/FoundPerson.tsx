import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { roles } from '#src/domain/account/people.ts';
import { erasureRefusalOfOthers } from '#src/domain/privacy/erasureRefused.ts';
import { type KnownBy, knownBy, notIdentified, waysToKnow } from '#src/domain/privacy/export.ts';
import { counted } from '#src/domain/stay.ts';
import { IdentityConfirmation } from '#src/features/office/IdentityConfirmation.tsx';
import { success } from '#src/lib/result.ts';
import { savePersonalData } from '#src/lib/savePersonalData.ts';
import { showToast } from '#src/lib/toasts.ts';
import type { AnswerOf } from '#src/server/apiClient.ts';
import { erasePerson, exportPerson, type findPerson } from '#src/server/calls/office/users.ts';
import { canBeProved, type GivenProof, type ProofResult, prove } from '#src/server/proof.ts';
import { $session } from '#src/server/session.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import * as say from '#src/words/staff/admin.ts';

export interface Found extends AnswerOf<typeof findPerson> {
  email: string;
}

interface Props {
  found: Found;
  onErased: () => void;
}

const notTicked = say.tickThisFirst;

type PersonAction = 'export' | 'erase';

export function FoundPerson({ found, onErased }: Props) {
  const { email, account, bookings, listings, letters } = found;
  const [known_by, setWay] = useState<KnownBy | ''>('');
  const [isSure, setSure] = useState(false);
  const [busy, setBusy] = useState<PersonAction | null>(null);
  const [unproved, setUnproved] = useState<PersonAction | null>(null);
  const session = useStore($session);
  const [problem, setProblem] = useState<string | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const tick = useRef<HTMLInputElement>(null);
  const download = useRef<HTMLDivElement>(null);
  const things = [
    account && say.theirAccount,
    listings > 0 && counted(listings, 'listing'),
    bookings > 0 && say.guestOfBookings(counted(bookings, 'booking')),
    letters > 0 && counted(letters, 'subscription'),
  ]
    .filter(Boolean)
    .join(', ');
  const hasRecords = bookings + listings > 0;
  const inTheWay = found.refusal ?? (account === 'admin' ? { code: 'is_admin' } : null);

  function startAnew() {
    setProblem(null);
    setUnproved(null);
  }

  function isReady(what: PersonAction): boolean {
    const missing = !known_by ? notIdentified : what === 'erase' && !isSure ? notTicked : null;
    setProblem(missing);
    if (missing) (missing === notTicked ? tick : select).current?.focus();
    return missing === null;
  }

  const deeds: Readonly<Record<PersonAction, () => Promise<ProofResult>>> = {
    async export() {
      const answer = await call(exportPerson, { email, known_by });
      if (!answer.ok) return answer;
      savePersonalData('data-of-a-person', answer.value.data);
      showToast({ title: say.fileSaved, tone: 'success' });
      return success(null);
    },
    async erase() {
      const answer = await call(erasePerson, { email, known_by });
      if (!answer.ok) return answer;
      showToast({ title: say.personErased, tone: 'success' });
      onErased();
      return success(null);
    },
  };

  async function press(deed: PersonAction) {
    setUnproved(null);
    if (busy || !isReady(deed)) return;
    setBusy(deed);
    const done = await deeds[deed]();
    setBusy(null);
    if (done.ok) return;
    if (canBeProved(done.failure)) setUnproved(deed);
    else setProblem(done.failure.message);
  }

  async function confirm(deed: PersonAction, given: GivenProof): Promise<ProofResult> {
    const proved = await prove(given);
    const done = proved.ok ? await deeds[deed]() : proved;
    if (done.ok) {
      setUnproved(null);
      download.current?.querySelector('button')?.focus();
    }
    return done;
  }

  return (
    <>
      <Notice title={<span className="wrap-anywhere">{email}</span>}>
        <p>
          {account ? say.accountOfRole(roles[account].name.toLowerCase()) : say.noAccount},{' '}
          {counted(bookings, 'booking')}, {counted(listings, 'listing')}, {counted(letters, 'subscription')}.
        </p>
      </Notice>
      <Select
        ref={select}
        label={say.howIdentified}
        required
        value={known_by}
        error={problem === notIdentified ? problem : null}
        onChange={(event) => {
          setWay(event.target.value as KnownBy | '');
          startAnew();
        }}
      >
        <option value="">{say.choose}</option>
        {waysToKnow.map((name) => (
          <option key={name} value={name}>
            {knownBy[name]}
          </option>
        ))}
      </Select>
      <div ref={download} className="grid">
        <Button variant="secondary" busy={busy === 'export'} onClick={() => press('export')}>
          {busy === 'export' ? say.collecting : say.downloadData}
        </Button>
      </div>
      {inTheWay ? (
        <Notice tone="warning" title={say.cannotBeErasedYet}>
          <p>{erasureRefusalOfOthers(inTheWay)}</p>
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
                startAnew();
              }}
            >
              {say.erasePermanently(things || say.allTheirData, hasRecords ? say.datesAndAmountsStay : '')}
            </Checkbox>
            {problem === notTicked && (
              <p id="sure-error" className="mt-1.5 text-sm font-medium text-chili">
                {problem}
              </p>
            )}
          </div>
          <Button busy={busy === 'erase'} onClick={() => press('erase')}>
            {busy === 'erase' ? say.erasing : say.erasePerson}
          </Button>
        </div>
      )}
      {unproved && session.state === 'signedIn' && (
        <IdentityConfirmation
          key={unproved}
          user={session.user}
          deed={unproved}
          send={(given) => confirm(unproved, given)}
        />
      )}
      {problem && problem !== notIdentified && problem !== notTicked && (
        <Notice tone="error">
          <p>{problem}</p>
        </Notice>
      )}
    </>
  );
}
