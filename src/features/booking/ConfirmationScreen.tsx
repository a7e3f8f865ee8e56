import { lazy, Suspense, useEffect, useState } from 'react';
import { type ConfirmedBooking, readReference } from '#src/domain/booking/confirmation.ts';
import type { Brand } from '#src/features/stay/brand.ts';
import { useBackFromPaying } from '#src/features/stay/useBackFromPaying.ts';
import { lastSegment, paths } from '#src/lib/paths.ts';
import { failure, type Result, success } from '#src/lib/result.ts';
import { showToast } from '#src/lib/toasts.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { bookingByReference } from '#src/server/calls/confirmation.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import * as say from '#src/words/en/confirmation.ts';
import * as labels from '#src/words/en/party.ts';
import { Confirmation } from './Confirmation.tsx';
import { readGuest, readStayToken, takeNews } from './tabMemory.ts';

// Loaded only after the payment gateway's page, or without a reference.
const BackFromPaying = lazy(() =>
  import('#src/features/stay/BackFromPaying.tsx').then(({ BackFromPaying }) => ({ default: BackFromPaying })),
);
const ReferenceForm = lazy(() =>
  import('./ReferenceForm.tsx').then(({ ReferenceForm }) => ({ default: ReferenceForm })),
);

interface Props {
  brand: Brand;
}

/** Reads a booking by its reference. A malformed reference is not sent to the server. */
async function fetchBooking(typed: string): Promise<Result<ConfirmedBooking>> {
  const booking_reference = readReference(typed);
  if (!booking_reference) return failure('not_found', bookingByReference.refusals.not_found);
  const found = await callAsGuest(bookingByReference, { booking_reference });
  return found.ok ? success(found.value.booking) : found;
}

/** `/booking-confirmation/{reference}`: the booking, open to anyone with its reference. */
export function ConfirmationScreen({ brand }: Props) {
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    const typed = lastSegment(window.location.pathname);
    setReference(typed === 'booking-confirmation' ? '' : typed);
    const booked = takeNews();
    if (!booked) return;
    showToast({
      title: say.created,
      description: say.yourReferenceIs(booked),
      tone: 'success',
    });
  }, []);

  const isBack = useBackFromPaying() === 'own';
  const { remote, previous, retry } = useRemote(reference, () => fetchBooking(reference ?? ''));
  const booking = remote.state === 'ready' ? remote.value : remote.state === 'loading' ? previous : null;

  if (booking) {
    const { booking_reference } = booking;
    return (
      <>
        {isBack && (
          <Suspense>
            <BackFromPaying by={{ reference: booking_reference }} booking={booking} onChanged={retry} />
          </Suspense>
        )}
        <Confirmation
          booking={booking}
          guest={readGuest(booking_reference)}
          stayToken={readStayToken(booking_reference)}
          brand={brand}
          onChanged={retry}
        />
      </>
    );
  }
  if (reference === null || remote.state !== 'failed') return <Loading />;
  if (remote.failure.code === 'not_found') {
    return (
      <Suspense fallback={<Loading />}>
        <ReferenceForm key={reference} typed={reference} brand={brand} />
      </Suspense>
    );
  }
  const { code, message } = remote.failure;
  const limited = code === 'rate_limited';
  return (
    <div className="min-h-96 max-w-text">
      <h1 className="text-3xl">{labels.yourBooking}</h1>
      {/* Nothing failed, and a retry gives the same answer. */}
      {code === 'erased' ? (
        <p className="mt-6 text-lg">{message}</p>
      ) : (
        <RetryNotice isQuiet className="mt-6" tone={limited ? 'warning' : 'error'} title={message} onRetry={retry}>
          <p>{limited ? say.protectsGuests : say.bookingIsSafe}</p>
        </RetryNotice>
      )}
      <p className="mt-6">
        <a className="link" href={paths.home}>
          {say.home}
        </a>
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div>
      <h1 className="sr-only">{labels.yourBooking}</h1>
      <p role="status" className="sr-only">
        {say.loadingBooking}
      </p>
      <div className="mx-auto grid max-w-[52rem] gap-6">
        <Skeleton className="h-24" />
        <Skeleton className="h-[44rem]" />
      </div>
    </div>
  );
}
