import { useState } from 'react';
import {
  HideReasonSchema,
  hideKinds,
  longestReason,
  type ModeratedReview,
  ToldReasonSchema,
} from '#src/domain/hotel/moderation.ts';
import type { ReportKind } from '#src/domain/hotel/report.ts';
import { ReasonDialog } from '#src/features/office/ReasonDialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import * as say from '#src/words/staff/admin.ts';

/** An action on a review or its reply that needs a reason. */
export type Deed = 'hide' | 'keep' | 'remove';

interface Props {
  review: ModeratedReview;
  deed: Deed;
  busy: boolean;
  /** kind: the reason in the public log for a hidden review. */
  onConfirm: (reason: string, kind: ReportKind) => void;
  onClose: () => void;
}

const titles = {
  hide: [say.hideReview, say.hideReview2],
  keep: [say.keepReview, say.keepReview2],
  remove: [say.removeReply, say.removeReply2],
} as const;

/** Asks for a reason, and says who reads it. */
export function ModerationDialog({ review, deed, onConfirm, ...dialog }: Props) {
  const { reviewer_name, hotel_name, rating, report } = review;
  const isTold = deed !== 'hide' || report?.state === 'open';
  const [kind, setKind] = useState<ReportKind>(report?.state === 'open' ? report.kind : 'other');
  const [title, confirm] = titles[deed];
  return (
    <ReasonDialog
      {...dialog}
      onConfirm={(reason) => onConfirm(reason, kind)}
      open
      title={title}
      confirm={confirm}
      schema={isTold ? ToldReasonSchema : HideReasonSchema}
      hint={(typed) =>
        say.charactersLeft(
          isTold ? say.weEmailItToProperty : say.weKeepItWithReview,
          longestReason - typed.trim().length,
        )
      }
      rows={3}
    >
      <p>
        {deed === 'hide' && review.awaits_check && say.guestsDoNotSeeReview(hotel_name, reviewer_name)}
        {deed === 'hide' &&
          !review.awaits_check &&
          say.guestsNoLongerSeeReview(
            hotel_name,
            reviewer_name,
            rating === 1 ? say.oneStarNoLongerCounts : say.starsNoLongerCount(rating),
          )}
        {deed === 'keep' && say.theReviewOfByStays(hotel_name, reviewer_name)}
        {deed === 'remove' && review.waiting_reply && say.guestsDoNotSeeReply(hotel_name, reviewer_name)}
        {deed === 'remove' && !review.waiting_reply && say.guestsNoLongerSeeReply(hotel_name, reviewer_name)}
      </p>
      {deed === 'hide' && (
        <Select
          label={say.reasonInPublicLog}
          hint={say.everyoneCanSeeInPublicLog}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as ReportKind)}
        >
          {Object.entries(hideKinds).map(([of, words]) => (
            <option key={of} value={of}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </ReasonDialog>
  );
}
