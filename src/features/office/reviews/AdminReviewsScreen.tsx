import { useEffect, useRef, useState } from 'react';
import type { ModeratedReview } from '#src/domain/hotel/moderation.ts';
import type { ReportKind } from '#src/domain/hotel/report.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import type { Column } from '#src/features/office/AdminTable.tsx';
import { Badge } from '#src/features/office/Badge.tsx';
import { ListScreen } from '#src/features/office/ListScreen.tsx';
import { useListScreen } from '#src/features/office/useListScreen.ts';
import { paths } from '#src/lib/paths.ts';
import type { Failure } from '#src/lib/result.ts';
import {
  approveReply,
  decideReviewPhoto,
  hideReview,
  keepReview,
  removeReply,
  reviewPage,
  showReview,
} from '#src/server/calls/office/reviews.ts';
import { call } from '#src/server/signedIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import * as say from '#src/words/staff/adminReviews.ts';
import { type ModerationAction, ModerationDialog } from './ModerationDialog.tsx';
import { type PhotoDecision, PhotosDialog } from './PhotosDialog.tsx';
import { ReviewState, stateId } from './ReviewState.tsx';

/** `/admin/reviews`: guests' reviews. Admins can hide and show them, but not edit them. */
export function AdminReviewsScreen() {
  return <AdminGuard>{() => <Reviews />}</AdminGuard>;
}

