import { useEffect, useRef, useState } from 'react';
import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { ReviewForm } from '#src/features/stay/ReviewForm.tsx';
import { leaveReview } from '#src/server/calls/leaveReview.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  booking: ConfirmedBooking;
}

/** The form leaves with the focus in it. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** After the stay: how it was. The email proves that the writer is the guest. */
export function StayReview({ booking }: Props) {
  const [isSent, setSent] = useState(false);

  // What leads here from elsewhere the browser did not find while the form was still loading.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.location.hash !== '#review') return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section id="review" className="no-print mt-12 max-w-text" aria-labelledby="review-heading">
      <h2 id="review-heading" ref={heading} tabIndex={-1} className="text-2xl">
        How was {booking.hotel.name}?
      </h2>
      {isSent ? (
        <div ref={takeFocus} tabIndex={-1} className="mt-6">
          <Notice tone="success" title="Thank you, your review is published">
            <p>It helps the next guest choose well.</p>
          </Notice>
        </div>
      ) : (
        <ReviewForm
          asksEmail
          shownAs={null}
          onSend={async (review) => {
            const result = await callAsGuest(leaveReview, {
              booking_reference: booking.booking_reference,
              ...review,
              legal_versions: { privacy: PRIVACY_VERSION },
            });
            if (result.ok) setSent(true);
            return result;
          }}
        />
      )}
    </section>
  );
}
