import { useEffect, useRef, useState } from 'react';
import type { ModeratedReview } from '#src/domain/hotel/moderation.ts';
import type { ReportKind } from '#src/domain/hotel/report.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { Badge } from '#src/features/office/Badge.tsx';
import { ListScreen } from '#src/features/office/ListScreen.tsx';
import type { Column } from '#src/features/office/Table.tsx';
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
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import { type Deed, ModerationDialog } from './ModerationDialog.tsx';
import { type PhotoDecision, PhotosDialog } from './PhotosDialog.tsx';
import { ReviewState, stateId } from './ReviewState.tsx';

/** `/admin/reviews`: the reviews of guests. Admins hide and show them, and never edit them. */
export function ReviewsScreen() {
  return <AdminGuard>{() => <Reviews />}</AdminGuard>;
}

function Reviews() {
  const [asked, setAsked] = useState<{ review: ModeratedReview; deed: Deed } | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const decided = useRef<string | null>(null);
  // The pressed button may have disappeared.
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

  // The dialog closes only on success: a failure does not lose the typed reason.
  async function decide(review: ModeratedReview, deed: Deed, reason: string, kind: ReportKind) {
    const args = { review_id: review.id, reason };
    const changed = await list.change<Failure>(
      review,
      {
        hide: {
          patch: { hidden_at: new Date().toISOString(), hidden_reason: reason, awaits_check: false },
          run: () => call(hideReview, { ...args, kind }),
          done: review.awaits_check
            ? 'Review hidden. It was not published.'
            : 'Review hidden. Guests no longer see it.',
        },
        keep: { patch: {}, run: () => call(keepReview, args), done: 'Review kept. We email the property.' },
        remove: {
          patch: { reply: null, replied_at: null, waiting_reply: null },
          run: () => call(removeReply, args),
          done: review.waiting_reply ? 'Reply rejected.' : 'Reply removed. Guests no longer see it.',
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
      done: review.awaits_check ? 'Review published.' : 'Guests see this review again.',
    });
    if (!changed.ok) list.reload();
  }

  async function publishReply(review: ModeratedReview) {
    const changed = await list.change(review, {
      patch: { reply: review.waiting_reply, waiting_reply: null },
      run: () => call(approveReply, { review_id: review.id }),
      done: 'Reply published.',
    });
    if (!changed.ok) list.reload();
  }

  async function decidePhoto(review: ModeratedReview, decision: PhotoDecision): Promise<boolean> {
    const changed = await list.change<Failure>(review, {
      patch: {},
      run: () => call(decideReviewPhoto, decision),
      done: decision.is_shown ? 'Photo published.' : 'Photo removed.',
    });
    if (!changed.ok) list.reload();
    return changed.ok;
  }

  const looking = list.rows?.find(({ id }) => id === looked);
  const columns: Column<ModeratedReview>[] = [
    {
      head: 'Review',
      cell: (review) => (
        <div className="grid gap-1 min-w-48 max-w-152">
          <Stars value={review.rating} label={`${review.rating} out of 5`} />
          {review.title && <p className="font-semibold">{review.title}</p>}
          {review.comment && <p className="whitespace-pre-line font-normal">{review.comment}</p>}
          {!review.title && !review.comment && <p className="font-normal text-ink-soft">Stars only, no text.</p>}
          {review.waiting_reply && (
            <div className="mt-2 border-line border-l-4 pl-3 font-normal">
              <p className="font-semibold">Reply by the property, to check</p>
              <p className="whitespace-pre-line wrap-anywhere">{review.waiting_reply}</p>
              <button
                type="button"
                className="admin-action"
                aria-label={`Publish reply to ${review.reviewer_name} about ${review.hotel_name}`}
                onClick={() => publishReply(review)}
              >
                Publish reply
              </button>
              <button
                type="button"
                className="admin-action"
                aria-label={`Reject reply to ${review.reviewer_name} about ${review.hotel_name}`}
                onClick={() => setAsked({ review, deed: 'remove' })}
              >
                Reject reply
              </button>
            </div>
          )}
          {review.reply && (
            <div className="mt-2 border-line border-l-4 pl-3 font-normal">
              <p className="font-semibold">Reply by the property</p>
              <p className="whitespace-pre-line wrap-anywhere">{review.reply}</p>
              <button
                type="button"
                className="admin-action"
                aria-label={`Remove reply to ${review.reviewer_name} about ${review.hotel_name}`}
                onClick={() => setAsked({ review, deed: 'remove' })}
              >
                Remove reply
              </button>
            </div>
          )}
        </div>
      ),
    },
    {
      head: 'Property',
      cell: ({ hotel_id, hotel_name }) => (
        <a className="link" href={paths.hotel(hotel_id, hotel_name)}>
          {hotel_name}
        </a>
      ),
    },
    {
      head: 'Guest',
      cell: ({ reviewer_name, is_verified, booking_reference }) => (
        <>
          <p>{reviewer_name}</p>
          <span className="admin-cell-action">
            {is_verified && <Badge tone="good">Verified stay</Badge>}
            {booking_reference && (
              <a
                className="admin-action"
                aria-label={`Booking ${booking_reference}`}
                href={`${paths.adminBookings}?search=${booking_reference}`}
              >
                Booking
              </a>
            )}
          </span>
        </>
      ),
    },
    { head: 'Written', cell: ({ created_at }) => formatMoment(created_at) },
    {
      head: 'State',
      cell: (review) => <ReviewState review={review} />,
    },
    {
      head: 'Action',
      cell: (review) => {
        const about = `${review.reviewer_name} about ${review.hotel_name}`;
        const waiting = review.review_photos.filter(({ state }) => state === 'waiting').length;
        const button = { variant: 'secondary', size: 'small', busy: list.isPending(review) } as const;
        return (
          <div className="flex flex-wrap gap-2">
            {review.review_photos.length > 0 && (
              <Button {...button} aria-label={`Photos of the review by ${about}`} onClick={() => setLooked(review.id)}>
                {waiting > 0 ? `Photos, ${waiting} new` : 'Photos'}
              </Button>
            )}
            {review.report?.state === 'open' && (
              <Button
                {...button}
                aria-label={`Keep the review by ${about}`}
                onClick={() => setAsked({ review, deed: 'keep' })}
              >
                Keep
              </Button>
            )}
            {review.awaits_check && (
              <Button {...button} aria-label={`Publish the review by ${about}`} onClick={() => show(review)}>
                Publish
              </Button>
            )}
            {review.hidden_at === null || review.awaits_check ? (
              <Button
                {...button}
                aria-label={`Hide the review by ${about}`}
                onClick={() => setAsked({ review, deed: 'hide' })}
              >
                Hide
              </Button>
            ) : (
              <Button {...button} aria-label={`Show again: the review by ${about}`} onClick={() => show(review)}>
                Show again
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
        caption="Reviews"
        columns={columns}
        search={<SearchField label="Search text, guest or property" {...list.fieldOf('search')} />}
        filters={
          <>
            <Filter
              label="State"
              {...list.fieldOf('state')}
              options={[
                ['', 'All'],
                ['visible', 'Visible'],
                ['hidden', 'Hidden'],
                ['reported', 'Reported'],
                ['waiting', 'To check'],
                ['photos', 'With new photos'],
              ]}
            />
            <Filter
              label="Stars"
              {...list.fieldOf('rating')}
              options={[['', 'All'], ...['5', '4', '3', '2', '1'].map((stars) => [stars, stars] as const)]}
            />
          </>
        }
        empty={
          <>
            <p>No reviews match. Try other words, or all states and stars.</p>
            <Button variant="secondary" className="mt-4" onClick={list.clear}>
              Show all reviews
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
