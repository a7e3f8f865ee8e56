import './reviewForm.css';
import { Form, useField, useForm } from '@formisch/react';
import { useRef, useState } from 'react';
import { type GuestReview, ReviewByEmailSchema, ReviewByLinkSchema } from '#src/domain/booking/reviewForm.ts';
import { type Aspect, aspectNames } from '#src/domain/hotel/aspects.ts';
import { paths } from '#src/lib/paths.ts';
import type { Failure, Result } from '#src/lib/result.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { StarField } from './StarField.tsx';

interface Props {
  /** Who comes by a reference alone shows by it to be the guest. */
  asksEmail: boolean;
  /** The name that will stand by the review; null where that is not known. */
  shownAs: string | null;
  /** Sends what was written; what is refused is said here, and the words stay. */
  onSend: (review: GuestReview) => Promise<Result<unknown, Failure>>;
}

/** How a stay was: stars for all of it and for each aspect, and words. */
export function ReviewForm({ asksEmail, shownAs, onSend }: Props) {
  const form = useForm({ schema: asksEmail ? ReviewByEmailSchema : ReviewByLinkSchema });
  const rating = useField(form, { path: ['rating'] });
  const clean = useField(form, { path: ['aspects', 'clean'] });
  const place = useField(form, { path: ['aspects', 'place'] });
  const people = useField(form, { path: ['aspects', 'people'] });
  const value = useField(form, { path: ['aspects', 'value'] });
  const title = useField(form, { path: ['title'] });
  const comment = useField(form, { path: ['comment'] });
  const email = useField(form, { path: ['guest_email'] });
  const aspects = Object.entries({ clean, place, people, value }) as [Aspect, typeof clean][];
  const [state, setState] = useState<'writing' | 'sending'>('writing');
  const [refusal, setRefusal] = useState<string | null>(null);

  const isSending = useRef(false);
  async function send(review: GuestReview) {
    // A second press may come before the first is drawn.
    if (isSending.current) return;
    isSending.current = true;
    setState('sending');
    setRefusal(null);
    const result = await onSend(review);
    isSending.current = false;
    setState('writing');
    if (!result.ok) setRefusal(result.failure.message);
  }

  return (
    <Form of={form} onSubmit={send} className="mt-6 grid gap-5">
      <StarField {...rating} label="Your rating" />
      <div className="review-aspects">
        {aspects.map(([aspect, field]) => (
          <StarField key={aspect} {...field} label={aspectNames[aspect]} isSmall />
        ))}
      </div>
      <TextInput {...title.props} label="Title" optional value={title.input ?? ''} error={title.errors?.[0]} />
      <TextArea
        {...comment.props}
        label="What should others know?"
        optional
        value={comment.input ?? ''}
        error={comment.errors?.[0]}
      />
      {asksEmail && (
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
      )}
      <p className="text-ink-soft text-sm">
        Everybody can read your review, {shownAs ? `with the name “${shownAs}”` : 'with your first name and an initial'}
        . What else we keep of it is on the page about{' '}
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
  );
}
