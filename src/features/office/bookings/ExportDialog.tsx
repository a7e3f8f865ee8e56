import { useStore } from '@nanostores/react';
import { Suspense, useRef, useState } from 'react';
import type { BookingFilters } from '#src/domain/booking/adminBookings.ts';
import { formatCount } from '#src/domain/office/formatCount.ts';
import { todayInKolkata } from '#src/domain/stay.ts';
import { IdentityConfirmation } from '#src/features/office/IdentityConfirmation.tsx';
import { success } from '#src/lib/result.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { canBeProved, type GivenProof, type ProofResult, prove } from '#src/server/proof.ts';
import { $session } from '#src/server/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as say from '#src/words/staff/adminBooking.ts';
import { exportBookings } from './exportBookings.ts';

interface Props {
  filters: BookingFilters;
  total: number | null;
  onClose: () => void;
}

type Progress =
  | { state: 'ready' | 'unproved' | 'done' }
  | { state: 'running'; done: number; of: number }
  | { state: 'failed'; reason: string };

export function ExportDialog({ filters, total, onClose }: Props) {
  const [progress, setProgress] = useState<Progress>({ state: 'ready' });
  const running = useRef<AbortController | null>(null);
  const session = useStore($session);

  function close() {
    running.current?.abort();
    setProgress({ state: 'ready' });
    onClose();
  }

  async function save() {
    const control = new AbortController();
    running.current = control;
    setProgress({ state: 'running', done: 0, of: total ?? 0 });
    const result = await exportBookings(filters, control.signal, (done, of) =>
      setProgress({ state: 'running', done, of }),
    );
    if (control.signal.aborted) return;
    if (!result.ok && canBeProved(result.failure)) return setProgress({ state: 'unproved' });
    if (!result.ok) return setProgress({ state: 'failed', reason: result.failure.message });
    saveFile(`bookings-${todayInKolkata()}.csv`, result.value);
    setProgress({ state: 'done' });
  }

  async function confirm(given: GivenProof): Promise<ProofResult> {
    const proved = await prove(given);
    if (!proved.ok) return proved;
    await save();
    return success(null);
  }

  return (
    <Dialog
      open
      title={say.exportBookings}
      onClose={close}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            {progress.state === 'running' ? say.stop : progress.state === 'done' ? say.close : say.cancel}
          </Button>
          {progress.state !== 'running' && progress.state !== 'unproved' && (
            <Button disabled={total === 0} onClick={save}>
              {say.saveCsvFile}
            </Button>
          )}
        </div>
      }
    >
      <p>
        {total === 0
          ? say.noBookingsToExport
          : total === 1
            ? say.csvOfBooking
            : total === null
              ? say.csvOfAllBookings
              : say.csvOfBookings(formatCount(total))}
      </p>
      <p className="mt-2">{say.fileHasPersonalData}</p>
      {progress.state === 'unproved' && session.state === 'signedIn' && (
        <div className="mt-5">
          <Suspense fallback={<div role="status" aria-label={say.loading} className="spinner mx-auto my-6" />}>
            <IdentityConfirmation user={session.user} deed="bookings" send={confirm} />
          </Suspense>
        </div>
      )}
      <div className="mt-4" aria-live="polite">
        {progress.state === 'running' && (
          <>
            <progress
              className="w-full"
              aria-label={say.exportProgress}
              value={progress.done}
              max={Math.max(progress.of, 1)}
            />
            <p>{say.bookingsDone(formatCount(progress.done), formatCount(progress.of))}</p>
          </>
        )}
        {progress.state === 'done' && <Notice tone="success">{say.fileSaved}</Notice>}
        {progress.state === 'failed' && <Notice tone="error">{say.exportStopped(progress.reason)}</Notice>}
      </div>
    </Dialog>
  );
}
