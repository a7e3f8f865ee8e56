import { lazy, Suspense, useState } from 'react';
import { guestNotes } from '#src/domain/booking/bookingFacts.ts';
import type { GuestStay } from '#src/domain/booking/guestStay.ts';
import { formatDate } from '#src/domain/stay.ts';
import { formOf, readTexts } from '#src/server/unsentTexts.ts';
import { Button } from '#src/ui/Button.tsx';
import * as say from '#src/words/en/guestStay.ts';
import { formatTime } from '#src/words/en/party.ts';
import { ActionGroup } from './ActionGroup.tsx';
import { useOpener } from './useOpener.ts';

const GuestNotesForm = lazy(() =>
  import('./GuestNotesForm.tsx').then(({ GuestNotesForm }) => ({ default: GuestNotesForm })),
);

interface Props {
  token: string;
  stay: GuestStay;
  isAway: boolean;
  onChanged: () => void;
}

export function GuestNotes({ token, stay, isAway, onChanged }: Props) {
  const draft = formOf('tell', token);
  const [opened, setOpened] = useState<'press' | 'texts' | null>(() =>
    Object.keys(readTexts(draft)).length > 0 ? 'texts' : null,
  );
  const isOpen = opened !== null;
  const opener = useOpener(isOpen);
  return (
    <section className="visit-section no-print" aria-labelledby="tell-heading">
      <h2 id="tell-heading" className="text-2xl">
        {say.tellHotel}
      </h2>
      <p className="mt-2 text-ink-soft">
        {say.readyFrom(formatTime(stay.hotel.check_in_time), formatDate(stay.check_in_date))}
      </p>
      {isOpen ? (
        <Suspense fallback={<p role="status">{say.loading}</p>}>
          <GuestNotesForm
            token={token}
            stay={stay}
            draft={draft}
            takesFocus={opened === 'press'}
            onChanged={onChanged}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : (
        <div ref={opener}>
          <dl className="visit-notes">
            {guestNotes.map(({ fact, name, words }) => (
              <div key={fact}>
                <dt>{name}</dt>
                <dd>{words(stay) || say.notSaid}</dd>
              </div>
            ))}
            <div>
              <dt>{say.guest}</dt>
              <dd>
                {stay.guest_name}
                {stay.guest_phone && `, ${stay.guest_phone}`}
              </dd>
            </div>
          </dl>
          <div className="flex flex-wrap gap-3">
            <ActionGroup isAway={isAway} words={say.tellingNeedsNetwork}>
              <Button variant="secondary" onClick={() => setOpened('press')}>
                {say.sayMore}
              </Button>
            </ActionGroup>
          </div>
        </div>
      )}
    </section>
  );
}
