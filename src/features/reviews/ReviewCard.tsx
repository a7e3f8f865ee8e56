import { useEffect, useRef, useState } from 'react';
import { type DeskReview, replyWaits, reportWords } from '#src/domain/desk/reviews.ts';
import { stayDays } from '#src/domain/desk/stayWords.ts';
import { aspectWords } from '#src/domain/hotel/aspects.ts';
import { reportKinds } from '#src/domain/hotel/report.ts';
import { readMoment } from '#src/domain/moment.ts';
import { formatDate, todayInKolkata } from '#src/domain/stay.ts';
import { ownerPaths } from '#src/lib/ownerPaths.ts';
import { safePhotoUrl } from '#src/lib/photos.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import * as say from '#src/words/staff/deskReviews.ts';
import * as home from '#src/words/staff/home.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { ReportDialog } from './ReportDialog.tsx';

interface Props {
  review: DeskReview;
  hotel: { id: string; name: string };
  mayReply: boolean;
  onChange: (what: Partial<DeskReview>) => void;
}

const dayOf = (timestamp: string) => formatDate(todayInKolkata(readMoment(timestamp)));

export function ReviewCard({ review, hotel, mayReply, onChange }: Props) {
  const {
    reviewer_name,
    rating,
    title,
    comment,
    stay,
    reply,
    report,
    removed_reason,
    is_hidden,
    awaits_check,
    waiting_reply,
  } = review;
  const aspects = aspectWords(review.aspects);
  const [doing, setDoing] = useState<'reply' | 'report' | null>(null);
  const replied = useRef<HTMLElement>(null);
  const reported = useRef<HTMLElement>(null);
  const [said, setSaid] = useState<'reply' | 'report' | null>(null);
  useEffect(() => {
    if (said) (said === 'reply' ? replied : reported).current?.focus();
  }, [said]);
  const about = `${reviewer_name}, ${dayOf(review.created_at)}`;

  return (
    <article className="review-card" aria-label={say.reviewOf(about)}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={rating} label={say.outOf5(rating)} />
        {title && <h2 className="min-w-0 font-display text-lg wrap-anywhere">{title}</h2>}
        {is_hidden && (
          <span className="review-mark">{awaits_check ? say.weCheckReviewFirst : say.hiddenFromGuests}</span>
        )}
      </div>
      {comment ? (
        <p className="max-w-text whitespace-pre-line wrap-anywhere">{comment}</p>
      ) : (
        !title && <p className="text-ink-soft">{say.starsOnly}</p>
      )}
      {aspects && <p className="text-ink-soft text-sm">{aspects}</p>}
      {!is_hidden && review.photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {review.photos.map((url, at) => (
            <li key={url}>
              <a href={safePhotoUrl(url)} target="_blank" rel="noreferrer">
                <img
                  className="h-20 w-20 object-cover"
                  src={safePhotoUrl(url)}
                  alt={say.photoFromGuest(at + 1)}
                  width={80}
                  height={80}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <span className="font-semibold text-ink wrap-anywhere">{reviewer_name}</span>
        <time dateTime={review.created_at.slice(0, 10)}>{dayOf(review.created_at)}</time>
        {review.is_verified && <span className="font-semibold text-palm">{say.verifiedStay}</span>}
        {stay && (
          <a className="link" href={ownerPaths.stay(stay.id, hotel.id)}>
            {say.bookingOf(stayDays(stay.check_in_date, stay.check_out_date), stay.room_name)}
          </a>
        )}
      </p>
      {waiting_reply && (
        <section ref={replied} tabIndex={-1} aria-label={say.replyTo(reviewer_name)} className="review-said">
          <p className="font-semibold text-sm">
            {say.yourReply}
            {review.replied_by && <span className="font-normal text-ink-soft"> · {review.replied_by}</span>}
          </p>
          <p className="max-w-text whitespace-pre-line wrap-anywhere">{waiting_reply}</p>
          <p className="text-ink-soft text-sm">{replyWaits}</p>
        </section>
      )}
      {reply && (
        <section ref={replied} tabIndex={-1} aria-label={say.replyTo(reviewer_name)} className="review-said">
          <p className="font-semibold text-sm">
            {say.yourReply}
            {review.replied_at && `, ${dayOf(review.replied_at)}`}
            {review.replied_by && <span className="font-normal text-ink-soft"> · {review.replied_by}</span>}
          </p>
          <p className="max-w-text whitespace-pre-line wrap-anywhere">{reply}</p>
        </section>
      )}
      {!reply && !waiting_reply && removed_reason && (
        <section aria-label={say.removedReply} className="review-said review-warn">
          <p className="font-semibold text-sm">{say.weRemovedYourReply}</p>
          <p className="max-w-text wrap-anywhere">{removed_reason}</p>
          <p className="text-ink-soft text-sm">{say.youCanWriteNewReply}</p>
        </section>
      )}
      {report && (
        <section ref={reported} tabIndex={-1} aria-label={say.report} className="review-said review-warn">
          <p className="font-semibold text-sm">
            {say.reportedOn(dayOf(report.reported_at), reportKinds[report.kind])}
            {report.reported_by && <span className="font-normal text-ink-soft"> · {report.reported_by}</span>}
          </p>
          {report.note && <p className="max-w-text whitespace-pre-line wrap-anywhere">{report.note}</p>}
          <p className="text-sm">
            {reportWords(report, is_hidden)}
            {report.decision_reason && <span className="wrap-anywhere"> {report.decision_reason}</span>}
          </p>
        </section>
      )}
      {doing === 'reply' && (
        <ReplyForm
          review={review}
          hotelName={hotel.name}
          onReplied={(what) => {
            onChange(what);
            setDoing(null);
            setSaid('reply');
          }}
          onTaken={onChange}
          onClose={() => setDoing(null)}
        />
      )}
      {mayReply && !is_hidden && doing !== 'reply' && (!(reply || waiting_reply) || !report) && (
        <div className="flex flex-wrap gap-3">
          {!reply && !waiting_reply && (
            <Button variant="secondary" size="small" aria-label={say.replyTo(about)} onClick={() => setDoing('reply')}>
              {home.reply}
            </Button>
          )}
          {!report && (
            <Button
              variant="quiet"
              size="small"
              aria-label={say.reportReviewOf(about)}
              onClick={() => setDoing('report')}
            >
              {say.report}
            </Button>
          )}
        </div>
      )}
      {doing === 'report' && (
        <ReportDialog
          review={review}
          onReported={(what) => {
            onChange(what);
            setDoing(null);
            setSaid('report');
          }}
          onClose={() => setDoing(null)}
        />
      )}
    </article>
  );
}
