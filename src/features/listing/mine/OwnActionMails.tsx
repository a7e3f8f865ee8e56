import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Profile } from '#src/domain/account/account.ts';
import { saveProfileRow } from '#src/server/calls/account.ts';
import { $session, refreshProfile } from '#src/server/session.ts';
import { call } from '#src/server/signedIn.ts';
import { Select } from '#src/ui/Select.tsx';
import * as say from '#src/words/staff/people.ts';

export function OwnActionMails() {
  const session = useStore($session);
  const profile = session.state === 'signedIn' && typeof session.profile === 'object' ? session.profile : null;
  const [chosen, setChosen] = useState<Profile['own_deeds'] | null>(null);
  const [error, setError] = useState<string | null>(null);
  if (!profile) return null;
  const { user_id } = profile;

  async function choose(own_deeds: Profile['own_deeds']) {
    setChosen(own_deeds);
    setError(null);
    const saved = await call(saveProfileRow, { own_deeds }, { user_id: `eq.${user_id}`, select: 'user_id' });
    if (saved.ok) return refreshProfile();
    setChosen(null);
    setError(saved.failure.message);
  }

  return (
    <Select
      label={say.bookingsYouChangeYourself}
      error={error}
      value={chosen ?? profile.own_deeds}
      onChange={(event) => void choose(event.target.value as Profile['own_deeds'])}
    >
      {Object.entries(say.emailsAboutOwnChanges).map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </Select>
  );
}
