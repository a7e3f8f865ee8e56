import type { ModeratedReview } from '#src/domain/hotel/moderation.ts';
import { reportKinds } from '#src/domain/hotel/report.ts';
import { formatMoment } from '#src/domain/moment.ts';
import { Badge } from '#src/features/office/Badge.tsx';
import * as say from '#src/words/staff/adminReviews.ts';

export const stateId = (review: string) => `state-${review}`;

export function ReviewState({
  review: { id, hidden_at, hidden_reason, awaits_check, report },
}: {
  review: ModeratedReview;
}) {
  return (
    <div id={stateId(id)} tabIndex={-1}>
      {hidden_at === null ? (
        <Badge tone="good">{say.visible}</Badge>
      ) : awaits_check ? (
        <Badge tone="new">{say.toCheck}</Badge>
      ) : (
        <Badge tone="bad">{say.hidden}</Badge>
      )}
      {hidden_at !== null && (
        <>
          <p className="mt-1">{hidden_reason}</p>
          <p className="text-ink-soft text-xs">{formatMoment(hidden_at)}</p>
        </>
      )}
      {report && (
        <div className="mt-2 max-w-72 font-normal">
          <p className="font-semibold">{say.reportStates[report.state]}</p>
          <p>{reportKinds[report.kind]}</p>
          {report.note && <p className="whitespace-pre-line wrap-anywhere">“{report.note}”</p>}
          <p className="text-ink-soft text-xs">
            {[report.reported_by, formatMoment(report.reported_at)].filter((one) => one).join(', ')}
          </p>
          {report.decision_reason && (
            <p className="mt-1 wrap-anywhere">{say.reasonGivenToProperty(report.decision_reason)}</p>
          )}
        </div>
      )}
    </div>
  );
}
