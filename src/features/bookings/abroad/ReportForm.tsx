import { type SubmitEvent, useState } from 'react';
import type { FormCGuest } from '#src/domain/desk/abroad.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { useAction } from '#src/features/desk/useAction.ts';
import { reportFormC } from '#src/server/calls/formC.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/staff/foreignGuests.ts';

interface Props {
  guest: FormCGuest;
  hasArrived: boolean;
  isCancelled: boolean;
  /** The version of the shown form. `onStale` loads it again after a conflict. */
  seenAt: string;
  onStale: () => void;
  onClose: () => void;
  onChanged: () => void;
}

export function ReportForm({ guest, hasArrived, isCancelled, seenAt, onStale, onClose, onChanged }: Props) {
  const [number, setNumber] = useState('');
  const { busy, refused, run } = useAction({ onClose, onChanged });
  const report = (is_reported: boolean) =>
    run(
      async () => {
        const args = { form_id: guest.id, is_reported, portal_number: number || null, seen_at: seenAt };
        const result = await call(reportFormC, args);
        if (!result.ok && result.failure.code === 'changed') onStale();
        return result;
      },
      () => (is_reported ? say.markedAsReported(guest.name) : say.markedAsNotReported(guest.name)),
    );
  function submit(event: SubmitEvent) {
    event.preventDefault();
    report(true);
  }
  return (
    <section aria-label={say.report} className="grid justify-items-start gap-3 rounded-input bg-shell p-4">
      {guest.reported_at ? (
        <>
          <p>
            {guest.portal_number
              ? say.reportedUnder(formatMoment(guest.reported_at), guest.portal_number)
              : say.reportedAt(formatMoment(guest.reported_at))}
          </p>
          {isCancelled ? (
            <p>{say.reportIsKept}</p>
          ) : (
            <>
              <p>{say.markNotReportedFirst}</p>
              <Button size="small" variant="secondary" busy={busy} onClick={() => report(false)}>
                {say.markAsNotReported}
              </Button>
            </>
          )}
        </>
      ) : (
        <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={submit}>
          <TextInput
            label={say.portalNumber}
            optional
            hint={hasArrived ? undefined : say.checkInBeforeReport}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={number}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <Button type="submit" busy={busy}>
            {say.markAsReported}
          </Button>
        </form>
      )}
      {refused && <Notice tone="error">{refused.message}</Notice>}
    </section>
  );
}
