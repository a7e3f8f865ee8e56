import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { ReviewedStay } from '#src/domain/booking/openReview.ts';
import { formatDate } from '#src/domain/stay.ts';
import { askLinkPath, paths } from '#src/lib/paths.ts';
import type { Result } from '#src/lib/result.ts';
import { useRemote } from '#src/lib/useRemote.ts';
import { openReview, reviewByLink, sendReviewLink } from '#src/server/calls/leaveReview.ts';
import { callAsGuest } from '#src/server/guest.ts';
import { formOf } from '#src/server/unsentTexts.ts';
import { useLinkToken } from '#src/server/useLinkToken.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RetryNotice } from '#src/ui/RetryNotice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { nights } from '#src/words/en/language.ts';
import { parties } from '#src/words/en/party.ts';
import * as say from '#src/words/en/review.ts';
import { noReview } from '#src/words/en/review.ts';
import { sendPhotos } from './sendPhotos.ts';

const ReviewForm = lazy(() =>
  import('#src/features/stay/ReviewForm.tsx').then(({ ReviewForm }) => ({ default: ReviewForm })),
);

interface Opened {
  stay: ReviewedStay;
}

/** `/review#{token}`: the form for a review, from the link in an email or on the booking's page. */
export function ReviewScreen() {
  const token = useLinkToken('review-link');
  const { remote, previous, retry } = useRemote<Opened>(token || null, () =>
    callAsGuest(openReview, { token: token ?? '' }),
  );
  const [sentTo, setSentTo] = useState<{ stay: ReviewedStay; waits: boolean; hasPhotos: boolean } | null>(null);
  const sent = useRef(new Set<string>());
  const opened = remote.state === 'ready' ? remote.value : previous;

  if (sentTo) return <Thanks {...sentTo} isNew />;
  if (token === '')
    return (
      <Message title={say.openOurLink}>
        <p>{say.whereLinkIs}</p>
        <Button href={askLinkPath({ isReview: true })}>{say.findStay}</Button>
      </Message>
    );
  if (remote.state === 'failed') {
    const { code, message } = remote.failure;
    if (code === 'not_found')
      return (
        <Message title={say.linkIsOver}>
          <p>{say.howLongLinkWorks}</p>
          <Button href={askLinkPath({ isReview: true })}>{say.findStay}</Button>
        </Message>
      );
    if (code === 'not_mailed') return <NotMailed token={token ?? ''}>{message}</NotMailed>;
    if (code in noReview || ['not_stayed_yet', 'shared_link'].includes(code))
      return (
        <Message title={say.notHere}>
          <p>{message}</p>
        </Message>
      );
    if (!opened)
      return (
        <div>
          <h1 className="text-3xl">{say.howWasIt}</h1>
          <RetryNotice className="mt-6" tone={code === 'rate_limited' ? 'warning' : 'error'} onRetry={retry}>
            {message}
          </RetryNotice>
        </div>
      );
  }
  if (!opened || !token)
    return (
      <div>
        <h1 className="text-3xl">{say.howWasIt}</h1>
        <p role="status" className="sr-only">
          {say.opening}
        </p>
        <Skeleton className="mt-6 h-24" />
        <Skeleton className="mt-6 h-96" />
      </div>
    );
  const { stay } = opened;
  if (stay.is_reviewed) return <Thanks stay={stay} />;
  return (
    <>
      <h1 className="text-3xl text-balance">{say.howWas(stay.hotel_name)}</h1>
      <p className="mt-3 text-lg">
        {formatDate(stay.check_in_date)} – {formatDate(stay.check_out_date)}
      </p>
      <p className="text-ink-soft">
        {[nights(stay.nights), stay.room_name, stay.hotel_city].filter((one) => one).join(' · ')}
      </p>
      <Suspense fallback={<Skeleton className="mt-6 h-96" />}>
        <ReviewForm
          shownAs={`${stay.shown_as}, ${parties[stay.party]}`}
          draft={formOf('review', token)}
          onSend={async (review, photos, tell): Promise<Result<unknown>> => {
            const there = await sendPhotos(token, photos, sent.current, tell);
            if (!there.ok) return there;
            tell(say.sending);
            const result = await callAsGuest(reviewByLink, {
              token,
              ...review,
              photos: photos.map(({ id }) => id),
              legal_versions: { privacy: PRIVACY_VERSION },
            });
            if (result.ok) setSentTo({ stay, waits: result.value.waits, hasPhotos: photos.length > 0 });
            else if (result.failure.code === 'photo_missing') sent.current.clear();
            return result;
          }}
        />
      </Suspense>
    </>
  );
}

/** The guest's link is not from an email. A button sends the email with the right link. */
function NotMailed({ token, children }: { token: string; children: ReactNode }) {
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send() {
    setState('sending');
    setRefusal(null);
    const result = await callAsGuest(sendReviewLink, { token });
    setState(result.ok ? 'sent' : 'asking');
    if (!result.ok) setRefusal(result.failure.message);
  }
  if (state === 'sent')
    return (
      <Message key="sent" title={say.lookIntoMailbox} takesFocus>
        <p>{say.linkOnItsWay}</p>
      </Message>
    );
  return (
    <Message title={say.weSendLink}>
      <p>{children}</p>
      {refusal && (
        <Notice tone="error">
          <p>{refusal}</p>
        </Notice>
      )}
      <Button busy={state === 'sending'} onClick={send}>
        {state === 'sending' ? say.sending : say.sendLink}
      </Button>
    </Message>
  );
}

interface ThanksProps {
  stay: ReviewedStay;
  isNew?: boolean;
  /** True if an admin must check it first. */
  waits?: boolean;
  hasPhotos?: boolean;
}

function Thanks({ stay: { hotel_id, hotel_name }, isNew = false, waits = false, hasPhotos = false }: ThanksProps) {
  const [title, text] = waits
    ? [say.received, say.whyItWaits]
    : isNew
      ? [say.published, say.whereItStands(hotel_name)]
      : [say.hasBeenReviewed, say.onceOnly(hotel_name)];
  return (
    <Message title={title} takesFocus={isNew}>
      <p>{text}</p>
      {hasPhotos && <p>{say.photosLater}</p>}
      <Button href={`${paths.hotel(hotel_id, hotel_name)}#reviews`}>{say.readReviews}</Button>
    </Message>
  );
}

function Message({
  title,
  takesFocus = false,
  children,
}: {
  title: string;
  takesFocus?: boolean;
  children: ReactNode;
}) {
  const isTaken = useRef(false);
  return (
    <div className="grid justify-items-start gap-5">
      <h1
        ref={(heading) => {
          if (takesFocus && heading && !isTaken.current) heading.focus();
          isTaken.current = true;
        }}
        tabIndex={takesFocus ? -1 : undefined}
        className="text-3xl text-balance outline-none"
      >
        {title}
      </h1>
      <div className="grid max-w-[56ch] justify-items-start gap-5 text-ink-soft text-lg">{children}</div>
    </div>
  );
}
