import { useState } from 'react';
import {
  HideReasonSchema,
  hideKinds,
  longestReason,
  type ModeratedReview,
  ToldReasonSchema,
} from '#src/domain/hotel/moderation.ts';
import type { ReportKind } from '#src/domain/hotel/report.ts';
import { counted } from '#src/domain/stay.ts';
import { ReasonDialog } from '#src/ui/ReasonDialog.tsx';
import { Select } from '#src/ui/Select.tsx';
import * as say from '#src/words/staff/adminReviews.ts';

/** An action on a review or its reply that needs a reason. */
export type ModerationAction = keyof typeof say.moderationTitles;

interface Props {
  review: ModeratedReview;
  deed: ModerationAction;
  busy: boolean;
  /** `kind`: the reason shown in the public log of hidden reviews. */
  onConfirm: (reason: string, kind: ReportKind) => void;
  onClose: () => void;
}

export function ModerationDialog({ review, deed, onConfirm, ...dialog }: Props) {
  const { reviewer_name, hotel_name, rating, report } = review;
  const isTold = deed !== 'hide' || report?.state === 'open';
  const [kind, setKind] = useState<ReportKind | ''>(report?.state === 'open' ? report.kind : '');
  const [isAsked, setIsAsked] = useState(false);
  const [title, confirm] = say.moderationTitles[deed];
  return (
    <ReasonDialog
      {...dialog}
      onReason={(reason) => (deed === 'hide' && !kind ? setIsAsked(true) : onConfirm(reason, kind || 'other'))}
      title={title}
      submit={confirm}
      schema={isTold ? ToldReasonSchema : HideReasonSchema}
      label={isTold ? say.reasonForProperty : say.noteForAdmins}
      hint={(typed) =>
        `${isTold ? say.reasonEmailedToProperty : say.reasonForAdminsOnly} ${say.charactersLeft(longestReason - typed.trim().length)}`
      }
      rows={3}
    >
      <p>
        {deed === 'hide' && review.awaits_check && say.hideUnpublishedReview(hotel_name, reviewer_name)}
        {deed === 'hide' &&
          !review.awaits_check &&
          say.hideVisibleReview(hotel_name, reviewer_name, counted(rating, 'star'))}
        {deed === 'keep' && say.keepReportedReview(hotel_name, reviewer_name)}
        {deed === 'remove' && review.waiting_reply && say.rejectUnpublishedReply(hotel_name, reviewer_name)}
        {deed === 'remove' && !review.waiting_reply && say.removeVisibleReply(hotel_name, reviewer_name)}
      </p>
      {deed === 'hide' && (
        <Select
          label={say.reasonInPublicLog}
          hint={say.publicLogExplained}
          required
          error={isAsked && !kind ? say.chooseReason : null}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as ReportKind)}
        >
          <option value="">{say.choose}</option>
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
