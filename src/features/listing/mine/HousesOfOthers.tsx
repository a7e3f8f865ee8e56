import { useState } from 'react';
import type { DeskHouse } from '#src/domain/desk/calendar.ts';
import type { Invitation } from '#src/domain/desk/people.ts';
import type { Result } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { answerInvitation, removePerson } from '#src/server/calls/people.ts';
import { refreshProfile } from '#src/server/session.ts';
import { call } from '#src/server/signedIn.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import * as wordsDesk from '#src/words/staff/desk.ts';
import * as say from '#src/words/staff/people.ts';
import { HouseRow } from './HouseRow.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';

interface Props {
  heading: 'h2' | 'h3';
  houses: readonly DeskHouse[];
  invitations: readonly Invitation[];
  onAnswered: () => void;
}

export function HousesOfOthers({ heading, houses, invitations, onAnswered }: Props) {
  const [busy, setBusy] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<DeskHouse | null>(null);
  const [telling, setTelling] = useState<DeskHouse | null>(null);

  async function act(id: string, run: () => Promise<Result<unknown>>, done: string) {
    setBusy(id);
    const result = await run();
    setBusy(null);
    if (result.ok) showToast({ title: done, tone: 'success' });
    else showToast({ title: wordsDesk.error, description: result.failure.message, tone: 'error' });
    onAnswered();
  }
  async function answer({ property_id, hotel_name }: Invitation, accept: boolean) {
    const words = accept ? say.youNowWorkAt(hotel_name) : say.invitationDeclined;
    await act(property_id, () => call(answerInvitation, { property_id, accept }), words);
    // The first property adds the front desk to the menu.
    if (accept) void refreshProfile();
  }
  function leave({ id, person_id, name }: DeskHouse) {
    setLeaving(null);
    act(id, () => call(removePerson, { person_id }), say.youHaveLeft(name));
  }

  return (
    <>
      {invitations.length > 0 && (
        <ul aria-label={say.invitations} className="mb-4">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.property_id}
              invitation={invitation}
              heading={heading}
              busy={busy === invitation.property_id}
              onAnswer={(accept) => answer(invitation, accept)}
            />
          ))}
        </ul>
      )}
      {houses.length > 0 && (
        <ul aria-label={say.propertiesYouWorkAt} className="mb-10 border-b border-line">
          {houses.map((house) => (
            <HouseRow
              key={house.id}
              house={house}
              heading={heading}
              busy={busy === house.id}
              onNotices={() => setTelling(house)}
              onLeave={() => setLeaving(house)}
            />
          ))}
        </ul>
      )}
      {telling?.notice_emails && (
        <NoticeDialog
          listing={{ ...telling, notice_emails: telling.notice_emails }}
          ownEmail={null}
          onClose={() => setTelling(null)}
        />
      )}
      {leaving && (
        <FormDialog
          title={wordsDesk.ask(say.leaveProperty)}
          submit={say.leaveProperty}
          onSubmit={() => leave(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p className="wrap-anywhere">{say.youLoseAccess(leaving.name)}</p>
        </FormDialog>
      )}
    </>
  );
}
