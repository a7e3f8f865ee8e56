import { useState } from 'react';
import { HideReasonSchema, longestReason, type ModeratedReview } from '#src/domain/hotel/moderation.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { AdminGuard } from '#src/features/office/AdminGuard.tsx';
import { Badge } from '#src/features/office/Badge.tsx';
import { ListScreen } from '#src/features/office/ListScreen.tsx';
import { ReasonDialog } from '#src/features/office/ReasonDialog.tsx';
import type { Column } from '#src/features/office/Table.tsx';
import { useListScreen } from '#src/features/office/useListScreen.ts';
import { paths } from '#src/lib/paths.ts';
import { hideReview, reviewPage, showReview } from '#src/server/calls/office/reviews.ts';
import { call } from '#src/server/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { Filter } from '#src/ui/Filter.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Stars } from '#src/ui/Stars.tsx';

/** `/admin/reviews`: what guests wrote. Admins hide and show; nobody changes a word. */
export function ReviewsScreen() {
  return <AdminGuard>{() => <Reviews />}</AdminGuard>;
}

function Reviews() {
  const [hiding, setHiding] = useState<ModeratedReview | null>(null);
  const list = useListScreen({
    filters: { search: '', state: '', rating: '' },
    read: (asked) => call(reviewPage, { ...asked, rating: Number(asked.rating) || null }),
    idOf: ({ id }: ModeratedReview) => id,
  });

  // The dialog closes when it is done: what was typed as the reason is not lost to a failure.
  async function hide(review: ModeratedReview, reason: string) {
    const changed = await list.change(review, {
      patch: { hidden_at: new Date().toISOString(), hidden_reason: reason },
      run: () => call(hideReview, { review_id: review.id, reason }),
      done: 'Guests no longer see this review.',
    });
    // Another one may be open by then.
    if (changed.ok) setHiding((open) => (open === review ? null : open));
    else list.reload();
  }

  async function show(review: ModeratedReview) {
    const changed = await list.change(review, {
      patch: { hidden_at: null, hidden_reason: null },
      run: () => call(showReview, { review_id: review.id }),
      done: 'Guests see this review again.',
    });
    if (!changed.ok) list.reload();
  }

  const columns: Column<ModeratedReview>[] = [
    {
      head: 'Review',
      cell: ({ rating, title, comment }) => (
        <div className="grid gap-1 min-w-48 max-w-152">
          <Stars value={rating} label={`${rating} out of 5`} />
          {title && <p className="font-semibold">{title}</p>}
          {comment && <p className="whitespace-pre-line font-normal">{comment}</p>}
          {!title && !comment && <p className="font-normal text-ink-soft">Stars only, no words.</p>}
        </div>
      ),
    },
    {
      head: 'Stay',
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
      cell: (review) => <State review={review} />,
    },
    {
      head: 'Action',
      cell: (review) => {
        const about = `${review.reviewer_name} about ${review.hotel_name}`;
        return review.hidden_at === null ? (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Hide the review of ${about}`}
            busy={list.isPending(review)}
            onClick={() => setHiding(review)}
          >
            Hide
          </Button>
        ) : (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Show the review of ${about} again`}
            busy={list.isPending(review)}
            onClick={() => show(review)}
          >
            Show again
          </Button>
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
        filters={
          <>
            <SearchField label="Search words, guest or stay" {...list.fieldOf('search')} />
            <Filter
              label="State"
              {...list.fieldOf('state')}
              options={[
                ['', 'All'],
                ['visible', 'Visible'],
                ['hidden', 'Hidden'],
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
            <p>No review fits. Guests write one after their stay; try other words, or all states and stars.</p>
            <Button variant="secondary" className="mt-4" onClick={list.clear}>
              Show all reviews
            </Button>
          </>
        }
      />
      {hiding && (
        <ReasonDialog
          open
          title="Hide this review"
          confirm="Hide review"
          busy={list.isPending(hiding)}
          schema={HideReasonSchema}
          hint={(typed) =>
            `Kept with the review and in the audit log, for admins only. ${longestReason - typed.trim().length} characters left.`
          }
          rows={3}
          onConfirm={(reason) => hide(hiding, reason)}
          onClose={() => setHiding(null)}
        >
          <p>
            Guests no longer see what {hiding.reviewer_name} wrote about {hiding.hotel_name}, and its{' '}
            {hiding.rating === 1 ? 'one star' : `${hiding.rating} stars`} no longer count. You can show it again at any
            time.
          </p>
        </ReasonDialog>
      )}
    </>
  );
}

function State({ review: { hidden_at, hidden_reason } }: { review: ModeratedReview }) {
  if (hidden_at === null) return <Badge tone="good">Visible</Badge>;
  return (
    <>
      <Badge tone="bad">Hidden</Badge>
      <p className="mt-1">{hidden_reason}</p>
      <p className="text-ink-soft text-xs">{formatMoment(hidden_at)}</p>
    </>
  );
}
