import { Form, useField, useForm } from '@formisch/react';
import { useEffect, useRef, useState } from 'react';
import type { ConfirmedBooking } from '#src/domain/booking/confirmation.ts';
import { type GuestReview as Review, ReviewFormSchema } from '#src/domain/booking/reviewForm.ts';
import { counted } from '#src/domain/stay.ts';
import { paths } from '#src/lib/paths.ts';
import { leaveReview } from '#src/server/calls/confirmation.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

interface Props {
  booking: ConfirmedBooking;
}

/** The form leaves with the focus in it. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** After the stay: how it was. The email proves that the writer is the guest. */
export function ReviewForm({ booking }: Props) {
  const form = useForm({ schema: ReviewFormSchema });
  const email = useField(form, { path: ['guest_email'] });
  const rating = useField(form, { path: ['rating'] });
  const title = useField(form, { path: ['title'] });
  const comment = useField(form, { path: ['comment'] });
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [refusal, setRefusal] = useState<string | null>(null);

  // The mail that asks leads here, which the browser did not find while the form was still loading.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.location.hash !== '#review') return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);

  const isSending = useRef(false);
  async function send(review: Review) {
    // A second press may come before the first is drawn.
    if (isSending.current) return;
    isSending.current = true;
    setState('sending');
    setRefusal(null);
    const result = await callAsGuest(leaveReview, {
      booking_reference: booking.booking_reference,
      ...review,
      legal_versions: { privacy: PRIVACY_VERSION },
    });
    isSending.current = false;
    setState(result.ok ? 'sent' : 'writing');
    if (!result.ok) setRefusal(result.failure.message);
  }

  return (
    <section id="review" className="no-print mt-12 max-w-text" aria-labelledby="review-heading">
      <h2 id="review-heading" ref={heading} tabIndex={-1} className="text-2xl">
        How was {booking.hotel.name}?
      </h2>
      {state === 'sent' ? (
        <div ref={takeFocus} tabIndex={-1} className="mt-6">
          <Notice tone="success" title="Thank you, your review is published">
            <p>It helps the next guest choose well.</p>
          </Notice>
        </div>
      ) : (
        <Form of={form} onSubmit={send} className="mt-6 grid gap-5">
          <fieldset>
            <legend className="mb-1.5 font-semibold text-sm">Your rating</legend>
            <div className="review-stars">
              {[1, 2, 3, 4, 5].map((stars) => (
                <label key={stars}>
                  <input
                    {...rating.props}
                    type="radio"
                    value={String(stars)}
                    checked={rating.input === String(stars)}
                    aria-describedby={rating.errors ? 'rating-error' : undefined}
                  />
                  <span aria-hidden="true">★</span>
                  <span className="sr-only">{counted(stars, 'star')}</span>
                </label>
              ))}
            </div>
            {rating.errors && (
              <p id="rating-error" className="mt-1.5 font-medium text-chili text-sm">
                {rating.errors[0]}
              </p>
            )}
          </fieldset>
          <TextInput {...title.props} label="Title" optional value={title.input ?? ''} error={title.errors?.[0]} />
          <TextArea
            {...comment.props}
            label="What should others know?"
            optional
            value={comment.input ?? ''}
            error={comment.errors?.[0]}
          />
          <TextInput
            {...email.props}
            label="E-mail you booked with"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="Never shown. It tells us that you were the guest."
            required
            value={email.input ?? ''}
            error={email.errors?.[0]}
          />
          <p className="text-ink-soft text-sm">
            Everybody can read your review, with your first name. What else we keep of it is on the page about{' '}
            <a className="link" href={paths.privacy}>
              privacy
            </a>
            .
          </p>
          {refusal && (
            <Notice tone="error">
              <p>{refusal}</p>
            </Notice>
          )}
          <Button type="submit" className="justify-self-start" aria-disabled={state === 'sending' || undefined}>
            {state === 'sending' ? 'Sending…' : 'Publish review'}
          </Button>
        </Form>
      )}
    </section>
  );
}
