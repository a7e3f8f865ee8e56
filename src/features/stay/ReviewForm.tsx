import './reviewForm.css';
import { handleSubmit, useField, useForm } from '@formisch/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type GuestReview, GuestReviewSchema, longestReview } from '#src/domain/booking/reviewForm.ts';
import { type Aspect, aspectNames } from '#src/domain/hotel/aspects.ts';
import { lengthOf } from '#src/domain/layoutSafe.ts';
import { formatCount } from '#src/domain/office/formatCount.ts';
import { tidyText } from '#src/domain/text.ts';
import { paths } from '#src/lib/paths.ts';
import type { Failure, Result } from '#src/lib/result.ts';
import { readTexts, removeTexts, storeTexts } from '#src/server/unsentTexts.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorList } from '#src/ui/ErrorList.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { stripBidiControls } from '#src/ui/stripBidiControls.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import * as say from '#src/words/en/review.ts';
import { type ChosenPhoto, PhotoField } from './PhotoField.tsx';
import { StarField } from './StarField.tsx';

const [withName, about, privacy, end] = say.everybodyReads;

interface Props {
  shownAs: string;
  draft: string;
  onSend: (
    review: GuestReview,
    photos: readonly ChosenPhoto[],
    tell: (step: string) => void,
  ) => Promise<Result<unknown, Failure>>;
}

export function ReviewForm({ shownAs, draft, onSend }: Props) {
  const [kept] = useState(() => readTexts(draft));
  const form = useForm({
    schema: GuestReviewSchema,
    initialInput: {
      rating: kept.rating,
      aspects: { clean: kept.clean, place: kept.place, people: kept.people, value: kept.value },
      title: kept.title,
      comment: kept.comment,
    },
  });
  const rating = useField(form, { path: ['rating'] });
  const clean = useField(form, { path: ['aspects', 'clean'] });
  const place = useField(form, { path: ['aspects', 'place'] });
  const people = useField(form, { path: ['aspects', 'people'] });
  const value = useField(form, { path: ['aspects', 'value'] });
  const title = useField(form, { path: ['title'] });
  const comment = useField(form, { path: ['comment'] });
  const aspects = Object.entries({ clean, place, people, value }) as [Aspect, typeof clean][];
  const fields = {
    rating: [say.yourRating, rating],
    ...Object.fromEntries(aspects.map(([aspect, field]) => [aspect, [aspectNames[aspect], field]] as const)),
    title: [say.title, title],
    comment: [say.comment, comment],
  } as const satisfies Record<string, readonly [string, { errors: readonly string[] | null }]>;
  const written = {
    ...{ rating: rating.input, clean: clean.input, place: place.input, people: people.input, value: value.input },
    ...{ title: title.input || undefined, comment: comment.input || undefined },
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept when a word or a star changes, and never again once it is sent
  useEffect(() => storeTexts(draft, written), [draft, ...Object.values(written)]);
  const left = longestReview - lengthOf(tidyText(comment.input ?? ''));
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [step, setStep] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const summary = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  async function send(review: GuestReview) {
    if (isSending.current) return;
    isSending.current = true;
    setStep(say.sending);
    setRefusal(null);
    const result = await onSend(review, photos, setStep);
    if (result.ok) removeTexts(draft);
    isSending.current = false;
    setStep(null);
    if (!result.ok) setRefusal(result.failure.message);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const accepted: GuestReview[] = [];
    await handleSubmit(form, (review) => {
      accepted.push(review);
    })();
    if (accepted[0]) await send(accepted[0]);
    else summary.current?.focus();
  }

  return (
    <form noValidate onInputCapture={stripBidiControls} onSubmit={submit} className="mt-6 grid gap-5">
      <ErrorList
        ref={summary}
        errors={Object.entries(fields).flatMap(([name, [label, { errors }]]) =>
          errors ? [{ id: `review-${name}`, words: `${label}: ${errors[0]}` }] : [],
        )}
        onGo={(id) => document.querySelector<HTMLElement>(`#${id} input, input#${id}, textarea#${id}`)?.focus()}
      />
      <p>{say.starsForAll}</p>
      <StarField {...rating} id="review-rating" label={say.yourRating} />
      <div className="review-aspects">
        {aspects.map(([aspect, field]) => (
          <StarField key={aspect} {...field} id={`review-${aspect}`} label={aspectNames[aspect]} isSmall />
        ))}
      </div>
      <TextInput
        {...title.props}
        id="review-title"
        label={say.title}
        optional
        value={title.input ?? ''}
        error={title.errors?.[0]}
      />
      <TextArea
        {...comment.props}
        id="review-comment"
        label={say.comment}
        optional
        hint={left < 0 ? say.charactersTooMany(formatCount(-left)) : say.charactersLeft(formatCount(left))}
        value={comment.input ?? ''}
        error={comment.errors?.[0]}
      />
      <PhotoField photos={photos} onChange={setPhotos} busy={step !== null} />
      <p className="text-ink-soft text-sm">
        {withName}
        {shownAs}
        {about}
        <a className="link" href={paths.privacy}>
          {privacy}
        </a>
        {end}
      </p>
      {refusal && (
        <Notice tone="error">
          <p>{refusal}</p>
        </Notice>
      )}
      <Button type="submit" className="justify-self-start" aria-disabled={step !== null || undefined}>
        {step ?? say.publish}
      </Button>
    </form>
  );
}
