import './abroad.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { DeskFormC } from '#src/domain/desk/abroad.ts';
import type { DeskBooking } from '#src/domain/desk/bookings.ts';
import type { FormC } from '#src/domain/formC/form.ts';
import { formCDueWords, isOverdue } from '#src/domain/formC/state.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { counted, formatDate } from '#src/domain/stay.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { deskFormC } from '#src/server/calls/formC.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Marked, mark } from '#src/ui/Marked.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import * as say from '#src/words/staff/foreignGuests.ts';
import { AskGuest } from './AskGuest.tsx';
import { FormCGuestRow, type OpenedGuest } from './FormCGuestRow.tsx';
import { GuestCount } from './GuestCount.tsx';

const FillDialog = lazy(() => import('./FillDialog.tsx').then(({ FillDialog }) => ({ default: FillDialog })));
const EntryDialog = lazy(() => import('./EntryDialog.tsx').then(({ EntryDialog }) => ({ default: EntryDialog })));
const FormCGuestDialog = lazy(() =>
  import('./FormCGuestDialog.tsx').then(({ FormCGuestDialog }) => ({ default: FormCGuestDialog })),
);

interface Props {
  booking: DeskBooking;
  onChanged: () => void;
  /** Reports the shown state, so that the focus stays in the part when a control disappears. */
  onShown: (shown: DeskFormC | null) => void;
}

export function FormCPanel({ booking, onChanged, onShown }: Props) {
  const { remote, previous, retry } = useRemote(`${booking.id} ${booking.stay_state} ${booking.checked_in_at}`, () =>
    call(deskFormC, { booking_id: booking.id }),
  );
  const [opened, setOpened] = useState<OpenedGuest | null>(null);
  const [before, setBefore] = useState<FormC | null>(null);
  const shown = remote.state === 'ready' ? remote.value : previous;
  useEffect(() => onShown(shown), [shown, onShown]);
  const changed = () => {
    retry();
    onChanged();
  };
  const close = { onClose: () => setOpened(null), onChanged: changed };
  if (!shown) {
    return remote.state === 'failed' ? (
      <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>
    ) : (
      <div role="status" aria-label={say.loadingForeignGuests} className="spinner" />
    );
  }
  const { guests, most, people } = shown;
  const missing = (guests ?? 0) - people.length;
  const isOver = Boolean(booking.erased_at) || booking.booking_status === 'cancelled';
  const mayFill = !isOver && people.length < most;
  return (
    <div className="grid gap-4" aria-busy={remote.state === 'loading'}>
      {remote.state === 'failed' && <RetryNotice onRetry={retry}>{remote.failure.message}</RetryNotice>}
      <Clock state={shown} />
      {!isOver && <GuestCount booking={booking} state={shown} onChanged={changed} />}
      {people.length > 0 && (
        <ul aria-label={say.forms}>
          {people.map((guest) => (
            <FormCGuestRow key={guest.id} guest={guest} isOver={isOver} onOpen={setOpened} />
          ))}
        </ul>
      )}
      {guests !== null && guests > 0 && (
        <>
          {missing > 0 && <p className="font-semibold">{say.formsMissing(counted(missing, 'form'))}</p>}
          {mayFill && (
            <Button
              size="small"
              variant={missing > 0 && !shown.takes_forms ? 'primary' : 'secondary'}
              className="justify-self-start"
              onClick={() => setOpened({ does: 'fill', guest: null })}
            >
              {missing > 0 ? say.fillInAtFrontDesk : say.addGuest}
            </Button>
          )}
          {missing > 0 && shown.takes_forms && <AskGuest booking={booking} state={shown} onChanged={changed} />}
          <p className="text-ink-soft text-xs">
            <Marked text={say.rulesOfFormC(formatDate(shown.kept_until), mark('indianfrro.gov.in'))}>
              {(portal) => (
                <a className="link" href={`https://${portal}/frro/FormC`} target="_blank" rel="noopener noreferrer">
                  {portal}
                </a>
              )}
            </Marked>
          </p>
        </>
      )}
      <Suspense>
        {opened?.does === 'fill' && (
          <FillDialog
            booking={booking}
            guest={opened.guest}
            isFirst={people.length === 0}
            before={before}
            onFilled={setBefore}
            {...close}
          />
        )}
        {opened?.does === 'open' && (
          <EntryDialog
            guest={opened.guest}
            hasArrived={shown.arrived_at !== null}
            isCancelled={booking.booking_status === 'cancelled'}
            {...close}
          />
        )}
        {(opened?.does === 'remove' || opened?.does === 'take_back') && (
          <FormCGuestDialog does={opened.does} guest={opened.guest} {...close} />
        )}
      </Suspense>
    </div>
  );
}

function Clock({ state: { guests, people, arrived_at, due_at } }: { state: DeskFormC }) {
  if (!guests) return null;
  if (due_at && arrived_at) {
    const isLate = isOverdue(due_at);
    return (
      <p className={isLate ? 'abroad-clock is-late' : 'abroad-clock'}>
        <b className={isLate ? 'text-chili' : undefined}>{formCDueWords(due_at)}</b>
        <span>
          {(isLate ? say.reportWasDueUntil : say.reportDueUntil)(formatMoment(arrived_at), formatMoment(due_at))}
        </span>
      </p>
    );
  }
  if (people.length >= guests && people.every(({ reported_at }) => reported_at))
    return <p className="abroad-clock is-done font-semibold">{say.allAreReported}</p>;
  return <p className="text-ink-soft">{say.hoursStartAtCheckIn}</p>;
}
