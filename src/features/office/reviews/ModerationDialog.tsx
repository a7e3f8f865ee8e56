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

/** What an admin does with a reason: with a review, or with the reply to it. */
export type Deed = 'hide' | 'keep' | 'remove';

interface Props {
  review: ModeratedReview;
  deed: Deed;
  busy: boolean;
  /** kind: what the public log tells of one that is hidden. */
  onConfirm: (reason: string, kind: ReportKind) => void;
  onClose: () => void;
}

const titles = {
  hide: ['Hide this review', 'Hide review'],
  keep: ['Keep this review', 'Keep review'],
  remove: ['Remove this reply', 'Remove reply'],
} as const;

/** Asks why, and says who will read it. */
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
        `${isTold ? 'The house is told it by mail, and it stands in the audit log.' : 'Kept with the review and in the audit log, for admins only.'} ${longestReason - typed.trim().length} characters left.`
      }
      rows={3}
    >
      <p>
        {deed === 'hide' &&
          review.awaits_check &&
          `Guests do not see what ${reviewer_name} wrote about ${hotel_name}, and its stars do not count. You can show it at any time.`}
        {deed === 'hide' &&
          !review.awaits_check &&
          `Guests no longer see what ${reviewer_name} wrote about ${hotel_name}, and its ${rating === 1 ? 'one star' : `${rating} stars`} no longer count. You can show it again at any time.`}
        {deed === 'keep' &&
          `What ${reviewer_name} wrote about ${hotel_name} stays as it is. The house can report it no more; you can still hide it at any time.`}
        {deed === 'remove' &&
          review.waiting_reply &&
          `Guests do not see what ${hotel_name} replied to ${reviewer_name}. The property can write another reply.`}
        {deed === 'remove' &&
          !review.waiting_reply &&
          `Guests no longer see what ${hotel_name} replied to ${reviewer_name}. The house can write another reply; this one does not come back.`}
      </p>
      {deed === 'hide' && (
        <Select
          label="What the public log says"
          hint="Everybody can read that one was hidden, its stars and this; never its words, nor your reason."
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
