import { type ReactNode, useState } from 'react';
import type { FormCGuest } from '#src/domain/desk/abroad.ts';
import { formCWarnings } from '#src/domain/formC/form.ts';
import { type FormCEntry, portalParts } from '#src/domain/formC/portal.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { Paper } from '#src/features/bookings/print/Paper.tsx';
import { useRemote } from '#src/lib/useRemote.ts';
import { openFormC } from '#src/server/calls/formC.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as wordsBookings from '#src/words/staff/bookings.ts';
import * as say from '#src/words/staff/foreignGuests.ts';
import { CopyRow } from './CopyRow.tsx';
import { ReportForm } from './ReportForm.tsx';
import { saveFormC } from './saveFormC.ts';

interface Props {
  guest: FormCGuest;
  hasArrived: boolean;
  isCancelled: boolean;
  onClose: () => void;
  onChanged: () => void;
}

export function EntryDialog({ guest, ...of }: Props) {
  const { remote, previous, retry } = useRemote(guest.id, () => call(openFormC, { form_id: guest.id }));
  const entry = remote.state === 'ready' ? remote.value : previous;
  return (
    <Dialog open look="dialog-wide" title={say.formCOfGuest(guest.name)} onClose={of.onClose}>
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      {remote.state === 'loading' && !entry && (
        <div role="status" aria-label={say.openingForm} className="spinner mx-auto my-16" />
      )}
      {entry && (
        <Shown entry={entry}>
          <ReportForm guest={guest} seenAt={entry.filled_at} onStale={retry} {...of} />
        </Shown>
      )}
    </Dialog>
  );
}

function Shown({ entry, children }: { entry: FormCEntry; children: ReactNode }) {
  const [printing, setPrinting] = useState(0);
  const parts = portalParts(entry);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          onClick={() => saveFormC(`form-c-${entry.booking_reference}`, [entry])}
        >
          {say.downloadAsCsv}
        </Button>
        <Button size="small" variant="secondary" onClick={() => setPrinting(printing + 1)}>
          {wordsBookings.print}
        </Button>
      </div>
      <p className="text-ink-soft text-sm">{say.howToHandleForm(formatMoment(entry.filled_at))}</p>
      {Object.values(formCWarnings(entry.form, entry)).map((words) => (
        <Notice key={words} tone="warning">
          {say.askGuest(words)}
        </Notice>
      ))}
      <div className="abroad-parts text-sm">
        {parts.map(({ title, fields }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-2 text-lg">{title}</h3>
            <dl>
              {fields.map(([label, value]) => (
                <CopyRow key={label} label={label} value={value} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      {children}
      {printing > 0 && (
        <Paper key={printing} onEnd={() => setPrinting(0)}>
          <header className="paper-head">
            <h1>{entry.hotel.name}</h1>
            <p>{say.formCOfBooking(entry.booking_reference)}</p>
          </header>
          {parts.map(({ title, fields }) => (
            <section key={title}>
              <h2>{title}</h2>
              <dl className="paper-fields">
                {fields.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </Paper>
      )}
    </div>
  );
}
