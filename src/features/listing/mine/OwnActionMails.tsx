import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { saveProfileRow } from '#src/server/calls/account.ts';
import { $session, refreshProfile } from '#src/server/session.ts';
import { call } from '#src/server/signedIn.ts';
import { Select } from '#src/ui/Select.tsx';
import * as say from '#src/words/staff/people.ts';

type Choice = keyof typeof say.emailsAboutOwnChanges;

export function OwnActionMails() {
  const session = useStore($session);
  const profile = session.state === 'signedIn' && typeof session.profile === 'object' ? session.profile : null;
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [error, setError] = useState<string | null>(null);
  if (!profile) return null;
  const { user_id, own_deeds, emails_own_deeds } = profile;
  const choice = chosen ?? (emails_own_deeds ? own_deeds : 'none');

  async function choose(wanted: Choice) {
    setChosen(wanted);
    setError(null);
    const change = wanted === 'none' ? { emails_own_deeds: false } : { own_deeds: wanted };
    const saved = await call(saveProfileRow, change, { user_id: `eq.${user_id}`, select: 'user_id' });
    if (saved.ok) return refreshProfile();
    setChosen(null);
    setError(saved.failure.message);
  }

  return (
    <Select
      label={say.bookingsYouChangeYourself}
      hint={choice === 'daily' ? say.weSendItNextMorning : ''}
      error={error}
      value={choice}
      onChange={(event) => void choose(event.target.value as Choice)}
    >
      {Object.entries(say.emailsAboutOwnChanges).map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </Select>
  );
}