function Reviews() {
  const [asked, setAsked] = useState<{ review: ModeratedReview; deed: ModerationAction } | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const decided = useRef<string | null>(null);
  useEffect(() => {
    if (asked || !decided.current) return;
    if (document.activeElement === document.body) document.getElementById(stateId(decided.current))?.focus();
    decided.current = null;
  }, [asked]);
  const list = useListScreen({
    filters: { search: '', state: '', rating: '' },
    read: (asked) => call(reviewPage, { ...asked, rating: Number(asked.rating) || null }),
    idOf: ({ id }: ModeratedReview) => id,
  });

  // The dialog closes only on success, so that a failure keeps the typed reason.
  async function decide(review: ModeratedReview, deed: ModerationAction, reason: string, kind: ReportKind) {
    const args = { review_id: review.id, reason };
    const changed = await list.change<Failure>(
      review,
      {
        hide: {
          patch: { hidden_at: new Date().toISOString(), hidden_reason: reason, awaits_check: false },
          run: () => call(hideReview, { ...args, kind }),
          done: review.awaits_check ? say.hiddenUnpublishedReview : say.hiddenVisibleReview,
          undo: {
            entities: ['reviews'],
            entity_id: review.id,
            undone: review.awaits_check ? say.reviewWaitsAgain : say.reviewShownAgain,
          },
        },
        keep: { patch: {}, run: () => call(keepReview, args), done: say.reviewKept },
        remove: {
          patch: { reply: null, replied_at: null, waiting_reply: null },
          run: () => call(removeReply, args),
          done: review.waiting_reply ? say.replyRejected : say.replyRemoved,
        },
      }[deed],
    );
    if (changed.ok) decided.current = review.id;
    // Another one may be open by then.
    if (changed.ok) setAsked((open) => (open?.review === review ? null : open));
    else list.reload();
  }

  async function show(review: ModeratedReview) {
    const changed = await list.change(review, {
      patch: { hidden_at: null, hidden_reason: null, awaits_check: false },
      run: () => call(showReview, { review_id: review.id }),
      done: review.awaits_check ? say.reviewPublished : say.reviewShownAgain,
      undo: {
        entities: ['reviews'],
        entity_id: review.id,
        undone: review.awaits_check ? say.reviewWaitsAgain : say.reviewHiddenAgain,
      },
    });
    if (!changed.ok) list.reload();
  }

  async function publishReply(review: ModeratedReview) {
    const changed = await list.change(review, {
      patch: { reply: review.waiting_reply, waiting_reply: null },
      run: () => call(approveReply, { review_id: review.id }),
      done: say.replyPublished,
    });
    if (!changed.ok) list.reload();
  }

  async function decidePhoto(review: ModeratedReview, decision: PhotoDecision): Promise<boolean> {
    const changed = await list.change<Failure>(review, {
      patch: {},
      run: () => call(decideReviewPhoto, decision),
      done: decision.is_shown ? say.photoPublished : say.photoRemoved,
    });
    if (!changed.ok) list.reload();
    return changed.ok;
  }

  const looking = list.rows?.find(({ id }) => id === looked);
  const columns: Column<ModeratedReview>[] = [
    {
      head: say.review,
      cell: (review) => (
        <div className="grid gap-1 min-w-48 max-w-152">
          <Stars value={review.rating} label={say.starsOutOf5(review.rating)} />
          {review.title && <p className="font-semibold">{review.title}</p>}
          {review.comment && <p className="whitespace-pre-line font-normal">{review.comment}</p>}
          {!review.title && !review.comment && <p className="font-normal text-ink-soft">{say.starsOnlyNoText}</p>}
          {review.waiting_reply && (
            <div className="mt-2 border-line border-l-4 pl-3 font-normal">
              <p className="font-semibold">{say.replyByPropertyToCheck}</p>
              <p className="whitespace-pre-line wrap-anywhere">{review.waiting_reply}</p>
              <button
                type="button"
                className="admin-action"
                aria-label={say.publishReplyTo(review.reviewer_name, review.hotel_name)}
                onClick={() => publishReply(review)}
              >
                {say.publishReply}
              </button>
              <button
                type="button"
                className="admin-action"
                aria-label={say.rejectReplyTo(review.reviewer_name, review.hotel_name)}
                onClick={() => setAsked({ review, deed: 'remove' })}
              >
                {say.rejectReply}
              </button>
            </div>
          )}
          {review.reply && (
            <div className="mt-2 border-line border-l-4 pl-3 font-normal">
              <p className="font-semibold">{say.replyByProperty}</p>
              <p className="whitespace-pre-line wrap-anywhere">{review.reply}</p>
              <button
                type="button"
                className="admin-action"
                aria-label={say.removeReplyTo(review.reviewer_name, review.hotel_name)}
                onClick={() => setAsked({ review, deed: 'remove' })}
              >
                {say.removeReply}
              </button>
            </div>
          )}
        </div>
      ),
    },
    {
      head: say.property,
      cell: ({ hotel_id, hotel_name }) => (
        <a className="link" href={paths.hotel(hotel_id, hotel_name)}>
          {hotel_name}
        </a>
      ),
    },
    {
      head: say.guest,
      cell: ({ reviewer_name, is_verified, booking_reference }) => (
        <>
          <p>{reviewer_name}</p>
          <span className="admin-cell-action">
            {is_verified && <Badge tone="good">{say.verifiedStay}</Badge>}
            {booking_reference && (
              <a
                className="admin-action"
                aria-label={say.bookingWithReference(booking_reference)}
                href={`${paths.adminBookings}?search=${booking_reference}`}
              >
                {say.booking}
              </a>
            )}
          </span>
        </>
      ),
    },
    { head: say.written, cell: ({ created_at }) => formatMoment(created_at) },
    {
      head: say.state,
      cell: (review) => <ReviewState review={review} />,
    },
    {
      head: say.action,
      cell: (review) => {
        const about = say.reviewerAndProperty(review.reviewer_name, review.hotel_name);
        const waiting = review.review_photos.filter(({ state }) => state === 'waiting').length;
        const button = { variant: 'secondary', size: 'small', busy: list.isPending(review) } as const;
        return (
          <div className="flex flex-wrap gap-2">
            {review.review_photos.length > 0 && (
              <Button {...button} aria-label={say.photosOfReviewBy(about)} onClick={() => setLooked(review.id)}>
                {waiting > 0 ? say.newPhotos(waiting) : say.photos}
              </Button>
            )}
            {review.report?.state === 'open' && (
              <Button
                {...button}
                aria-label={say.keepReviewBy(about)}
                onClick={() => setAsked({ review, deed: 'keep' })}
              >
                {say.keep}
              </Button>
            )}
            {review.awaits_check && (
              <Button {...button} aria-label={say.publishReviewBy(about)} onClick={() => show(review)}>
                {say.publish}
              </Button>
            )}
            {review.hidden_at === null || review.awaits_check ? (
              <Button
                {...button}
                aria-label={say.hideReviewBy(about)}
                onClick={() => setAsked({ review, deed: 'hide' })}
              >
                {say.hide}
              </Button>
            ) : (
              <Button {...button} aria-label={say.showReviewAgain(about)} onClick={() => show(review)}>
                {say.showAgain}
              </Button>
            )}
          </div>
        );
      },
    },
  ];

  return (
    <>
      <ListScreen
        list={list}
        noun="reviews"
        caption={say.reviews}
        columns={columns}
        search={<SearchField label={say.searchTextGuestOrProperty} {...list.fieldOf('search')} />}
        filters={
          <>
            <Filter
              label={say.state}
              {...list.fieldOf('state')}
              options={[
                ['', say.all],
                ['visible', say.visible],
                ['hidden', say.hidden],
                ['reported', say.reported],
                ['waiting', say.toCheck],
                ['photos', say.withNewPhotos],
              ]}
            />
            <Filter
              label={say.stars}
              {...list.fieldOf('rating')}
              options={[['', say.all], ...['5', '4', '3', '2', '1'].map((stars) => [stars, stars] as const)]}
            />
          </>
        }
        empty={
          <>
            <p>{say.noReviewsMatch}</p>
            <Button variant="secondary" className="mt-4" onClick={list.clear}>
              {say.showAllReviews}
            </Button>
          </>
        }
      />
      {looking && (
        <PhotosDialog
          review={looking}
          busy={list.isPending(looking)}
          onDecide={(decision) => decidePhoto(looking, decision)}
          onClose={() => setLooked(null)}
        />
      )}
      {asked && (
        <ModerationDialog
          {...asked}
          busy={list.isPending(asked.review)}
          onConfirm={(reason, kind) => decide(asked.review, asked.deed, reason, kind)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
