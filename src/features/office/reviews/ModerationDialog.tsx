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
  hide: ['Hide review?', 'Hide review'],
  keep: ['Keep review?', 'Keep review'],
  remove: ['Remove reply?', 'Remove reply'],
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
        `${isTold ? 'We email it to the property and keep it in the audit log.' : 'We keep it with the review and in the audit log. Only admins see it.'} ${longestReason - typed.trim().length} characters left.`
      }
      rows={3}
    >
      <p>
        {deed === 'hide' &&
          review.awaits_check &&
          `Guests do not see the review of ${hotel_name} by ${reviewer_name}, and its stars do not count. You can show it at any time.`}
        {deed === 'hide' &&
          !review.awaits_check &&
          `Guests no longer see the review of ${hotel_name} by ${reviewer_name}. Its ${rating === 1 ? '1 star no longer counts' : `${rating} stars no longer count`}. You can show it again at any time.`}
        {deed === 'keep' &&
          `The review of ${hotel_name} by ${reviewer_name} stays as it is. The property cannot report it again. You can still hide it at any time.`}
        {deed === 'remove' &&
          review.waiting_reply &&
          `Guests do not see the reply of ${hotel_name} to ${reviewer_name}. The property can write another reply.`}
        {deed === 'remove' &&
          !review.waiting_reply &&
          `Guests no longer see the reply of ${hotel_name} to ${reviewer_name}. You cannot restore it. The property can write another reply.`}
      </p>
      {deed === 'hide' && (
        <Select
          label="Reason in the public log"
          hint="Everyone can see in the public log that a review was hidden, with its stars and this reason. Its text and your own reason stay private."
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
